import Lifecycle

extension MonitorTable {
  /// OC-58 to OC-60, OC-71 to OC-73.
  static let push: [Monitor] = [
    Monitor(58, on: .startPush, .replyArrived, .pushStartCompleted, .pushServiceReset) {
      $0.pushStartIsCompletedOnce($1)
    },
    Monitor(59, on: .pushStartCompleted) { $0.startedBeforeItIsTold($1) },
    Monitor(60, on: .updateDeviceToken, .replyArrived, .deviceTokenCompleted, .pushServiceReset) {
      $0.deviceTokenIsCompletedOnce($1)
    },
    Monitor(71, on: .startFailed, .didRunInError, .navigationCompleted, .deviceTokenCompleted) {
      $0.pushStartFailureStaysThere($1)
    },
    Monitor(72, on: .pushServiceReset, .requestSent) { $0.pushServiceSurvives($1) },
    Monitor(73, on: .analyticsEvent) { $0.analyticsWhileStarted($1) },
  ]
}

extension ConstraintMonitors {
  /// OC-58: every startWithKey is completed once, in every status: with its answer, or in the next
  /// turn where the service is started. Not after a reset, by a reading (AMB-50, D26).
  mutating func pushStartIsCompletedOnce(_ record: EventRecord) {
    if case .startPush = record.event {
      if facts.push.started != 0 { promise(58, record, key: 0, lasts: .process) }
    } else if case .replyArrived(_, .pushStart) = record.event {
      promise(58, record, key: 0, first: facts.push.lastStart, lasts: .process)
    } else if case .pushServiceReset = record.event {
      promises.drop { $0.number == 58 }
    } else if record.givenOut != nil {
      promises.settle(58, key: 0)
      if facts.push.startsOpen == 0 { breach(58, .unprepared, record.seq) }
    }
  }

  /// OC-59: isStarted is YES when the block is told so.
  mutating func startedBeforeItIsTold(_ record: EventRecord) {
    guard case .pushStartCompleted(nil)? = record.givenOut, facts.push.started == 0 else { return }
    breach(59, .unprepared, record.seq)
  }

  /// OC-60: every updateDeviceToken is completed once, when its binding has ended, which is asked
  /// for while Started; at once by a reading (AMB-100), not after a reset by another (D26).
  mutating func deviceTokenIsCompletedOnce(_ record: EventRecord) {
    let push = facts.push
    if case .updateDeviceToken = record.event {
      if facts.isTokenTold { promise(60, record, key: 0, lasts: .process) }
    } else if case .replyArrived(let reply, .bindDevice) = record.event {
      guard push.bindings.contains(reply.request) else { return }
      promise(60, record, key: 0, first: push.lastToken, lasts: .process)
    } else if case .pushServiceReset = record.event {
      promises.drop { $0.number == 60 }
    } else if record.givenOut != nil {
      promises.settle(60, key: 0)
      if push.tokensOpen == 0 {
        breach(60, .repeated, push.lastToken, record.seq)
      } else if push.blocksDue == 0 {
        breach(60, .outOfOrder, push.lastToken, record.seq)
      }
    }
  }

  /// OC-71: 99992 stands in no other error; in a failed navigation's only by a reading (AMB-78).
  mutating func pushStartFailureStaysThere(_ record: EventRecord) {
    let code: Int32?
    if case .startFailed(let error)? = record.givenOut {
      code = error.code
    } else if case .didRunInError(let error)? = record.givenOut {
      code = error.code
    } else if case .navigationCompleted(_, _, let reason)? = record.givenOut {
      code = reason == readings.routeFailureCode ? nil : reason
    } else if case .deviceTokenCompleted(_, let reason)? = record.givenOut {
      code = reason
    } else {
      code = nil
    }
    if code == HandlingResult.pushStartFailedCode { breach(71, .wrongValue, record.seq) }
  }

  /// OC-72: the service outlives the SDK: it is never reset, unless a reading does so (AMB-50), and
  /// once started it is not registered again.
  mutating func pushServiceSurvives(_ record: EventRecord) {
    if case .pushServiceReset = record.event {
      if readings.destroyPushService == .keep { breach(72, .misplaced, record.seq) }
    } else if case .requestSent(let sent) = record.event, sent.endpoint == .pushStart,
      facts.push.started != 0
    {
      breach(72, .forbidden, facts.push.started, record.seq)
    }
  }

  /// OC-73: analytics come between DidFinish and WillDestroy, while Started, and not at all in a
  /// document without them (AMB-110).
  mutating func analyticsWhileStarted(_ record: EventRecord) {
    let willDestroy = facts.session.willDestroy
    if willDestroy != 0, facts.session.runs(record.session) {
      breach(73, .forbidden, willDestroy, record.seq)
    } else if !facts.isFinished || facts.status != .started
      || readings.facadeProfile == .readme000
    {
      breach(73, .misplaced, record.seq)
    }
  }
}
