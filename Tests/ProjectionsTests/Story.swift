import Lifecycle
import Projections

/// Events written by hand, one a millisecond, and the state they lead to.
struct Story {
  private(set) var records: [EventRecord] = []
  private(set) var state = RunState()
  private(set) var symbols = SymbolTable()

  mutating func add(_ event: Event) {
    let seq = Sequence(records.count + 1)
    let record = EventRecord(
      seq: seq, at: Milliseconds(seq), event: event, session: 0, depth: 0, parent: 0, cause: 0)
    records.append(record)
    state.apply(record)
  }

  func text(_ symbol: Symbol?) -> String? { symbol.map { symbols[$0] } }

  mutating func intern(_ text: String) -> Symbol { symbols.intern(text) }

  mutating func pair(_ number: String) -> CredentialPair {
    CredentialPair(token: credential("T" + number), refreshToken: credential("R" + number))
  }

  private mutating func credential(_ text: String) -> Credential {
    Credential(symbol: symbols.intern(text), issuedAt: 0, lifetime: nil)
  }

  /// The acceptance of session `ordinal`, which brings T and R of its number.
  mutating func accepted(_ ordinal: SessionOrdinal) -> Event {
    let pair = pair("\(ordinal)")
    return .startAccepted(
      ordinal,
      StartCall(
        account: symbols.intern("A"), missing: nil, token: pair.token,
        refreshToken: pair.refreshToken,
        appName: AppName(en: symbols.intern("App"), zhCN: nil, zhHK: nil),
        settings: ConfigSettings(), resolverWindow: 30_000, omits: .none))
  }

  mutating func opened(_ page: Ordinal, replacing replaced: Ordinal? = nil) -> Event {
    .pageOpened(
      Page(
        page: page, url: symbols.intern("lb://page/\(page)"), style: .push,
        orientation: .portrait, replaces: replaced))
  }

  mutating func closed(_ page: Ordinal) -> Event {
    .pageClosed(page, url: symbols.intern("lb://page/\(page)"))
  }
}
