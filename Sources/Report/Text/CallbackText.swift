package import Lifecycle
import Simulator

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
      case .analyticsEvent(let name, _): symbols[name]
      case .pushStartCompleted(let code): code.map { String($0) } ?? "ok"
      case .deviceTokenCompleted(let succeeded, let code):
        succeeded ? "ok" : code.map { String($0) } ?? "failed"
      case .routerHandler(let url): symbols[url]
      case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage:
        nil
      }
    return arguments.map { "\(name)(\($0))" } ?? name
  }

  /// The callback with the arguments that are named, in that order, as an expectation of them
  /// would write it; without names as above.
  static func text(_ callback: Callback, arguments: [String], symbols: SymbolTable) -> String {
    guard !arguments.isEmpty else { return text(callback, symbols: symbols) }
    let values = arguments.map { callback.argument($0, symbols: symbols) ?? "none" }
    return "\(callback.name.rawValue)(\(values.joined(separator: ", ")))"
  }
}
