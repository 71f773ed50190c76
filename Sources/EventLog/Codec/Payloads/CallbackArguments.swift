import Lifecycle

/// The arguments of any callback, nil where a callback has none.
struct CallbackArguments: Equatable {
  var answer: Bool?
  var code: Int32?
  var description: Symbol?
  var name: Symbol?
  var properties: Symbol?
  var serverCode: Int32?
  var succeeded: Bool?
  var token: Symbol?
  var url: Symbol?

  /// Takes over the arguments of `callback`. Its ordinal is not one: the subject names that.
  mutating func take(_ callback: Callback) {
    switch callback {
    case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage:
      break
    case .startFailed(let error), .didRunInError(let error):
      code = error.code
      description = error.description
      serverCode = error.serverCode
    case .tokenDidChange(let token):
      self.token = token
    case .canOpenURL(let flow, let answer):
      self.answer = answer
      url = flow.url
    case .didRequestOpenURL(let flow):
      url = flow.url
    case .analyticsEvent(let name, let properties):
      self.name = name
      self.properties = properties
    case .navigationCompleted(_, let url, let code):
      self.code = code
      succeeded = code == nil
      self.url = url
    case .pushStartCompleted(let code):
      self.code = code
      succeeded = code == nil
    case .deviceTokenCompleted(let succeeded, let code):
      self.code = code
      self.succeeded = succeeded
    case .routerHandler(let url):
      self.url = url
    }
  }

  /// The callback called `name` with these arguments; nil if one is missing.
  func callback(_ name: CallbackName, _ subject: Subject?) -> Callback? {
    switch name {
    case .didFinishLaunching: .didFinishLaunching
    case .startFailed: error.map { .startFailed($0) }
    case .tokenDidChange: token.map { .tokenDidChange(token: $0) }
    case .didRunInError: error.map { .didRunInError($0) }
    case .refreshTokenExpired: .refreshTokenExpired(subject?.resolver ?? 0)
    case .willDestroy: .willDestroy
    case .canOpenURL: canOpenURL(subject)
    case .didRequestOpenURL: flow(subject).map { .didRequestOpenURL($0) }
    case .analyticsEvent: analyticsEvent
    case .enterSdkPage: .enterSdkPage
    case .exitSdkPage: .exitSdkPage
    case .navigationCompleted: navigationCompleted(subject)
    case .pushStartCompleted: .pushStartCompleted(code: code)
    case .deviceTokenCompleted:
      succeeded.map { .deviceTokenCompleted(succeeded: $0, code: code) }
    case .routerHandler: url.map { .routerHandler(url: $0) }
    }
  }

  private var error: ErrorInfo? {
    guard let code, let description else { return nil }
    return ErrorInfo(code: code, description: description, serverCode: serverCode)
  }

  private func flow(_ subject: Subject?) -> URLFlow? {
    url.map { URLFlow(url: $0, navigation: subject?.navigation ?? 0) }
  }

  private func canOpenURL(_ subject: Subject?) -> Callback? {
    guard let flow = flow(subject), let answer else { return nil }
    return .canOpenURL(flow, answer: answer)
  }

  private var analyticsEvent: Callback? {
    guard let name, let properties else { return nil }
    return .analyticsEvent(name: name, properties: properties)
  }

  private func navigationCompleted(_ subject: Subject?) -> Callback? {
    guard let navigation = subject?.navigation, let url else { return nil }
    return .navigationCompleted(navigation, url: url, code: code)
  }
}
