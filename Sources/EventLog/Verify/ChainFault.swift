package import Lifecycle

/// Where a stored run is not what was recorded.
package enum ChainFault: Hashable, Sendable {
  /// There is no event with this number, though there are later ones.
  case missing(Sequence)
  /// The event's hash does not follow from the hash before and from its row: one of them, or the
  /// run's description, was changed.
  case broken(Sequence)
  /// A sealed run has another number of events than it was sealed with.
  case count(sealed: Sequence, stored: Sequence)
  /// A sealed run was sealed with another final hash than its last event has.
  case finalHash
  /// The scenario's text is not the one whose hash the run began with.
  case scenarioText
  /// The run's row, or one of its assertions, is not what it was sealed with.
  case seal

  /// The event at which it shows; nil where none is the matter.
  package var seq: Sequence? {
    switch self {
    case .missing(let seq), .broken(let seq): seq
    case .count, .finalHash, .scenarioText, .seal: nil
    }
  }
}

extension ChainFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let seq): "event \(seq) is missing"
    case .broken(let seq): "event \(seq) is not what was recorded"
    case .count(let sealed, let stored): "it was sealed with \(sealed) events and has \(stored)"
    case .finalHash: "it was sealed with another final hash"
    case .seal: "what is said about it in runs or assertions was changed"
    case .scenarioText: "the text of its scenario was changed"
    }
  }
}
