import Lifecycle

// The host and its sessions: HOST-1, HOST-3, HOST-17, HOST-21, HOST-24 to HOST-26, HOST-40,
// HOST-42, AMB-81, AMB-112.
extension HostLint {
  mutating func accepted(
    _ ordinal: SessionOrdinal, _ call: StartCall, _ record: EventRecord
  ) {
    facts.begin(ordinal)
    if call.settings.env != .prod, !project.nonProductionConfig { find(.nonProduction, record) }
    if facts.isNextDelegateReleased { find(.releasedDelegate, record) }
    facts.isNextDelegateReleased = false
    if call.omits.contains(.canOpenURL) != call.omits.contains(.didRequestOpenURL) {
      find(.halfURLFlow, record)
    }
  }

  mutating func launched() {
    facts.status = .started
    facts.hasLaunched = true
    // By a reading the SDK has kept what came too early, and takes it now (AMB-91).
    if readings.pushBufferBeforeStart { settle(.submitAgain) }
  }

  mutating func destroyed(_ record: EventRecord) {
    settle(.destroyAfterRuntimeError, key: Int(facts.session))
    guard let occasion = occasion(of: record), case .startFailed = occasion.kind else { return }
    find(.redundantDestroy, record)
  }

  /// The SDK is torn down, whoever did it (AMB-39).
  mutating func tornDown() {
    facts.status = .isDestroying
    settle(.destroyAfterRuntimeError, key: Int(facts.session))
  }

  mutating func loggedOut(_ record: EventRecord) {
    if facts.runtimeError != 0, facts.status == .started { find(.destroyInsteadOfLogout, record) }
    if !project.configLogoutConfirmed { find(.unconfirmedLogout, record) }
  }

  mutating func chose(_ environment: Environment, _ record: EventRecord) {
    if environment != .prod, !project.nonProductionConfig { find(.nonProduction, record) }
    if facts.status != .notStarted { find(.environmentAfterStart, record) }
  }

  /// The SDK needs the delegate while a session runs; one released before begins without it.
  mutating func releasedDelegate(_ record: EventRecord) {
    if facts.status == .notStarted {
      facts.isNextDelegateReleased = true
    } else {
      find(.releasedDelegate, record)
    }
  }

  mutating func navigated(_ call: NavigationCall, _ record: EventRecord) {
    if !facts.hasLaunched { find(.routeAfterFinish, record) }
    if facts.runtimeError != 0, facts.status == .started { find(.routeOnInvalidSession, record) }
    guard let occasion = occasion(of: record) else { return }
    if case .didRequestOpenURL(let url) = occasion.kind {
      if url == call.url { find(.handsURLBack, record) }
      settle(.logUnknownURL, key: Int(occasion.seq))
    } else if case .routerHandler = occasion.kind {
      settle(.emptyRouterHandler, key: Int(occasion.seq))
    }
  }
}
