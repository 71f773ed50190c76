import Contract
import Lifecycle

/// Events made by hand, with the places a run would give them.
///
/// An event has the one before it as its cause, unless the test says another; it belongs to the
/// session that runs, and is inside the callback that `inside` names.
struct Tape {
  private(set) var records: [EventRecord] = []
  private var at: Milliseconds = 0
  private var session: SessionOrdinal = 0
  private var sessions: SessionOrdinal = 0
  private var parent: Sequence = 0
  private var depth: Int32 = 0

  var last: Sequence { Sequence(records.count) }

  @discardableResult
  mutating func add(
    _ event: Event, cause: Sequence? = nil, session: SessionOrdinal? = nil
  ) -> Sequence {
    records.append(
      EventRecord(
        seq: last + 1, at: at, event: event, session: session ?? self.session, depth: depth,
        parent: parent, cause: cause ?? last))
    return last
  }

  /// A delivered callback, in the status a host reads inside.
  @discardableResult
  mutating func call(
    _ callback: Callback, _ status: SDKStatus = .started, cause: Sequence? = nil,
    session: SessionOrdinal? = nil
  ) -> Sequence {
    add(.callback(callback, status: status), cause: cause, session: session)
  }

  /// Time passes: whatever was promised for this instant should have come.
  mutating func pass(_ span: Milliseconds = 1000) {
    at += span
  }

  /// What happens inside a callback.
  mutating func inside(_ seq: Sequence, _ body: (inout Tape) -> Void) {
    let (outerParent, outerDepth) = (parent, depth)
    (parent, depth) = (seq, depth + 1)
    body(&self)
    (parent, depth) = (outerParent, outerDepth)
  }

  // MARK: Sessions

  /// A start that is accepted; the seq of the startAccepted.
  @discardableResult
  mutating func start(_ call: StartCall = .sample) -> Sequence {
    add(.start(call), cause: 0)
    sessions += 1
    session = sessions
    let accepted = add(.startAccepted(session, call))
    add(
      .credentialIssued(
        CredentialPair(token: call.token, refreshToken: call.refreshToken), .start),
      cause: accepted)
    return accepted
  }

  /// The launch is answered and the SDK is up; the seq of didFinishLaunching.
  @discardableResult
  mutating func launch() -> Sequence {
    add(.replyArrived(Reply(request: 1, outcome: .success(nil)), .launch))
    add(.launchSucceeded)
    return call(.didFinishLaunching)
  }

  @discardableResult
  mutating func startAndLaunch() -> Sequence {
    start()
    return launch()
  }

  /// The launch is refused; the seq of the launchFailed.
  @discardableResult
  mutating func failLaunch(_ code: Int32 = 401, endsSession: Bool = false) -> Sequence {
    add(.replyArrived(Reply(request: 1, outcome: .refused(code: code)), .launch))
    return add(.launchFailed(code: code, message: .empty, endsSession: endsSession))
  }

  /// A start that is refused; the seq of the startRefused.
  @discardableResult
  mutating func refuse(_ refusal: StartRefusal) -> Sequence {
    let called = add(.start(.sample), cause: 0)
    return add(.startRefused(account: .sample, refusal), cause: called, session: 0)
  }

  /// The host destroys, as far as the teardownBegan, whose seq it gives.
  @discardableResult
  mutating func destroy(by initiator: TeardownInitiator = .host) -> Sequence {
    if initiator == .host { add(.logoutAndDestroy, cause: 0) }
    return add(.teardownBegan(by: initiator))
  }

  @discardableResult
  mutating func willDestroy() -> Sequence {
    call(.willDestroy, .isDestroying)
  }

  @discardableResult
  mutating func finishTeardown() -> Sequence {
    let finished = add(.teardownFinished)
    session = 0
    return finished
  }

  /// The session ends without a teardown, or the test says that it has.
  mutating func endSession() {
    session = 0
  }

  /// A whole teardown without pages.
  mutating func destroyAll() {
    destroy()
    willDestroy()
    finishTeardown()
  }

  // MARK: Pages

  @discardableResult
  mutating func navigate(
    _ navigation: Ordinal, url: Symbol = .page, route: Route = .page, block: Bool = true
  ) -> Sequence {
    add(
      .navigate(
        navigation, NavigationCall(url: url, style: .push, hasCompletion: block, route: route)),
      cause: 0)
  }

  @discardableResult
  mutating func begin(
    _ navigation: Ordinal, url: Symbol = .page, route: Route = .page, block: Bool = true,
    isInternal: Bool = false, cause: Sequence? = nil
  ) -> Sequence {
    add(
      .navigationBegan(
        navigation,
        BegunNavigation(
          url: url, style: .push, route: route, hasCompletion: block, isInternal: isInternal,
          isBounced: false)), cause: cause)
  }

  @discardableResult
  mutating func open(_ page: Ordinal, _ navigation: Ordinal?, replaces: Ordinal? = nil) -> Sequence
  {
    add(
      .pageOpened(
        Page(
          page: page, url: .page, style: .push, orientation: .portrait, navigation: navigation,
          replaces: replaces)))
  }

  @discardableResult
  mutating func close(_ page: Ordinal) -> Sequence {
    add(.pageClosed(page, url: .page))
  }

  @discardableResult
  mutating func complete(
    _ navigation: Ordinal, _ code: Int32? = nil, _ status: SDKStatus = .started,
    cause: Sequence? = nil, session: SessionOrdinal? = nil
  ) -> Sequence {
    call(
      .navigationCompleted(navigation, url: .page, code: code), status, cause: cause,
      session: session)
  }

  /// The host opens a first page, which enters; the seq of enterSdkPage.
  @discardableResult
  mutating func openFirst(page: Ordinal = 1, navigation: Ordinal = 1) -> Sequence {
    navigate(navigation)
    begin(navigation)
    open(page, navigation)
    let entered = call(.enterSdkPage)
    complete(navigation)
    return entered
  }
}

extension Symbol {
  static let sample = Symbol(index: 900)
  static let page = Symbol(index: 901)
  static let foreign = Symbol(index: 902)
  static let other = Symbol(index: 903)
  static let t1 = Symbol(index: 911)
  static let t2 = Symbol(index: 912)
  static let t3 = Symbol(index: 913)
  static let r1 = Symbol(index: 921)
}

extension Route {
  static let page = Route.opens(after: 0, orientation: .portrait)
}

extension CredentialPair {
  static func pair(_ token: Symbol) -> CredentialPair {
    CredentialPair(
      token: Credential(symbol: token, issuedAt: 0, lifetime: nil),
      refreshToken: Credential(symbol: .r1, issuedAt: 0, lifetime: nil))
  }
}

extension StartCall {
  static let sample = sample()

  static func sample(
    omits: OmittedCallbacks = .none, env: Environment = .prod
  ) -> StartCall {
    StartCall(
      account: .sample, missing: nil,
      token: Credential(symbol: .t1, issuedAt: 0, lifetime: nil),
      refreshToken: Credential(symbol: .r1, issuedAt: 0, lifetime: nil),
      appName: AppName(en: .sample, zhCN: nil, zhHK: nil), settings: ConfigSettings(env: env),
      resolverWindow: 30_000, omits: omits)
  }
}

extension ErrorInfo {
  static func code(_ code: Int32) -> ErrorInfo {
    ErrorInfo(code: code, description: .empty)
  }
}
