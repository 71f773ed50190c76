import Lifecycle

/// What the constraints need to know of a run: the fold of its events, without what only the
/// machine needs.
///
/// The monitors look at an event first and the fold takes it in after them, so here everything is
/// as it was before the event that is looked at.
struct RunFacts: Sendable {
  let readings: Readings
  var status = SDKStatus.notStarted
  var isSuspended = false
  var session = SessionFacts()
  var delegate = DelegateFacts()
  /// The first didFinishLaunching of the process.
  var finishedInProcess: Sequence = 0

  // Callbacks by session, and starts that were refused
  /// The latest session that gave out a callback, and the first it gave out.
  var latestSession: SessionOrdinal = 0
  var firstOfLatest: Sequence = 0
  /// The end of the last session that is over.
  var lastEnd: Sequence = 0
  /// Every startRefused, and those whose startFailed is still to come.
  var refusals = SequenceList()
  var unreported: [Sequence] = []
  /// Every startFailed of a refused start.
  var reports = SequenceList()
  /// Every configLogout, and the clearing of credentials it led to.
  var logouts = SequenceList()

  // Renewal
  var notices: [OwedNotice] = []
  var resolver = ResolverFacts()
  /// Second tries of pages' requests that are on the wire (AMB-38).
  var secondTries: [Ordinal] = []

  // Pages, navigations, urls
  var pages = PageFacts()
  var navigations: [NavigationFacts] = []
  var flows: [URLFlowFacts] = []
  /// The last didRequestOpenURL and what it was about.
  var lastRequest: Sequence = 0
  var lastRequested: URLFlow?
  var lastTapLink: Sequence = 0
  /// Urls of the SDK's own routes, with where that was seen. For look-up only.
  var knownURLs: [Symbol: Sequence] = [:]

  // Messages
  var push = PushFacts()
  var links: [LinkFacts] = []
  var tips: [TipFacts] = []
  var lastTapTip: Sequence = 0

  init(readings: Readings) {
    self.readings = readings
  }

  /// Whether didFinishLaunching has come for the running session, or for its process where a
  /// reading gives it once a process (AMB-13).
  var isFinished: Bool {
    switch readings.startFinishScope {
    case .perSession: session.isRunning && session.finished != 0
    case .perProcess: session.isRunning && session.launched != 0 && finishedInProcess != 0
    }
  }

  /// Whether didFinishLaunching is still to come for a start that succeeds now (AMB-13).
  var isFinishOwed: Bool {
    readings.startFinishScope == .perSession || finishedInProcess == 0
  }

  /// Whether the teardown under way has a willDestroy (AMB-5).
  var isTeardownAnnounced: Bool {
    isAnnounced(by: session.teardownBy, whileStarting: session.wasStarting)
  }

  func isAnnounced(by initiator: TeardownInitiator, whileStarting: Bool) -> Bool {
    !whileStarting || initiator == .host || readings.startWillDestroyOnAuthFailure
  }

  /// Whether a tokenDidChange is owed for new credentials of this source (AMB-20, AMB-30, AMB-36).
  func isNoticeOwed(for token: Symbol, _ source: CredentialSource) -> Bool {
    if token == session.token { return false }
    if status == .starting, readings.authStartupRenewalNotice == .suppress { return false }
    switch source {
    case .start: return false
    case .renewal: return true
    case .resolver: return readings.authNoticeAfterResolver == .emit
    }
  }
}
