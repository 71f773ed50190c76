import Lifecycle

extension Simulation {
  /// Gives the machine an input and lets everything that follows from it happen, nested host calls
  /// included.
  mutating func feed(_ input: Input, cause: Sequence) {
    guard stopped == nil else { return }
    if machine.depth >= Limits.nesting {
      stopped = .endless(.nesting(limit: Limits.nesting), at: now)
      return
    }
    machine.receive(input, at: now, cause: cause)
    while stopped == nil, let step = machine.next() {
      switch step {
      case .event(let record): take(record)
      case .ask(let flow): machine.answer(host.answer(to: flow, symbols: run.symbols))
      case .later(let work, let delay, let cause):
        loop.schedule(.later(work, cause: cause), at: now + delay)
      }
    }
  }

  /// Logs an event and does what it asks of the world around the SDK.
  private mutating func take(_ record: EventRecord) {
    run.records.append(record)
    switch record.event {
    case .timerArmed(let kind, let due):
      loop.arm(kind, due: due, cause: record.seq)
    case .timerCancelled(let kind):
      loop.disarm(kind)
    case .requestSent(let sent):
      let (reply, latency) = server.answer(
        sent, at: now, running: machine.state.credentials, symbols: &run.symbols)
      loop.schedule(.reply(reply, cause: record.seq), at: now + latency)
    case .startAccepted(_, let call):
      server.startCarried(call.token)
      server.startCarried(call.refreshToken)
    case .teardownFinished:
      loop.dropLoads()
    case .processEnded:
      loop.dropProcess()
      held.removeAll()
      host.processEnded()
    case .appResumed:
      loop.release(held, at: now)
      held.removeAll()
    case .callback(let callback, _):
      callbackCount += 1
      if callbackCount > Limits.callbacks {
        stopped = .endless(.callbacks(limit: Limits.callbacks), at: now)
        return
      }
      react(on: .callback(callback), seq: record.seq)
    case .stepBegan, .timerFired, .start, .logoutAndDestroy, .configLogout, .navigate, .resolve,
      .set, .setUIDelegate, .releaseDelegate, .read, .note, .appLaunched, .appSuspended,
      .appBackgrounded, .appForegrounded, .closePage, .replacePage, .tapLink,
      .coverWithHostPage, .uncover, .pageRequest, .replyArrived, .replyIgnored,
      .credentialRevoked, .networkLost, .networkBack, .startRefused, .launchSucceeded,
      .launchFailed, .requestDeferred, .requestDropped, .renewalBegan, .renewalSucceeded,
      .renewalFailed, .credentialIssued, .credentialsCleared, .resolverOpened, .resolverSettled,
      .lateAnswer, .sessionInvalidated, .teardownBegan, .navigationBegan,
      .navigationFailed, .pageOpened, .pageClosed, .urlUnresolved, .urlDropped, .configChanged,
      .callbackSuppressed, .callIgnored, .callDeferred, .startPush, .updateDeviceToken, .handle,
      .checkIsLBNotification, .complete, .notificationArrived, .deviceTokenArrived, .tapTip,
      .pushServiceStarted, .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound,
      .pushServiceReset, .tipShown, .tipSkipped, .tipDismissed:
      break
    }
  }

  /// Lets the host act: inside a callback that is being delivered, or on what the system brought.
  mutating func react(on occasion: HostOccasion, seq: Sequence) {
    let reaction = host.reaction(to: occasion, symbols: run.symbols)
    var resolver: Ordinal?
    if case .callback(.refreshTokenExpired(let ordinal)) = occasion { resolver = ordinal }
    for (index, action) in reaction.actions.enumerated() {
      let delayed = DelayedAction(
        action: action, cause: seq, resolver: resolver,
        origin: ActionOrigin(reaction: reaction.origin, action: index))
      if let after = action.after {
        loop.schedule(.hostAction(delayed), at: now + after)
      } else {
        perform(delayed)
      }
      if stopped != nil { return }
    }
  }

  /// Does what a reaction says, now.
  mutating func perform(_ delayed: DelayedAction) {
    guard case .call(let stimulus) = delayed.action.act else {
      // The answer to canOpenURL was given when it was asked.
      return
    }
    let first = run.records.count
    feed(.host(call(stimulus, resolver: delayed.resolver)), cause: delayed.cause)
    guard first < run.records.count else { return }
    let record = run.records[first]
    if delayed.origin.reaction == nil, case .push(let push) = stimulus,
      case .handle(_, let result) = record.event
    {
      host.presetCall(push, returned: result)
    }
    check(delayed.action.returns ?? defaultReturn(of: stimulus), record, delayed)
  }

  /// The five handling calls of a written reaction return `ok` unless it says otherwise.
  private func defaultReturn(of stimulus: HostStimulus) -> String? {
    guard case .push(.handle) = stimulus else { return nil }
    return HandlingResult.ok.rawValue
  }

  private mutating func check(
    _ expected: String?, _ record: EventRecord, _ delayed: DelayedAction
  ) {
    guard delayed.origin.reaction != nil, let expected,
      let actual = record.event.returned(symbols: run.symbols)
    else { return }
    run.judgedReturns.insert(delayed.origin)
    if actual.hasSameBytes(as: expected) { return }
    run.wrongReturns.append(
      WrongReturn(origin: delayed.origin, seq: record.seq, expected: expected, actual: actual))
  }
}
