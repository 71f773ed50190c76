extension Machine {
  /// `+startWithConfig:`: checks the config, then the status, then begins a session.
  ///
  /// Clauses START-1…11, START-17, START-20; AMB-7…12, D10.
  mutating func start(_ call: StartCall, cause: Sequence) {
    let called = emit(.start(call), cause: cause)
    if let field = call.missing {
      refuse(.missing(field), call, cause: called)
    } else {
      beginSession(call, cause: called)
    }
  }

  /// Begins a session with a config that is whole, if the status allows it; a start that waited for
  /// NotStarted comes here in its turn (AMB-8…10, D14).
  mutating func beginSession(_ call: StartCall, cause: Sequence) {
    switch state.status {
    case .notStarted:
      accept(call, cause: cause)
    case .starting where state.readings.startWhileStarting == .ignore,
      .started where state.readings.startDuplicate == .ignore,
      .isDestroying where state.readings.startWhileDestroying == .ignore:
      emit(.callIgnored(.start, status: state.status), cause: cause)
    case .isDestroying where state.readings.startWhileDestroying == .queue:
      emit(.callDeferred(.start(call)), cause: cause)
    case .starting, .started, .isDestroying:
      refuse(.duplicate, call, cause: cause)
    }
  }

  private mutating func refuse(_ refusal: StartRefusal, _ call: StartCall, cause: Sequence) {
    var refused = RefusedStart(
      refusal: refusal, omits: call.omits,
      isDelegateReleased: state.status == .notStarted && state.nextDelegates.isReleased)
    if state.readings.startRejectedDelegate == .active, let config = state.config {
      refused.omits = config.omits
      refused.isDelegateReleased = state.delegates.isReleased
    }
    let seq = emit(.startRefused(account: call.account, refusal), cause: cause, session: 0)
    switch state.readings.startValidationDelivery {
    case .nextTick: later(.reportRefusedStart(refused), cause: seq)
    case .sync: reportRefusedStart(refused, cause: seq)
    }
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
      finishLaunching(cause: cause)
    case .refused(let code):
      failStart(code: code, message: reply.message, cause: cause)
    case .serverError, .offline, .timeout, .malformed:
      let isRetrying = endTransientStart(message: reply.message, cause: cause)
      guard isRetrying else { return }
      let delay = Self.backOff(retries: state.launchRetries)
      emit(.timerArmed(.launchRetry, due: now + delay), cause: cause)
    }
  }

  /// What becomes of a start that the network or the server stalls (AMB-17, ruling 15, D11).
  ///
  /// - Returns: whether it is to be tried again.
  mutating func endTransientStart(message: Symbol, cause: Sequence) -> Bool {
    switch state.readings.startNonAuthFailure {
    case .retry: return true
    case .stall: return false
    case .fail(let code):
      failStart(code: code, message: message, cause: cause)
      return false
    case .finish:
      finishLaunching(cause: cause)
      return false
    }
  }
}
