import Lifecycle

extension MonitorTable {
  /// OC-22, OC-27, OC-28 and OC-32; the others of their section bind the host.
  static let runtimeError: [Monitor] = [
    Monitor(22, on: .didRunInError, .teardownBegan, .teardownFinished) {
      $0.runtimeErrorEndsInDestruction($1)
    },
    Monitor(27, on: .didRunInError) { $0.runtimeErrorWhileStarted($1) },
    Monitor(28, on: .replyArrived, .didRunInError, .sessionInvalidated) {
      $0.refusedRequestIsReported($1)
    },
    Monitor(32, on: .tokenDidChange) { $0.noTokenAfterRuntimeError($1) },
  ]
}

extension ConstraintMonitors {
  /// OC-22: what destroys the SDK after DidRunInError(401) announces it. Who that is, is a reading:
  /// the host, so that the SDK leaves it alone, or the SDK, so that it must (AMB-39).
  mutating func runtimeErrorEndsInDestruction(_ record: EventRecord) {
    let session = facts.session
    if case .didRunInError? = record.givenOut {
      guard readings.runDestroyer401 != .host, session.invalidated != 0,
        !promises.holds(22, key: 0)
      else { return }
      promise(22, record, key: 0, lasts: .process)
    } else if case .teardownBegan(let initiator) = record.event {
      promises.settle(22, key: 0)
      if initiator == .sdk, facts.status == .started, readings.runDestroyer401 == .host {
        breach(22, .misplaced, record.seq)
      }
    } else if session.runtimeError != 0, session.willDestroy == 0 {
      breach(22, .missing, session.runtimeError, record.seq)
    }
  }

  /// OC-27: the status is Started, also as the host reads it.
  mutating func runtimeErrorWhileStarted(_ record: EventRecord) {
    if facts.status != .started || (record.statusInside ?? .started) != .started {
      breach(27, .misplaced, record.seq)
    }
  }

  /// OC-28: a refused request leads to DidRunInError, once a session unless a reading repeats it
  /// (AMB-41), with code 401 unless a reading lets the server's through (AMB-43) or reports other
  /// errors as well (AMB-44). By another reading a renewal is tried first (AMB-38).
  mutating func refusedRequestIsReported(_ record: EventRecord) {
    if case .replyArrived(let reply, .request) = record.event {
      if case .refused = reply.outcome, mustReport(reply) { promise(28, record, key: 0) }
    } else if case .sessionInvalidated(let invalidation) = record.event {
      if invalidation.reason == .requestRefused, facts.session.refusedRequest == 0 {
        breach(28, .unprepared, record.seq)
      }
    } else if case .didRunInError(let error)? = record.givenOut {
      promises.settle(28, key: 0)
      report(error, record)
    }
  }

  private func mustReport(_ reply: Reply) -> Bool {
    guard facts.status == .started else { return false }
    if facts.session.invalidated != 0 { return readings.runRepeat == .perRequest }
    let renewsFirst =
      readings.runAuthErrorPath == .renewFirst && facts.session.hasCredentials
      && !facts.secondTries.contains(reply.request)
    return !renewsFirst
  }

  private mutating func report(_ error: ErrorInfo, _ record: EventRecord) {
    let isAllowed =
      error.code == 401
      || (error.code.isAuthentication ? !readings.runMap403 : readings.runAllowUndocumentedCodes)
    if !isAllowed { breach(28, .wrongValue, record.seq) }
    let earlier = facts.session.runtimeError
    if error.code.isAuthentication, earlier != 0, facts.session.runs(record.session),
      readings.runRepeat == .once
    {
      breach(28, .repeated, earlier, record.seq)
    }
  }

  /// OC-32: no TokenDidChange after a DidRunInError that ended the session's authentication.
  mutating func noTokenAfterRuntimeError(_ record: EventRecord) {
    let error = facts.session.runtimeError
    if error != 0, facts.session.runs(record.session) {
      breach(32, .forbidden, error, record.seq)
    }
  }
}
