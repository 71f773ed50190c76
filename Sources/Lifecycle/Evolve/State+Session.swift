extension State {
  mutating func applyStart(_ ordinal: SessionOrdinal, _ call: StartCall) {
    status = .starting
    session = ordinal
    sessionsBegun = ordinal
    isInvalidated = false
    config = Config(
      account: call.account, appName: call.appName, settings: call.settings,
      resolverWindow: call.resolverWindow, omits: call.omits)
    credentials = CredentialPair(token: call.token, refreshToken: call.refreshToken)
    lastAppName = call.appName.en
    delegates = nextDelegates
    nextDelegates = Delegates()
    launch = .idle
    renewal = .idle
    launchRetries = 0
    renewalRetries = 0
    renewalRefusal = nil
  }

  /// A launch that failed with an authentication error is over; teardown follows it.
  mutating func applyLaunchFailure() {
    launch = .idle
    renewal = .idle
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
    config = nil
    credentials = nil
    launch = .idle
    renewal = .idle
    launchRetries = 0
    renewalRetries = 0
    renewalRefusal = nil
    delegates = Delegates()
    navigations.removeAll()
    deferred.removeAll()
  }

  /// The process is gone and with it everything but what the run itself counts (ruling 6, D29).
  mutating func applyProcessEnd() {
    applySessionEnd()
    isProcessAlive = false
    isSuspended = false
    timers = ArmedTimers()
    nextDelegates = Delegates()
    stack.removeAll()
    inFlight.removeAll()
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
