extension Machine {
  /// Whether `lb_push_from` marks a message as Whale's (PUSH-25, PUSH-27, F6, AMB-94).
  func isWhaleMessage(_ notification: Notification) -> Bool {
    let identifier = notification.identifier
    switch state.readings.pushIdentifierLocation {
    case .nested: return isMark(identifier.nested)
    case .topLevel: return isMark(identifier.topLevel)
    case .either: return isMark(identifier.nested) || isMark(identifier.topLevel)
    }
  }

  /// Presence decides; by a reading the field must also say something (F6).
  private func isMark(_ content: PushIdentifier.Content) -> Bool {
    switch content {
    case .absent: false
    case .empty: state.readings.pushIdentifierValue == .present
    case .text: true
    }
  }

  /// What a handling call returns: the Whale check first, then the status (AMB-90, AMB-92, AMB-93).
  private func verdict(on call: NotificationCall) -> HandlingResult {
    guard let notification = call.notification else {
      switch state.readings.pushEmptyLaunchOptions {
      case .nonSDK: return .nonSDK
      case .none: return .ok
      case .notStarted: return state.status == .started ? .nonSDK : .notStarted
      }
    }
    let isForeign = !isWhaleMessage(notification)
    let isTooEarly = state.status != .started
    switch state.readings.pushCheckOrder {
    case .nonSDKFirst: return isForeign ? .nonSDK : isTooEarly ? .notStarted : .ok
    case .notStartedFirst: return isTooEarly ? .notStarted : isForeign ? .nonSDK : .ok
    }
  }

  /// One of the five calls that hand the SDK a notification (PUSH-10…36).
  mutating func handle(_ call: NotificationCall, cause: Sequence) {
    let result = verdict(on: call)
    let isRepeated = isRepeated(call)
    let called = emit(.handle(call, returned: result), cause: cause)
    switch result {
    case .ok:
      if !isRepeated { take(call, cause: called) }
    case .notStarted:
      // By a reading the SDK keeps it and handles it when it is up, whatever it returned (AMB-91).
      if state.readings.pushBufferBeforeStart, state.status != .isDestroying, !isRepeated,
        let notification = call.notification, isWhaleMessage(notification)
      {
        emit(.callDeferred(.notification(call)), cause: called)
      }
    case .nonSDK:
      break
    }
  }

  /// Whether a message of the same id was handled before, by a reading that tells (AMB-99, D27).
  private func isRepeated(_ call: NotificationCall) -> Bool {
    guard state.readings.pushDedupeById, call.method.isDeduplicated,
      let id = call.notification?.messageID, !id.isEmpty
    else { return false }
    return state.push.handledIDs.contains(id)
  }

  /// What a handled notification leads to; nothing of it happens before the call returned (OC-62).
  mutating func take(_ call: NotificationCall, cause: Sequence) {
    guard let notification = call.notification else { return }
    switch call.method {
    case .willPresent, .showTip:
      showTip(notification, hasRouterHandler: call.hasRouterHandler, cause: cause)
    case .handleLaunchOptions, .didReceive, .handleNotificationClick:
      guard !notification.link.isEmpty else { return }
      let link = PushLink(
        url: notification.link, route: notification.route,
        hasRouterHandler: call.hasRouterHandler)
      switch state.readings.pushClickHandlerTiming {
      case .nextTick: later(.followLink(link, state.session), cause: cause)
      case .sync: follow(link, cause: cause)
      }
    }
  }

  /// Shows a tip; the SDK requires a title (F11, AMB-106).
  private mutating func showTip(
    _ notification: Notification, hasRouterHandler: Bool, cause: Sequence
  ) {
    if notification.title.isEmpty {
      emit(.tipSkipped(notification.name, .missingTitle), cause: cause)
      return
    }
    let tip = Tip(
      tip: state.tipsShown + 1, notification: notification.name, link: notification.link,
      route: notification.route, hasRouterHandler: hasRouterHandler)
    emit(.tipShown(tip), cause: cause)
  }

  /// A tap on the newest tip: the routerHandler or the SDK's own routes, never both (OC-68).
  mutating func tapTip(cause: Sequence) {
    let tapped = emit(.tapTip, cause: cause)
    guard let tip = state.push.tips.last else { return }
    let dismissed = emit(.tipDismissed(tip.tip), cause: tapped)
    guard !tip.link.isEmpty else { return }
    follow(
      PushLink(url: tip.link, route: tip.route, hasRouterHandler: tip.hasRouterHandler),
      cause: dismissed)
  }

  /// The link of a launch, a tap or a click, a turn after its call returned (AMB-97, ruling 19).
  mutating func followLink(_ link: PushLink, _ session: SessionOrdinal, cause: Sequence) {
    guard state.session == session, state.status == .started else { return }
    follow(link, cause: cause)
  }

  private mutating func follow(_ link: PushLink, cause: Sequence) {
    if link.hasRouterHandler {
      deliver(.routerHandler(url: link.url), cause: cause)
      return
    }
    openLink(link.url, link.route, asks: state.readings.urlPushLinkAsks, cause: cause)
  }

  /// Tips go with the session that showed them (AMB-50).
  mutating func dismissTips(cause: Sequence) {
    for tip in state.push.tips.reversed() { emit(.tipDismissed(tip.tip), cause: cause) }
  }

  /// The SDK reports an event of its own, while Started (ANALYTICS-1, AMB-110).
  mutating func reportAnalytics(name: Symbol, properties: Symbol, cause: Sequence) {
    let callback = Callback.analyticsEvent(name: name, properties: properties)
    if state.readings.facadeProfile == .readme000 {
      emit(.callbackSuppressed(callback, .notInProfile), cause: cause)
    } else if state.status == .started {
      deliver(callback, cause: cause)
    } else {
      emit(.callbackSuppressed(callback, .notStarted), cause: cause)
    }
  }
}
