import Lifecycle

extension ConstraintMonitors {
  /// OC-6: after StartFailed of an accepted start the SDK destroys itself, once, unless the host
  /// has done it in the callback (AMB-64). Before it by a reading (AMB-4); not at all after a 403
  /// by another (AMB-2, D13).
  mutating func failedStartDestroysItself(_ record: EventRecord) {
    let session = facts.session
    guard case .teardownBegan(let initiator) = record.event else {
      guard case .startFailed(let error)? = record.givenOut, record.session != 0,
        record.session == session.ordinal
      else { return }
      failedStart(error, record)
      return
    }
    promises.settle(6, key: session.accepted)
    guard initiator == .sdk else { return }
    if session.teardown != 0 {
      breach(6, .repeated, session.teardown, record.seq)
    } else if session.failed != 0, session.isForbidden, !readings.startDestroyOn403 {
      breach(6, .forbidden, session.failed, record.seq)
    } else if facts.status == .starting, session.failed == 0,
      readings.startSelfDestroyTiming == .afterCallback
    {
      breach(6, .unprepared, record.seq)
    }
  }

  private mutating func failedStart(_ error: ErrorInfo, _ record: EventRecord) {
    if error.code.isForbidden, !readings.startDestroyOn403 { return }
    switch readings.startSelfDestroyTiming {
    case .afterCallback:
      promise(6, record, key: facts.session.accepted, lasts: .process)
    case .beforeCallback:
      if facts.session.teardown == 0 { breach(6, .unprepared, record.seq) }
    }
  }

  /// OC-7: the SDK's own destroy has one WillDestroy; none after a failed start by a reading
  /// (AMB-5).
  mutating func ownDestroyIsAnnounced(_ record: EventRecord) {
    let session = facts.session
    guard session.teardown != 0, session.teardownBy == .sdk, session.isRunning else { return }
    let isAnnouncement = record.givenOut != nil
    switch (isAnnouncement, facts.isTeardownAnnounced) {
    case (true, false):
      breach(7, .forbidden, session.teardown, record.seq)
    case (true, true):
      if session.willDestroy != 0 { breach(7, .repeated, session.willDestroy, record.seq) }
    case (false, true):
      if session.willDestroy == 0 { breach(7, .missing, session.teardown, record.seq) }
    case (false, false):
      break
    }
  }

  /// OC-8: StartFailed(400) of a refused start never leads to a teardown. A host that destroys
  /// inside it is the cause itself.
  mutating func refusalDestroysNothing(_ record: EventRecord) {
    if facts.reports.contains(record.cause) { breach(8, .caused, record.cause, record.seq) }
  }

  /// OC-9: a refused call is reported once, in the next turn at the latest, and does nothing to the
  /// session that runs. A start refused for its config is held to the same (START-8, D10).
  mutating func refusalIsReportedAndNoMore(_ record: EventRecord) {
    if case .startRefused = record.event {
      promise(9, record, lasts: .process)
    } else if record.givenOut != nil {
      promises.settle(9, key: record.cause)
    } else if facts.refusals.contains(record.cause) {
      breach(9, .caused, record.cause, record.seq)
    }
  }

  /// OC-10: a start with a complete config is accepted while NotStarted, whatever was refused
  /// before it.
  mutating func startAfterRefusalIsAccepted(_ record: EventRecord) {
    let isTurnedAway: Bool
    if case .startRefused(_, .duplicate) = record.event {
      isTurnedAway = true
    } else if case .callIgnored(.start, _) = record.event {
      isTurnedAway = true
    } else {
      isTurnedAway = false
    }
    guard isTurnedAway, facts.status == .notStarted else { return }
    let report = facts.reports.last
    breach(10, .forbidden, report == 0 ? record.cause : report, record.seq)
  }

  /// OC-11: no callback of a session after the first of the next one.
  mutating func sessionsDoNotOverlap(_ record: EventRecord) {
    if record.session != 0, record.session < facts.latestSession {
      breach(11, .forbidden, facts.firstOfLatest, record.seq)
    }
  }

  /// OC-12: DidRunInError never comes before DidFinish.
  mutating func runtimeErrorNeedsFinish(_ record: EventRecord) {
    if !facts.isFinished { breach(12, .unprepared, record.seq) }
  }

  /// OC-14: EnterPage never comes before DidFinish, and only while Started (AMB-71).
  mutating func enterNeedsFinish(_ record: EventRecord) {
    if !facts.isFinished {
      breach(14, .unprepared, record.seq)
    } else if facts.status != .started {
      breach(14, .misplaced, record.seq)
    }
  }
}
