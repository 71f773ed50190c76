import Lifecycle

extension MonitorTable {
  /// OC-47 to OC-50.
  static let navigation: [Monitor] = [
    Monitor(
      47, on: .pushURL, .presentURL, .callDeferred, .launchSucceeded, .navigationCompleted,
      .teardownBegan, .teardownFinished, .launchFailed
    ) { $0.callIsCompletedOnce($1) },
    Monitor(48, on: .navigationCompleted, .enterSdkPage) { $0.successFollowsThePage($1) },
    Monitor(49, on: .navigationFailed, .navigationCompleted, .pageOpened) {
      $0.failureIsCompletedWithNo($1)
    },
    Monitor(50, on: .pushURL, .presentURL, .navigationCompleted, .pageOpened) {
      $0.earlyCallIsRefused($1)
    },
  ]
}

extension ConstraintMonitors {
  /// OC-47: a call with a block is completed once, and not inside the call unless a reading allows
  /// it (AMB-76). Its page's load says until when. A later turn is inside no callback; a teardown
  /// completes what is pending wherever it is called.
  mutating func callIsCompletedOnce(_ record: EventRecord) {
    if case .navigationCompleted(let ordinal, _, _)? = record.givenOut {
      completed(ordinal, record)
    } else if case .navigate(let ordinal, let call) = record.event {
      let isSilent = facts.status == .notStarted && readings.routeBeforeStart == .silent
      guard call.hasCompletion, !isSilent else { return }
      let isBegun = facts.status == .started
      promise(
        47, record, key: ordinal, due: record.at + (isBegun ? call.route.load : 0),
        lasts: isBegun || facts.isQueueing ? .teardown : .process)
    } else if case .callDeferred(let call) = record.event {
      if case .navigation(let ordinal, _) = call { promises.settle(47, key: ordinal) }
    } else if case .launchSucceeded = record.event {
      for navigation in facts.navigations where navigation.isQueued && navigation.hasBlock {
        promise(
          47, record, key: navigation.ordinal, first: navigation.call,
          due: record.at + navigation.load, lasts: .teardown)
      }
    } else if case .teardownBegan = record.event {
      if readings.destroyPendingNavigation == .drop { forgetPending() }
    } else {
      checkPending(record)
    }
  }

  private mutating func completed(_ ordinal: Ordinal, _ record: EventRecord) {
    guard let navigation = facts.navigation(ordinal) else {
      breach(47, .unprepared, record.seq)
      return
    }
    promises.settle(47, key: ordinal)
    if navigation.completed != 0 {
      breach(47, .repeated, navigation.completed, record.seq)
    } else if !navigation.hasBlock {
      breach(47, .forbidden, navigation.call, record.seq)
    } else if readings.routeCompletionTiming == .nextTick, record.depth > 0,
      facts.status != .isDestroying
    {
      breach(47, .misplaced, navigation.call, record.seq)
    }
  }

  /// What a teardown drops is never completed, by a reading (AMB-49).
  private mutating func forgetPending() {
    for navigation in facts.navigations where navigation.isPending {
      promises.settle(47, key: navigation.ordinal)
    }
  }

  /// At the end of a session nothing of it is left to complete.
  private mutating func checkPending(_ record: EventRecord) {
    if case .launchFailed(_, _, false) = record.event { return }
    if readings.destroyPendingNavigation == .drop {
      forgetPending()
      return
    }
    for navigation in facts.navigations where navigation.isPending {
      breach(47, .missing, navigation.call, record.seq)
    }
  }

  /// OC-48: YES comes after its page, and after the EnterPage of a first page; before that by a
  /// reading (AMB-66). A teardown inside EnterPage makes it NO (ruling 16), and a host that took
  /// the url makes it YES without a page, by a reading (AMB-75).
  mutating func successFollowsThePage(_ record: EventRecord) {
    let owed = facts.pages.enterOwed
    if case .navigationCompleted(let ordinal, _, let code)? = record.givenOut {
      guard code == nil, let navigation = facts.navigation(ordinal) else { return }
      if navigation.opened == 0 {
        let isTaken =
          navigation.isUnresolved && readings.routeUnresolvedDirect == .forwardCompletionYes
        if !isTaken { breach(48, .unprepared, record.seq) }
      } else if readings.routeEnterBeforeCompletion, navigation.opened == owed {
        breach(48, .outOfOrder, owed, record.seq)
      }
    } else if !readings.routeEnterBeforeCompletion, owed != 0,
      let navigation = facts.navigation(facts.pages.edgeNavigation),
      navigation.hasBlock, navigation.completed == 0
    {
      breach(48, .outOfOrder, owed, record.seq)
    }
  }

  /// OC-49: a navigation that failed is completed with NO, by the end of the next turn, and opens
  /// no page. Nobody is told what a teardown drops (AMB-49) or a reading keeps silent (AMB-73).
  mutating func failureIsCompletedWithNo(_ record: EventRecord) {
    if case .navigationFailed(let ordinal, _, _) = record.event {
      guard let navigation = facts.navigation(ordinal) else { return }
      let endsWithSession = facts.status == .isDestroying || navigation.isQueued
      let isDropped =
        endsWithSession && navigation.isPending && readings.destroyPendingNavigation == .drop
      if navigation.failed != 0 {
        breach(49, .repeated, navigation.failed, record.seq)
      } else if navigation.hasBlock, !navigation.isSilent, !isDropped {
        promise(49, record, key: ordinal, lasts: .process)
      }
    } else if case .navigationCompleted(let ordinal, _, let code)? = record.givenOut {
      guard let navigation = facts.navigation(ordinal) else { return }
      promises.settle(49, key: ordinal)
      if navigation.failed != 0, code == nil {
        breach(49, .wrongValue, navigation.failed, record.seq)
      } else if navigation.failed == 0, code != nil {
        breach(49, .unprepared, record.seq)
      }
    } else if case .pageOpened(let page) = record.event, let ordinal = page.navigation,
      let failed = facts.navigation(ordinal)?.failed, failed != 0
    {
      breach(49, .forbidden, failed, record.seq)
    }
  }

  /// OC-50: a call before DidFinish is completed with NO/401 and opens no page; a reading says
  /// nothing before a start (AMB-73), another keeps it for Started (AMB-74).
  mutating func earlyCallIsRefused(_ record: EventRecord) {
    if case .navigate(let ordinal, let call) = record.event {
      let hasLaunched = facts.session.isRunning && facts.session.launched != 0
      let isSilent = facts.status == .notStarted && readings.routeBeforeStart == .silent
      guard call.hasCompletion, !hasLaunched, !facts.isQueueing, !isSilent else { return }
      promise(50, record, key: ordinal, lasts: .process)
    } else if case .navigationCompleted(let ordinal, _, let code)? = record.givenOut {
      guard let navigation = facts.navigation(ordinal), navigation.isEarly else { return }
      promises.settle(50, key: ordinal)
      if navigation.isSilent {
        breach(50, .forbidden, navigation.call, record.seq)
      } else if code != 401 {
        breach(50, .wrongValue, navigation.call, record.seq)
      }
    } else if case .pageOpened(let page) = record.event, let ordinal = page.navigation,
      let navigation = facts.navigation(ordinal), navigation.isEarly
    {
      breach(50, .forbidden, navigation.call, record.seq)
    }
  }
}
