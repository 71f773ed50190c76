package import Lifecycle

/// What table `runs` says of a run, without its large columns.
package struct RunInfo: Hashable, Sendable {
  package var id: RunID
  /// `cold-start#3`, of base `cold-start` and number 3.
  package var name: String
  package var base: String
  package var number: Int64
  /// The scenario's own name.
  package var scenario: String
  package var state: RunState
  /// nil until the run is sealed.
  package var verdict: String?
  package var eventCount: Sequence?
  package var finalHash: Digest?
  package var source: String
  package var program: String
  package var format: Int64
  package var recordedAt: String
  package var scenarioPath: String?
}

/// Whether more can come.
package enum RunState: String, Hashable, Sendable, CaseIterable {
  case open
  case sealed
  /// Its process ended before it was sealed.
  case interrupted
}

/// What determined a run: the file as it was read, the row of its cases, and the readings.
package struct RunInputs: Hashable, Sendable {
  package var scenarioText: String?
  package var scenarioHash: Digest?
  /// A JSON object, as it is stored; nil without cases.
  package var caseValues: String?
  /// A JSON object, as it is stored.
  package var readings: String
}

/// How a person names a run.
package enum RunSelector: Hashable, Sendable {
  /// `cold-start#3`.
  case name(String)
  /// `17`.
  case id(RunID)
  /// `last`: the run recorded last; with a base, `last:cold-start`, the last of those.
  case last(base: String?)

  /// The selector that `text` spells. Every text is one; that of no run is found out by looking.
  package init(_ text: String) {
    let prefix = "last:"
    if text == "last" {
      self = .last(base: nil)
    } else if text.hasPrefix(prefix), text.utf8.count > prefix.utf8.count {
      self = .last(base: String(text.dropFirst(prefix.count)))
    } else if let number = Int64(text), number > 0 {
      self = .id(RunID(rawValue: number))
    } else {
      self = .name(text)
    }
  }

  /// The text that spells it.
  package var text: String {
    switch self {
    case .name(let name): name
    case .id(let id): "\(id.rawValue)"
    case .last(let base): base.map { "last:\($0)" } ?? "last"
    }
  }
}
