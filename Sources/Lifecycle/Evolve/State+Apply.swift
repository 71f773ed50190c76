extension State {
  /// Folds one event into the state. Total: any event can be applied to any state.
  package mutating func apply(_ event: Event) {
    switch event {
    case .timerArmed(let kind, let due): timers[kind] = due
    case .timerCancelled(let kind), .timerFired(let kind): timers[kind] = nil

    case .navigate(let navigation, _): navigationsBegun = max(navigationsBegun, navigation)
    case .resolve(let ordinal, _): applyAnswer(to: ordinal)
    case .setUIDelegate(let present): applyUIDelegate(present: present)
    case .releaseDelegate: applyDelegateRelease()

    case .appLaunched: isProcessAlive = true
    case .processEnded: applyProcessEnd()
    case .appSuspended: isSuspended = true
    case .appResumed: isSuspended = false
    case .coverWithHostPage: stack.append(.hostPage)
    case .uncover: applyUncover()

    case .replyArrived(let reply, _): applyReply(reply)
    case .replyIgnored(let reply, _): inFlight.removeAll { $0.request == reply.request }

    case .startAccepted(let ordinal, let call): applyStart(ordinal, call)
    case .startRefused: nextDelegates = Delegates()
    case .launchSucceeded: applyLaunchSuccess()
    case .launchFailed(_, _, let endsSession): applyLaunchFailure(endsSession: endsSession)
    case .requestSent(let sent): applyRequestSent(sent)
    case .requestDeferred(let waiting): applyDeferral(waiting)
    case .requestDropped(let request, _): deferred.removeAll { $0.request == request }
    case .renewalSucceeded: applyRenewalSuccess()
    case .renewalFailed(let failure): applyRenewalFailure(failure)
    case .credentialIssued(let pair, let source): applyIssue(pair, source)
    case .credentialsCleared: applyCredentialsCleared()
    case .resolverOpened(let ordinal, _): applyResolverOpened(ordinal)
    case .resolverSettled(let ordinal, let outcome): applyResolverSettled(ordinal, outcome)
    case .lateAnswer(let ordinal, _): applyLateAnswer(to: ordinal)
    case .sessionInvalidated: applyInvalidation()

    case .teardownBegan: applyTeardownBegan()
    case .teardownFinished: applySessionEnd()

    case .navigationBegan(let navigation, let begun): applyNavigation(navigation, begun)
    case .navigationFailed(let navigation, _, _): applyNavigationEnd(navigation)
    case .pageOpened(let page): applyPageOpened(page)
    case .pageClosed(let page, _): applyPageClosed(page)
    case .deviceTokenRecorded(let call): applyDeviceToken(call)
    case .deviceTokenBound: push.isDeviceBound = true
    case .pushServiceStarted: push.isStarted = true
    case .tipShown(let tip): applyTipShown(tip)
    case .tipDismissed(let ordinal): push.tips.removeAll { $0.tip == ordinal }
    case .handle(let call, .ok): applyHandling(call)
    case .pushServiceReset: applyPushReset()
    case .configChanged(let setting): applyConfigChange(setting)
    case .callDeferred(let call): applyCallDeferral(call)
    case .callback(let callback, _), .callbackSuppressed(let callback, _):
      applyCallback(callback)

    case .stepBegan, .start, .logoutAndDestroy, .configLogout, .set, .read, .note,
      .appBackgrounded, .appForegrounded, .closePage, .replacePage, .tapLink, .pageRequest,
      .credentialRevoked, .networkLost, .networkBack, .renewalBegan, .urlUnresolved, .urlDropped,
      .callIgnored, .handle(_, .notStarted), .handle(_, .nonSDK), .startPush, .updateDeviceToken,
      .checkIsLBNotification, .complete,
      .notificationArrived, .deviceTokenArrived, .tapTip, .pushServiceFailed, .tipSkipped:
      break
    }
  }

  /// The state after `event`, for callers that keep the state before it.
  package func applying(_ event: Event) -> State {
    var next = self
    next.apply(event)
    return next
  }
}

extension ConfigSettings {
  /// Takes over one assignment.
  package mutating func apply(_ setting: ConfigSetting) {
    switch setting {
    case .theme(let value): theme = value
    case .language(let value): language = value
    case .priceColorType(let value): priceColorType = value
    case .env(let value): env = value
    }
  }
}
