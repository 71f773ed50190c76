package import Lifecycle

extension Callback {
  /// An argument as text, by the name the scenario format gives it; nil if there is none of it.
  ///
  /// The closed table of arguments is `CallbackName.arguments`.
  package func argument(_ name: String, symbols: SymbolTable) -> String? {
    switch self {
    case .startFailed(let error), .didRunInError(let error):
      switch name {
      case "code": String(error.code)
      case "domain": ErrorInfo.domain
      case "description": symbols[error.description]
      default: nil  // foreign: argument names are text
      }
    case .tokenDidChange(let token):
      name == "token" ? symbols[token] : nil
    case .canOpenURL(let flow, let answer):
      switch name {
      case "url": symbols[flow.url]
      case "answer": String(answer)
      default: nil  // foreign: argument names are text
      }
    case .didRequestOpenURL(let flow):
      name == "url" ? symbols[flow.url] : nil
    case .navigationCompleted(_, let url, let code):
      switch name {
      case "succeeded": String(code == nil)
      case "code": code.map { String($0) }
      case "url": symbols[url]
      default: nil  // foreign: argument names are text
      }
    case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage:
      nil
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
    case .didRequestOpenURL: ["url"]
    case .navigationCompleted: ["succeeded", "code", "url"]
    case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage: []
    }
  }
}
