extension State {
  mutating func applyStart(_ ordinal: SessionOrdinal, _ call: StartCall) {
    status = .starting
    session = ordinal
    sessionsBegun = ordinal
    isInvalidated = false
    config = Config(
      account: call.account, appName: call.appName, settings: call.settings,
      resolverWindow: call.resolverWindow, omits: call.omits, token: call.token.symbol,
      refreshToken: call.refreshToken.symbol)
    credentials = CredentialPair(token: call.token, refreshToken: call.refreshToken)
    lastAppName = call.appName.en
    delegates = nextDelegates
    nextDelegates = Delegates()
    launch = .idle
    renewal = .idle
    launchRetries = 0
    renewalRetries = 0
    resolverRounds = 0
    renewalRefusal = nil
    keptNotices.removeAll()
    retainedConfig = nil
  }

  mutating func applyLaunchSuccess() {
    status = .started
    hasFinishedLaunching = true
    // A launch still under way has no say any more: a reading can finish without it (D11).
    launch = .idle
    if timers[.renewalRetry] == nil { forgetFailedRenewal() }
    // A navigation stays until it begins: a destroy before that has its block to call.
    deferredCalls.removeAll { !$0.isNavigation }
  }

  /// A renewal that failed and that nothing tries again leaves the way free for the next one.
  private mutating func forgetFailedRenewal() {
    switch renewal {
    case .waitingForRetry, .waitingToVerify: renewal = .idle
    case .idle, .inFlight, .resolving, .verifying: break
    }
  }

  /// A launch that failed with an authentication error is over. Teardown follows it, unless a
  /// reading says that the session just ends (D13).
  mutating func applyLaunchFailure(endsSession: Bool) {
    launch = .idle
    renewal = .idle
    if endsSession { applySessionEnd() }
  }

  /// A setting goes to the running config, or to the one that outlived its session (AMB-55).
  mutating func applyConfigChange(_ setting: ConfigSetting) {
    if config != nil {
      config?.settings.apply(setting)
    } else {
      retainedConfig?.settings.apply(setting)
    }
  }

  mutating func applyTeardownBegan() {
    status = .isDestroying
    launch = .idle
    renewal = .idle
    deferred.removeAll()
  }

  /// The end of teardown: what belonged to the session is gone, requests on the wire are not.
  mutating func applySessionEnd() {
    status = .notStarted
    session = 0
    isInvalidated = false
    if readings.configAfterDestroy == .retained { retainedConfig = config }
    config = nil
    credentials = nil
    launch = .idle
    renewal = .idle
    launchRetries = 0
    renewalRetries = 0
    resolverRounds = 0
    renewalRefusal = nil
    keptNotices.removeAll()
    delegates = Delegates()
    navigations.removeAll()
    deferred.removeAll()
    // A notification handed over too early waits for a start that succeeds (D27).
    deferredCalls.removeAll { $0.isOfSession }
    isEnterOwed = false
  }

  /// The process is gone and with it everything but what the run itself counts (ruling 6, D29).
  mutating func applyProcessEnd() {
    applySessionEnd()
    isProcessAlive = false
    isSuspended = false
    timers = ArmedTimers()
    nextDelegates = Delegates()
    retainedConfig = nil
    deferredCalls.removeAll()
    hasFinishedLaunching = false
    stack.removeAll()
    inFlight.removeAll()
    push = PushState()
    if resolver.phase == .waiting {
      resolver.phase = .cancelled
      resolver.hasAnswer = false
    }
  }

  mutating func applyUIDelegate(present: Bool) {
    if status == .notStarted {
      nextDelegates.hasUIDelegate = present
    } else {
      delegates.hasUIDelegate = present
    }
  }

  mutating func applyDelegateRelease() {
    if status == .notStarted {
      nextDelegates.isReleased = true
    } else {
      delegates.isReleased = true
    }
  }
}
