import Lifecycle

extension MonitorTable {
  /// OC-43 to OC-46, and OC-51.
  static let pages: [Monitor] = [
    Monitor(43, on: .pageOpened, .pageClosed, .enterSdkPage) { $0.firstPageEnters($1) },
    Monitor(44, on: .pageClosed, .exitSdkPage) { $0.lastPageExits($1) },
    Monitor(45, on: .enterSdkPage, .exitSdkPage, .teardownFinished) {
      $0.enterAndExitAlternate($1)
    },
    Monitor(46, on: .enterSdkPage, .exitSdkPage) { $0.otherChangesAreSilent($1) },
    Monitor(51, on: .read) { $0.maskIsOfTheCurrentPage($1) },
  ]
}

extension ConstraintMonitors {
  /// OC-43: the first page brings one EnterPage. Where a reading puts it after the completion, a
  /// page that is gone by then brings none (AMB-66, D25).
  mutating func firstPageEnters(_ record: EventRecord) {
    if case .pageOpened = record.event {
      if facts.pages.count == 0 { promise(43, record, key: 0, lasts: .process) }
    } else if case .pageClosed = record.event {
      guard facts.pages.count == 1, facts.pages.enterOwed != 0 else { return }
      promises.settle(43, key: 0)
      if readings.routeEnterBeforeCompletion {
        breach(43, .missing, facts.pages.enterOwed, record.seq)
      }
    } else {
      promises.settle(43, key: 0)
      if facts.pages.enterOwed == 0 { breach(43, .unprepared, record.seq) }
    }
  }

  /// OC-44: the last page brings one ExitPage.
  mutating func lastPageExits(_ record: EventRecord) {
    if case .pageClosed = record.event {
      if facts.pages.count == 1, facts.isExitOwed {
        promise(44, record, key: 0, lasts: .process)
      }
    } else {
      promises.settle(44, key: 0)
      if facts.pages.exitOwed == 0 { breach(44, .unprepared, record.seq) }
    }
  }

  /// OC-45: EnterPage and ExitPage alternate, EnterPage first, and at NotStarted both have come. A
  /// process that is killed (ruling 20), and by a reading a teardown (AMB-48), leave the ExitPage
  /// out; the next EnterPage begins afresh.
  mutating func enterAndExitAlternate(_ record: EventRecord) {
    let pages = facts.pages
    if record.givenOut == nil {
      if pages.isEntered, readings.destroyExitOnTeardown {
        breach(45, .missing, pages.lastEnter, record.seq)
      }
    } else if record.observedKind == .enterSdkPage {
      if pages.isEntered { breach(45, .repeated, pages.lastEnter, record.seq) }
    } else if !pages.isEntered {
      if pages.lastExit == 0 {
        breach(45, .unprepared, record.seq)
      } else {
        breach(45, .repeated, pages.lastExit, record.seq)
      }
    }
  }

  /// OC-46: no other change of the page count, and no coming or going of the app, causes either.
  mutating func otherChangesAreSilent(_ record: EventRecord) {
    if facts.pages.quiet.contains(record.cause) { breach(46, .caused, record.cause, record.seq) }
  }

  /// OC-51: the mask is 0 exactly while the current page is not the SDK's.
  mutating func maskIsOfTheCurrentPage(_ record: EventRecord) {
    guard case .read(.requiredAppInterfaceOrientationMask, let returned) = record.event else {
      return
    }
    let isZero = returned == WellKnownText.zero
    if isZero == facts.pages.isSDKPageOnTop { breach(51, .wrongValue, record.seq) }
  }
}
