extension State {
  mutating func applyRequestSent(_ sent: SentRequest) {
    requestsMade = max(requestsMade, sent.request)
    inFlight.append(
      InFlightRequest(
        request: sent.request, endpoint: sent.endpoint,
        session: sent.endpoint.belongsToProcess ? 0 : session, credential: sent.credential,
        hasBlock: sent.hasBlock, path: sent.path, isSecondAttempt: sent.isSecondAttempt))
    switch sent.endpoint {
    case .launch: launch = .inFlight(sent.request)
    case .renew: renewal = .inFlight(sent.request)
    case .verifyPair:
      let answer = ResolverAnswer(token: sent.credential, refreshToken: sent.refreshToken)
      renewal = .verifying(sent.request, answer)
    case .request: deferred.removeAll { $0.request == sent.request }
    case .bindDevice: applyBinding(sent)
    case .pushStart: break
    }
  }

  mutating func applyDeferral(_ waiting: DeferredRequest) {
    requestsMade = max(requestsMade, waiting.request)
    deferred.append(waiting)
  }

  mutating func applyReply(_ reply: Reply) {
    guard let index = inFlight.firstIndex(where: { $0.request == reply.request }) else { return }
    let answered = inFlight.remove(at: index)
    switch answered.endpoint {
    case .launch: applyLaunchReply(reply)
    case .verifyPair: applyVerification(reply)
    // What a renewal's answer means is said by the event that follows it.
    case .renew, .request, .pushStart, .bindDevice: break
    }
  }

  private mutating func applyLaunchReply(_ reply: Reply) {
    switch reply.outcome {
    case .success, .refused:
      launch = .idle
    case .serverError, .offline, .timeout, .malformed:
      launch = readings.startNonAuthFailure == .stall ? .stalled : .waitingForRetry
      launchRetries += 1
    }
  }

  private mutating func applyVerification(_ reply: Reply) {
    guard case .verifying(reply.request, let answer) = renewal else { return }
    switch reply.outcome {
    case .success, .refused, .malformed:
      renewal = .idle
    case .serverError, .offline, .timeout:
      renewal = .waitingToVerify(answer)
      renewalRetries += 1
    }
  }

  mutating func applyRenewalSuccess() {
    renewal = .idle
    renewalRetries = 0
    renewalRefusal = nil
  }

  mutating func applyRenewalFailure(_ failure: RenewalFailure) {
    switch failure {
    case .refused(let code, let message):
      renewal = .idle
      renewalRefusal = Refusal(code: code, message: message)
    case .refreshTokenExpired:
      renewal = .idle
      renewalRefusal = Refusal(code: 401, message: .empty)
    case .transient:
      renewal = .waitingForRetry
      renewalRetries += 1
    }
  }

  mutating func applyIssue(_ pair: CredentialPair, _ source: CredentialSource) {
    let isChanged = credentials?.token.symbol != pair.token.symbol
    credentials = pair
    resolverRounds = 0
    if isChanged, isNoticeKept(of: source) { keptNotices.append(pair.token.symbol) }
    switch source {
    case .start, .renewal: break
    case .resolver:
      renewal = .idle
      renewalRetries = 0
      renewalRefusal = nil
    }
  }

  /// Whether tokenDidChange of new credentials is kept for Started, by a reading (AMB-20, AMB-30).
  private func isNoticeKept(of source: CredentialSource) -> Bool {
    guard status == .starting, readings.authStartupRenewalNotice == .defer else { return false }
    switch source {
    case .start: return false
    case .renewal: return true
    case .resolver: return readings.authNoticeAfterResolver == .emit
    }
  }

  /// The config's own logout: no credentials, no renewal, nothing left to hear of what pages asked
  /// with the old token, and the session goes on (AMB-59, D22). A launch already sent counts.
  mutating func applyCredentialsCleared() {
    for index in inFlight.indices
    where inFlight[index].session == session && inFlight[index].endpoint == .request {
      inFlight[index].isVoid = true
    }
    credentials = nil
    renewal = .idle
    renewalRetries = 0
    renewalRefusal = nil
  }

  mutating func applyResolverOpened(_ ordinal: Ordinal) {
    resolversOpened = ordinal
    renewal = .resolving
    resolver.ordinal = ordinal
    resolver.phase = .waiting
    resolver.hasAnswer = false
    resolver.lateAnswers = 0
    resolverRounds += 1
  }

  /// The first answer counts; a later one finds `hasAnswer` set (AMB-24).
  mutating func applyAnswer(to ordinal: Ordinal) {
    guard ordinal == resolver.ordinal, resolver.phase == .waiting else { return }
    resolver.hasAnswer = true
  }

  mutating func applyResolverSettled(_ ordinal: Ordinal, _ outcome: ResolverOutcome) {
    guard ordinal == resolver.ordinal else { return }
    switch outcome {
    case .answered: resolver.phase = .answered
    case .timedOut: resolver.phase = .timedOut
    case .cancelled: resolver.phase = .cancelled
    }
    if renewal == .resolving { renewal = .idle }
  }

  mutating func applyLateAnswer(to ordinal: Ordinal) {
    if ordinal == resolver.ordinal { resolver.lateAnswers += 1 }
  }

  mutating func applyInvalidation() {
    isInvalidated = true
    renewal = .idle
  }
}
