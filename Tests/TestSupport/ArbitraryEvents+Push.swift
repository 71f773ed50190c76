import Lifecycle

extension ArbitraryEvents {
  mutating func pushCall(_ kind: EventKind) -> Event {
    switch kind {
    case .startPush: .startPush(PushStartCall(key: text(), secret: text()))
    case .updateDeviceToken: .updateDeviceToken(deviceToken())
    case .checkIsLBNotification: .checkIsLBNotification(notification(), returned: flag())
    case .complete: .complete(any())
    default:
      .handle(handling(HandlingMethod(rawValue: kind.rawValue) ?? .didReceive), returned: any())
    }
  }

  mutating func pushService(_ kind: EventKind) -> Event {
    switch kind {
    case .pushServiceStarted: .pushServiceStarted
    case .pushServiceFailed: .pushServiceFailed(code: int32())
    case .deviceTokenRecorded: .deviceTokenRecorded(deviceToken())
    case .deviceTokenBound: .deviceTokenBound(text())
    case .tipShown: .tipShown(tip())
    case .tipSkipped: .tipSkipped(text(), any())
    case .tipDismissed: .tipDismissed(ordinal())
    default: .pushServiceReset
    }
  }

  mutating func notification() -> Notification {
    Notification(
      name: text(), identifier: PushIdentifier(nested: any(), topLevel: any()), title: text(),
      link: text(), route: route(), messageID: text())
  }

  mutating func deferredCall() -> DeferredCall {
    random.pick([
      .start(start()), .logoutAndDestroy, .navigation(ordinal(), began()),
      .notification(handling(any())),
    ])
  }

  private mutating func handling(_ method: HandlingMethod) -> NotificationCall {
    NotificationCall(
      method: method, notification: maybe { $0.notification() }, hasRouterHandler: flag())
  }

  private mutating func deviceToken() -> DeviceTokenCall {
    DeviceTokenCall(token: text(), disableMultiDevices: flag())
  }

  private mutating func tip() -> Tip {
    Tip(
      tip: ordinal(), notification: text(), link: text(), route: route(),
      hasRouterHandler: flag())
  }
}
