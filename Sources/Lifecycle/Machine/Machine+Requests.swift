extension Machine {
  /// Puts a request of the SDK's own on the wire.
  mutating func send(
    _ endpoint: Endpoint, credential: Symbol, refreshToken: Symbol? = nil, cause: Sequence
  ) {
    let sent = SentRequest(
      request: state.requestsMade + 1, endpoint: endpoint, credential: credential,
      refreshToken: refreshToken)
    emit(.requestSent(sent), cause: cause)
  }

  /// Puts a page's request on the wire, with the token of now.
  mutating func send(_ endpoint: Endpoint, _ waiting: DeferredRequest, cause: Sequence) {
    let sent = SentRequest(
      request: waiting.request, endpoint: endpoint, credential: state.token?.symbol ?? .empty,
      path: waiting.path)
    emit(.requestSent(sent), cause: cause)
  }

  /// An open page asks the server. With an expired token it waits for the renewal (ruling 4).
  mutating func requestFromPage(_ path: Symbol, cause: Sequence) {
    let asked = emit(.pageRequest(path: path), cause: cause)
    let request = DeferredRequest(request: state.requestsMade + 1, path: path)
    // After didRunInError nothing is renewed any more: the request goes out as it is (D20).
    guard let token = state.token, token.isExpired(at: now), !state.isInvalidated else {
      send(.request, request, cause: asked)
      return
    }
    let waits = emit(.requestDeferred(request.request, path: path), cause: asked)
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
    let arrived = emit(.replyArrived(reply, sent.endpoint), cause: cause)
    switch sent.endpoint {
    case .launch: launchAnswered(reply, cause: arrived)
    case .renew: renewalAnswered(reply, cause: arrived)
    case .verifyPair: verificationAnswered(reply, cause: arrived)
    case .request: requestAnswered(reply, cause: arrived)
    }
  }

  /// Whether the running session still waits for this answer.
  private func isAwaited(_ sent: InFlightRequest) -> Bool {
    guard sent.session == state.session, state.status != .isDestroying else { return false }
    switch sent.endpoint {
    case .launch: return state.launch == .inFlight(sent.request)
    case .renew: return state.renewal == .inFlight(sent.request)
    case .verifyPair:
      guard case .verifying(let request, _) = state.renewal else { return false }
      return request == sent.request
    case .request: return !sent.isVoid
    }
  }

  /// A page's request was answered. An authentication error ends the session (RUN-3, AMB-38).
  private mutating func requestAnswered(_ reply: Reply, cause: Sequence) {
    switch reply.outcome {
    case .refused(let code):
      invalidate(
        SessionInvalidation(
          reason: .requestRefused, serverCode: code, message: reply.message), cause: cause)
    case .success, .serverError, .offline, .timeout, .malformed:
      // Only authentication errors reach the delegate (AMB-44).
      break
    }
  }

  /// Ends the session's authentication and reports it: didRunInError(401), once (AMB-41, D20).
  mutating func invalidate(_ invalidation: SessionInvalidation, cause: Sequence) {
    guard !state.isInvalidated else { return }
    let seq = emit(.sessionInvalidated(invalidation), cause: cause)
    cancelTimers([.renewal, .renewalRetry, .resolverWindow], cause: seq)
    cancelResolver(cause: seq)
    dropDeferredRequests(cause: seq)
    let description =
      invalidation.message.isEmpty
      ? WellKnownText.authenticationError(code: 401) : invalidation.message
    deliver(
      .didRunInError(
        ErrorInfo(code: 401, description: description, serverCode: invalidation.serverCode)),
      cause: seq)
  }

  /// A request that waited for a renewal that will not come goes nowhere (D19).
  mutating func dropDeferredRequests(cause: Sequence) {
    for waiting in state.deferred {
      emit(.requestDropped(waiting.request, path: waiting.path), cause: cause)
    }
  }
}
