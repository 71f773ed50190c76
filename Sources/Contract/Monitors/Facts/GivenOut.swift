import Lifecycle

// Constraints are judged on what the SDK gives out, whether or not the host receives it.

extension EventRecord {
  /// The callback the SDK gives out with this event; nil for every other event.
  var givenOut: Callback? {
    if case .callback(let callback, _) = event { return callback }
    if case .callbackSuppressed(let callback, let reason) = event, !reason.isWithheld {
      return callback
    }
    return nil
  }

  /// The kind under which the monitors look at it: a callback's own, also where nobody receives it.
  var observedKind: EventKind {
    if case .callbackSuppressed(let callback, let reason) = event, !reason.isWithheld {
      return callback.kind
    }
    return event.kind
  }

  /// sdkStatus as a host reads it inside a delivered callback; nil for every other event.
  var statusInside: SDKStatus? {
    guard case .callback(_, let status) = event else { return nil }
    return status
  }
}

extension SuppressionReason {
  /// Whether the SDK itself kept the callback back, and gave nothing out (AMB-110).
  var isWithheld: Bool {
    switch self {
    case .notStarted, .notInProfile: true
    case .noDelegate, .delegateReleased, .notImplemented: false
    }
  }
}

extension EventKind {
  /// The place of the kind in `allCases`.
  var place: Int {
    // Safe because an enumeration of at most 256 cases without payloads is one byte that counts
    // them in the order of their declaration; a test compares every case.
    Int(unsafeBitCast(self, to: UInt8.self))
  }
}

extension Int32 {
  /// Whether a code says that access was denied: 403 or one of 403xxx (AMB-1).
  var isForbidden: Bool { self == 403 || (403_000...403_999).contains(self) }

  /// Whether a code is an authentication error's.
  var isAuthentication: Bool { self == 401 || isForbidden }
}
