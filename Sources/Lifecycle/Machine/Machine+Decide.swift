extension Machine {
  /// Decides an input as far as the first callback it leads to.
  mutating func decide(_ input: Input, cause: Sequence) {
    switch input {
    case .step(let index, let line, let stimulus):
      emit(.stepBegan(index: index, line: line, stimulus: stimulus), cause: cause)
    case .host(let call): decide(call, cause: cause)
    case .client(let action): decide(action, cause: cause)
    case .system(let action): decide(action, cause: cause)
    case .network(let action): decide(action, cause: cause)
    case .analytics(let name, let properties):
      reportAnalytics(name: name, properties: properties, cause: cause)
    case .reply(let reply): decide(reply, cause: cause)
    case .timer(let kind): decide(kind, cause: cause)
    case .later(let work): perform(work, cause: cause)
    }
  }

  private mutating func decide(_ call: HostCall, cause: Sequence) {
    switch call {
    case .start(let start): self.start(start, cause: cause)
    case .logoutAndDestroy: logoutAndDestroy(cause: cause)
    case .configLogout: configLogout(cause: cause)
    case .navigate(let navigation): navigate(navigation, cause: cause)
    case .resolve(let answer, let ordinal): resolve(answer, of: ordinal, cause: cause)
    case .set(let setting): set(setting, cause: cause)
    case .setUIDelegate(let present): emit(.setUIDelegate(present: present), cause: cause)
    case .releaseDelegate: emit(.releaseDelegate, cause: cause)
    case .read(let property): read(property, cause: cause)
    case .push(let call): decide(call, cause: cause)
    case .note(let text): emit(.note(text), cause: cause)
    }
  }

  private mutating func decide(_ action: ClientAction, cause: Sequence) {
    switch action {
    case .closeTop: closePage(.top, cause: cause)
    case .closeAll: closePage(.all, cause: cause)
    case .close(let url): closePage(.url(url), cause: cause)
    case .replace(let url, let orientation): replacePage(url, orientation, cause: cause)
    case .tapLink(let url, let route): tapLink(url, route, cause: cause)
    case .coverWithHostPage: emit(.coverWithHostPage, cause: cause)
    case .uncover: emit(.uncover, cause: cause)
    case .request(let path): requestFromPage(path, cause: cause)
    case .tapTip: tapTip(cause: cause)
    }
  }

  private mutating func decide(_ action: SystemAction, cause: Sequence) {
    switch action {
    case .launch: emit(.appLaunched, cause: cause)
    case .kill: emit(.processEnded, cause: cause)
    case .suspend: emit(.appSuspended, cause: cause)
    case .resume: emit(.appResumed, cause: cause)
    case .background: emit(.appBackgrounded, cause: cause)
    case .foreground: emit(.appForegrounded, cause: cause)
    case .notification(let notification, let arrival):
      emit(.notificationArrived(notification, arrival), cause: cause)
    case .deviceToken(let token): emit(.deviceTokenArrived(token), cause: cause)
    }
  }

  private mutating func decide(_ action: NetworkAction, cause: Sequence) {
    switch action {
    case .revoke(let symbol): emit(.credentialRevoked(symbol), cause: cause)
    case .lost: emit(.networkLost, cause: cause)
    case .back: emit(.networkBack, cause: cause)
    }
  }

  private mutating func decide(_ kind: TimerKind, cause: Sequence) {
    let fired = emit(.timerFired(kind), cause: cause)
    switch kind {
    case .renewal: beginRenewal(.timer, cause: fired)
    case .renewalRetry: retryRenewal(cause: fired)
    case .launchRetry: sendLaunch(cause: fired)
    case .resolverWindow: timeOutResolver(cause: fired)
    }
  }

  /// Does a piece of work whose turn has come, if it still applies.
  mutating func perform(_ work: Work, cause: Sequence) {
    switch work {
    case .reportRefusedStart(let refused): reportRefusedStart(refused, cause: cause)
    case .destroyAfterFailedStart(let session): destroyAfterFailedStart(session, cause: cause)
    case .endFailedSession(let session, let code, let message):
      endFailedSession(session, code: code, message: message, cause: cause)
    case .reportFailedStart(let failed): reportFailedStart(failed, cause: cause)
    case .startDeferred(let call): beginSession(call, cause: cause)
    case .renewDueToken(let session): renewDueToken(session, cause: cause)
    case .deliverKeptNotices(let session): deliverKeptNotices(session, cause: cause)
    case .destroyDeferred(let session): destroyDeferred(session, cause: cause)
    case .bindDeviceTokens(let session): bindDeviceTokens(session, cause: cause)
    case .beginDeferred(let call, let session): beginDeferred(call, session, cause: cause)
    case .afterRenewal(let session): afterRenewal(session, cause: cause)
    case .processAnswer(let ordinal, let answer):
      processAnswer(ordinal, answer, cause: cause)
    case .destroyAfterRuntimeError(let session): destroyAfterRuntimeError(session, cause: cause)
    case .destroyNextTurn(let session):
      later(.destroyAfterRuntimeError(session), cause: cause)
    case .completePushStart(let resets): completePushStart(resets: resets, cause: cause)
    case .completeDeviceToken(let resets): completeDeviceToken(resets: resets, cause: cause)
    case .followLink(let link, let session): followLink(link, session, cause: cause)
    case .announceTeardown: announceTeardown(cause: cause)
    case .failNextNavigation: failNextNavigation(cause: cause)
    case .dropNavigations: dropNavigations(cause: cause)
    case .dismissTips: dismissTips(cause: cause)
    case .closeRemainingPages: closeRemainingPages(cause: cause)
    case .finishTeardown(let turns): finishTeardown(turns: turns, cause: cause)
    case .navigationDue(let navigation): navigationDue(navigation, cause: cause)
    case .completeNavigation(let navigation): completeNavigation(navigation, cause: cause)
    case .enterAfterCompletion(let session): enterAfterCompletion(session, cause: cause)
    case .refuseNavigation(let navigation, let url):
      refuseNavigation(navigation, url: url, cause: cause)
    case .afterCanOpen(let flow, let answer, let session, let asked):
      afterCanOpen(flow, answer: answer, session, asked: asked, cause: cause)
    case .endURLFlow(let flow, let wasTaken): endURLFlow(flow, wasTaken: wasTaken, cause: cause)
    }
  }
}
