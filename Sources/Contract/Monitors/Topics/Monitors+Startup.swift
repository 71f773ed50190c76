import Lifecycle

extension MonitorTable {
  /// OC-1 to OC-14 without OC-13, which binds the host.
  static let startup: [Monitor] = [
    Monitor(1, on: .didFinishLaunching) { $0.finishNeedsItsStart($1) },
    Monitor(2, on: .startFailed) { $0.failureNeedsItsStart($1) },
    Monitor(3, on: .didFinishLaunching, .startFailed) { $0.outcomeFollowsReturn($1) },
    Monitor(
      4, on: .launchSucceeded, .didFinishLaunching, .startFailed, .teardownFinished, .launchFailed
    ) { $0.startHasOneOutcome($1) },
    Monitor(5, on: .startAccepted, .launchSucceeded, .didFinishLaunching) {
      $0.startingThenStarted($1)
    },
    Monitor(6, on: .startFailed, .teardownBegan) { $0.failedStartDestroysItself($1) },
    Monitor(7, on: .willDestroy, .teardownFinished) { $0.ownDestroyIsAnnounced($1) },
    Monitor(8, on: .teardownBegan, .willDestroy) { $0.refusalDestroysNothing($1) },
    Monitor(
      9, on: .startRefused, .startFailed, .teardownBegan, .launchFailed, .launchSucceeded,
      .sessionInvalidated, .credentialsCleared
    ) { $0.refusalIsReportedAndNoMore($1) },
    Monitor(10, on: .startRefused, .callIgnored) { $0.startAfterRefusalIsAccepted($1) },
    Monitor(onEveryCallback: 11) { $0.sessionsDoNotOverlap($1) },
    Monitor(12, on: .didRunInError) { $0.runtimeErrorNeedsFinish($1) },
    Monitor(14, on: .enterSdkPage) { $0.enterNeedsFinish($1) },
  ]
}

extension ConstraintMonitors {
  /// OC-1: DidFinish comes after an accepted start, once; once a process by a reading (AMB-13).
  mutating func finishNeedsItsStart(_ record: EventRecord) {
    let session = facts.session
    guard session.runs(record.session) else {
      breach(1, .unprepared, record.seq)
      return
    }
    let earlier =
      readings.startFinishScope == .perSession ? session.finished : facts.finishedInProcess
    if earlier != 0 { breach(1, .repeated, earlier, record.seq) }
  }

  /// OC-2: StartFailed comes after its call, at most once for each. One of a refused call names the
  /// refusal as its cause and belongs to no session (D15).
  mutating func failureNeedsItsStart(_ record: EventRecord) {
    if record.session == 0 {
      if facts.unreported.contains(record.cause) { return }
      if facts.refusals.contains(record.cause) {
        breach(2, .repeated, record.cause, record.seq)
      } else {
        breach(2, .unprepared, record.seq)
      }
    } else if record.session != facts.session.ordinal {
      breach(2, .unprepared, record.seq)
    } else if facts.session.failed != 0 {
      breach(2, .repeated, facts.session.failed, record.seq)
    }
  }

  /// OC-3: no outcome inside the call, but for a reading's 400 (AMB-12). A later turn is inside no
  /// callback. Where the call itself was inside none, the log shows a return only by an answer of
  /// the server, which only a session waits for.
  mutating func outcomeFollowsReturn(_ record: EventRecord) {
    if record.session == 0 {
      guard readings.startValidationDelivery == .nextTick else { return }
      if record.depth > 0 { breach(3, .misplaced, record.cause, record.seq) }
    } else if record.session == facts.session.ordinal,
      record.depth > 0 || !facts.session.isAnswered
    {
      breach(3, .misplaced, facts.session.accepted, record.seq)
    }
  }

  /// OC-4: an accepted start has one outcome, unless the host destroyed it or it stalls. Where the
  /// SDK destroys itself first, StartFailed comes last (AMB-4).
  mutating func startHasOneOutcome(_ record: EventRecord) {
    let session = facts.session
    if let callback = record.givenOut {
      guard record.session == session.ordinal, record.session != 0 else { return }
      promises.settle(4, key: session.accepted)
      let other = callback.name == .startFailed ? session.launched : session.failed
      if other != 0 { breach(4, .forbidden, other, record.seq) }
      return
    }
    if case .launchSucceeded = record.event {
      if facts.isFinishOwed { promise(4, record, key: session.accepted) }
      return
    }
    if case .launchFailed(_, _, false) = record.event { return }
    let isCancelled = session.teardown != 0 && session.teardownBy == .host
    guard session.isRunning, session.launched == 0, session.failed == 0, !isCancelled else {
      return
    }
    if readings.startSelfDestroyTiming == .beforeCallback, session.teardown != 0 {
      promise(4, record, key: session.accepted, first: session.accepted, lasts: .process)
    } else {
      breach(4, .missing, session.accepted, record.seq)
    }
  }

  /// OC-5: Starting, then Started, then DidFinish, each once a session.
  mutating func startingThenStarted(_ record: EventRecord) {
    let kind = record.observedKind
    let expected: SDKStatus =
      kind == .startAccepted ? .notStarted : kind == .launchSucceeded ? .starting : .started
    if facts.status != expected || (record.statusInside ?? expected) != expected {
      breach(5, .misplaced, record.seq)
    }
  }
}
