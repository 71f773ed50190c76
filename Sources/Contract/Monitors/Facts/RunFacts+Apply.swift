import Lifecycle

extension RunFacts {
  /// Takes in an event, after the monitors have looked at it.
  mutating func apply(_ record: EventRecord) {
    let seq = record.seq
    switch record.event {
    case .callback(let callback, _): applyCallback(callback, nil, record)
    case .callbackSuppressed(let callback, let reason):
      if !reason.isWithheld { applyCallback(callback, reason, record) }

    case .appSuspended: isSuspended = readings.timeSuspend == .pause
    case .appResumed: isSuspended = false
    case .processEnded: applyProcessEnd(at: seq)
    case .appBackgrounded, .appForegrounded: pages.quiet.append(seq)
    case .releaseDelegate: applyRelease()

    case .startAccepted(let ordinal, let call): applyStart(ordinal, call, at: seq)
    case .startRefused: applyRefusal(at: seq)
    case .launchSucceeded: applyLaunch(at: seq)
    case .launchFailed(_, _, let endsSession): if endsSession { applySessionEnd(at: seq) }
    case .logoutAndDestroy: applyDestroyCall(at: seq)
    case .teardownBegan(let initiator): applyTeardown(by: initiator, at: seq)
    case .teardownFinished: applySessionEnd(at: seq)

    case .replyArrived(let reply, let endpoint): applyReply(reply, endpoint, record)
    case .requestSent(let sent): applyRequest(sent)
    case .renewalSucceeded: session.renewed = seq
    case .renewalFailed(let failure): if failure.isFinal { applyRefusedRenewal(at: seq) }
    case .credentialIssued(let pair, let source): applyIssue(pair, source, at: seq)
    case .configLogout: logouts.append(seq)
    case .credentialsCleared: applyCredentialsCleared(at: seq)
    case .resolve(let ordinal, let answer): applyAnswer(ordinal, answer, at: seq)
    case .resolverOpened(let ordinal, let deadline):
      resolver = ResolverFacts(ordinal: ordinal, opened: seq, deadline: deadline)
    case .resolverSettled(let ordinal, _):
      if ordinal == resolver.ordinal, resolver.settled == 0 { resolver.settled = seq }
    case .sessionInvalidated: session.invalidated = seq

    case .navigate(let ordinal, let call): applyCall(ordinal, call, at: seq)
    case .callDeferred(let call): applyDeferral(call)
    case .navigationBegan(let ordinal, let begun):
      applyBegin(ordinal, begun, at: seq)
      if begun.isInternal { applyEffect(record) }
    case .navigationFailed(let ordinal, _, _): note(ordinal, \.failed, seq)
    case .pageOpened(let page): applyPageOpened(page, at: seq)
    case .pageClosed(let page, _): applyPageClosed(page, at: seq)
    case .coverWithHostPage: pages.cover()
    case .uncover: pages.uncover()
    case .tapLink(let url, let route): applyTapLink(url, route, at: seq)
    case .urlUnresolved(let flow):
      applyUnresolved(flow, cause: record.cause, at: seq)
      applyEffect(record)
    case .urlDropped(let flow, _): applyFlowEnd(flow)

    case .startPush: applyPushStart(at: seq)
    case .updateDeviceToken: applyDeviceToken(at: seq)
    case .pushServiceStarted: push.started = seq
    case .pushServiceReset: applyPushReset()
    case .handle(let call, let result): applyHandling(call, result, record)
    case .tapTip: lastTapTip = seq
    case .tipShown(let tip): applyTip(tip)
    case .tipDismissed(let ordinal): applyTipGone(ordinal, record)

    case .stepBegan, .timerArmed, .timerCancelled, .timerFired, .start, .set, .setUIDelegate,
      .read, .note, .checkIsLBNotification, .complete, .appLaunched, .notificationArrived,
      .deviceTokenArrived, .closePage, .replacePage, .pageRequest, .replyIgnored,
      .credentialRevoked, .networkLost, .networkBack, .requestDeferred, .requestDropped,
      .renewalBegan, .lateAnswer, .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound,
      .tipSkipped, .configChanged, .callIgnored:
      break
    }
  }

  private mutating func applyCallback(
    _ callback: Callback, _ suppression: SuppressionReason?, _ record: EventRecord
  ) {
    let seq = record.seq
    if record.session > latestSession {
      latestSession = record.session
      firstOfLatest = seq
    }
    switch callback {
    case .didFinishLaunching: applyFinish(at: seq)
    case .startFailed(let error): applyStartFailed(error, record)
    case .tokenDidChange(let token): applyNotice(token, at: seq)
    case .didRunInError(let error):
      if error.code.isAuthentication, session.runtimeError == 0 { session.runtimeError = seq }
    case .willDestroy: if session.willDestroy == 0 { session.willDestroy = seq }
    case .canOpenURL(let flow, let answer):
      applyAsk(flow, answer: answer, suppression: suppression, at: seq)
    case .didRequestOpenURL(let flow):
      applyFlowEnd(flow)
      lastRequest = seq
      lastRequested = flow
    case .enterSdkPage: applyEnter(at: seq)
    case .exitSdkPage: applyExit(at: seq)
    case .navigationCompleted(let ordinal, _, _): note(ordinal, \.completed, seq)
    case .pushStartCompleted: applyStartCompleted()
    case .deviceTokenCompleted: applyTokenCompleted()
    case .routerHandler: applyEffect(record)
    case .refreshTokenExpired: session.asks += 1
    case .analyticsEvent: break
    }
  }
}

extension RenewalFailure {
  /// Whether no retry follows.
  var isFinal: Bool {
    switch self {
    case .refused, .refreshTokenExpired: true
    case .transient: false
    }
  }
}
