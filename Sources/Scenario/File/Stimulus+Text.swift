import Lifecycle
package import Simulator

extension Stimulus {
  /// The stimulus as one line, for the log and for people: `request quotes/list`.
  package var text: String {
    switch self {
    case .host(let stimulus): stimulus.text
    case .client(let stimulus): stimulus.text
    case .app(let action): "app \(action.rawValue)"
    case .system(.notification(let name, let arrival)):
      "notification \(name) \(arrival.rawValue)"
    case .system(.deviceToken(let token)): "deviceToken \(token)"
    case .server(.revoke(let symbol)): "revoke \(symbol)"
    case .server(.signInElsewhere): "signInElsewhere"
    case .server(.offline(let isOffline)): "offline \(isOffline)"
    case .server(.analytics(let name, _)): "analytics \(name)"
    case .wait(let time): "wait \(TimeText.format(time))"
    case .idle(let why): "idle \(why)"
    }
  }
}

extension HostStimulus {
  package var text: String {
    switch self {
    case .start(let account): "start \(account)"
    case .logoutAndDestroy: "logoutAndDestroy"
    case .configLogout: "configLogout"
    case .navigate(let call): (call.style == .push ? "pushURL " : "presentURL ") + call.url
    case .resolve(nil, nil): "resolve none"
    case .resolve(let token, let refreshToken):
      "resolve" + (token.map { " token \($0)" } ?? "")
        + (refreshToken.map { " refreshToken \($0)" } ?? "")
    case .set(let setting): setting.text
    case .setUIDelegate(let isPresent): "setUIDelegate \(isPresent ? "present" : "absent")"
    case .releaseDelegate: "releaseDelegate"
    case .read(let property): "read \(property.rawValue)"
    case .note(let text): "note \(text)"
    case .push(let call): call.text
    }
  }
}

extension PushStimulus {
  package var text: String {
    switch self {
    case .start(let key, _): "startPush \(key)"
    case .updateDeviceToken(let token, _): "updateDeviceToken \(token)"
    case .handle(let method, let notification, _):
      "\(method.rawValue) \(notification ?? "none")"
    case .check(let notification): "checkIsLBNotification \(notification)"
    case .complete(let presentation): "complete \(presentation.rawValue)"
    }
  }
}

extension ClientStimulus {
  package var text: String {
    switch self {
    case .closeTop: "closePage top"
    case .closeAll: "closePage all"
    case .close(let url): "closePage \(url)"
    case .replacePage(let url): "replacePage \(url)"
    case .tapLink(let url): "tapLink \(url)"
    case .coverWithHostPage: "coverWithHostPage"
    case .uncover: "uncover"
    case .request(let path): "request \(path)"
    case .tapTip: "tapTip"
    }
  }
}

extension ConfigSetting {
  fileprivate var text: String {
    switch self {
    case .theme(let theme): "setTheme \(theme.rawValue)"
    case .language(let language): "setLanguage \(language.rawValue)"
    case .priceColorType(let type): "setPriceColorType \(type.rawValue)"
    case .env(let env): "setEnv \(env.rawValue)"
    }
  }
}
