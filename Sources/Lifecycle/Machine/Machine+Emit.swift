extension Machine {
  /// Records an event, folds it into the state and gives its seq.
  ///
  /// An event belongs to the session that runs, or to the one it begins. `session` overrides that:
  /// 0 for what belongs to none, another ordinal for the answer to an ended session's request.
  @discardableResult
  mutating func emit(
    _ event: Event, cause: Sequence, session: SessionOrdinal? = nil
  ) -> Sequence {
    let before = state.session
    state.apply(event)
    lastSeq += 1
    let frame = frames[frames.count - 1]
    let record = EventRecord(
      seq: lastSeq, at: now, event: event,
      session: session ?? (before == 0 ? state.session : before),
      depth: frame.depth, parent: frame.parent, cause: cause)
    outbox.append(.event(record))
    return lastSeq
  }

  /// Delivers a callback, or records why nobody received it.
  ///
  /// It must be the last thing a piece of work does: the host acts before anything that follows,
  /// and what follows is given as `then`, to be decided when the callback has returned.
  mutating func deliver(_ callback: Callback, cause: Sequence, then: Work...) {
    deliver(callback, cause: cause, to: Receiver(state), session: nil, then: then)
  }

  /// Delivers a callback of a call that belongs to no session (D15).
  mutating func deliverOutsideSession(_ callback: Callback, cause: Sequence, to: Receiver) {
    deliver(callback, cause: cause, to: to, session: 0, then: [])
  }

  mutating func deliver(
    _ callback: Callback, cause: Sequence, to receiver: Receiver, session: SessionOrdinal?,
    then: [Work]
  ) {
    let seq: Sequence
    if let reason = receiver.suppresses(callback.name) {
      seq = emit(.callbackSuppressed(callback, reason), cause: cause, session: session)
    } else {
      let failure = openFailure(of: callback, isRefusal: session == 0)
      seq = emit(
        .callback(callback, status: failure?.readAs ?? readableStatus), cause: cause,
        session: session)
      frames[frames.count - 1].openCallback = seq
      frames[frames.count - 1].failure = failure
      if case .didRequestOpenURL(let flow) = callback {
        frames[frames.count - 1].openURL = flow.url
      }
    }
    owe(then, cause: seq)
  }

  /// What is special inside a startFailed; nil for every other callback (D13).
  private func openFailure(of callback: Callback, isRefusal: Bool) -> OpenFailure? {
    guard case .startFailed = callback else { return nil }
    let readAs: SDKStatus =
      switch (isRefusal, state.status) {
      case (false, .starting): state.readings.statusInStartFailedAuth.status
      case (true, .notStarted): state.readings.statusInStartFailed400.status
      case (false, _), (true, _): state.status
      }
    return OpenFailure(isRefusal: isRefusal, status: state.status, readAs: readAs)
  }

  /// sdkStatus as the host reads it now: inside a startFailed a reading may say another than the
  /// true one, as long as that has not changed (D13).
  var readableStatus: SDKStatus {
    for frame in frames.reversed() {
      if let failure = frame.failure, failure.status == state.status { return failure.readAs }
    }
    return state.status
  }

  /// Puts work before everything else that is owed, in the order given.
  mutating func owe(_ works: [Work], cause: Sequence) {
    for work in works.reversed() {
      frames[frames.count - 1].agenda.append(Owed(work: work, cause: cause))
    }
  }

  /// Puts work off to the next turn of the same instant, or `delay` ms from now.
  mutating func later(_ work: Work, delay: Milliseconds = 0, cause: Sequence) {
    outbox.append(.later(work, delay: delay, cause: cause))
  }
}

/// Who would receive a callback, and what keeps it from them.
struct Receiver: Sendable {
  var omits: OmittedCallbacks
  var isDelegateReleased: Bool
  var hasUIDelegate: Bool

  init(omits: OmittedCallbacks, isDelegateReleased: Bool, hasUIDelegate: Bool) {
    self.omits = omits
    self.isDelegateReleased = isDelegateReleased
    self.hasUIDelegate = hasUIDelegate
  }

  /// The running session's delegates.
  init(_ state: State) {
    self.init(
      omits: state.config?.omits ?? .none,
      isDelegateReleased: state.delegates.isReleased,
      hasUIDelegate: state.delegates.hasUIDelegate)
  }

  /// Why `name` would not be delivered; nil if it would (AMB-61, AMB-67, AMB-128).
  func suppresses(_ name: CallbackName) -> SuppressionReason? {
    switch name.receiver {
    case .block: nil
    case .uiDelegate: hasUIDelegate ? nil : .noDelegate
    case .eventDelegate:
      if isDelegateReleased {
        .delegateReleased
      } else if omits.contains(name) {
        .notImplemented
      } else {
        nil
      }
    }
  }
}
