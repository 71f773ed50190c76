extension Machine {
  /// Puts a request of the SDK's own on the wire.
  mutating func send(
    _ endpoint: Endpoint, credential: Symbol, refreshToken: Symbol? = nil,
    hasBlock: Bool = false, cause: Sequence
  ) {
    let sent = SentRequest(
      request: state.requestsMade + 1, endpoint: endpoint, credential: credential,
      refreshToken: refreshToken, hasBlock: hasBlock)
    emit(.requestSent(sent), cause: cause, session: endpoint.belongsToProcess ? 0 : nil)
  }

  /// Puts a page's request on the wire, with the token of now.
  mutating func send(_ endpoint: Endpoint, _ waiting: DeferredRequest, cause: Sequence) {
    var sent = SentRequest(
      request: waiting.request, endpoint: endpoint, credential: state.token?.symbol ?? .empty,
      path: waiting.path)
    sent.isSecondAttempt = waiting.isSecondAttempt
    emit(.requestSent(sent), cause: cause)
  }

  /// An open page asks the server. With an expired token it waits for the renewal (ruling 4).
  mutating func requestFromPage(_ path: Symbol, cause: Sequence) {
    let asked = emit(.pageRequest(path: path), cause: cause)
    let request = DeferredRequest(request: state.requestsMade + 1, path: path)
    if state.credentials == nil, state.readings.configLogoutAftermath == .silent {
      emit(.requestDropped(request.request, path: path), cause: asked)
      return
    }
    // After didRunInError nothing is renewed any more: the request goes out as it is (D20).
    guard let token = state.token, token.isExpired(at: now), !state.isInvalidated else {
      send(.request, request, cause: asked)
      return
    }
    let waits = emit(.requestDeferred(request), cause: asked)
    beginRenewal(.expiredAtUse, cause: waits)
  }

  /// An answer arrives. One whose session or purpose is over changes nothing (ruling 2).
  mutating func decide(_ reply: Reply, cause: Sequence) {
    guard let sent = state.inFlight.first(where: { $0.request == reply.request }) else {
      preconditionFailure("An answer to a request that is not on the wire.")
    }
    guard isAwaited(sent) else {
      emit(.replyIgnored(reply, sent.endpoint), cause: cause, session: sent.session)
      return
    }
    let arrived = emit(
      .replyArrived(reply, sent.endpoint), cause: cause,
      session: sent.endpoint.belongsToProcess ? 0 : nil)
    switch sent.endpoint {
    case .launch: launchAnswered(reply, cause: arrived)
    case .renew: renewalAnswered(reply, cause: arrived)
    case .verifyPair: verificationAnswered(reply, cause: arrived)
    case .request: requestAnswered(reply, sent, cause: arrived)
    case .pushStart: pushStartAnswered(reply, cause: arrived)
    case .bindDevice: bindingAnswered(reply, sent, cause: arrived)
    }
  }

  /// Whether the running session still waits for this answer.
  private func isAwaited(_ sent: InFlightRequest) -> Bool {
    if sent.endpoint.belongsToProcess { return !sent.isVoid }
    guard sent.session == state.session, state.status != .isDestroying else { return false }
    switch sent.endpoint {
    case .launch: return state.launch == .inFlight(sent.request)
    case .renew: return state.renewal == .inFlight(sent.request)
    case .verifyPair:
      guard case .verifying(let request, _) = state.renewal else { return false }
      return request == sent.request
    case .request: return !sent.isVoid
    case .pushStart, .bindDevice: return true
    }
  }

  /// A page's request was answered. An authentication error ends the session (RUN-3, AMB-38).
  private mutating func requestAnswered(
    _ reply: Reply, _ sent: InFlightRequest, cause: Sequence
  ) {
    switch reply.outcome {
    case .refused(let code):
      if renewsFirst(sent) {
        tryAgainAfterRenewal(sent, cause: cause)
      } else {
        requestRefused(code: code, message: reply.message, cause: cause)
      }
    case .serverError(let code) where state.readings.runAllowUndocumentedCodes:
      // A reading under which other errors reach the delegate; nothing is invalidated (D19).
      let words = reply.message.isEmpty ? WellKnownText.error(code: code) : reply.message
      deliver(.didRunInError(ErrorInfo(code: code, description: words)), cause: cause)
    case .success, .serverError, .offline, .timeout, .malformed:
      // Only authentication errors reach the delegate (AMB-44).
      break
    }
  }

  /// Whether a refused request is tried once more after a renewal, by a reading (AMB-38, D19).
  private func renewsFirst(_ sent: InFlightRequest) -> Bool {
    state.readings.runAuthErrorPath == .renewFirst && !sent.isSecondAttempt
      && !state.isInvalidated && state.credentials != nil
  }

  private mutating func tryAgainAfterRenewal(_ sent: InFlightRequest, cause: Sequence) {
    let again = DeferredRequest(
      request: state.requestsMade + 1, path: sent.path ?? .empty, isSecondAttempt: true)
    let waits = emit(.requestDeferred(again), cause: cause)
    beginRenewal(.refusedRequest, cause: waits)
  }

  /// didRunInError for a refused request; once a session unless a reading repeats it (AMB-41, 43).
  private mutating func requestRefused(code: Int32, message: Symbol, cause: Sequence) {
    let reported = state.readings.runMap403 ? 401 : code
    let invalidation = SessionInvalidation(
      reason: .requestRefused, serverCode: code, message: message)
    if state.isInvalidated {
      guard state.readings.runRepeat == .perRequest else { return }
      report(invalidation, code: reported, cause: cause)
    } else {
      invalidate(invalidation, code: reported, cause: cause)
    }
  }

  /// Ends the session's authentication and reports it: didRunInError(401), once (AMB-41, D20).
  mutating func invalidate(
    _ invalidation: SessionInvalidation, code: Int32 = 401, cause: Sequence
  ) {
    guard !state.isInvalidated else { return }
    let seq = emit(.sessionInvalidated(invalidation), cause: cause)
    cancelTimers([.renewal, .renewalRetry, .resolverWindow], cause: seq)
    cancelResolver(cause: seq)
    dropDeferredRequests(cause: seq)
    report(invalidation, code: code, cause: seq)
  }

  /// Delivers didRunInError, and lets a reading decide who destroys after it (AMB-39, D21).
  private mutating func report(
    _ invalidation: SessionInvalidation, code: Int32, cause: Sequence
  ) {
    let description =
      invalidation.message.isEmpty
      ? WellKnownText.error(code: code) : invalidation.message
    let error = ErrorInfo(
      code: code, description: description, serverCode: invalidation.serverCode)
    let destroy = Work.destroyAfterRuntimeError(state.session)
    switch state.readings.runDestroyer401 {
    case .host:
      deliver(.didRunInError(error), cause: cause)
    case .sdkAfterCallback:
      deliver(.didRunInError(error), cause: cause, then: destroy)
    case .sdkIfHostDoesNot:
      deliver(.didRunInError(error), cause: cause, then: .destroyNextTurn(state.session))
    }
  }

  mutating func destroyAfterRuntimeError(_ session: SessionOrdinal, cause: Sequence) {
    guard isStarted(session) else { return }
    beginTeardown(by: .sdk, cause: cause)
  }

  /// A request that waited for a renewal that will not come goes nowhere (D19).
  mutating func dropDeferredRequests(cause: Sequence) {
    for waiting in state.deferred {
      emit(.requestDropped(waiting.request, path: waiting.path), cause: cause)
    }
  }
}
