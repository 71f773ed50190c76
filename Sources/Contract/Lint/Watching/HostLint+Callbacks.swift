import Lifecycle

extension HostLint {
  /// What the SDK gives out, and what the host owes for it. An error is owed something even where
  /// the host does not listen (RUN-15).
  mutating func told(_ callback: Callback, isReceived: Bool, _ record: EventRecord) {
    switch callback {
    case .startFailed(let error): toldFailedStart(error, record)
    case .didRunInError(let error): if error.code == 401 { toldRuntimeError(record) }
    case .willDestroy:
      facts.willDestroy = record.seq
      tell(.willDestroy, record)
    case .didFinishLaunching, .refreshTokenExpired, .canOpenURL, .enterSdkPage, .exitSdkPage:
      break
    case .tokenDidChange: tell(.tokenDidChange, record)
    case .analyticsEvent: tell(.analyticsEvent, record)
    case .didRequestOpenURL(let flow):
      guard isReceived else { return }
      tell(.didRequestOpenURL(flow.url), record)
      owe(.logUnknownURL, record, key: Int(record.seq))
    case .routerHandler:
      tell(.routerHandler, record)
      owe(.emptyRouterHandler, record, key: Int(record.seq))
    case .navigationCompleted(_, _, let code): if code != nil { tell(.failure, record) }
    case .pushStartCompleted(let code): if code != nil { tell(.failure, record) }
    case .deviceTokenCompleted(let succeeded, _): if !succeeded { tell(.failure, record) }
    }
  }

  /// A start that was refused belongs to no session; one that failed does (D15).
  private mutating func toldFailedStart(_ error: ErrorInfo, _ record: EventRecord) {
    tell(record.session == 0 ? .startRefused : .startFailed, record)
    if !habits.reportsFailedStarts { owe(.reportFailedStart, record, key: Int(record.seq)) }
    guard record.session != 0 else { return }
    owe(.signInAfterFailedStart, record, key: 0)
    if (403_000...403_999).contains(error.code) { find(.verifyConfiguration, record) }
  }

  /// A runtime 401: once a session, however often a reading repeats it (AMB-41). Where the SDK
  /// destroys itself, by a reading, the host need not (AMB-39).
  private mutating func toldRuntimeError(_ record: EventRecord) {
    guard facts.runtimeError == 0 else { return }
    facts.runtimeError = record.seq
    if readings.runDestroyer401 == .host {
      owe(.destroyAfterRuntimeError, record, key: Int(facts.session))
    }
    owe(.signInAfterRuntimeError, record, key: 0)
  }
}
