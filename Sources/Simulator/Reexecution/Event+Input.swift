import Lifecycle

extension Event {
  /// The input that this event records; nil for what the SDK made of one.
  var input: Input? {
    switch self {
    case .stepBegan(let index, let line, let stimulus):
      .step(index: index, line: line, stimulus: stimulus)
    case .timerFired(let kind): .timer(kind)
    case .start(let call): .host(.start(call))
    case .logoutAndDestroy: .host(.logoutAndDestroy)
    case .configLogout: .host(.configLogout)
    case .navigate(_, let call): .host(.navigate(call))
    case .resolve(let resolver, let answer):
      .host(.resolve(answer, of: resolver == 0 ? nil : resolver))
    case .set(let setting): .host(.set(setting))
    case .setUIDelegate(let present): .host(.setUIDelegate(present: present))
    case .releaseDelegate: .host(.releaseDelegate)
    case .read(let property, _): .host(.read(property))
    case .note(let text): .host(.note(text))
    case .startPush(let call): .host(.push(.start(call)))
    case .updateDeviceToken(let call): .host(.push(.updateDeviceToken(call)))
    case .handle(let call, _): .host(.push(.handle(call)))
    case .checkIsLBNotification(let notification, _): .host(.push(.check(notification)))
    case .complete(let presentation): .host(.push(.complete(presentation)))
    case .appLaunched: .system(.launch)
    case .processEnded: .system(.kill)
    case .appSuspended: .system(.suspend)
    case .appResumed: .system(.resume)
    case .appBackgrounded: .system(.background)
    case .appForegrounded: .system(.foreground)
    case .notificationArrived(let notification, let arrival):
      .system(.notification(notification, arrival))
    case .deviceTokenArrived(let token): .system(.deviceToken(token))
    case .closePage(.top): .client(.closeTop)
    case .closePage(.all): .client(.closeAll)
    case .closePage(.url(let url)): .client(.close(url))
    case .replacePage(let url, let orientation):
      .client(.replace(url: url, orientation: orientation))
    case .tapLink(let url, let route): .client(.tapLink(url: url, route: route))
    case .coverWithHostPage: .client(.coverWithHostPage)
    case .uncover: .client(.uncover)
    case .pageRequest(let path): .client(.request(path: path))
    case .tapTip: .client(.tapTip)
    case .replyArrived(let reply, _), .replyIgnored(let reply, _): .reply(reply)
    case .credentialRevoked(let symbol): .network(.revoke(symbol))
    case .networkLost: .network(.lost)
    case .networkBack: .network(.back)
    // What the SDK reports by itself has no other record than what came of it.
    case .callback(.analyticsEvent(let name, let properties), _),
      .callbackSuppressed(.analyticsEvent(let name, let properties), _):
      .analytics(name: name, properties: properties)
    case .timerArmed, .timerCancelled, .callback, .startAccepted, .startRefused,
      .launchSucceeded, .launchFailed, .requestSent, .requestDeferred, .requestDropped,
      .renewalBegan, .renewalSucceeded, .renewalFailed, .credentialIssued, .credentialsCleared,
      .resolverOpened, .resolverSettled, .lateAnswer, .sessionInvalidated, .teardownBegan,
      .teardownFinished, .navigationBegan, .navigationFailed, .pageOpened, .pageClosed,
      .urlUnresolved, .urlDropped, .pushServiceStarted, .pushServiceFailed,
      .deviceTokenRecorded, .deviceTokenBound, .pushServiceReset, .tipShown, .tipSkipped,
      .tipDismissed, .configChanged, .callbackSuppressed, .callIgnored, .callDeferred:
      nil
    }
  }
}
