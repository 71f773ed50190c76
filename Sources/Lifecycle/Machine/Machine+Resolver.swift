extension Machine {
  /// The resolver's window where the config gives none, or none that can be, in ms.
  /// Clauses EXTRA-10, AMB-29.
  package static let defaultResolverWindow: Milliseconds = 30_000

  /// Asks the host for a new pair, or goes on as with none where nobody can be asked.
  ///
  /// Clauses AUTH-12, AUTH-13, AUTH-19; AMB-27. The order is D4's: the deadline, then the callback.
  mutating func openResolver(cause: Sequence) {
    if let reason = Receiver(state).suppresses(.refreshTokenExpired) {
      let seq = emit(.callbackSuppressed(.refreshTokenExpired(0), reason), cause: cause)
      invalidateAfterResolver(cause: seq)
      return
    }
    let ordinal = state.resolversOpened + 1
    let given = state.config?.resolverWindow ?? 0
    let deadline = now + (given > 0 ? given : Self.defaultResolverWindow)
    let opened = emit(.resolverOpened(ordinal, deadline: deadline), cause: cause)
    emit(.timerArmed(.resolverWindow, due: deadline), cause: opened)
    deliver(.refreshTokenExpired(ordinal), cause: opened)
  }

  /// The host calls the resolver's block. The first answer waits for its turn (AMB-24, AMB-37).
  mutating func resolve(_ answer: ResolverAnswer, of named: Ordinal?, cause: Sequence) {
    let ordinal = named ?? state.resolver.ordinal
    let counts = ordinal == state.resolver.ordinal && state.resolver.acceptsAnswer
    let called = emit(.resolve(ordinal, answer), cause: cause)
    if counts {
      later(.processAnswer(ordinal, answer), cause: called)
    } else {
      emit(.lateAnswer(ordinal, answer), cause: called)
    }
  }

  /// The answer's turn has come: a pair is verified, anything less ends the session.
  ///
  /// Clauses AUTH-15, AUTH-17, AUTH-18; AMB-23, AMB-25, AMB-26, AMB-29.
  mutating func processAnswer(_ ordinal: Ordinal, _ answer: ResolverAnswer, cause: Sequence) {
    guard state.resolver.ordinal == ordinal, state.resolver.phase == .waiting else {
      emit(.lateAnswer(ordinal, answer), cause: cause)
      return
    }
    let settled = emit(.resolverSettled(ordinal, .answered), cause: cause)
    cancelTimers([.resolverWindow], cause: settled)
    guard let (token, refreshToken) = usablePair(answer) else {
      invalidateAfterResolver(cause: settled)
      return
    }
    send(.verifyPair, credential: token, refreshToken: refreshToken, cause: settled)
  }

  /// The pair an answer stands for; nil for less than one (AMB-25, AMB-26, D18).
  private func usablePair(_ answer: ResolverAnswer) -> (token: Symbol, refreshToken: Symbol)? {
    guard let token = answer.token, !token.isEmpty else { return nil }
    if let refreshToken = answer.refreshToken, !refreshToken.isEmpty {
      return (token, refreshToken)
    }
    guard state.readings.authPartialPair == .useToken else { return nil }
    return state.credentials.map { (token, $0.refreshToken.symbol) }
  }

  /// The host did not answer in time (AMB-28).
  mutating func timeOutResolver(cause: Sequence) {
    guard state.resolver.phase == .waiting else { return }
    let settled = emit(.resolverSettled(state.resolver.ordinal, .timedOut), cause: cause)
    invalidateAfterResolver(cause: settled)
  }

  /// No new pair came: the session ends, or the start does (RUN-4, AUTH-15, AMB-22).
  private mutating func invalidateAfterResolver(cause: Sequence) {
    if state.status == .starting {
      failStart(code: 401, message: state.renewalRefusal?.message ?? .empty, cause: cause)
      return
    }
    invalidate(
      SessionInvalidation(
        reason: .renewalFailed, serverCode: state.renewalRefusal?.code,
        message: state.renewalRefusal?.message ?? .empty), cause: cause)
  }

  /// The server's verdict on the host's pair (AMB-30, AMB-31, D17).
  mutating func verificationAnswered(_ reply: Reply, cause: Sequence) {
    switch reply.outcome {
    case .success(let pair?):
      adopt(pair, source: .resolver, cause: cause)
    case .success(nil), .malformed:
      refusePair(code: nil, message: reply.message, cause: cause)
    case .refused(let code):
      refusePair(code: code, message: reply.message, cause: cause)
    case .serverError, .offline, .timeout:
      verificationFailedTransiently(message: reply.message, cause: cause)
    }
  }

  /// Retried like a renewal, or by the same reading taken for a refusal (D17).
  private mutating func verificationFailedTransiently(message: Symbol, cause: Sequence) {
    switch state.readings.authTransientRenewal {
    case .retry:
      armRetry(cause: cause)
    case .fail where state.status == .starting:
      if endTransientStart(message: message, cause: cause) { armRetry(cause: cause) }
    case .fail:
      refusePair(code: nil, message: message, cause: cause)
    }
  }

  /// The host's pair was refused: it is asked again as often as a reading allows (AMB-31).
  private mutating func refusePair(code: Int32?, message: Symbol, cause: Sequence) {
    if state.resolverRounds < state.readings.authResolverMaxRounds {
      openResolver(cause: cause)
      return
    }
    if state.status == .starting {
      failStart(code: code ?? 401, message: message, cause: cause)
      return
    }
    invalidate(
      SessionInvalidation(reason: .pairRefused, serverCode: code, message: message),
      cause: cause)
  }

  /// The session is over while the host is still asked: the resolver is void (AMB-33, ruling 10).
  mutating func cancelResolver(cause: Sequence) {
    guard state.resolver.phase == .waiting else { return }
    emit(.resolverSettled(state.resolver.ordinal, .cancelled), cause: cause)
  }
}
