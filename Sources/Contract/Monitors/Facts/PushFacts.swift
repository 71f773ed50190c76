import Lifecycle

/// The push service. It belongs to the process (ruling 13).
struct PushFacts: Sendable {
  /// The pushServiceStarted that holds; 0 while it is not started.
  var started: Sequence = 0
  /// Calls of startWithKey whose block has not been called, and the last of them.
  var startsOpen = 0
  var lastStart: Sequence = 0
  /// Calls of updateDeviceToken whose block has not been called, and the last of them.
  var tokensOpen = 0
  var lastToken: Sequence = 0
  /// How many of those blocks may be called by now: one for each binding that ended.
  var blocksDue = 0
  /// Bindings on the wire for which a block waits.
  var bindings: [Ordinal] = []
  /// Ids of messages that were handled, where a reading tells them apart by that (D27).
  var handledIDs: [Symbol] = []
}

extension RunFacts {
  /// The service is as new; which messages the process has handled is no part of it (D27).
  mutating func applyPushReset() {
    let handledIDs = push.handledIDs
    push = PushFacts()
    push.handledIDs = handledIDs
  }

  mutating func applyPushStart(at seq: Sequence) {
    push.startsOpen += 1
    push.lastStart = seq
  }

  mutating func applyDeviceToken(at seq: Sequence) {
    push.tokensOpen += 1
    push.lastToken = seq
    // By a reading the block of a token given too early is called at once (AMB-100).
    if isTokenTold { push.blocksDue += 1 }
  }

  /// Whether the block of a device token given now is called without waiting for its binding.
  var isTokenTold: Bool {
    readings.pushTokenBeforeStart == .callbackAtOnce && status != .started
  }

  mutating func applyBindingEnd(_ request: Ordinal) {
    guard let index = push.bindings.firstIndex(of: request) else { return }
    push.bindings.remove(at: index)
    push.blocksDue += 1
  }

  mutating func applyStartCompleted() {
    push.startsOpen = max(push.startsOpen - 1, 0)
  }

  mutating func applyTokenCompleted() {
    push.tokensOpen = max(push.tokensOpen - 1, 0)
    push.blocksDue = max(push.blocksDue - 1, 0)
  }
}
