import Lifecycle

extension PayloadWriter {
  mutating func start(_ call: StartCall, _ symbols: SymbolTable) {
    symbol("account", call.account, symbols)
    open("appName")
    symbol("en", call.appName.en, symbols)
    symbol("zhCN", call.appName.zhCN, symbols)
    symbol("zhHK", call.appName.zhHK, symbols)
    close()
    word("env", call.settings.env)
    word("language", call.settings.language)
    word("missing", call.missing)
    omits(call.omits)
    word("priceColorType", call.settings.priceColorType)
    credential(.refreshToken, call.refreshToken, symbols)
    integer("resolverWindowMs", call.resolverWindow)
    word("theme", call.settings.theme)
    credential(.token, call.token, symbols)
  }

  private mutating func omits(_ omits: OmittedCallbacks) {
    key("omits")
    buffer.append(UInt8(ascii: "["))
    if !omits.isEmpty {
      for (index, name) in omits.names.enumerated() {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        quoted(name.word)
      }
    }
    buffer.append(UInt8(ascii: "]"))
  }

  mutating func refused(_ account: Symbol, _ refusal: StartRefusal, _ symbols: SymbolTable) {
    symbol("account", account, symbols)
    switch refusal {
    case .missing(let field):
      word("missing", field)
      word("reason", RefusalName.missing)
    case .duplicate:
      null("missing")
      word("reason", RefusalName.duplicate)
    }
  }
}

extension PayloadReader {
  mutating func start() throws(ScanFailure) -> StartCall {
    let account = try symbol("account")
    try open("appName")
    let en = try symbol("en")
    let zhCN = try optionalSymbol("zhCN")
    let zhHK = try optionalSymbol("zhHK")
    try close("appName")
    let env: Environment = try word("env")
    let language: Language = try word("language")
    let missing: RequiredField? = try optionalWord("missing")
    let omits = try omits()
    let priceColorType: PriceColorType = try word("priceColorType")
    let refreshToken = try credential(.refreshToken)
    let resolverWindow = try integer("resolverWindowMs")
    let theme: Theme = try word("theme")
    let token = try credential(.token)
    return StartCall(
      account: account, missing: missing, token: token, refreshToken: refreshToken,
      appName: AppName(en: en, zhCN: zhCN, zhHK: zhHK),
      settings: ConfigSettings(
        theme: theme, language: language, priceColorType: priceColorType, env: env),
      resolverWindow: resolverWindow, omits: omits)
  }

  /// Reads a list of callbacks, each once and in declaration order.
  private mutating func omits() throws(ScanFailure) -> OmittedCallbacks {
    try key("omits")
    guard skip("[") else { throw failure(.wrongType(key: "omits", expected: .list)) }
    var omits = OmittedCallbacks.none
    while !skip("]") {
      if !omits.isEmpty {
        guard skip(",") else { throw failure(.expected("]")) }
      }
      let start = position
      let name: CallbackName = try knownWord("omits")
      let added = OmittedCallbacks(name)
      guard omits.rawValue < added.rawValue else {
        throw ScanFailure(problem: .notCanonical(key: "omits"), offset: start)
      }
      omits.insert(added)
    }
    return omits
  }

  mutating func refused() throws(ScanFailure) -> Event {
    let account = try symbol("account")
    let missing: RequiredField? = try optionalWord("missing")
    let reason: RefusalName = try word("reason")
    switch (reason, missing) {
    case (.missing, .some(let field)): return .startRefused(account: account, .missing(field))
    case (.duplicate, .none): return .startRefused(account: account, .duplicate)
    case (.missing, .none), (.duplicate, .some): throw contradiction("reason")
    }
  }
}

/// How the log names the reasons for a refused start.
private enum RefusalName: String, Word {
  case missing
  case duplicate
}
