extension Machine {
  /// The SDK is up: didFinishLaunching, then what waited for Started (START-3, START-28, D12).
  mutating func finishLaunching(cause: Sequence) {
    let isFirst = !state.hasFinishedLaunching
    let waiting = workForStarted
    let succeeded = emit(.launchSucceeded, cause: cause)
    cancelTimers([.launchRetry], cause: succeeded)
    if isFirst || state.readings.startFinishScope == .perSession {
      deliver(
        .didFinishLaunching, cause: succeeded, to: Receiver(state), session: nil, then: waiting)
    } else {
      owe(waiting, cause: succeeded)
    }
  }

  /// What waits for Started, in D12's order; each piece is done only while still Started.
  private var workForStarted: [Work] {
    let session = state.session
    var work: [Work] = [.renewDueToken(session), .deliverKeptNotices(session)]
    if state.deferredCalls.contains(.logoutAndDestroy) { work.append(.destroyDeferred(session)) }
    work.append(.bindDeviceTokens(session))
    for call in state.deferredCalls {
      if case .navigation = call { work.append(.beginDeferred(call, session)) }
    }
    for call in state.deferredCalls {
      if case .notification = call { work.append(.beginDeferred(call, session)) }
    }
    return work
  }

  /// A token that was due for renewal already at the start is renewed now (ruling 4).
  mutating func renewDueToken(_ session: SessionOrdinal, cause: Sequence) {
    guard isStarted(session), !state.isInvalidated, state.timers[.renewal] == nil,
      state.renewal == .idle, let token = state.token, let due = renewalDue(token), due <= now
    else { return }
    beginRenewal(.dueAtStart, cause: cause)
  }

  /// tokenDidChange of renewals during startup, kept until now by a reading (AMB-20).
  mutating func deliverKeptNotices(_ session: SessionOrdinal, cause: Sequence) {
    guard isStarted(session), let token = state.keptNotices.first else { return }
    deliver(.tokenDidChange(token: token), cause: cause, then: .deliverKeptNotices(session))
  }

  /// logoutAndDestroy made while Starting, kept until now by a reading (AMB-14).
  mutating func destroyDeferred(_ session: SessionOrdinal, cause: Sequence) {
    guard isStarted(session) else { return }
    beginTeardown(by: .host, cause: cause)
  }

  /// A navigation or notification kept until now by a reading (AMB-74, AMB-91).
  mutating func beginDeferred(
    _ call: DeferredCall, _ session: SessionOrdinal, cause: Sequence
  ) {
    guard isStarted(session) else { return }
    switch call {
    case .navigation(let navigation, let begun): begin(navigation, begun, cause: cause)
    case .notification(let handling): take(handling, cause: cause)
    case .start, .logoutAndDestroy: break
    }
  }

  /// Whether this session runs and is Started.
  func isStarted(_ session: SessionOrdinal) -> Bool {
    state.session == session && state.status == .started
  }

  /// startFailed(401/403/403xxx) and the SDK's own teardown, in the order a reading says.
  ///
  /// Clauses START-11…15; AMB-1, AMB-2, AMB-4, D11, D13.
  mutating func failStart(code: Int32, message: Symbol, cause: Sequence) {
    let reported = code == 403 ? state.readings.startForbiddenCode : code
    let description =
      message.isEmpty ? WellKnownText.error(code: reported) : message
    let error = ErrorInfo(
      code: reported, description: description, serverCode: code == reported ? nil : code)
    let isForbidden = reported == 403 || (403_000...403_999).contains(reported)
    if isForbidden, !state.readings.startDestroyOn403 {
      deliver(
        .startFailed(error), cause: cause,
        then: .endFailedSession(state.session, code: reported, message: message))
      return
    }
    let failed = emit(
      .launchFailed(code: reported, message: message, endsSession: false), cause: cause)
    switch state.readings.startSelfDestroyTiming {
    case .afterCallback:
      deliver(
        .startFailed(error), cause: failed, then: .destroyAfterFailedStart(state.session))
    case .beforeCallback:
      let report = FailedStart(
        error: error, session: state.session, omits: state.config?.omits ?? .none,
        isDelegateReleased: state.delegates.isReleased)
      owe([.reportFailedStart(report)], cause: failed)
      beginTeardown(by: .sdk, cause: failed)
    }
  }

  mutating func destroyAfterFailedStart(_ session: SessionOrdinal, cause: Sequence) {
    // The host may have destroyed it inside the callback already (AMB-64).
    guard state.session == session, state.status == .starting else { return }
    beginTeardown(by: .sdk, cause: cause)
  }

  /// The session ends after startFailed, without willDestroy (D13). What it kept for Started is
  /// completed first, or dropped by a reading (AMB-49, AMB-74).
  mutating func endFailedSession(
    _ session: SessionOrdinal, code: Int32, message: Symbol, cause: Sequence
  ) {
    guard state.session == session, state.status == .starting else { return }
    if state.readings.destroyPendingNavigation == .drop {
      dropNavigations(cause: cause)
    } else if let pending = state.pendingNavigations.first {
      owe([.endFailedSession(session, code: code, message: message)], cause: cause)
      failWithSession(pending, cause: cause)
      return
    }
    cancelTimers(TimerKind.allCases, cause: cause)
    cancelResolver(cause: cause)
    emit(.launchFailed(code: code, message: message, endsSession: true), cause: cause)
  }

  /// startFailed to the delegate the session had, when nothing of it is left (AMB-4, D13).
  mutating func reportFailedStart(_ failed: FailedStart, cause: Sequence) {
    if state.session == failed.session {
      // By another reading the teardown takes some turns (AMB-51).
      later(.reportFailedStart(failed), cause: cause)
      return
    }
    let receiver = Receiver(
      omits: failed.omits, isDelegateReleased: failed.isDelegateReleased, hasUIDelegate: true)
    deliver(
      .startFailed(failed.error), cause: cause, to: receiver, session: failed.session, then: [])
  }
}
