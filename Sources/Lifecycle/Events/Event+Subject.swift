extension Event {
  /// What the event is about, where that is a thing with a number of its own.
  ///
  /// Events of a session without another subject leave it out: the record names the session.
  package var subject: Subject? {
    switch self {
    case .navigate(let navigation, _), .navigationBegan(let navigation, _),
      .navigationFailed(let navigation, _, _):
      .navigation(navigation)
    case .resolve(let resolver, _), .resolverOpened(let resolver, _),
      .resolverSettled(let resolver, _), .lateAnswer(let resolver, _):
      resolver == 0 ? nil : .resolver(resolver)
    case .callback(let callback, _), .callbackSuppressed(let callback, _):
      callback.subject
    case .replyArrived(let reply, _), .replyIgnored(let reply, _):
      .request(reply.request)
    case .requestDeferred(let waiting):
      .request(waiting.request)
    case .requestDropped(let request, _):
      .request(request)
    case .callDeferred(let call):
      call.subject
    case .requestSent(let sent):
      .request(sent.request)
    case .startAccepted(let session, _):
      .session(session)
    case .pageOpened(let page):
      .page(page.page)
    case .pageClosed(let page, _):
      .page(page)
    case .handle(let call, _):
      call.notification.map { .notification($0.name) }
    case .checkIsLBNotification(let notification, _), .notificationArrived(let notification, _):
      .notification(notification.name)
    case .tipSkipped(let notification, _):
      .notification(notification)
    case .tipShown(let tip):
      .tip(tip.tip)
    case .tipDismissed(let tip):
      .tip(tip)
    case .urlUnresolved(let flow), .urlDropped(let flow, _):
      flow.subject
    case .stepBegan, .timerArmed, .timerCancelled, .timerFired, .start, .logoutAndDestroy,
      .configLogout, .set, .setUIDelegate, .releaseDelegate, .read, .note, .appLaunched,
      .processEnded, .appSuspended, .appResumed, .appBackgrounded, .appForegrounded, .closePage,
      .replacePage, .tapLink, .coverWithHostPage, .uncover, .pageRequest, .credentialRevoked,
      .networkLost, .networkBack, .startRefused, .launchSucceeded, .launchFailed,
      .renewalBegan, .renewalSucceeded, .renewalFailed,
      .credentialIssued, .credentialsCleared, .sessionInvalidated, .teardownBegan,
      .teardownFinished, .configChanged, .callIgnored, .startPush, .updateDeviceToken, .complete,
      .deviceTokenArrived, .tapTip, .pushServiceStarted, .pushServiceFailed,
      .deviceTokenRecorded, .deviceTokenBound, .pushServiceReset:
      nil
    }
  }
}

extension Callback {
  package var subject: Subject? {
    switch self {
    case .refreshTokenExpired(let resolver): resolver == 0 ? nil : .resolver(resolver)
    case .navigationCompleted(let navigation, _, _): .navigation(navigation)
    case .canOpenURL(let flow, _), .didRequestOpenURL(let flow): flow.subject
    case .didFinishLaunching, .startFailed, .tokenDidChange, .didRunInError, .willDestroy,
      .analyticsEvent, .enterSdkPage, .exitSdkPage, .pushStartCompleted, .deviceTokenCompleted,
      .routerHandler:
      nil
    }
  }
}

extension URLFlow {
  /// The host's call that led here; nil for a link in a page.
  package var subject: Subject? {
    navigation == 0 ? nil : .navigation(navigation)
  }
}

extension DeferredCall {
  package var subject: Subject? {
    switch self {
    case .navigation(let navigation, _): .navigation(navigation)
    case .notification(let call): call.notification.map { .notification($0.name) }
    case .start, .logoutAndDestroy: nil
    }
  }
}
