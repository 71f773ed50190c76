import Lifecycle

/// Something the host was told, to know what it does because of it: inside it or after it.
struct Occasion: Sendable {
  var seq: Sequence
  var kind: Kind
  /// Whether the host has validated what it was told (URL-18, ANALYTICS-2).
  var isValidated = false

  // Of a notification
  /// Whether the SDK was asked about it.
  var isOffered = false
  /// Whether the SDK shows it.
  var isShownBySDK = false
  /// Whether the system's completion handler was called.
  var isCompleted = false

  enum Kind: Sendable {
    case startRefused
    case startFailed
    case tokenDidChange
    case willDestroy
    case didRequestOpenURL(Symbol)
    case routerHandler
    case analyticsEvent
    /// A navigation, push start or device token that failed.
    case failure
    case notification(Arrival)
  }
}

/// What the host owes until the run ends, or its process.
struct Obligation: Sendable {
  var rule: LintRule
  var severity: LintSeverity
  /// The event it is owed for.
  var seq: Sequence
  /// What tells it from others of its rule: a session, an occasion, or a symbol.
  var key: Int
}

extension HostLint {
  /// What the host was told when it did this; nil if it did it by itself.
  ///
  /// A delayed action has the occasion as its cause, one inside a callback as its parent too.
  func occasionIndex(of record: EventRecord) -> Int? {
    occasionIndex(at: record.cause) ?? occasionIndex(at: record.parent)
  }

  func occasion(of record: EventRecord) -> Occasion? {
    occasionIndex(of: record).map { occasions[$0] }
  }

  private func occasionIndex(at seq: Sequence) -> Int? {
    guard seq != 0 else { return nil }
    var range = 0..<occasions.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if occasions[middle].seq == seq { return middle }
      range =
        occasions[middle].seq < seq ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  mutating func tell(_ kind: Occasion.Kind, _ record: EventRecord) {
    occasions.append(Occasion(seq: record.seq, kind: kind))
  }
}
