/// One key that a map may have. A class, so that the decoder hands it around without copying.
package final class KeyRule: Sendable {
  package let word: Keyword
  package let value: ValueShape
  /// One sentence for the schema and the manual.
  package let meaning: String
  package let presence: Presence
  package let role: Role
  /// Keys of which one must stand in the same map; empty for a key that stands by itself.
  package let beside: [Keyword]
  /// The SDK's public name, which is accepted too.
  package let publicName: String?
  package let release: Release
  /// The format in which the key appeared.
  package let since: FormatVersion

  package enum Presence: Hashable, Sendable {
    case required
    case optional
    /// Optional, with what stands for it when it is missing.
    case defaults(to: String)
  }

  /// What a key does in its map.
  package enum Role: Hashable, Sendable {
    case plain
    /// A host's call: the one thing that happens in a step or an action.
    case hostCall(HostCallWord)
    /// What somebody else does: the one thing that happens in a step.
    case stimulus(StimulusWord)
    /// The answer to canOpenURL, in an action.
    case answer
    /// The system's completion handler, in an action.
    case complete
    /// One of the rules about the order of callbacks.
    case rule
    /// One of the blocks that stand for several expected callbacks.
    case block
  }

  package enum Release: Hashable, Sendable {
    case now
    /// Part of the format, not of this version of whalesim.
    case later
  }

  init(
    _ word: Keyword, _ value: ValueShape, _ meaning: String, presence: Presence = .optional,
    role: Role = .plain, beside: [Keyword] = [], publicName: String? = nil,
    since: FormatVersion = .one
  ) {
    self.word = word
    self.value = value
    self.meaning = meaning
    self.presence = presence
    self.role = role
    self.beside = beside
    self.publicName = publicName
    self.release = value == .later ? .later : .now
    self.since = since
  }
}

/// The formats there have been.
package enum FormatVersion: String, Hashable, Sendable, CaseIterable {
  case one = "whalesim/1"
}

/// A map of the format: which keys it may have and which it must.
///
/// The decoder checks every map's keys against its shape, so nothing is accepted that does not
/// stand here.
package final class MapShape: Sendable {
  package let name: ShapeName
  /// How messages call such a map: `a step`.
  package let title: String
  package let rules: [KeyRule]
  /// What keys may stand that are no words of the format.
  package let others: OpenKeys
  /// The rules of the keys that must stand.
  let required: [KeyRule]
  /// The rule of each key word, by the word's place in `Keyword.allCases`; 255 for none.
  private let ruleIndices: [UInt8]

  /// Keys whose names the file or the contract gives.
  package enum OpenKeys: Hashable, Sendable {
    case none
    /// The open questions of the documents; each allows readings of its own.
    case questions
    case columns
    case accounts
    case notifications
    case symbols
    case urls
    case callbacks
    case argumentsOfTheCallback
    case anything
  }

  init(_ name: ShapeName, _ title: String, others: OpenKeys = .none, _ rules: [KeyRule]) {
    self.name = name
    self.title = title
    self.rules = rules
    self.others = others
    required = rules.filter { $0.presence == .required }
    var indices = [UInt8](repeating: .max, count: Keyword.allCases.count)
    for (index, rule) in rules.enumerated() { indices[rule.word.place] = UInt8(index) }
    ruleIndices = indices
  }

  /// The rule for the key that `bytes` spell; nil when it is none of this map.
  func rule(spelled bytes: ArraySlice<UInt8>) -> KeyRule? {
    guard let place = Keyword.place(spelled: bytes) else { return nil }
    let index = ruleIndices[place]
    return index == .max ? nil : rules[Int(index)]
  }

  package func rule(for word: Keyword) -> KeyRule? { rules.first { $0.word == word } }

  /// The words of its keys, as the format calls them.
  package var words: [String] { rules.map(\.word.rawValue) }

  /// The words that a key of this map may be, by its public names too.
  package var vocabulary: [String] {
    rules.flatMap { [$0.word.rawValue] + ($0.publicName.map { [$0] } ?? []) }
  }
}
