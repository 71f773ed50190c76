/// A callback with its arguments.
package enum Callback: Hashable, Sendable {
  case didFinishLaunching
  case startFailed(ErrorInfo)
  case tokenDidChange(token: Symbol)
  case didRunInError(ErrorInfo)
  /// The resolver that opens with it; 0 when nobody could be asked and none opened (AMB-27).
  case refreshTokenExpired(Ordinal)
  case willDestroy
  /// `answer` is what the host returned (API-52).
  case canOpenURL(URLFlow, answer: Bool)
  case didRequestOpenURL(URLFlow)
  /// `properties` is canonical JSON.
  case analyticsEvent(name: Symbol, properties: Symbol)
  case enterSdkPage
  case exitSdkPage
  /// `code` is nil on success (ROUTE-5, ROUTE-6).
  case navigationCompleted(Ordinal, url: Symbol, code: Int32?)
  /// `code` is nil on success, 99992 otherwise (PUSH-4, PUSH-5).
  case pushStartCompleted(code: Int32?)
  /// `code` is nil on success, and where the server gave none.
  case deviceTokenCompleted(succeeded: Bool, code: Int32?)
  case routerHandler(url: Symbol)

  package var name: CallbackName {
    switch self {
    case .didFinishLaunching: .didFinishLaunching
    case .startFailed: .startFailed
    case .tokenDidChange: .tokenDidChange
    case .didRunInError: .didRunInError
    case .refreshTokenExpired: .refreshTokenExpired
    case .willDestroy: .willDestroy
    case .canOpenURL: .canOpenURL
    case .didRequestOpenURL: .didRequestOpenURL
    case .analyticsEvent: .analyticsEvent
    case .enterSdkPage: .enterSdkPage
    case .exitSdkPage: .exitSdkPage
    case .navigationCompleted: .navigationCompleted
    case .pushStartCompleted: .pushStartCompleted
    case .deviceTokenCompleted: .deviceTokenCompleted
    case .routerHandler: .routerHandler
    }
  }
}

/// The NSError of a callback. Its domain is always `LBWhaleApp` (START-18, RUN-6).
package struct ErrorInfo: Hashable, Sendable {
  package static let domain = "LBWhaleApp"

  package var code: Int32
  package var description: Symbol
  /// The server's own code where the SDK mapped it to another (AMB-43).
  package var serverCode: Int32?

  package init(code: Int32, description: Symbol, serverCode: Int32? = nil) {
    self.code = code
    self.description = description
    self.serverCode = serverCode
  }
}
