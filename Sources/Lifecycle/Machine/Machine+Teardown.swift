extension Machine {
  /// `+logoutAndDestroy`: tears down what runs, and does nothing otherwise (AMB-14, AMB-52).
  mutating func logoutAndDestroy(cause: Sequence) {
    let called = emit(.logoutAndDestroy, cause: cause)
    switch state.status {
    case .starting where !isInsideFailedStart:
      destroyWhileStarting(cause: called)
    case .starting, .started:
      beginTeardown(by: .host, cause: called)
    case .notStarted, .isDestroying:
      emit(.callIgnored(.logoutAndDestroy, status: state.status), cause: called)
    }
  }

  private mutating func destroyWhileStarting(cause: Sequence) {
    switch state.readings.destroyWhileStarting {
    case .cancel: beginTeardown(by: .host, cause: cause)
    case .defer: emit(.callDeferred(.logoutAndDestroy), cause: cause)
    case .ignore: emit(.callIgnored(.logoutAndDestroy, status: state.status), cause: cause)
    }
  }

  /// Inside startFailed(401/403) a destroy is done at once under every reading (D14).
  private var isInsideFailedStart: Bool {
    frames.contains { $0.failure.map { !$0.isRefusal } ?? false }
  }

  /// The first step of teardown: nothing of the session is due any more.
  ///
  /// The rest is an agenda that the host can watch but not change: willDestroy, completions, tips
  /// and pages, the end. Clauses DESTROY-2…9; OC-33…39; AMB-5, AMB-33, AMB-47…56.
  mutating func beginTeardown(by initiator: TeardownInitiator, cause: Sequence) {
    let isAnnounced =
      state.status != .starting || initiator == .host
      || state.readings.startWillDestroyOnAuthFailure
    let began = emit(.teardownBegan(by: initiator), cause: cause)
    cancelTimers([.renewal, .renewalRetry, .launchRetry, .resolverWindow], cause: began)
    cancelResolver(cause: began)
    owe(
      workBeforeWillDestroy + (isAnnounced ? [.announceTeardown] : workAfterWillDestroy),
      cause: began)
  }

  /// What a reading moves before willDestroy (AMB-47, AMB-49).
  private var workBeforeWillDestroy: [Work] {
    var work: [Work] = []
    if state.readings.destroyPendingNavigation == .failBeforeWillDestroy {
      work.append(.failNextNavigation)
    }
    if state.readings.destroyExitOrder == .beforeWillDestroy {
      work += [.dismissTips, .closeRemainingPages]
    }
    return work
  }

  private var workAfterWillDestroy: [Work] {
    var work: [Work] = []
    switch state.readings.destroyPendingNavigation {
    case .failAfterWillDestroy: work.append(.failNextNavigation)
    case .failBeforeWillDestroy: break
    case .drop: work.append(.dropNavigations)
    }
    if state.readings.destroyExitOrder == .afterWillDestroy {
      work += [.dismissTips, .closeRemainingPages]
    }
    return work + [.finishTeardown(turns: state.readings.destroyTurns)]
  }

  /// willDestroy, while everything is still there (DESTROY-4, OC-34).
  mutating func announceTeardown(cause: Sequence) {
    deliver(
      .willDestroy, cause: cause, to: Receiver(state), session: nil, then: workAfterWillDestroy)
  }

  /// Pending completions, NO/401, in the order of their calls (AMB-49, OC-37).
  mutating func failNextNavigation(cause: Sequence) {
    guard let pending = state.pendingNavigations.first else { return }
    owe([.failNextNavigation], cause: cause)
    failWithSession(pending, cause: cause)
  }

  /// A navigation that the end of its session fails: NO/401 for its block.
  mutating func failWithSession(_ pending: PendingNavigation, cause: Sequence) {
    let url = pending.begun.url
    let failed = emit(
      .navigationFailed(pending.navigation, url: url, code: 401), cause: cause)
    guard pending.begun.hasCompletion else { return }
    deliver(
      .navigationCompleted(pending.navigation, url: url, code: 401), cause: failed)
  }

  /// The blocks of pending navigations are never called, by a reading (AMB-49).
  mutating func dropNavigations(cause: Sequence) {
    for pending in state.pendingNavigations {
      emit(
        .navigationFailed(pending.navigation, url: pending.begun.url, code: 401), cause: cause)
    }
  }

  /// Pages close top-down, then one exitSdkPage if there were any (AMB-48, AMB-72).
  mutating func closeRemainingPages(cause: Sequence) {
    closePages(
      state.stack.reversed().compactMap(\.page), isSilent: !state.readings.destroyExitOnTeardown,
      cause: cause)
  }

  /// NotStarted and no config: at once, or so many turns later (AMB-51, D14).
  mutating func finishTeardown(turns: Int32, cause: Sequence) {
    guard turns == 0 else {
      later(.finishTeardown(turns: turns - 1), cause: cause)
      return
    }
    let waiting = state.deferredCalls
    let finished = emit(.teardownFinished, cause: cause)
    if state.readings.destroyPushService == .reset {
      emit(.pushServiceReset, cause: finished, session: 0)
    }
    for call in waiting {
      guard case .start(let start) = call else { continue }
      later(.startDeferred(start), cause: finished)
    }
  }

  /// `-[LBWhaleAppConfig logout]`: the credentials go, the session stays (DESTROY-12, AMB-59, D22).
  mutating func configLogout(cause: Sequence) {
    let called = emit(.configLogout, cause: cause)
    guard state.status == .starting || state.status == .started,
      state.readings.facadeProfile == .docs001
    else {
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
