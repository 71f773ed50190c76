import Lifecycle

/// A script's words for calls, made into the machine's.
extension Simulation {
  mutating func startCall(_ name: String) -> StartCall {
    guard let account = script.accounts.first(where: { $0.name.hasSameBytes(as: name) }) else {
      preconditionFailure("The script starts an account it does not define: \(name)")
    }
    let token = run.symbols.intern(account.empty.contains(.token) ? "" : account.token)
    let refreshToken = run.symbols.intern(
      account.empty.contains(.refreshToken) ? "" : account.refreshToken)
    let appName = AppName(
      en: run.symbols.intern(account.appNameEn),
      zhCN: account.appNameZhCN.map { run.symbols.intern($0) },
      zhHK: account.appNameZhHK.map { run.symbols.intern($0) })
    return StartCall(
      account: run.symbols.intern(account.name), missing: account.firstMissing(script.readings),
      token: server.credential(token, at: now),
      refreshToken: server.credential(refreshToken, at: now), appName: appName,
      settings: account.settings, resolverWindow: account.resolverWindow,
      omits: script.host.omits)
  }

  mutating func navigationCall(_ stimulus: NavigationStimulus) -> NavigationCall {
    NavigationCall(
      url: run.symbols.intern(stimulus.url), style: stimulus.style,
      animated: stimulus.animated ?? script.readings.routeDefaultAnimated,
      parameters: stimulus.parameters.map { run.symbols.intern($0) },
      hasCompletion: stimulus.completion, route: route(of: stimulus.url))
  }

  /// The route table's word on a url (ROUTE-10, ROUTE-12).
  func route(of url: String) -> Route {
    if let listed = script.routes.first(where: { $0.url.hasSameBytes(as: url) }) {
      return listed.route
    }
    return url.utf8.starts(with: Self.pagePrefix.utf8)
      ? .opens(after: 0, orientation: .portrait) : .unresolved
  }

  private static let pagePrefix = "lb://page/"

  mutating func pushCall(_ stimulus: PushStimulus) -> PushCall {
    switch stimulus {
    case .start(let key, let secret):
      .start(PushStartCall(key: run.symbols.intern(key), secret: run.symbols.intern(secret)))
    case .updateDeviceToken(let token, let disableMultiDevices):
      .updateDeviceToken(
        DeviceTokenCall(
          token: run.symbols.intern(token), disableMultiDevices: disableMultiDevices))
    case .handle(let method, let name, let routerHandler):
      .handle(
        NotificationCall(
          method: method, notification: name.map { notification($0) },
          hasRouterHandler: routerHandler))
    case .check(let name): .check(notification(name))
    case .complete(let presentation): .complete(presentation)
    }
  }

  mutating func notification(_ name: String) -> Notification {
    guard let script = script.notifications.first(where: { $0.name.hasSameBytes(as: name) })
    else {
      preconditionFailure("The script brings a notification it does not define: \(name)")
    }
    let link = script.link ?? ""
    return Notification(
      name: run.symbols.intern(name), identifier: script.identifier,
      title: run.symbols.intern(script.title ?? ""), link: run.symbols.intern(link),
      route: route(of: link), messageID: run.symbols.intern(script.id ?? ""))
  }
}

extension NotificationScript {
  fileprivate var identifier: PushIdentifier {
    PushIdentifier(nested: content(of: nestedIdentifier), topLevel: content(of: topLevelIdentifier))
  }

  private func content(of text: String?) -> PushIdentifier.Content {
    guard let text else { return .absent }
    return text.isEmpty ? .empty : .text
  }
}

extension AppStimulus {
  var action: SystemAction {
    switch self {
    case .launch: .launch
    case .kill: .kill
    case .suspend: .suspend
    case .resume: .resume
    case .background: .background
    case .foreground: .foreground
    }
  }
}
