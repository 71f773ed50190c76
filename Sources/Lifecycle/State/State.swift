/// The SDK and its host as far as the model knows them: the fold of a run's events.
///
/// A small value without strings. Nothing in it names a seq or a wall clock, so two histories that
/// lead to the same situation compare equal.
package struct State: Hashable, Sendable {
  /// How this run reads what the documents leave open.
  package let readings: Readings

  // The process
  package var isProcessAlive = true
  package var isSuspended = false
  package var status: SDKStatus = .notStarted

  // The session
  /// The running session; 0 outside one.
  package var session: SessionOrdinal = 0
  /// How many sessions began since the run did; survives a kill (D29).
  package var sessionsBegun: SessionOrdinal = 0
  /// Whether didRunInError has ended the session's authentication (AMB-40).
  package var isInvalidated = false
  /// Whether didFinishLaunching was due in this process before (AMB-13).
  package var hasFinishedLaunching = false
  package var config: Config?
  /// The ended session's config, under `config.afterDestroy: retained` (AMB-54).
  package var retainedConfig: Config?
  /// nil outside a session, and after the credentials were cleared (DESTROY-12).
  package var credentials: CredentialPair?

  // Startup and renewal
  package var launch: LaunchPhase = .idle
  package var renewal: RenewalPhase = .idle
  package var launchRetries: Int32 = 0
  package var renewalRetries: Int32 = 0
  /// What the last refused renewal said, for the didRunInError it may lead to (RUN-8).
  package var renewalRefusal: Refusal?
  package var resolver = ResolverState()
  /// How many resolvers the failure under way has opened (AMB-31).
  package var resolverRounds: Int32 = 0
  /// tokenDidChange of renewals during startup, kept for Started (AMB-20).
  package var keptNotices: [Symbol] = []
  package var timers = ArmedTimers()

  // The delegates
  package var delegates = Delegates()
  /// What happened to the delegates of a config that has not been started yet (D10).
  package var nextDelegates = Delegates()

  // Pages, navigations, requests
  /// SDK pages and the host's pages on top of them, bottom first.
  package var stack: [StackEntry] = []
  /// Navigations without an outcome yet, in the order of their calls.
  package var navigations: [PendingNavigation] = []
  /// Requests of pages that wait for a renewal, in the order in which they joined.
  package var deferred: [DeferredRequest] = []
  /// Calls kept for Started or NotStarted, in the order in which they were made.
  package var deferredCalls: [DeferredCall] = []
  /// Whether enterSdkPage of the open page is still owed (AMB-66).
  package var isEnterOwed = false
  /// Requests on the wire, those of ended sessions included.
  package var inFlight: [InFlightRequest] = []

  package var push = PushState()

  // Numbers given so far
  package var pagesOpened: Ordinal = 0
  package var navigationsBegun: Ordinal = 0
  package var requestsMade: Ordinal = 0
  package var resolversOpened: Ordinal = 0
  package var tipsShown: Ordinal = 0

  /// The English name of the account started last, which outlives its session (AMB-114).
  package var lastAppName: Symbol?

  package init(readings: Readings = Readings()) {
    self.readings = readings
  }

  /// How many SDK pages exist (PAGE-7).
  package var pageCount: Int {
    var count = 0
    for entry in stack where entry.page != nil { count += 1 }
    return count
  }

  /// The topmost SDK page, whether or not a host page covers it.
  package var topPage: Page? {
    for entry in stack.reversed() {
      if let page = entry.page { return page }
    }
    return nil
  }

  /// Navigations without an outcome, those that wait for Started included, in the order of their
  /// calls (AMB-49, AMB-74).
  package var pendingNavigations: [PendingNavigation] {
    var pending = navigations
    for call in deferredCalls {
      guard case .navigation(let navigation, let begun) = call else { continue }
      pending.append(PendingNavigation(navigation: navigation, begun: begun))
    }
    return pending.sorted { $0.navigation < $1.navigation }
  }

  /// The running session's token; nil outside one and after the credentials were cleared.
  package var token: Credential? { credentials?.token }

  /// What the config's `token` and `refreshToken` say: those that count now, empty once they were
  /// cleared, or by a reading those of the start for ever (AMB-34). nil without a config.
  package var configCredentials: (token: Symbol, refreshToken: Symbol)? {
    guard let config = config ?? retainedConfig else { return nil }
    switch readings.configTokenView {
    case .live:
      return (credentials?.token.symbol ?? .empty, credentials?.refreshToken.symbol ?? .empty)
    case .snapshot:
      return (config.token, config.refreshToken)
    }
  }
}

/// The configuration the SDK was started with, as far as behaviour depends on it (START-30).
package struct Config: Hashable, Sendable {
  package var account: Symbol
  package var appName: AppName
  package var settings: ConfigSettings
  package var resolverWindow: Milliseconds
  package var omits: OmittedCallbacks
  /// The credentials the start carried.
  package var token: Symbol
  package var refreshToken: Symbol
}

/// Whether the config's weak references still lead somewhere (CONFIG-9, CONFIG-10).
package struct Delegates: Hashable, Sendable {
  package var isReleased = false
  package var hasUIDelegate = true

  package init() {}
}

/// What a refused renewal said.
package struct Refusal: Hashable, Sendable {
  package var code: Int32
  package var message: Symbol
}
