package import Lifecycle

/// Callbacks in one line: `didRunInError(401)`, `tokenDidChange(T2)`, `canOpenURL(a://x: true)`.
package enum CallbackText {
  package static func text(_ callback: Callback, symbols: SymbolTable) -> String {
    let name = callback.name.rawValue
    let arguments: String? =
      switch callback {
      case .startFailed(let error), .didRunInError(let error): String(error.code)
      case .tokenDidChange(let token): symbols[token]
      case .canOpenURL(let flow, let answer): "\(symbols[flow.url]): \(answer)"
      case .didRequestOpenURL(let flow): symbols[flow.url]
      case .navigationCompleted(_, let url, let code):
        "\(symbols[url]): \(code.map { String($0) } ?? "ok")"
      case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage:
        nil
      }
    return arguments.map { "\(name)(\($0))" } ?? name
  }
}
