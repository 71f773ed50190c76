extension Machine {
  /// The earliest renewal after an issue, in ms (ruling 4).
  static let earliestRenewal: Milliseconds = 1000

  /// When a token is renewed by timer; nil for one that does not expire (ruling 4).
  func renewalDue(_ token: Credential) -> Milliseconds? {
    guard let lifetime = token.lifetime else { return nil }
    let renewBefore = state.readings.authRenewBefore
    let lead =
      lifetime > renewBefore ? lifetime - renewBefore : max(lifetime / 2, Self.earliestRenewal)
    return token.issuedAt + lead
  }

  /// The wait before retry number `retries`, in ms: 1, 2, 4, 8 … s, at most 60 s (ruling 4).
  static func backOff(retries: Int32) -> Milliseconds {
    let doublings = min(max(retries - 1, 0), 6)
    return min(1000 << Milliseconds(doublings), 60_000)
  }

  /// Arms the timer for the running token (ruling 4). One that is due already is renewed at once
  /// when Started, and right after didFinishLaunching otherwise.
  mutating func armRenewalTimer(cause: Sequence) {
    guard let token = state.token, let due = renewalDue(token) else { return }
    guard due > now || state.status == .started else { return }
    emit(.timerArmed(.renewal, due: max(due, now)), cause: cause)
  }

  /// Renews the token, or joins what is under way (rulings 3 and 4, AUTH-1, D16).
  mutating func beginRenewal(_ reason: RenewalCause, cause: Sequence) {
    guard let credentials = state.credentials, !state.renewal.isJoinable else { return }
    cancelTimers([.renewal, .renewalRetry], cause: cause)
    let began = emit(.renewalBegan(reason), cause: cause)
    send(.renew, credential: credentials.refreshToken.symbol, cause: began)
  }

  /// The retry timer is due: a renewal or a verification is tried again (ruling 4, D17).
  mutating func retryRenewal(cause: Sequence) {
    switch state.renewal {
    case .waitingForRetry:
      if let credentials = state.credentials, credentials.refreshToken.isExpired(at: now) {
        emit(.renewalFailed(.refreshTokenExpired), cause: cause)
        renewalRefused(code: 401, message: .empty, cause: lastSeq)
      } else {
        beginRenewal(.retry, cause: cause)
      }
    case .waitingToVerify(let answer):
      send(
        .verifyPair, credential: answer.token ?? .empty, refreshToken: answer.refreshToken,
        cause: cause)
    case .idle, .inFlight, .resolving, .verifying:
      break
    }
  }

  /// The answer to a renewal (AUTH-2, AUTH-3, RUN-4).
  mutating func renewalAnswered(_ reply: Reply, cause: Sequence) {
    switch reply.outcome {
    case .success(let pair?):
      let succeeded = emit(.renewalSucceeded, cause: cause)
      adopt(pair, source: .renewal, cause: succeeded)
    case .success(nil), .malformed:
      refuseRenewal(code: 401, message: reply.message, cause: cause)
    case .refused(let code):
      refuseRenewal(code: code, message: reply.message, cause: cause)
    case .serverError, .offline, .timeout:
      renewalFailedTransiently(message: reply.message, cause: cause)
    }
  }

  /// Retried, or by a reading taken for a refusal; while Starting that reading leaves it to what
  /// becomes of a stalled start (ruling 4, D17).
  private mutating func renewalFailedTransiently(message: Symbol, cause: Sequence) {
    switch state.readings.authTransientRenewal {
    case .retry:
      let failed = emit(.renewalFailed(.transient(message: message)), cause: cause)
      armRetry(cause: failed)
    case .fail where state.status == .starting:
      let failed = emit(.renewalFailed(.transient(message: message)), cause: cause)
      if endTransientStart(message: message, cause: failed) { armRetry(cause: failed) }
    case .fail:
      refuseRenewal(code: 401, message: message, cause: cause)
    }
  }

  private mutating func refuseRenewal(code: Int32, message: Symbol, cause: Sequence) {
    let failed = emit(.renewalFailed(.refused(code: code, message: message)), cause: cause)
    renewalRefused(code: code, message: message, cause: failed)
  }

  /// A refused renewal ends a start, or asks the host for a new pair (AUTH-11, AUTH-13, AMB-22).
  private mutating func renewalRefused(code: Int32, message: Symbol, cause: Sequence) {
    if state.status == .starting, state.readings.authResolverPhase == .runtimeOnly {
      failStart(code: code, message: message, cause: cause)
    } else {
      openResolver(cause: cause)
    }
  }

  /// Arms the retry after a transient failure. None is sent once the refresh token has expired: at
  /// its expiry the renewal counts as refused (D17).
  mutating func armRetry(cause: Sequence) {
    var due = now + Self.backOff(retries: state.renewalRetries)
    if state.renewal == .waitingForRetry,
      let expiry = state.credentials?.refreshToken.expiresAt, due >= expiry
    {
      due = max(expiry, now)
    }
    emit(.timerArmed(.renewalRetry, due: due), cause: cause)
  }

  /// Takes over new credentials: the timer, tokenDidChange if the value changed, then what waited.
  ///
  /// Clauses AUTH-2, AUTH-4, AUTH-6; AMB-30, AMB-35, AMB-36; the order is D4's.
  mutating func adopt(_ pair: CredentialPair, source: CredentialSource, cause: Sequence) {
    let previous = state.token?.symbol
    let issued = emit(.credentialIssued(pair, source), cause: cause)
    armRenewalTimer(cause: issued)
    if previous == pair.token.symbol || !isAnnounced(source) {
      owe([.afterRenewal(state.session)], cause: issued)
    } else {
      deliver(
        .tokenDidChange(token: pair.token.symbol), cause: issued,
        then: .afterRenewal(state.session))
    }
  }

  /// Whether tokenDidChange comes now for new credentials of this source (AMB-20, AMB-30).
  private func isAnnounced(_ source: CredentialSource) -> Bool {
    if state.status == .starting, state.readings.authStartupRenewalNotice != .deliver {
      return false
    }
    switch source {
    case .resolver: return state.readings.authNoticeAfterResolver == .emit
    case .start, .renewal: return true
    }
  }

  /// What waited for the renewal: the startup request, then the pages' requests as they joined.
  mutating func afterRenewal(_ session: SessionOrdinal, cause: Sequence) {
    guard state.session == session, !state.isInvalidated else { return }
    if state.status == .starting { sendHeldLaunch(cause: cause) }
    guard state.status == .started, !state.deferred.isEmpty else { return }
    if let token = state.token, token.isExpired(at: now) {
      // It expired before a suspended app could take it: what waited waits on (D7, ruling 4).
      beginRenewal(.expiredAtUse, cause: cause)
      return
    }
    for waiting in state.deferred {
      send(.request, waiting, cause: cause)
    }
  }

  /// Sends the launch that waited for a renewal; one on the wire or due for a retry did not wait.
  mutating func sendHeldLaunch(cause: Sequence) {
    guard state.launch == .idle || state.launch == .waitingForRetry else { return }
    guard state.timers[.launchRetry] == nil else { return }
    sendLaunch(cause: cause)
  }

  /// Cancels those of the timers that are armed, in the order given.
  mutating func cancelTimers(_ kinds: [TimerKind], cause: Sequence) {
    for kind in kinds where state.timers[kind] != nil {
      emit(.timerCancelled(kind), cause: cause)
    }
  }
}
