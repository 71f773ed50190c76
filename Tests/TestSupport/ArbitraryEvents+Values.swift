package import Lifecycle

extension ArbitraryEvents {
  mutating func any<Value: CaseIterable>() -> Value {
    random.pick(Array(Value.allCases))
  }

  mutating func flag() -> Bool { random.once(in: 2) }

  mutating func maybe<Value>(_ value: (inout ArbitraryEvents) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  mutating func int32() -> Int32 {
    random.pick([
      0, 1, -1, 7, 401, 403_201, Int32.max, Int32.min, Int32(truncatingIfNeeded: random.next()),
    ])
  }

  mutating func int64() -> Int64 {
    random.pick([
      0, 1, -1, 840_000, Int64.max, Int64.min, Int64(truncatingIfNeeded: random.next()),
    ])
  }

  mutating func ordinal() -> Ordinal { Ordinal(1 + random.below(random.pick([3, 200, 1 << 30]))) }

  /// A text that may hold anything a text can hold.
  package mutating func text() -> Symbol {
    let alphabet = Array(
      "abcXYZ 019_-./:?&=#\"\\{}[],|\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}é汉\u{2028}\u{FFFD}😀"
        .unicodeScalars)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<random.pick([0, 1, 2, 9, 15, 16, 40, 300]) {
      scalars.append(flag() ? random.pick(alphabet) : Unicode.Scalar(UInt8(97 + random.below(26))))
    }
    return symbols.intern(String(scalars))
  }

  mutating func credential() -> Credential {
    Credential(symbol: text(), issuedAt: int64(), lifetime: maybe { $0.int64() })
  }

  mutating func pair() -> CredentialPair {
    CredentialPair(token: credential(), refreshToken: credential())
  }

  mutating func start() -> StartCall {
    StartCall(
      account: text(), missing: maybe { $0.any() }, token: credential(),
      refreshToken: credential(),
      appName: AppName(en: text(), zhCN: maybe { $0.text() }, zhHK: maybe { $0.text() }),
      settings: ConfigSettings(
        theme: any(), language: any(), priceColorType: any(), env: any()),
      resolverWindow: int64(), omits: omits())
  }

  private mutating func omits() -> OmittedCallbacks {
    var omits = OmittedCallbacks.none
    for name in CallbackName.allCases where flag() { omits.insert(OmittedCallbacks(name)) }
    return flag() ? omits : .none
  }

  mutating func call(_ style: PageStyle) -> NavigationCall {
    NavigationCall(
      url: text(), style: style, animated: flag(), parameters: maybe { $0.text() },
      hasCompletion: flag(), route: route())
  }

  mutating func route() -> Route {
    random.pick([
      .unresolved, .fails(after: int64(), code: int32()),
      .opens(after: int64(), orientation: any()),
    ])
  }

  mutating func answer() -> ResolverAnswer {
    ResolverAnswer(token: maybe { $0.text() }, refreshToken: maybe { $0.text() })
  }

  mutating func reply() -> Reply {
    let outcome: ReplyOutcome = random.pick([
      .success(nil), .success(pair()), .refused(code: random.pick([401, 403, 403_201, 404])),
      .serverError(code: Int32(500 + random.below(100))), .offline, .timeout, .malformed,
    ])
    return Reply(request: ordinal(), outcome: outcome, message: text())
  }

  mutating func sent() -> SentRequest {
    var sent = SentRequest(
      request: ordinal(), endpoint: any(), credential: text(), refreshToken: maybe { $0.text() },
      path: maybe { $0.text() }, hasBlock: flag())
    sent.isSecondAttempt = flag()
    return sent
  }

  mutating func waiting() -> DeferredRequest {
    DeferredRequest(request: ordinal(), path: text(), isSecondAttempt: flag())
  }

  mutating func renewalFailure() -> RenewalFailure {
    random.pick([
      .refused(code: int32(), message: text()), .refreshTokenExpired,
      .transient(message: text()),
    ])
  }

  mutating func invalidation() -> SessionInvalidation {
    SessionInvalidation(reason: any(), serverCode: maybe { $0.int32() }, message: text())
  }

  mutating func began() -> BegunNavigation {
    BegunNavigation(
      url: text(), style: any(), route: route(), hasCompletion: flag(), isInternal: flag(),
      isBounced: flag())
  }

  mutating func page() -> Page {
    Page(
      page: ordinal(), url: text(), style: any(), orientation: any(),
      navigation: maybe { $0.ordinal() }, replaces: maybe { $0.ordinal() })
  }

  mutating func flow() -> URLFlow {
    URLFlow(url: text(), navigation: flag() ? 0 : ordinal())
  }

  mutating func setting() -> ConfigSetting {
    random.pick([.theme(any()), .language(any()), .priceColorType(any()), .env(any())])
  }

  private mutating func error() -> ErrorInfo {
    ErrorInfo(code: int32(), description: text(), serverCode: maybe { $0.int32() })
  }

  /// A callback called `name`; didFinishLaunching without a name.
  mutating func callback(_ name: CallbackName?) -> Callback {
    switch name {
    case .none, .didFinishLaunching: .didFinishLaunching
    case .startFailed: .startFailed(error())
    case .tokenDidChange: .tokenDidChange(token: text())
    case .didRunInError: .didRunInError(error())
    case .refreshTokenExpired: .refreshTokenExpired(ordinal())
    case .willDestroy: .willDestroy
    case .canOpenURL: .canOpenURL(flow(), answer: flag())
    case .didRequestOpenURL: .didRequestOpenURL(flow())
    case .analyticsEvent: .analyticsEvent(name: text(), properties: text())
    case .enterSdkPage: .enterSdkPage
    case .exitSdkPage: .exitSdkPage
    case .navigationCompleted:
      .navigationCompleted(ordinal(), url: text(), code: maybe { $0.int32() })
    case .pushStartCompleted: .pushStartCompleted(code: maybe { $0.int32() })
    case .deviceTokenCompleted:
      .deviceTokenCompleted(succeeded: flag(), code: maybe { $0.int32() })
    case .routerHandler: .routerHandler(url: text())
    }
  }
}
