import Lifecycle

extension RunAudit {
  /// sdkStatus inside each callback ("sdkStatus read inside each callback", AMB-129).
  mutating func checkStatus(_ record: EventRecord, before: State) {
    guard case .callback(let callback, let status) = record.event else { return }
    expect(status == before.status, "the status inside is the status of the instant", record)
    let allowed: [SDKStatus] =
      switch callback {
      case .didFinishLaunching, .didRunInError, .refreshTokenExpired, .canOpenURL,
        .didRequestOpenURL, .enterSdkPage:
        [.started]
      case .startFailed(let error): error.code == 400 ? SDKStatus.allCases : [.starting]
      case .tokenDidChange: [.starting, .started]
      case .willDestroy: [.isDestroying]
      case .exitSdkPage: [.started, .isDestroying]
      case .navigationCompleted: SDKStatus.allCases
      }
    expect(allowed.contains(status), "\(status.name) is no status of this callback", record)
  }

  /// What one session gives out, delivered or not (OC-1…12, OC-21…34, OC-40, OC-41).
  mutating func checkSession(_ record: EventRecord, before: State) {
    noteSession(record, before: before)
    guard let callback = record.givenOut else { return }
    var session = sessions[record.session] ?? AuditedSession()
    defer { if record.session != 0 { sessions[record.session] = session } }
    expect(record.session == 0 || !session.isOver, "an ended session is silent", record)
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
      session.runtimeErrors += 1
      expect(error.code == 401, "a runtime error is 401", record)
      expect(!error.description.isEmpty, "an error has words", record)
      expect(session.runtimeErrors == 1, "a session reports one runtime error", record)
      expect(session.finished == 1, "a runtime error comes after the start", record)
    case .willDestroy:
      session.willDestroys += 1
      expect(session.willDestroys == 1, "a session is destroyed once", record)
      expect(session.isInTeardown, "willDestroy is part of a teardown", record)
    case .canOpenURL, .didRequestOpenURL, .enterSdkPage, .exitSdkPage, .navigationCompleted:
      break
    }
  }

  private mutating func checkStartFailed(
    _ error: ErrorInfo, _ record: EventRecord, _ session: inout AuditedSession
  ) {
    expect(!error.description.isEmpty, "an error has words", record)
    guard error.code != 400 else {
      expect(record.session == 0, "a refused start belongs to no session", record)
      return
    }
    session.startsFailed += 1
    let isAuthentication =
      error.code == 401 || error.code == 403 || (403_000...403_999).contains(error.code)
    expect(isAuthentication, "a start fails with 400, 401, 403 or 403xxx", record)
    expect(session.startsFailed == 1, "a start fails once", record)
    expect(session.finished == 0, "a start that finished does not fail", record)
  }

  /// Between willDestroy and its end a session gives out failed completions, then exitSdkPage.
  private mutating func checkTeardown(
    _ callback: Callback, _ record: EventRecord, _ session: AuditedSession
  ) {
    guard session.isInTeardown, record.session != 0 else { return }
    switch callback {
    case .willDestroy:
      break
    case .navigationCompleted(_, _, let code):
      expect(code == 401, "teardown completes with 401", record)
      expect(!session.hasClosedPages, "completions come before pages close", record)
    case .exitSdkPage:
      expect(state.navigations.isEmpty, "pages close after the completions", record)
    case .didFinishLaunching, .startFailed, .tokenDidChange, .didRunInError,
      .refreshTokenExpired, .canOpenURL, .didRequestOpenURL, .enterSdkPage:
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
    case .renewalFailed:
      sessions[record.session, default: AuditedSession()].renewalsFailed += 1
    case .teardownBegan:
      sessions[record.session, default: AuditedSession()].isInTeardown = true
    case .pageClosed where before.status == .isDestroying:
      sessions[record.session, default: AuditedSession()].hasClosedPages = true
    case .teardownFinished:
      let willDestroys = sessions[record.session]?.willDestroys ?? 0
      expect(willDestroys == 1, "a teardown gives out willDestroy", record)
      expect(state.pageCount == 0, "a teardown closes every page", record)
      expect(before.navigations.isEmpty, "a teardown completes every navigation", record)
      sessions[record.session, default: AuditedSession()].isOver = true
    case .processEnded:
      if before.session != 0 {
        sessions[before.session, default: AuditedSession()].isOver = true
      }
      killedAt.append(record.seq)
    default:  // only what begins or ends a session matters here
      break
    }
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
