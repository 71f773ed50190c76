import Lifecycle

extension RunFacts {
  // MARK: Startup

  mutating func applyStart(_ ordinal: SessionOrdinal, _ call: StartCall, at seq: Sequence) {
    status = .starting
    session = SessionFacts()
    session.ordinal = ordinal
    session.isRunning = true
    session.accepted = seq
    delegate.omits = call.omits
    delegate.isReleased = delegate.isNextReleased
    delegate.isNextReleased = false
  }

  mutating func applyRefusal(at seq: Sequence) {
    refusals.append(seq)
    unreported.append(seq)
    delegate.isNextReleased = false
  }

  mutating func applyRelease() {
    if status == .notStarted {
      delegate.isNextReleased = true
    } else {
      delegate.isReleased = true
    }
  }

  mutating func applyLaunch(at seq: Sequence) {
    status = .started
    if session.launched == 0 { session.launched = seq }
  }

  mutating func applyFinish(at seq: Sequence) {
    if session.finished == 0 { session.finished = seq }
    if finishedInProcess == 0 { finishedInProcess = seq }
  }

  /// A failed start has a session; a refused one has none.
  mutating func applyStartFailed(_ error: ErrorInfo, _ record: EventRecord) {
    if record.session == 0 {
      reports.append(record.seq)
      if let index = unreported.firstIndex(of: record.cause) { unreported.remove(at: index) }
    } else if record.session == session.ordinal, session.failed == 0 {
      session.failed = record.seq
      session.isForbidden = error.code.isForbidden
    }
  }

  // MARK: Renewal

  mutating func applyReply(_ reply: Reply, _ endpoint: Endpoint, _ record: EventRecord) {
    if session.runs(record.session) { session.isAnswered = true }
    switch endpoint {
    case .request:
      if case .refused = reply.outcome { session.refusedRequest = record.seq }
      secondTries.removeAll { $0 == reply.request }
    case .bindDevice: applyBindingEnd(reply.request)
    case .launch, .renew, .verifyPair, .pushStart: break
    }
  }

  mutating func applyRequest(_ sent: SentRequest) {
    if sent.isSecondAttempt { secondTries.append(sent.request) }
    if sent.endpoint == .bindDevice, sent.hasBlock { push.bindings.append(sent.request) }
  }

  mutating func applyRefusedRenewal(at seq: Sequence) {
    session.failedRenewal = seq
    session.asks = 0
  }

  mutating func applyIssue(_ pair: CredentialPair, _ source: CredentialSource, at seq: Sequence) {
    let token = pair.token.symbol
    if isNoticeOwed(for: token, source), token != session.earlyNotice {
      notices.append(
        OwedNotice(
          issued: seq, first: source == .renewal ? session.renewed : seq, token: token,
          number: source == .renewal ? 15 : 23))
    }
    if source == .resolver { session.acceptedPair = seq }
    session.token = token
    session.hasCredentials = true
    session.renewed = 0
    session.earlyNotice = nil
    session.failedRenewal = 0
  }

  mutating func applyNotice(_ token: Symbol, at seq: Sequence) {
    session.notice = seq
    if let index = notices.firstIndex(where: { $0.token == token }) {
      notices.remove(at: index)
    } else if session.renewed != 0 {
      session.earlyNotice = token
    }
  }

  mutating func applyCredentialsCleared(at seq: Sequence) {
    logouts.append(seq)
    session.token = nil
    session.hasCredentials = false
    session.renewed = 0
    session.failedRenewal = 0
  }

  mutating func applyAnswer(_ ordinal: Ordinal, _ answer: ResolverAnswer, at seq: Sequence) {
    guard resolver.isWaiting, ordinal == resolver.ordinal, resolver.answer == 0 else { return }
    resolver.answer = seq
    resolver.isUsable = isUsable(answer)
  }

  /// Whether an answer is something the server can be asked about (AMB-25, AMB-26).
  private func isUsable(_ answer: ResolverAnswer) -> Bool {
    guard let token = answer.token, !token.isEmpty else { return false }
    if let refreshToken = answer.refreshToken, !refreshToken.isEmpty { return true }
    return readings.authPartialPair == .useToken && session.hasCredentials
  }

  // MARK: Teardown

  mutating func applyDestroyCall(at seq: Sequence) {
    session.destroyCall = seq
    if status == .starting, session.failed == 0, readings.destroyWhileStarting == .defer {
      session.isDestroyDeferred = true
    }
  }

  mutating func applyTeardown(by initiator: TeardownInitiator, at seq: Sequence) {
    guard session.teardown == 0 else { return }
    session.teardown = seq
    session.teardownBy = initiator
    session.wasStarting = status == .starting
    session.hadPages = pages.count > 0
    session.hadEnteredPages = pages.count > 0 && pages.isEntered
    status = .isDestroying
    notices.removeAll()
    flows.removeAll()
  }

  mutating func applySessionEnd(at seq: Sequence) {
    guard session.isRunning || status != .notStarted else { return }
    status = .notStarted
    session.isRunning = false
    session.ended = seq
    lastEnd = seq
    delegate.isReleased = false
    notices.removeAll()
    flows.removeAll()
    links.removeAll()
    navigations.removeAll { !$0.hasBlock || $0.completed != 0 || $0.begun != 0 || $0.isQueued }
    // What the session's pages leave behind is a breach already; the next one begins afresh.
    pages.isEntered = false
    pages.enterOwed = 0
    pages.exitOwed = 0
  }

  mutating func applyProcessEnd(at seq: Sequence) {
    applySessionEnd(at: seq)
    navigations.removeAll()
    unreported.removeAll()
    isSuspended = false
    finishedInProcess = 0
    delegate = DelegateFacts()
    pages.clear()
    push = PushFacts()
    tips.removeAll()
    secondTries.removeAll()
    resolver = ResolverFacts()
  }
}
