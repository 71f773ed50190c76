package import Lifecycle

/// Makes a run such as the SDK's engine could have made: starts, pages, renewals, teardowns and
/// ends of the process, in any order that a status allows, with causes, nesting and a clock.
///
/// It knows the rules only roughly. What is judged by it are tables and folds over events; those
/// must agree on any sequence of this shape.
package struct PlausibleRun {
  package private(set) var records: [EventRecord] = []
  package private(set) var symbols = SymbolTable()
  private var random: SplitMix64

  private var now: Milliseconds = 0
  private var status = SDKStatus.notStarted
  private var session: SessionOrdinal = 0
  private var sessions: SessionOrdinal = 0
  private var pages: [(page: Ordinal, url: Symbol)] = []
  private var lastPage: Ordinal = 0
  private var lastRequest: Ordinal = 0
  private var lastNavigation: Ordinal = 0
  private var lastToken = 0
  /// The callbacks that have not returned, innermost last.
  private var inside: [Sequence] = []
  private var cause: Sequence = 0

  /// A run of about `steps` steps, the same for the same seed.
  package init(seed: UInt64, steps: Int) {
    random = SplitMix64(seed: seed)
    for step in 1...max(1, steps) {
      now += Milliseconds(random.pick([0, 0, 90, 1_000, 60_000, 3_600_000]))
      cause = 0
      emit(.stepBegan(index: Int32(step), line: Int32(3 * step), stimulus: text("step \(step)")))
      stimulus()
    }
  }

  private mutating func stimulus() {
    switch random.below(14) {
    case 0...2: start()
    case 3...5: openPage()
    case 6: closePage()
    case 7: replacePage()
    case 8: renew()
    case 9: logout(by: random.once(in: 3) ? .sdk : .host)
    case 10: invalidate()
    case 11: random.once(in: 2) ? endProcess() : clearCredentials()
    case 12: note()
    default: ignoredCall()
    }
  }

  // MARK: Recording

  /// Adds an event and makes it the cause of the next.
  private mutating func emit(_ event: Event) {
    let seq = Sequence(records.count + 1)
    records.append(
      EventRecord(
        seq: seq, at: now, event: event, session: session, depth: Int32(inside.count),
        parent: inside.last ?? 0, cause: cause))
    cause = seq
  }

  private mutating func deliver(
    _ callback: Callback, during body: (inout PlausibleRun) -> Void = { _ in }
  ) {
    emit(.callback(callback, status: status))
    inside.append(Sequence(records.count))
    if random.once(in: 3) { note() }
    body(&self)
    inside.removeLast()
  }

  private mutating func text(_ text: String) -> Symbol { symbols.intern(text) }

  private mutating func credential(_ letter: String, lifetime: Milliseconds?) -> Credential {
    Credential(symbol: text("\(letter)\(lastToken)"), issuedAt: now, lifetime: lifetime)
  }

  private mutating func pair() -> CredentialPair {
    lastToken += 1
    return CredentialPair(
      token: credential("T", lifetime: random.once(in: 2) ? 900_000 : nil),
      refreshToken: credential("R", lifetime: nil))
  }
}

// MARK: What happens

extension PlausibleRun {
  private mutating func start() {
    let pair = pair()
    let call = StartCall(
      account: text(random.pick(["A", "B"])), missing: nil, token: pair.token,
      refreshToken: pair.refreshToken,
      appName: AppName(en: text("My Trading App"), zhCN: nil, zhHK: nil),
      settings: ConfigSettings(), resolverWindow: 30_000, omits: .none)
    emit(.start(call))
    guard status == .notStarted else {
      emit(.startRefused(account: call.account, .duplicate))
      return
    }
    sessions += 1
    session = sessions
    status = .starting
    emit(.startAccepted(session, call))
    if random.once(in: 2) { emit(.credentialIssued(pair, .start)) }
    request(.launch, .success(nil))
    if random.once(in: 4) { return }
    if random.once(in: 4) {
      failStart()
      return
    }
    status = .started
    emit(.launchSucceeded)
    deliver(.didFinishLaunching) { run in if run.random.once(in: 3) { run.openPage() } }
  }

  /// The start fails for good. Most often the SDK destroys itself; else the session is just over.
  private mutating func failStart() {
    let message = text("app key rejected")
    let error = ErrorInfo(code: 403_201, description: message)
    guard random.once(in: 4) else {
      emit(.launchFailed(code: error.code, message: message, endsSession: false))
      deliver(.startFailed(error))
      return logout(by: .sdk)
    }
    deliver(.startFailed(error))
    guard status == .starting else { return }
    emit(.launchFailed(code: error.code, message: message, endsSession: true))
    status = .notStarted
    session = 0
  }

  private mutating func request(_ endpoint: Endpoint, _ outcome: ReplyOutcome) {
    lastRequest += 1
    emit(
      .requestSent(
        SentRequest(
          request: lastRequest, endpoint: endpoint, credential: text("T\(lastToken)"))))
    now += 90
    emit(.replyArrived(Reply(request: lastRequest, outcome: outcome), endpoint))
  }

  private mutating func openPage() {
    guard status == .started else { return ignoredCall() }
    lastNavigation += 1
    let url = text("lb://page/\(random.pick(["main", "detail", "chart"]))")
    emit(
      .navigate(
        lastNavigation,
        NavigationCall(
          url: url, style: .push, route: .opens(after: 0, orientation: .portrait))))
    open(url, replacing: nil)
    if pages.count == 1 { deliver(.enterSdkPage) }
    deliver(.navigationCompleted(lastNavigation, url: url, code: nil))
  }

  private mutating func open(_ url: Symbol, replacing replaced: Ordinal?) {
    lastPage += 1
    pages.append((lastPage, url))
    emit(
      .pageOpened(
        Page(
          page: lastPage, url: url, style: .push, orientation: .portrait, replaces: replaced)))
  }

  private mutating func close() {
    guard let page = pages.popLast() else { return }
    emit(.pageClosed(page.page, url: page.url))
    if pages.isEmpty { deliver(.exitSdkPage) }
  }

  private mutating func closePage() {
    guard !pages.isEmpty else { return note() }
    emit(.closePage(.top))
    close()
  }

  private mutating func replacePage() {
    guard let top = pages.popLast() else { return note() }
    let url = text("lb://page/other")
    emit(.replacePage(url: url, orientation: .landscape))
    open(url, replacing: top.page)
    emit(.pageClosed(top.page, url: top.url))
  }

  private mutating func renew() {
    guard status == .started || status == .starting else { return note() }
    emit(.renewalBegan(.timer))
    let pair = pair()
    guard !random.once(in: 4) else {
      request(.renew, .refused(code: 401))
      emit(.renewalFailed(.refused(code: 401, message: .empty)))
      return invalidate()
    }
    request(.renew, .success(pair))
    emit(.renewalSucceeded)
    emit(.credentialIssued(pair, .renewal))
    deliver(.tokenDidChange(token: pair.token.symbol))
  }

  private mutating func invalidate() {
    guard status == .started else { return note() }
    let message = text("signed in elsewhere")
    emit(
      .sessionInvalidated(
        SessionInvalidation(reason: .requestRefused, serverCode: 401, message: message)))
    deliver(.didRunInError(ErrorInfo(code: 401, description: message))) { run in
      if run.random.once(in: 2) { run.logout(by: .host) }
    }
  }

  private mutating func logout(by initiator: TeardownInitiator) {
    if initiator == .host { emit(.logoutAndDestroy) }
    guard status == .started || status == .starting else { return ignoredCall() }
    status = .isDestroying
    emit(.teardownBegan(by: initiator))
    deliver(.willDestroy)
    while !pages.isEmpty { close() }
    if random.once(in: 2) { emit(.credentialsCleared) }
    emit(.teardownFinished)
    status = .notStarted
    session = 0
  }

  private mutating func endProcess() {
    // A process ends between callbacks, never inside one.
    guard inside.isEmpty else { return note() }
    emit(.processEnded)
    status = .notStarted
    session = 0
    pages = []
    now += 1_000
    emit(.appLaunched)
  }

  private mutating func clearCredentials() {
    emit(.configLogout)
    if session != 0 { emit(.credentialsCleared) }
  }

  private mutating func note() { emit(.note(text("note"))) }

  private mutating func ignoredCall() { emit(.callIgnored(.setTheme, status: status)) }
}
