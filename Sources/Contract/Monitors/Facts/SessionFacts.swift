import Lifecycle

/// What is known of the running session, or of the last one while none runs.
///
/// The fields that are seqs say when something first came; 0 says that it has not.
struct SessionFacts: Sendable {
  var ordinal: SessionOrdinal = 0
  var isRunning = false

  // Startup
  /// The startAccepted.
  var accepted: Sequence = 0
  /// Whether an answer of the server came, so that the call has returned for certain.
  var isAnswered = false
  /// The launchSucceeded.
  var launched: Sequence = 0
  /// The didFinishLaunching.
  var finished: Sequence = 0
  /// The startFailed of this session's own start.
  var failed: Sequence = 0
  /// Whether that was a 403 or 403xxx.
  var isForbidden = false

  // Renewal and runtime error
  var token: Symbol?
  var hasCredentials = false
  /// A renewalSucceeded whose credentials are still to come.
  var renewed: Sequence = 0
  /// The last tokenDidChange.
  var notice: Sequence = 0
  /// The token of a notice that came before its credentials.
  var earlyNotice: Symbol?
  /// A refused renewal that no new credentials have followed yet.
  var failedRenewal: Sequence = 0
  /// How often the host was asked because of it (AMB-31).
  var asks: Int32 = 0
  /// The last acceptance of a resolver's pair.
  var acceptedPair: Sequence = 0
  /// The last refusal of a page's request.
  var refusedRequest: Sequence = 0
  /// The sessionInvalidated.
  var invalidated: Sequence = 0
  /// The first didRunInError that reports an authentication error.
  var runtimeError: Sequence = 0

  // Teardown
  /// The last logoutAndDestroy.
  var destroyCall: Sequence = 0
  /// Whether a logoutAndDestroy waits for Started, by a reading (AMB-14).
  var isDestroyDeferred = false
  /// The teardownBegan, by whom, and in which status.
  var teardown: Sequence = 0
  var teardownBy = TeardownInitiator.host
  var wasStarting = false
  /// Whether there were pages then, and enterSdkPage had come for them.
  var hadEnteredPages = false
  var hadPages = false
  var willDestroy: Sequence = 0
  /// The first page that teardown closed.
  var closedPage: Sequence = 0
  /// The exitSdkPage of teardown.
  var exited: Sequence = 0
  /// What ended it: teardownFinished, a launchFailed without teardown, or the process's end.
  var ended: Sequence = 0

  /// Whether `session`, as a record names it, is this one and still runs.
  func runs(_ session: SessionOrdinal) -> Bool {
    isRunning && session == ordinal
  }

  /// Whether `session` is over: this one after its end, or one before it.
  func isOver(_ session: SessionOrdinal) -> Bool {
    session != 0 && (session < ordinal || session == ordinal && !isRunning)
  }
}

/// The resolver asked last (ruling 10).
struct ResolverFacts: Sendable {
  var ordinal: Ordinal = 0
  var opened: Sequence = 0
  /// In ms.
  var deadline: Milliseconds = 0
  /// The answer that counts.
  var answer: Sequence = 0
  /// Whether that is something the server can be asked about (AMB-25, AMB-26).
  var isUsable = false
  var settled: Sequence = 0

  var isWaiting: Bool { opened != 0 && settled == 0 }
}

/// A tokenDidChange that is to come.
struct OwedNotice: Sendable {
  /// The credentialIssued, which tells it from others.
  var issued: Sequence
  /// What it is owed for: the renewalSucceeded, or the credentialIssued of a resolver's pair.
  var first: Sequence
  var token: Symbol
  /// The constraint that owes it: OC-15 for a renewal, OC-23 for a resolver's pair.
  var number: Int
}

/// Whom the callbacks would reach (CONFIG-9, AMB-61).
struct DelegateFacts: Sendable {
  var omits = OmittedCallbacks.none
  var isReleased = false
  /// Whether the delegate of the next config has gone away before its start (D10).
  var isNextReleased = false

  private static let resolver = OmittedCallbacks(.refreshTokenExpired)

  /// Whether a host can be asked for a new pair (AMB-27).
  var canResolve: Bool { !isReleased && !omits.contains(Self.resolver) }
}
