extension State {
  mutating func applyDeviceToken(_ call: DeviceTokenCall) {
    push.deviceToken = call
    push.unboundCalls.append(call)
  }

  /// A call of updateDeviceToken whose binding was asked for waits no more.
  mutating func applyBinding(_ sent: SentRequest) {
    push.lastBindingSession = session
    guard
      let index = push.unboundCalls.firstIndex(where: { $0.token == sent.credential })
    else { return }
    push.unboundCalls.remove(at: index)
  }

  mutating func applyTipShown(_ tip: Tip) {
    tipsShown = max(tipsShown, tip.tip)
    push.tips.append(tip)
  }

  /// A message that was handled as launch, tap or click is remembered by its id, and so is one that
  /// is kept to be handled: handed over again, it has been taken already (D27).
  mutating func applyHandling(_ call: NotificationCall) {
    guard call.method.isDeduplicated, let notification = call.notification,
      !notification.messageID.isEmpty, !push.handledIDs.contains(notification.messageID)
    else { return }
    push.handledIDs.append(notification.messageID)
  }

  mutating func applyCallDeferral(_ call: DeferredCall) {
    deferredCalls.append(call)
    if case .notification(let handling) = call { applyHandling(handling) }
  }

  /// The service is as new; what it has under way is abandoned (D26). What messages the process has
  /// handled is no part of it (D27).
  mutating func applyPushReset() {
    var fresh = PushState()
    fresh.resets = push.resets + 1
    fresh.handledIDs = push.handledIDs
    push = fresh
    for index in inFlight.indices where inFlight[index].endpoint.belongsToProcess {
      inFlight[index].isVoid = true
    }
  }
}

extension HandlingMethod {
  /// Whether a second message of the same id can be told apart here (D27).
  package var isDeduplicated: Bool {
    switch self {
    case .handleLaunchOptions, .didReceive, .handleNotificationClick: true
    case .willPresent, .showTip: false
    }
  }
}
