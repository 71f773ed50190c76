import Lifecycle

extension PayloadWriter {
  /// Writes the payload of `event`, whose symbols come from `symbols`.
  ///
  /// What the other columns say already, the subject above all, is not written again. Each kind
  /// has one set of keys: what an event lacks is null.
  mutating func write(_ event: Event, _ symbols: SymbolTable) {
    open()
    switch event {
    case .logoutAndDestroy, .configLogout, .releaseDelegate, .appLaunched, .processEnded,
      .appSuspended, .appResumed, .appBackgrounded, .appForegrounded, .coverWithHostPage, .uncover,
      .tapTip, .networkLost, .networkBack, .launchSucceeded, .renewalSucceeded,
      .credentialsCleared, .teardownFinished, .pushServiceStarted, .pushServiceReset,
      .tipDismissed:
      break
    case .stepBegan(let index, let line, let stimulus): step(index, line, stimulus, symbols)
    case .timerArmed(let timer, let due): armed(timer, due)
    case .timerCancelled(let timer), .timerFired(let timer): word("timer", timer)
    case .start(let call), .startAccepted(_, let call): start(call, symbols)
    case .navigate(_, let call): self.call(call, symbols)
    case .resolve(_, let answer), .lateAnswer(_, let answer): self.answer(answer, symbols)
    case .set(let setting): set(setting)
    case .setUIDelegate(let present): boolean("present", present)
    case .read(let property, let returned): read(property, returned, symbols)
    case .note(let text): symbol("text", text, symbols)
    case .startPush(let call): startPush(call, symbols)
    case .updateDeviceToken(let call), .deviceTokenRecorded(let call): deviceToken(call, symbols)
    case .deviceTokenArrived(let token), .deviceTokenBound(let token):
      symbol("deviceToken", token, symbols)
    case .handle(let call, let returned): handling(call, returned, symbols)
    case .checkIsLBNotification(let notification, let returned):
      checked(notification, returned, symbols)
    case .complete(let presentation): word("presentation", presentation)
    case .notificationArrived(let notification, let arrival):
      arrived(notification, arrival, symbols)
    case .pushServiceFailed(let code): integer("code", code)
    case .tipShown(let tip): self.tip(tip, symbols)
    case .tipSkipped(_, let reason): word("reason", reason)
    case .callback(let callback, let status): self.callback(callback, status, symbols)
    case .closePage(let page): close(page, symbols)
    case .replacePage(let url, let orientation): replace(url, orientation, symbols)
    case .tapLink(let url, let route): tapped(url, route, symbols)
    case .pageClosed(_, let url): symbol("url", url, symbols)
    case .pageRequest(let path), .requestDropped(_, let path): symbol("path", path, symbols)
    case .requestDeferred(let request): waiting(request, symbols)
    case .replyArrived(let reply, let endpoint), .replyIgnored(let reply, let endpoint):
      self.reply(reply, to: endpoint, symbols)
    case .credentialRevoked(let credential): symbol("credential", credential, symbols)
    case .startRefused(let account, let refusal): refused(account, refusal, symbols)
    case .launchFailed(let code, let message, let endsSession):
      launchFailed(code, message, endsSession: endsSession, symbols)
    case .requestSent(let request): sent(request, symbols)
    case .renewalBegan(let cause): word("cause", cause)
    case .renewalFailed(let failure): self.failure(failure, symbols)
    case .credentialIssued(let pair, let source): issued(pair, from: source, symbols)
    case .resolverOpened(_, let deadline): integer("deadlineMs", deadline)
    case .resolverSettled(_, let outcome): word("outcome", outcome)
    case .sessionInvalidated(let invalidation): invalidated(invalidation, symbols)
    case .teardownBegan(let initiator): word("by", initiator)
    case .navigationBegan(_, let navigation): began(navigation, symbols)
    case .navigationFailed(_, let url, let code): navigationFailed(url, code, symbols)
    case .pageOpened(let page): self.page(page, symbols)
    case .urlUnresolved(let flow): symbol("url", flow.url, symbols)
    case .urlDropped(let flow, let reason): dropped(flow, reason, symbols)
    case .configChanged(let setting): changed(setting)
    case .callbackSuppressed(let callback, let reason): suppressed(callback, reason, symbols)
    case .callIgnored(let call, let status): ignored(call, status)
    case .callDeferred(let call): deferred(call, symbols)
    }
    close()
  }
}

extension PayloadWriter {
  private mutating func step(
    _ index: Int32, _ line: Int32, _ stimulus: Symbol, _ symbols: SymbolTable
  ) {
    integer("index", index)
    integer("line", line)
    symbol("stimulus", stimulus, symbols)
  }

  private mutating func armed(_ timer: TimerKind, _ due: Milliseconds) {
    integer("dueMs", due)
    word("timer", timer)
  }

  private mutating func read(
    _ property: ReadableProperty, _ returned: Symbol, _ symbols: SymbolTable
  ) {
    word("property", property)
    symbol("returned", returned, symbols)
  }

  private mutating func replace(
    _ url: Symbol, _ orientation: Orientation, _ symbols: SymbolTable
  ) {
    word("orientation", orientation)
    symbol("url", url, symbols)
  }

  private mutating func launchFailed(
    _ code: Int32, _ message: Symbol, endsSession: Bool, _ symbols: SymbolTable
  ) {
    integer("code", code)
    symbol("message", message, symbols)
    boolean("teardown", !endsSession)
  }

  private mutating func invalidated(_ invalidation: SessionInvalidation, _ symbols: SymbolTable) {
    symbol("message", invalidation.message, symbols)
    word("reason", invalidation.reason)
    integer("serverCode", invalidation.serverCode)
  }

  private mutating func navigationFailed(_ url: Symbol, _ code: Int32, _ symbols: SymbolTable) {
    integer("code", code)
    symbol("url", url, symbols)
  }

  private mutating func dropped(
    _ flow: URLFlow, _ reason: URLDropReason, _ symbols: SymbolTable
  ) {
    word("reason", reason)
    symbol("url", flow.url, symbols)
  }

  private mutating func ignored(_ call: IgnoredCall, _ status: SDKStatus) {
    word("call", call)
    word("status", status)
  }
}
