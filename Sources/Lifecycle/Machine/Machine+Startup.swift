extension Machine {
  /// `+startWithConfig:`: checks the config, then the status, then begins a session.
  ///
  /// Clauses START-1…11, START-17, START-20; AMB-7…12, D10.
  mutating func start(_ call: StartCall, cause: Sequence) {
    let called = emit(.start(call), cause: cause)
    if let field = call.missing {
      refuse(.missing(field), call, cause: called)
    } else if state.status != .notStarted {
      refuse(.duplicate, call, cause: called)
    } else {
      accept(call, cause: called)
    }
  }

  private mutating func refuse(_ refusal: StartRefusal, _ call: StartCall, cause: Sequence) {
    let refused = RefusedStart(
      refusal: refusal, omits: call.omits,
      isDelegateReleased: state.status == .notStarted && state.nextDelegates.isReleased)
    let seq = emit(.startRefused(account: call.account, refusal), cause: cause, session: 0)
    later(.reportRefusedStart(refused), cause: seq)
  }

  /// startFailed(400), after the call returned, to the delegate of the refused config (AMB-11).
  mutating func reportRefusedStart(_ refused: RefusedStart, cause: Sequence) {
    let description =
      switch refused.refusal {
      case .missing(let field): WellKnownText.missing(field)
      case .duplicate: WellKnownText.duplicate
      }
    let receiver = Receiver(
      omits: refused.omits, isDelegateReleased: refused.isDelegateReleased, hasUIDelegate: true)
    deliverOutsideSession(
      .startFailed(ErrorInfo(code: 400, description: description)), cause: cause, to: receiver)
  }

  /// Begins a session. The order is D4's: the renewal timer, then the launch request.
  private mutating func accept(_ call: StartCall, cause: Sequence) {
    let accepted = emit(.startAccepted(state.sessionsBegun + 1, call), cause: cause)
    let pair = CredentialPair(token: call.token, refreshToken: call.refreshToken)
    emit(.credentialIssued(pair, .start), cause: accepted)
    if call.token.isExpired(at: now) {
      beginRenewal(.expiredAtStart, cause: accepted)
    } else {
      armRenewalTimer(cause: accepted)
      sendLaunch(cause: accepted)
    }
  }

  /// Sends the one request of startup, or renews the token first when it has expired (ruling 4).
  ///
  /// A launch held back this way goes out in `afterRenewal`.
  mutating func sendLaunch(cause: Sequence) {
    guard state.status == .starting else { return }
    if let token = state.token, token.isExpired(at: now) {
      beginRenewal(.expiredAtUse, cause: cause)
      return
    }
    send(.launch, credential: state.token?.symbol ?? .empty, cause: cause)
  }

  /// The answer to the launch request (START-3, START-6, START-11, ruling 15).
  mutating func launchAnswered(_ reply: Reply, cause: Sequence) {
    switch reply.outcome {
    case .success:
      let succeeded = emit(.launchSucceeded, cause: cause)
      deliver(
        .didFinishLaunching, cause: succeeded, then: .afterFinishLaunching(state.session))
    case .refused(let code):
      failStart(code: code, message: reply.message, cause: cause)
    case .serverError, .offline, .timeout, .malformed:
      let delay = Self.backOff(retries: state.launchRetries)
      emit(.timerArmed(.launchRetry, due: now + delay), cause: cause)
    }
  }

  /// startFailed(401/403/403xxx), after which the SDK destroys itself (START-14, AMB-4).
  mutating func failStart(code: Int32, message: Symbol, cause: Sequence) {
    let failed = emit(.launchFailed(code: code, message: message), cause: cause)
    let description = message.isEmpty ? WellKnownText.authenticationError(code: code) : message
    deliver(
      .startFailed(ErrorInfo(code: code, description: description)), cause: failed,
      then: .destroyAfterFailedStart(state.session))
  }

  mutating func destroyAfterFailedStart(_ session: SessionOrdinal, cause: Sequence) {
    // The host may have destroyed it inside the callback already (AMB-64).
    guard state.session == session, state.status == .starting else { return }
    beginTeardown(by: .sdk, cause: cause)
  }

  /// What waited for Started: a token that was due already at the start is renewed now (ruling 4).
  mutating func afterFinishLaunching(_ session: SessionOrdinal, cause: Sequence) {
    guard state.session == session, state.status == .started, !state.isInvalidated else { return }
    guard let token = state.token, let due = Self.renewalDue(token), due <= now else { return }
    guard state.timers[.renewal] == nil, state.renewal == .idle else { return }
    beginRenewal(.dueAtStart, cause: cause)
  }
}
