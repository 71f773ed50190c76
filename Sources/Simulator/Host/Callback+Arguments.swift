package import Lifecycle

extension Callback {
  /// An argument as text, by the name the scenario format gives it; nil if there is none of it.
  ///
  /// `properties.screen` is the member `screen` of the properties, as canonical JSON.
  package func argument(_ name: String, symbols: SymbolTable) -> String? {
    for argument in arguments(symbols: symbols) where argument.name == name {
      return argument.text
    }
    if case .analyticsEvent(_, let properties) = self, name.hasPrefix("properties.") {
      let member = String(name.dropFirst("properties.".count))
      return CanonicalObject.member(member, of: symbols[properties])
    }
    return nil
  }

  /// The arguments a scenario can name, in the format's order; a nil text is a nil argument.
  private func arguments(symbols: SymbolTable) -> [(name: String, text: String?)] {
    switch self {
    case .startFailed(let error), .didRunInError(let error):
      [
        ("code", String(error.code)), ("domain", ErrorInfo.domain),
        ("description", symbols[error.description]),
      ]
    case .tokenDidChange(let token):
      [("token", symbols[token])]
    case .canOpenURL(let flow, let answer):
      [("url", symbols[flow.url]), ("answer", String(answer))]
    case .didRequestOpenURL(let flow):
      [("url", symbols[flow.url])]
    case .analyticsEvent(let name, let properties):
      [("name", symbols[name]), ("properties", symbols[properties])]
    case .navigationCompleted(_, let url, let code):
      [
        ("succeeded", String(code == nil)), ("code", code.map { String($0) }),
        ("url", symbols[url]),
      ]
    case .pushStartCompleted(let code):
      [("succeeded", String(code == nil)), ("code", code.map { String($0) })]
    case .deviceTokenCompleted(let succeeded, let code):
      [("succeeded", String(succeeded)), ("code", code.map { String($0) })]
    case .routerHandler(let url):
      [("url", symbols[url])]
    case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage:
      []
    }
  }
}

extension CallbackName {
  /// The arguments an expectation or a condition can name, in the format's order.
  package var arguments: [String] {
    switch self {
    case .startFailed, .didRunInError: ["code", "domain", "description"]
    case .tokenDidChange: ["token"]
    case .canOpenURL: ["url", "answer"]
    case .didRequestOpenURL, .routerHandler: ["url"]
    case .analyticsEvent: ["name", "properties"]
    case .navigationCompleted: ["succeeded", "code", "url"]
    case .pushStartCompleted, .deviceTokenCompleted: ["succeeded", "code"]
    case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage: []
    }
  }
}
