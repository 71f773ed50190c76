extension Machine {
  /// `+logoutAndDestroy`: tears down what runs, and does nothing otherwise (AMB-14, AMB-52).
  mutating func logoutAndDestroy(cause: Sequence) {
    let called = emit(.logoutAndDestroy, cause: cause)
    switch state.status {
    case .starting, .started:
      beginTeardown(by: .host, cause: called)
    case .notStarted, .isDestroying:
      emit(.callIgnored(.logoutAndDestroy, status: state.status), cause: called)
    }
  }

  /// The first step of teardown: nothing of the session is due any more, then willDestroy.
  ///
  /// The rest is an agenda that the host can watch but not change: completions, pages, the end.
  /// Clauses DESTROY-2…9; OC-33…39; AMB-33, AMB-47…56.
  mutating func beginTeardown(by initiator: TeardownInitiator, cause: Sequence) {
    let began = emit(.teardownBegan(by: initiator), cause: cause)
    cancelTimers([.renewal, .renewalRetry, .launchRetry, .resolverWindow], cause: began)
    cancelResolver(cause: began)
    deliver(
      .willDestroy, cause: began, then: .failNextNavigation, .closeRemainingPages,
      .finishTeardown)
  }

  /// Pending completions, NO/401, in the order of their calls (AMB-49, OC-37).
  mutating func failNextNavigation(cause: Sequence) {
    guard let pending = state.navigations.first else { return }
    let url = pending.begun.url
    let failed = emit(
      .navigationFailed(pending.navigation, url: url, code: 401), cause: cause)
    owe([.failNextNavigation], cause: cause)
    guard pending.begun.hasCompletion else { return }
    deliver(
      .navigationCompleted(pending.navigation, url: url, code: 401), cause: failed)
  }

  /// Pages close top-down, then one exitSdkPage if there were any (AMB-48, AMB-72).
  mutating func closeRemainingPages(cause: Sequence) {
    closePages(state.stack.reversed().compactMap(\.page), cause: cause)
  }

  mutating func finishTeardown(cause: Sequence) {
    emit(.teardownFinished, cause: cause)
  }

  /// `-[LBWhaleAppConfig logout]`: the credentials go, the session stays (DESTROY-12, AMB-59, D22).
  mutating func configLogout(cause: Sequence) {
    let called = emit(.configLogout, cause: cause)
    guard state.status == .starting || state.status == .started else {
      emit(.callIgnored(.configLogout, status: state.status), cause: called)
      return
    }
    let wasRenewing = state.renewal != .idle
    let cleared = emit(.credentialsCleared, cause: called)
    cancelTimers([.renewal, .renewalRetry, .resolverWindow], cause: cleared)
    cancelResolver(cause: cleared)
    dropDeferredRequests(cause: cleared)
    if state.status == .starting, wasRenewing { sendHeldLaunch(cause: cleared) }
  }
}
