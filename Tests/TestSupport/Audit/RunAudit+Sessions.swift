import Lifecycle

extension RunAudit {
  /// sdkStatus inside each callback ("sdkStatus read inside each callback", AMB-129).
  mutating func checkStatus(_ record: EventRecord, before: State) {
    guard case .callback(let callback, let status) = record.event else { return }
    let read = statusToRead(in: callback, record, before.status)
    expect(status == read, "the status inside is the status of the instant", record)
    expect(
      statuses(of: callback, record).contains(before.status),
      "\(before.status.name) is no status of this callback", record)
  }

  /// The status of the instant; inside a startFailed what a reading says while it holds (D13).
  private mutating func statusToRead(
    in callback: Callback, _ record: EventRecord, _ actual: SDKStatus
  ) -> SDKStatus {
    if case .startFailed = callback {
      var read = actual
      if record.session != 0, actual == .starting {
        read = Self.statuses[readings.statusInStartFailedAuth.rawValue] ?? actual
      } else if record.session == 0, actual == .notStarted {
        read = Self.statuses[readings.statusInStartFailed400.rawValue] ?? actual
      }
      statusesInside[record.seq] = (actual, read)
      return read
    }
    for outer in open.dropLast().reversed() {
      if let inside = statusesInside[outer.seq], inside.actual == actual { return inside.read }
    }
    return actual
  }

  private static let statuses: [String: SDKStatus] = Dictionary(
    uniqueKeysWithValues: SDKStatus.allCases.map { ($0.name, $0) })

  /// The statuses in which a callback can come.
  private func statuses(of callback: Callback, _ record: EventRecord) -> [SDKStatus] {
    switch callback {
    case .didFinishLaunching, .didRunInError, .canOpenURL, .didRequestOpenURL, .enterSdkPage,
      .analyticsEvent, .routerHandler:
      [.started]
    case .refreshTokenExpired:
      readings.authResolverPhase == .both ? [.starting, .started] : [.started]
    case .startFailed where record.session == 0:
      SDKStatus.allCases
    case .startFailed:
      readings.startSelfDestroyTiming == .beforeCallback ? [.starting, .notStarted] : [.starting]
    case .tokenDidChange: [.starting, .started]
    case .willDestroy: [.isDestroying]
    case .exitSdkPage: [.started, .isDestroying]
    case .navigationCompleted, .pushStartCompleted, .deviceTokenCompleted: SDKStatus.allCases
    }
  }

  /// What one session gives out, delivered or not (OC-1…12, OC-21…34, OC-40, OC-41).
  mutating func checkSession(_ record: EventRecord, before: State) {
    noteSession(record, before: before)
    guard let callback = record.givenOut else { return }
    var session = sessions[record.session] ?? AuditedSession()
    defer { if record.session != 0 { sessions[record.session] = session } }
    expect(
      record.session == 0 || !session.isOver || isLateFailure(callback),
      "an ended session is silent", record)
    checkTeardown(callback, record, session)
    switch callback {
    case .didFinishLaunching:
      session.finished += 1
      expect(session.finished == 1, "a start finishes once", record)
      expect(session.startsFailed == 0, "a failed start does not finish", record)
    case .startFailed(let error):
      checkStartFailed(error, record, &session)
    case .tokenDidChange(let token):
      expect(!token.isEmpty, "a token that changed is not empty", record)
      expect(session.runtimeErrors == 0, "no renewal after didRunInError", record)
    case .refreshTokenExpired:
      expect(session.renewalsFailed > 0, "the resolver is asked after a failed renewal", record)
      expect(session.runtimeErrors == 0, "no resolver after didRunInError", record)
    case .didRunInError(let error):
      checkRuntimeError(error, record, &session)
    case .willDestroy:
      session.willDestroys += 1
      expect(session.willDestroys == 1, "a session is destroyed once", record)
      expect(session.isInTeardown, "willDestroy is part of a teardown", record)
    case .canOpenURL, .didRequestOpenURL, .enterSdkPage, .exitSdkPage, .navigationCompleted,
      .analyticsEvent, .pushStartCompleted, .deviceTokenCompleted, .routerHandler:
      break
    }
  }

  /// Whether it is startFailed of an SDK that has destroyed itself before, by a reading (AMB-4).
  private func isLateFailure(_ callback: Callback) -> Bool {
    callback.name == .startFailed && readings.startSelfDestroyTiming == .beforeCallback
  }

  private mutating func checkStartFailed(
    _ error: ErrorInfo, _ record: EventRecord, _ session: inout AuditedSession
  ) {
    expect(!error.description.isEmpty, "an error has words", record)
    guard record.session != 0 else {
      expect(error.code == 400, "a refused start fails with 400", record)
      return
    }
    session.startsFailed += 1
    let isExpected =
      error.code == 401 || Self.forbidden.contains(error.code) || error.code == 403
      || readings.startNonAuthFailure == .fail(error.code)
    expect(isExpected, "a start fails with 400, 401, 403 or 403xxx", record)
    expect(session.startsFailed == 1, "a start fails once", record)
    expect(session.finished == 0, "a start that finished does not fail", record)
  }

  private static let forbidden: ClosedRange<Int32> = 403_000...403_999

  private mutating func checkRuntimeError(
    _ error: ErrorInfo, _ record: EventRecord, _ session: inout AuditedSession
  ) {
    expect(!error.description.isEmpty, "an error has words", record)
    expect(session.isStarted, "a runtime error comes after the start", record)
    if readings.runAllowUndocumentedCodes, (500...599).contains(error.code) { return }
    session.runtimeErrors += 1
    let isForbidden = error.code == 403 || Self.forbidden.contains(error.code)
    expect(
      error.code == 401 || (!readings.runMap403 && isForbidden), "a runtime error is 401", record)
    expect(
      session.runtimeErrors == 1 || readings.runRepeat == .perRequest,
      "a session reports one runtime error", record)
  }

  /// Between willDestroy and its end a session gives out failed completions, then exitSdkPage.
  private mutating func checkTeardown(
    _ callback: Callback, _ record: EventRecord, _ session: AuditedSession
  ) {
    guard session.isInTeardown, !session.isOver, record.session != 0 else { return }
    let closesFirst = readings.destroyExitOrder == .beforeWillDestroy
    switch callback {
    case .willDestroy:
      expect(
        closesFirst || !session.hasClosedPages, "willDestroy comes before pages close", record)
    case .navigationCompleted(_, _, let code):
      expect(code == 401, "teardown completes with 401", record)
      expect(
        closesFirst || !session.hasClosedPages, "completions come before pages close", record)
    case .exitSdkPage:
      let isComplete = closesFirst || readings.destroyPendingNavigation == .drop
      expect(
        isComplete || state.navigations.isEmpty, "pages close after the completions", record)
    case .pushStartCompleted, .deviceTokenCompleted:
      break
    case .didFinishLaunching, .startFailed, .tokenDidChange, .didRunInError,
      .refreshTokenExpired, .canOpenURL, .didRequestOpenURL, .enterSdkPage, .analyticsEvent,
      .routerHandler:
      expect(false, "a teardown gives out nothing else", record)
    }
  }

  private mutating func noteSession(_ record: EventRecord, before: State) {
    switch record.event {
    case .startAccepted(let ordinal, _):
      expect(before.status == .notStarted, "a start is accepted in NotStarted", record)
      expect(sessions[ordinal] == nil, "a session has a number of its own", record)
      expect(record.session == ordinal, "the acceptance belongs to the session", record)
      sessions[ordinal] = AuditedSession()
    case .startRefused:
      expect(record.session == 0, "a refused start belongs to no session", record)
    case .launchSucceeded:
      expect(before.status == .starting, "only a start can succeed", record)
      sessions[record.session, default: AuditedSession()].isStarted = true
    case .renewalFailed:
      sessions[record.session, default: AuditedSession()].renewalsFailed += 1
    case .launchFailed(_, _, endsSession: true):
      expect(!readings.startDestroyOn403, "a start that failed ends by a teardown", record)
      expect(before.navigations.isEmpty, "a session that ends completes its calls", record)
      sessions[record.session, default: AuditedSession()].isOver = true
    case .teardownBegan(let initiator):
      sessions[record.session, default: AuditedSession()].isInTeardown = true
      sessions[record.session, default: AuditedSession()].initiator = initiator
    case .pageClosed where before.status == .isDestroying:
      sessions[record.session, default: AuditedSession()].hasClosedPages = true
    case .teardownFinished:
      checkTeardownFinished(record, before: before)
    case .processEnded:
      if before.session != 0 {
        sessions[before.session, default: AuditedSession()].isOver = true
      }
      killedAt.append(record.seq)
    default:  // only what begins or ends a session matters here
      break
    }
  }

  private mutating func checkTeardownFinished(_ record: EventRecord, before: State) {
    var session = sessions[record.session] ?? AuditedSession()
    let isSilent =
      !readings.startWillDestroyOnAuthFailure && session.initiator == .sdk && !session.isStarted
    expect(
      session.willDestroys == (isSilent ? 0 : 1), "a teardown gives out willDestroy", record)
    expect(state.pageCount == 0, "a teardown closes every page", record)
    expect(
      before.navigations.isEmpty || readings.destroyPendingNavigation == .drop,
      "a teardown completes every navigation", record)
    session.isOver = true
    sessions[record.session] = session
  }
}

extension EventRecord {
  /// The callback this event gives out, whether or not a host received it.
  var givenOut: Callback? {
    switch event {
    case .callback(let callback, _), .callbackSuppressed(let callback, _): callback
    default: nil
    }
  }
}
