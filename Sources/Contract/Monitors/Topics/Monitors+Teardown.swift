import Lifecycle

extension MonitorTable {
  /// OC-33 to OC-42 without OC-38, which binds the host.
  static let teardown: [Monitor] = [
    Monitor(
      33, on: .logoutAndDestroy, .launchSucceeded, .teardownBegan, .willDestroy, .teardownFinished
    ) { $0.destroyIsAnnouncedOnce($1) },
    Monitor(34, on: .willDestroy) { $0.announcedWhileDestroying($1) },
    Monitor(35, on: .pageClosed) { $0.pagesCloseAfterWillDestroy($1) },
    Monitor(36, on: .exitSdkPage, .teardownFinished) { $0.teardownExitsOnce($1) },
    Monitor(37, on: .navigationCompleted, .teardownFinished) {
      $0.teardownCompletesNavigations($1)
    },
    Monitor(39, on: .exitSdkPage, .pageClosed, .teardownFinished, .read) {
      $0.teardownEndsInOrder($1)
    },
    Monitor(
      40, on: .didFinishLaunching, .startFailed, .didRunInError, .tokenDidChange,
      .refreshTokenExpired, .canOpenURL, .didRequestOpenURL, .analyticsEvent
    ) { $0.silenceAfterWillDestroy($1) },
    Monitor(onEveryCallback: 41) { $0.silenceAfterTheEnd($1) },
    Monitor(
      42, on: .teardownBegan, .willDestroy, .pageClosed, .exitSdkPage, .launchSucceeded,
      .launchFailed, .teardownFinished
    ) { $0.logoutChangesNothing($1) },
  ]
}

extension ConstraintMonitors {
  /// OC-33: logoutAndDestroy begins a teardown, now or after Starting by a reading (AMB-14), and
  /// that has one WillDestroy.
  mutating func destroyIsAnnouncedOnce(_ record: EventRecord) {
    let session = facts.session
    if case .logoutAndDestroy = record.event {
      let isDone =
        facts.status == .started
        || facts.status == .starting && readings.destroyWhileStarting == .cancel
      if isDone { promiseTeardown(record, call: record.seq) }
    } else if case .launchSucceeded = record.event {
      if session.isDestroyDeferred { promiseTeardown(record, call: session.destroyCall) }
    } else if case .teardownBegan(let initiator) = record.event {
      promises.settle(33, key: 0)
      if initiator == .host, session.destroyCall == 0 { breach(33, .unprepared, record.seq) }
    } else if record.givenOut != nil {
      if session.teardown == 0 {
        breach(33, .unprepared, record.seq)
      } else if session.willDestroy != 0 {
        breach(33, .repeated, session.willDestroy, record.seq)
      }
    } else if session.teardown != 0, session.teardownBy == .host, session.willDestroy == 0 {
      breach(33, .missing, session.destroyCall, record.seq)
    }
  }

  /// One teardown answers to every call that waits for it.
  private mutating func promiseTeardown(_ record: EventRecord, call: Sequence) {
    guard !promises.holds(33, key: 0) else { return }
    promise(33, record, key: 0, first: call, lasts: .process)
  }

  /// OC-34: the status is IsDestroying at WillDestroy, also as the host reads it.
  mutating func announcedWhileDestroying(_ record: EventRecord) {
    let expected = SDKStatus.isDestroying
    if facts.status != expected || (record.statusInside ?? expected) != expected {
      breach(34, .misplaced, record.seq)
    }
  }

  /// OC-35: teardown closes pages after WillDestroy; before it by a reading (AMB-47).
  mutating func pagesCloseAfterWillDestroy(_ record: EventRecord) {
    guard facts.status == .isDestroying else { return }
    checkAgainstWillDestroy(35, record)
  }

  /// What the order of exits makes come after WillDestroy, or before it (AMB-47).
  private mutating func checkAgainstWillDestroy(_ number: Int, _ record: EventRecord) {
    let willDestroy = facts.session.willDestroy
    switch readings.destroyExitOrder {
    case .afterWillDestroy:
      if willDestroy == 0, facts.isTeardownAnnounced { breach(number, .unprepared, record.seq) }
    case .beforeWillDestroy:
      if willDestroy != 0 { breach(number, .forbidden, willDestroy, record.seq) }
    }
  }

  /// OC-36: a teardown with pages brings one ExitPage, after WillDestroy or before it by a reading
  /// (AMB-47), or none by another (AMB-48); without pages, or where EnterPage never came (D25), it
  /// brings none.
  mutating func teardownExitsOnce(_ record: EventRecord) {
    let session = facts.session
    guard facts.status == .isDestroying else { return }
    let isOwed = session.hadEnteredPages && readings.destroyExitOnTeardown
    if record.givenOut == nil {
      if isOwed, session.exited == 0 { breach(36, .missing, session.teardown, record.seq) }
    } else if !isOwed {
      breach(36, .forbidden, session.teardown, record.seq)
    } else if session.exited != 0 {
      breach(36, .repeated, session.exited, record.seq)
    } else {
      checkAgainstWillDestroy(36, record)
    }
  }

  /// OC-39: the last page closes, ExitPage comes, then config and status go, once; what a host
  /// reads afterwards is no config, unless a reading keeps it (AMB-54).
  mutating func teardownEndsInOrder(_ record: EventRecord) {
    if case .read(let property, let returned) = record.event {
      if property == .config, facts.status == .notStarted, facts.session.ended != 0,
        readings.configAfterDestroy == .none, returned != WellKnownText.none
      {
        breach(39, .wrongValue, facts.session.ended, record.seq)
      }
    } else if case .pageClosed = record.event {
      if facts.status == .notStarted { breach(39, .misplaced, record.seq) }
    } else if case .teardownFinished = record.event {
      if facts.status != .isDestroying {
        breach(39, .unprepared, record.seq)
      } else if facts.pages.count > 0 {
        breach(39, .missing, facts.session.teardown, record.seq)
      }
    } else if facts.status == .isDestroying, facts.pages.count > 0 {
      breach(39, .outOfOrder, record.seq)
    }
  }

  /// OC-40: after WillDestroy only exits, completions and the push service speak. StartFailed comes
  /// after the whole teardown by a reading (AMB-4).
  mutating func silenceAfterWillDestroy(_ record: EventRecord) {
    let willDestroy = facts.session.willDestroy
    guard willDestroy != 0, record.session == facts.session.ordinal else { return }
    if isFailureToldLast(record) { return }
    breach(40, .forbidden, willDestroy, record.seq)
  }

  /// OC-41: an ended session gives out nothing, but for the StartFailed that a reading puts after
  /// its end (AMB-4).
  mutating func silenceAfterTheEnd(_ record: EventRecord) {
    guard facts.session.isOver(record.session), !isFailureToldLast(record) else { return }
    breach(41, .forbidden, facts.lastEnd, record.seq)
  }

  private func isFailureToldLast(_ record: EventRecord) -> Bool {
    guard case .startFailed? = record.givenOut else { return false }
    return readings.startSelfDestroyTiming == .beforeCallback
      && record.session == facts.session.ordinal && facts.session.failed == 0
  }

  /// OC-42: the config's own logout changes neither status nor pages.
  mutating func logoutChangesNothing(_ record: EventRecord) {
    if facts.logouts.contains(record.cause) { breach(42, .caused, record.cause, record.seq) }
  }
}
