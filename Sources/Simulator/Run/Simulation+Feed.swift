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
    if run.records.count > Limits.events {
      stopped = .endless(.events(limit: Limits.events), at: now)
      return
    }
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
    case .appResumed:
      loop.release(held, at: now)
      held.removeAll()
    case .callback(let callback, _):
      react(to: callback, seq: record.seq)
    case .stepBegan, .timerFired, .start, .logoutAndDestroy, .configLogout, .navigate, .resolve,
      .set, .setUIDelegate, .releaseDelegate, .read, .note, .appLaunched, .appSuspended,
      .appBackgrounded, .appForegrounded, .closePage, .replacePage, .tapLink,
      .coverWithHostPage, .uncover, .pageRequest, .replyArrived, .replyIgnored,
      .credentialRevoked, .networkLost, .networkBack, .startRefused, .launchSucceeded,
      .launchFailed, .requestDeferred, .requestDropped, .renewalBegan, .renewalSucceeded,
      .renewalFailed, .credentialIssued, .credentialsCleared, .resolverOpened, .resolverSettled,
      .lateAnswer, .sessionInvalidated, .teardownBegan, .navigationBegan,
      .navigationFailed, .pageOpened, .pageClosed, .urlUnresolved, .urlDropped, .configChanged,
      .callbackSuppressed, .callIgnored:
      break
    }
  }

  /// Lets the host act inside a callback that is being delivered.
  private mutating func react(to callback: Callback, seq: Sequence) {
    callbackCount += 1
    if callbackCount > Limits.callbacks {
      stopped = .endless(.callbacks(limit: Limits.callbacks), at: now)
      return
    }
    let reaction = host.reaction(to: callback, symbols: run.symbols)
    var resolver: Ordinal?
    if case .refreshTokenExpired(let ordinal) = callback { resolver = ordinal }
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
    feed(.host(call(stimulus, resolver: delayed.resolver)), cause: delayed.cause)
    guard let expected = delayed.action.returns else { return }
    checkReturn(expected, delayed)
  }

  private mutating func checkReturn(_ expected: String, _ delayed: DelayedAction) {
    guard
      let record = run.records.last(where: {
        $0.cause == delayed.cause && $0.event.kind == .read
      }), case .read(_, let returned) = record.event
    else { return }
    let actual = run.symbols[returned]
    guard !actual.hasSameBytes(as: expected) else { return }
    run.wrongReturns.append(
      WrongReturn(origin: delayed.origin, seq: record.seq, expected: expected, actual: actual))
  }
}
