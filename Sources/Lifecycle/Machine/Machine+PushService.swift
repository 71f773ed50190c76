extension Machine {
  /// A call of the push service.
  mutating func decide(_ call: PushCall, cause: Sequence) {
    switch call {
    case .start(let start): startPush(start, cause: cause)
    case .updateDeviceToken(let update): updateDeviceToken(update, cause: cause)
    case .handle(let handling): handle(handling, cause: cause)
    case .check(let notification):
      emit(
        .checkIsLBNotification(notification, returned: isWhaleMessage(notification)),
        cause: cause)
    case .complete(let presentation): emit(.complete(presentation), cause: cause)
    }
  }

  /// `-startWithKey:…`: works in every status; once started it succeeds again without a request.
  ///
  /// Clauses PUSH-1, PUSH-4, PUSH-6; AMB-101.
  private mutating func startPush(_ call: PushStartCall, cause: Sequence) {
    let called = emit(.startPush(call), cause: cause)
    if state.push.isStarted {
      later(.completePushStart(resets: state.push.resets), cause: called)
    } else {
      send(.pushStart, credential: call.key, hasBlock: true, cause: called)
    }
  }

  mutating func completePushStart(resets: Int32, cause: Sequence) {
    guard resets == state.push.resets else { return }
    deliver(.pushStartCompleted(code: nil), cause: cause)
  }

  /// The end of a push start: `isStarted` first, then the block (OC-59).
  mutating func pushStartAnswered(_ reply: Reply, cause: Sequence) {
    switch reply.outcome {
    case .success:
      let started = emit(.pushServiceStarted, cause: cause)
      deliver(.pushStartCompleted(code: nil), cause: started)
    case .refused, .serverError, .offline, .timeout, .malformed:
      let code = HandlingResult.pushStartFailedCode
      let failed = emit(.pushServiceFailed(code: code), cause: cause)
      deliver(.pushStartCompleted(code: code), cause: failed)
    }
  }

  /// `-updateDeviceToken:…`: recorded at once, bound while Started (F5, D26).
  private mutating func updateDeviceToken(_ call: DeviceTokenCall, cause: Sequence) {
    let called = emit(.updateDeviceToken(call), cause: cause)
    if state.status == .started { bindWaitingTokens(cause: called) }
    let recorded = emit(.deviceTokenRecorded(call), cause: called)
    if state.status == .started {
      send(.bindDevice, credential: call.token, hasBlock: true, cause: recorded)
    } else if state.readings.pushTokenBeforeStart == .callbackAtOnce {
      later(.completeDeviceToken(resets: state.push.resets), cause: recorded)
    }
  }

  mutating func completeDeviceToken(resets: Int32, cause: Sequence) {
    guard resets == state.push.resets else { return }
    deliver(.deviceTokenCompleted(succeeded: true, code: nil), cause: cause)
  }

  /// The recorded device token is bound at every didFinishLaunching (F5, ruling 13), unless a call
  /// inside it has seen to that already (D26).
  mutating func bindDeviceTokens(_ session: SessionOrdinal, cause: Sequence) {
    guard isStarted(session) else { return }
    bindWaitingTokens(cause: cause)
    guard state.push.lastBindingSession != session, let recorded = state.push.deviceToken
    else { return }
    send(.bindDevice, credential: recorded.token, cause: cause)
  }

  /// Asks for the bindings of calls made before Started, in the order of the calls (D26).
  private mutating func bindWaitingTokens(cause: Sequence) {
    // By a reading the block of a token given too early was called then (AMB-100).
    let hasBlock = state.readings.pushTokenBeforeStart == .bindAfterStart
    for call in state.push.unboundCalls {
      send(.bindDevice, credential: call.token, hasBlock: hasBlock, cause: cause)
    }
  }

  /// The end of a binding; the block is called once, at the first binding's end (F5).
  mutating func bindingAnswered(_ reply: Reply, _ sent: InFlightRequest, cause: Sequence) {
    var code: Int32?
    var succeeded = false
    var ended = cause
    switch reply.outcome {
    case .success:
      succeeded = true
      ended = emit(.deviceTokenBound(sent.credential), cause: cause)
    case .refused(let status), .serverError(let status):
      code = status
    case .offline, .timeout, .malformed:
      break
    }
    guard sent.hasBlock else { return }
    deliver(.deviceTokenCompleted(succeeded: succeeded, code: code), cause: ended)
  }
}
