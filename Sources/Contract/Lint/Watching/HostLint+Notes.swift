import Lifecycle

// What the host says it did: HOST-2, HOST-4 to HOST-6, HOST-10, HOST-15, HOST-19, HOST-22, HOST-30,
// HOST-31, HOST-35 to HOST-37, HOST-46.
extension HostLint {
  mutating func noted(_ note: HostNote, _ record: EventRecord) {
    switch note {
    case .signIn: signedIn(record)
    case .report, .log: reported(note, record)
    case .persist: persisted(record)
    case .validate:
      if let index = occasionIndex(of: record) { occasions[index].isValidated = true }
    case .open: opened(record)
    case .storeToken:
      if let occasion = occasion(of: record), case .tokenDidChange = occasion.kind {
        find(.storesToken, record)
      }
    case .ownNotification: showedOwn(record)
    case .track: tracked(record)
    }
  }

  /// Sign-in mends an authentication error, and no refused configuration.
  private mutating func signedIn(_ record: EventRecord) {
    if let occasion = occasion(of: record), case .startRefused = occasion.kind {
      find(.signInAfterRefusedStart, record)
      return
    }
    // The samples destroy first; the order is not said, so this weighs little (AMB-46).
    if owes(.destroyAfterRuntimeError), owes(.signInAfterRuntimeError) {
      find(.signInAfterRuntimeError, record, .info, ids: ["RUN-12", "OC-31"])
    }
    settle(.signInAfterRuntimeError)
    settle(.signInAfterFailedStart)
  }

  /// One on no occasion is about every failure that waits for it.
  private mutating func reported(_ note: HostNote, _ record: EventRecord) {
    let key = occasion(of: record).map { Int($0.seq) }
    settle(.reportFailedStart, key: key)
    if note == .log, let key { settle(.logUnknownURL, key: key) }
  }

  /// Inside willDestroy it is always in time; after the first page has closed it is late.
  private mutating func persisted(_ record: EventRecord) {
    guard facts.willDestroy != 0, facts.hasClosedPages, record.parent != facts.willDestroy else {
      return
    }
    find(.persistInTime, record)
  }

  private mutating func opened(_ record: EventRecord) {
    guard let occasion = occasion(of: record) else {
      settle(.processForeign, key: 0)
      return
    }
    let key = Int(occasion.seq)
    if case .didRequestOpenURL = occasion.kind, !occasion.isValidated, !habits.validatesURLs {
      find(.validateURL, record)
    }
    settle(.logUnknownURL, key: key)
    settle(.emptyRouterHandler, key: key)
    settle(.processForeign, key: key)
  }

  private mutating func showedOwn(_ record: EventRecord) {
    guard let occasion = occasion(of: record), case .notification = occasion.kind else {
      settle(.processForeign, key: 0)
      return
    }
    if occasion.isShownBySDK {
      find(.shownTwice, record)
    } else if !occasion.isOffered {
      find(.askFirst, record)
    }
    settle(.processForeign, key: Int(occasion.seq))
  }

  /// What is tracked goes out as it came: an event nobody checked, or an error with the server's
  /// own words in it.
  private mutating func tracked(_ record: EventRecord) {
    guard let occasion = occasion(of: record) else { return }
    switch occasion.kind {
    case .analyticsEvent:
      if !occasion.isValidated { find(.blindTracking, record) }
    case .startRefused, .startFailed:
      settle(.reportFailedStart, key: Int(occasion.seq))
      foundRaw(["START-23", "SEC-3"], record)
    case .failure:
      foundRaw(["SEC-4"], record)
    case .tokenDidChange, .willDestroy, .didRequestOpenURL, .routerHandler, .notification:
      break
    }
  }

  private mutating func foundRaw(_ ids: [String], _ record: EventRecord) {
    switch readings.lintSanitisedErrors {
    case .warn: find(.rawError, record, .warning, ids: ids)
    case .error: find(.rawError, record, .error, ids: ids)
    case .off: break
    }
  }
}
