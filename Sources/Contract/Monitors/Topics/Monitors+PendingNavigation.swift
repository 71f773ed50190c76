import Lifecycle

extension ConstraintMonitors {
  /// OC-37: teardown completes what is pending with NO/401, in the order of the calls, between
  /// WillDestroy and the first closing page; before WillDestroy or never by a reading (AMB-49).
  mutating func teardownCompletesNavigations(_ record: EventRecord) {
    guard facts.status == .isDestroying else { return }
    if case .navigationCompleted(let ordinal, _, let code)? = record.givenOut {
      guard let navigation = facts.navigation(ordinal), navigation.isPending else { return }
      complete(navigation, code: code, record)
    } else if readings.destroyPendingNavigation != .drop {
      for navigation in facts.navigations where navigation.isPending {
        breach(37, .missing, navigation.call, record.seq)
      }
    }
  }

  private mutating func complete(
    _ navigation: NavigationFacts, code: Int32?, _ record: EventRecord
  ) {
    let session = facts.session
    if code != 401 { breach(37, .wrongValue, navigation.call, record.seq) }
    switch readings.destroyPendingNavigation {
    case .failAfterWillDestroy:
      if session.willDestroy == 0, facts.isTeardownAnnounced {
        breach(37, .unprepared, record.seq)
      }
    case .failBeforeWillDestroy:
      if session.willDestroy != 0 { breach(37, .forbidden, session.willDestroy, record.seq) }
    case .drop:
      breach(37, .forbidden, session.teardown, record.seq)
    }
    if readings.destroyExitOrder == .afterWillDestroy, session.closedPage != 0 {
      breach(37, .forbidden, session.closedPage, record.seq)
    }
    let overtaken = facts.navigations.first { $0.isPending && $0.ordinal < navigation.ordinal }
    if let overtaken { breach(37, .outOfOrder, overtaken.call, record.seq) }
  }
}
