import Lifecycle

extension PayloadWriter {
  /// Writes a delivered callback: its arguments and the status a host reads inside.
  mutating func callback(_ callback: Callback, _ status: SDKStatus, _ symbols: SymbolTable) {
    switch callback {
    case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage:
      word("status", status)
    case .startFailed(let error), .didRunInError(let error):
      errorHead(error, symbols)
      integer("serverCode", error.serverCode)
      word("status", status)
    case .tokenDidChange(let token):
      word("status", status)
      symbol("token", token, symbols)
    case .canOpenURL(let flow, let answer):
      boolean("answer", answer)
      word("status", status)
      symbol("url", flow.url, symbols)
    case .didRequestOpenURL(let flow):
      word("status", status)
      symbol("url", flow.url, symbols)
    case .analyticsEvent(let name, let properties):
      symbol("name", name, symbols)
      symbol("properties", properties, symbols)
      word("status", status)
    case .navigationCompleted(_, let url, let code):
      integer("code", code)
      word("status", status)
      boolean("succeeded", code == nil)
      symbol("url", url, symbols)
    case .pushStartCompleted(let code):
      integer("code", code)
      word("status", status)
      boolean("succeeded", code == nil)
    case .deviceTokenCompleted(let succeeded, let code):
      integer("code", code)
      word("status", status)
      boolean("succeeded", succeeded)
    case .routerHandler(let url):
      word("status", status)
      symbol("url", url, symbols)
    }
  }

  /// Writes a suppressed callback: one set of keys for all of them, null where it has no such
  /// argument, so that a query need not know which callback it was.
  mutating func suppressed(
    _ callback: Callback, _ reason: SuppressionReason, _ symbols: SymbolTable
  ) {
    var arguments = CallbackArguments()
    arguments.take(callback)
    boolean("answer", arguments.answer)
    word("callback", callback.name)
    integer("code", arguments.code)
    symbol("description", arguments.description, symbols)
    if arguments.description == nil { null("domain") } else { text("domain", ErrorInfo.domain) }
    symbol("name", arguments.name, symbols)
    symbol("properties", arguments.properties, symbols)
    word("reason", reason)
    integer("serverCode", arguments.serverCode)
    boolean("succeeded", arguments.succeeded)
    symbol("token", arguments.token, symbols)
    symbol("url", arguments.url, symbols)
  }

  private mutating func errorHead(_ error: ErrorInfo, _ symbols: SymbolTable) {
    integer("code", error.code)
    symbol("description", error.description, symbols)
    text("domain", ErrorInfo.domain)
  }
}

extension PayloadReader {
  mutating func callback(_ callback: Callback) throws(ScanFailure) -> Event {
    .callback(callback, status: try word("status"))
  }

  /// Reads an error's arguments and the status, and gives the callback that `make` makes.
  mutating func errorCallback(_ make: (ErrorInfo) -> Callback) throws(ScanFailure) -> Event {
    let code = try int32("code")
    let description = try symbol("description")
    try domain()
    let serverCode = try optionalInt32("serverCode")
    let error = ErrorInfo(code: code, description: description, serverCode: serverCode)
    return .callback(make(error), status: try word("status"))
  }

  mutating func tokenDidChange() throws(ScanFailure) -> Event {
    let status: SDKStatus = try word("status")
    return .callback(.tokenDidChange(token: try symbol("token")), status: status)
  }

  mutating func canOpenURL() throws(ScanFailure) -> Event {
    let answer = try boolean("answer")
    let status: SDKStatus = try word("status")
    return .callback(.canOpenURL(try flow(), answer: answer), status: status)
  }

  mutating func didRequestOpenURL() throws(ScanFailure) -> Event {
    let status: SDKStatus = try word("status")
    return .callback(.didRequestOpenURL(try flow()), status: status)
  }

  mutating func navigationCompleted() throws(ScanFailure) -> Event {
    let navigation = try navigation()
    let code = try optionalInt32("code")
    let status: SDKStatus = try word("status")
    guard try boolean("succeeded") == (code == nil) else { throw contradiction("succeeded") }
    let url = try symbol("url")
    return .callback(.navigationCompleted(navigation, url: url, code: code), status: status)
  }

  mutating func analyticsEvent() throws(ScanFailure) -> Event {
    let name = try symbol("name")
    let properties = try symbol("properties")
    return .callback(
      .analyticsEvent(name: name, properties: properties), status: try word("status"))
  }

  mutating func pushStartCompleted() throws(ScanFailure) -> Event {
    let code = try optionalInt32("code")
    let status: SDKStatus = try word("status")
    guard try boolean("succeeded") == (code == nil) else { throw contradiction("succeeded") }
    return .callback(.pushStartCompleted(code: code), status: status)
  }

  mutating func deviceTokenCompleted() throws(ScanFailure) -> Event {
    let code = try optionalInt32("code")
    let status: SDKStatus = try word("status")
    let succeeded = try boolean("succeeded")
    return .callback(.deviceTokenCompleted(succeeded: succeeded, code: code), status: status)
  }

  mutating func routerHandler() throws(ScanFailure) -> Event {
    let status: SDKStatus = try word("status")
    return .callback(.routerHandler(url: try symbol("url")), status: status)
  }

  mutating func suppressed() throws(ScanFailure) -> Event {
    var arguments = CallbackArguments()
    arguments.answer = try optionalBoolean("answer")
    let name: CallbackName = try word("callback")
    arguments.code = try optionalInt32("code")
    arguments.description = try optionalSymbol("description")
    if arguments.description == nil {
      try key("domain")
      guard null() else { throw contradiction("domain") }
    } else {
      try domain()
    }
    arguments.name = try optionalSymbol("name")
    arguments.properties = try optionalSymbol("properties")
    let reason: SuppressionReason = try word("reason")
    arguments.serverCode = try optionalInt32("serverCode")
    arguments.succeeded = try optionalBoolean("succeeded")
    arguments.token = try optionalSymbol("token")
    arguments.url = try optionalSymbol("url")

    guard let callback = arguments.callback(name, subject) else { throw contradiction("callback") }
    // A callback holds only its own arguments, so one with more than those does not come back.
    var expected = CallbackArguments()
    expected.take(callback)
    guard arguments == expected else { throw contradiction("callback") }
    return .callbackSuppressed(callback, reason)
  }

  private mutating func domain() throws(ScanFailure) {
    try key("domain")
    let start = position
    let domain = try quoted("domain")
    guard domain == ErrorInfo.domain else {
      throw ScanFailure(problem: .unknownWord(key: "domain", word: domain), offset: start)
    }
  }
}
