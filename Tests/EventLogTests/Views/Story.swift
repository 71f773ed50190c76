import EventLog
import Lifecycle
import TestSupport

/// One short run, written by hand: a start, a page, a renewal that is refused, a teardown inside
/// the callback, a second start, and the end of the process.
struct Story {
  private(set) var records: [EventRecord] = []
  private(set) var symbols = SymbolTable()

  init() {
    let account = call("1")
    add(0, .stepBegan(index: 1, line: 4, stimulus: text("start")))
    add(0, .start(account), cause: 1)
    add(0, .startAccepted(1, account), cause: 2, session: 1)
    add(
      0, .requestSent(SentRequest(request: 1, endpoint: .launch, credential: text("T1"))),
      cause: 3, session: 1)
    add(90, .replyArrived(Reply(request: 1, outcome: .success(nil)), .launch), cause: 4, session: 1)
    add(90, .launchSucceeded, cause: 5, session: 1)
    add(90, .callback(.didFinishLaunching, status: .started), cause: 6, session: 1)
    add(1_250, .pageOpened(page(1, replacing: nil)), cause: 7, session: 1)
    add(1_250, .callback(.enterSdkPage, status: .started), cause: 8, session: 1)
    add(61_000, .pageOpened(page(2, replacing: 1)), session: 1)
    add(61_000, .pageClosed(1, url: text("lb://page/1")), cause: 10, session: 1)
    add(840_000, .renewalFailed(.refused(code: 401, message: text("no"))), session: 1)
    let error = ErrorInfo(code: 401, description: text("signed in elsewhere"))
    add(840_000, .callback(.didRunInError(error), status: .started), cause: 12, session: 1)
    add(840_000, .logoutAndDestroy, cause: 13, depth: 1, parent: 13, session: 1)
    add(840_000, .teardownBegan(by: .host), cause: 14, depth: 1, parent: 13, session: 1)
    add(
      840_000, .callback(.willDestroy, status: .isDestroying), cause: 15, depth: 1, parent: 13,
      session: 1)
    add(840_000, .note(text("sign-in")), cause: 16, depth: 2, parent: 16, session: 1)
    add(
      840_000, .pageClosed(2, url: text("lb://page/2")), cause: 15, depth: 1, parent: 13,
      session: 1)
    add(840_000, .credentialsCleared, cause: 15, depth: 1, parent: 13, session: 1)
    add(840_000, .teardownFinished, cause: 15, depth: 1, parent: 13, session: 1)
    let second = call("2")
    add(3_600_000, .startAccepted(2, second), session: 2)
    add(3_600_000, .pageOpened(page(3, replacing: nil)), session: 2)
    add(3_661_001, .processEnded)
  }

  private mutating func add(
    _ at: Milliseconds, _ event: Event, cause: Sequence = 0, depth: Int32 = 0,
    parent: Sequence = 0, session: SessionOrdinal = 0
  ) {
    records.append(
      EventRecord(
        seq: Sequence(records.count + 1), at: at, event: event, session: session, depth: depth,
        parent: parent, cause: cause))
  }

  private mutating func text(_ text: String) -> Symbol { symbols.intern(text) }

  private mutating func call(_ number: String) -> StartCall {
    let token = Credential(symbol: text("T" + number), issuedAt: 0, lifetime: 900_000)
    let refreshToken = Credential(symbol: text("R" + number), issuedAt: 0, lifetime: nil)
    return StartCall(
      account: text("A"), missing: nil, token: token, refreshToken: refreshToken,
      appName: AppName(en: text("My Trading App"), zhCN: nil, zhHK: nil),
      settings: ConfigSettings(), resolverWindow: 30_000, omits: .none)
  }

  private mutating func page(_ page: Ordinal, replacing replaced: Ordinal?) -> Page {
    Page(
      page: page, url: text("lb://page/\(page)"), style: .push, orientation: .portrait,
      replaces: replaced)
  }

  /// Writes the run `story#1` to a new log at `path`.
  func write(to path: String) throws {
    let log = try EventLog.open(path: path, mode: .create)
    let run = try log.beginRun(Sample.description(base: "story"))
    try run.append(records, symbols: symbols)
    _ = try run.seal(verdict: "passed")
  }
}
