import Lifecycle
import Report

/// Events in one line for expectations: `requestSent(renew R1)`, `timerArmed(renewal at 14m)`.
enum EventText {
  static func text(_ record: EventRecord, symbols: SymbolTable) -> String {
    if case .callback(let callback, _) = record.event {
      return CallbackText.text(callback, symbols: symbols)
    }
    let details = EventDetails(symbols: symbols, session: record.session)
    let kind = record.event.kind.rawValue
    return details.text(record.event).map { "\(kind)(\($0))" } ?? kind
  }
}

/// What stands in the brackets.
private struct EventDetails {
  let symbols: SymbolTable
  let session: SessionOrdinal

  func text(_ event: Event) -> String? {
    switch event {
    case .timerArmed(let kind, let due): "\(kind.name) at \(TimeText.format(due))"
    case .timerCancelled(let kind), .timerFired(let kind): kind.name
    case .navigate(_, let call): symbols[call.url]
    case .resolve(let resolver, _), .lateAnswer(let resolver, _): "\(resolver)"
    case .read(let property, let returned): "\(property.rawValue): \(symbols[returned])"
    case .note(let text): symbols[text]
    case .startPush(let call): symbols[call.key]
    case .updateDeviceToken(let call), .deviceTokenRecorded(let call): symbols[call.token]
    case .deviceTokenArrived(let token), .deviceTokenBound(let token): symbols[token]
    case .handle(let call, let result): "\(name(of: call)): \(result.rawValue)"
    case .checkIsLBNotification(let message, let isWhale): "\(symbols[message.name]): \(isWhale)"
    case .complete(let presentation): presentation.rawValue
    case .notificationArrived(let message, let arrival):
      "\(symbols[message.name]) \(arrival.rawValue)"
    case .pushServiceFailed(let code): "\(code)"
    case .tipShown(let tip): "\(tip.tip) \(symbols[tip.notification])"
    case .tipSkipped(let message, let reason): "\(symbols[message]): \(reason.rawValue)"
    case .tipDismissed(let tip): "\(tip)"
    case .replyArrived(let reply, let endpoint): "\(endpoint.rawValue): \(outcome(reply))"
    case .replyIgnored(let reply, let endpoint):
      "\(endpoint.rawValue): \(outcome(reply)), session \(session)"
    case .credentialRevoked(let symbol): symbols[symbol]
    case .startAccepted(let ordinal, let call): "\(symbols[call.account]), session \(ordinal)"
    case .startRefused(let account, let refusal): "\(symbols[account]): \(reason(refusal))"
    case .launchFailed(let code, _, let endsSession):
      endsSession ? "\(code), the end of the session" : "\(code)"
    case .requestSent(let sent): request(sent)
    case .requestDeferred(let waiting): symbols[waiting.path]
    case .requestDropped(_, let path): symbols[path]
    case .renewalBegan(let cause): cause.rawValue
    case .renewalFailed(let failure): reason(failure)
    case .credentialIssued(let pair, let source): credentials(pair, source)
    case .resolverOpened(let resolver, let deadline):
      "\(resolver) until \(TimeText.format(deadline))"
    case .resolverSettled(let resolver, let outcome): "\(resolver) \(outcome.rawValue)"
    case .sessionInvalidated(let invalidation): reason(invalidation)
    case .teardownBegan(let initiator): initiator.rawValue
    case .navigationBegan(_, let begun): symbols[begun.url]
    case .navigationFailed(_, let url, let code): "\(symbols[url]): \(code)"
    case .pageOpened(let page): symbols[page.url]
    case .pageClosed(_, let url): symbols[url]
    case .urlUnresolved(let flow): symbols[flow.url]
    case .urlDropped(let flow, let reason): "\(symbols[flow.url]): \(reason.rawValue)"
    case .callbackSuppressed(let callback, let reason):
      "\(callback.name.rawValue): \(reason.rawValue)"
    case .callIgnored(let call, let status): "\(call.rawValue): \(status.name)"
    case .callDeferred(let call): deferred(call)
    case .stepBegan, .start, .logoutAndDestroy, .configLogout, .set, .setUIDelegate,
      .releaseDelegate, .callback, .appLaunched, .processEnded, .appSuspended, .appResumed,
      .appBackgrounded, .appForegrounded, .closePage, .replacePage, .tapLink, .coverWithHostPage,
      .uncover, .pageRequest, .networkLost, .networkBack, .launchSucceeded, .renewalSucceeded,
      .credentialsCleared, .teardownFinished, .configChanged, .tapTip, .pushServiceStarted,
      .pushServiceReset:
      nil
    }
  }

  private func outcome(_ reply: Reply) -> String {
    switch reply.outcome {
    case .success: "200"
    case .refused(let code), .serverError(let code): "\(code)"
    case .offline: "offline"
    case .timeout: "timeout"
    case .malformed: "malformed"
    }
  }

  private func reason(_ refusal: StartRefusal) -> String {
    switch refusal {
    case .missing(let field): "missing \(field.rawValue)"
    case .duplicate: "duplicate"
    }
  }

  private func reason(_ failure: RenewalFailure) -> String {
    switch failure {
    case .refused(let code, _): "\(code)"
    case .refreshTokenExpired: "refresh token expired"
    case .transient: "transient"
    }
  }

  private func reason(_ invalidation: SessionInvalidation) -> String {
    let code = invalidation.serverCode.map { " \($0)" } ?? ""
    return invalidation.reason.rawValue + code
  }

  private func request(_ sent: SentRequest) -> String {
    let path = sent.path.map { " \(symbols[$0])" } ?? ""
    let again = sent.isSecondAttempt ? " again" : ""
    return "\(sent.endpoint.rawValue)\(path) \(symbols[sent.credential])\(again)"
  }

  private func name(of call: NotificationCall) -> String {
    call.notification.map { symbols[$0.name] } ?? "none"
  }

  private func deferred(_ call: DeferredCall) -> String {
    switch call {
    case .start(let start): "start \(symbols[start.account])"
    case .logoutAndDestroy: "logoutAndDestroy"
    case .navigation(_, let begun): symbols[begun.url]
    case .notification(let handling): "\(handling.method.rawValue) \(name(of: handling))"
    }
  }

  private func credentials(_ pair: CredentialPair, _ source: CredentialSource) -> String {
    "\(symbols[pair.token.symbol]) \(symbols[pair.refreshToken.symbol]) by \(source.rawValue)"
  }
}
