import Lifecycle

/// What the rules need to know of a run so far.
struct LintFacts: Sendable {
  var status = SDKStatus.notStarted
  var session: SessionOrdinal = 0
  var hasLaunched = false
  /// The didRunInError(401) of the running session.
  var runtimeError: Sequence = 0
  /// The willDestroy of the running or last session, and whether it is too late to persist.
  var willDestroy: Sequence = 0
  var hasClosedPages = false
  /// Whether the next config's delegate has gone already (D10).
  var isNextDelegateReleased = false

  // The process
  var hasCalledStart = false
  var hasStartedPush = false
  /// Whether a late start of the push service was noted.
  var hasMissedPushStart = false
  /// The last word of checkIsLBNotification on each message.
  var checks: [(message: Symbol, isWhale: Bool)] = []
  /// Ids of messages that were handled as launch, tap or click.
  var handledIDs: [Symbol] = []

  // The run
  var usesWhaleChannel = false
  var usesBrokerChannel = false
  var hasMixedChannels = false
  /// The latest resolver that the host was asked by, and how each ended, by ordinal.
  var resolvers: [(ordinal: Ordinal, outcome: ResolverOutcome?)] = []

  mutating func begin(_ ordinal: SessionOrdinal) {
    status = .starting
    session = ordinal
    hasLaunched = false
    runtimeError = 0
    willDestroy = 0
    hasClosedPages = false
  }

  mutating func endSession() {
    status = .notStarted
    hasLaunched = false
    runtimeError = 0
    hasClosedPages = true
  }

  mutating func endProcess() {
    endSession()
    willDestroy = 0
    isNextDelegateReleased = false
    hasCalledStart = false
    hasStartedPush = false
    hasMissedPushStart = false
    checks.removeAll()
    handledIDs.removeAll()
  }
}
