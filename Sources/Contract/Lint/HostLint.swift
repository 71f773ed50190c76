package import Lifecycle

/// The host lint: what the events of a run say about the host, by the rules of the documents.
///
/// What the host should not have done is found when it does it; what it owes and never did, when
/// the run ends. An obligation ends with its process: nothing can be expected of one that is gone.
package struct HostLint: Sendable {
  /// What was found so far, in the order of finding, repeats included.
  package private(set) var findings: [LintFinding] = []

  let project: ProjectFacts
  let habits: HostHabits
  let readings: Readings
  var facts = LintFacts()
  /// What the host was told, in order.
  var occasions: [Occasion] = []
  private var owed: [Obligation] = []

  package init(
    project: ProjectFacts, habits: HostHabits = HostHabits(), readings: Readings
  ) {
    self.project = project
    self.habits = habits
    self.readings = readings
  }

  /// Looks at the next event of the run.
  ///
  /// - Parameter symbols: the run's texts, to read the host's notes.
  package mutating func observe(_ record: EventRecord, symbols: SymbolTable) {
    switch record.event {
    case .callback(let callback, _): told(callback, isReceived: true, record)
    case .callbackSuppressed(let callback, let reason):
      if !reason.isWithheld { told(callback, isReceived: false, record) }
    case .note(let text):
      if let note = HostNote(text, in: symbols) { noted(note, record) }

    case .start: facts.hasCalledStart = true
    case .startAccepted(let ordinal, let call): accepted(ordinal, call, record)
    case .launchSucceeded: launched()
    case .launchFailed(_, _, let endsSession): if endsSession { facts.endSession() }
    case .logoutAndDestroy: destroyed(record)
    case .configLogout: loggedOut(record)
    case .teardownBegan: tornDown()
    case .teardownFinished: facts.endSession()
    case .pageClosed: if facts.status == .isDestroying { facts.hasClosedPages = true }
    case .set(.env(let environment)): chose(environment, record)
    case .releaseDelegate: releasedDelegate(record)
    case .processEnded:
      facts.endProcess()
      owed.removeAll()

    case .navigate(_, let call): navigated(call, record)
    case .resolve(_, let answer): answered(answer, record)
    case .resolverOpened(let ordinal, _): facts.resolvers.append((ordinal, nil))
    case .resolverSettled(let ordinal, let outcome): settled(ordinal, outcome, record)
    case .lateAnswer(let ordinal, _): answeredLate(ordinal, record)

    case .startPush: startedPush(record)
    case .updateDeviceToken(let call): forwarded(call, record)
    case .handle(let call, let result): handed(call, result, record)
    case .checkIsLBNotification(let message, let isWhale): checked(message, isWhale, record)
    case .complete(let presentation): completed(presentation, record)
    case .notificationArrived(_, let arrival): arrived(arrival, record)
    case .deviceTokenArrived(let token): owe(.forwardDeviceToken, record, key: Int(token.index))

    case .set, .stepBegan, .timerArmed, .timerCancelled, .timerFired, .setUIDelegate, .read,
      .appLaunched, .appSuspended, .appResumed, .appBackgrounded, .appForegrounded, .closePage,
      .replacePage, .tapLink, .coverWithHostPage, .uncover, .pageRequest, .tapTip, .replyArrived,
      .replyIgnored, .credentialRevoked, .networkLost, .networkBack, .startRefused, .requestSent,
      .requestDeferred, .requestDropped, .renewalBegan, .renewalSucceeded, .renewalFailed,
      .credentialIssued, .credentialsCleared, .sessionInvalidated, .navigationBegan,
      .navigationFailed, .pageOpened, .urlUnresolved, .urlDropped, .pushServiceStarted,
      .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound, .pushServiceReset, .tipShown,
      .tipSkipped, .tipDismissed, .configChanged, .callIgnored, .callDeferred:
      break
    }
  }

  /// The run is over: what the host still owes is a finding for each.
  package mutating func finish() {
    for obligation in owed where obligation.rule != .forwardDeviceToken || usesWhaleChannel {
      findings.append(
        LintFinding(
          obligation.rule, obligation.severity, obligation.seq, ids: obligation.rule.ids))
    }
    owed.removeAll()
  }

  /// Whether Whale delivers the messages: agreed, or the host acts as if it were (PUSH-20).
  private var usesWhaleChannel: Bool {
    project.channel.map { $0 == .whale } ?? facts.usesWhaleChannel
  }

  // MARK: For the rules

  mutating func find(
    _ rule: LintRule, _ record: EventRecord, _ severity: LintSeverity? = nil,
    ids: [String]? = nil
  ) {
    findings.append(
      LintFinding(rule, severity ?? rule.severity, record.seq, ids: ids ?? rule.ids))
  }

  mutating func owe(
    _ rule: LintRule, _ record: EventRecord, _ severity: LintSeverity? = nil, key: Int
  ) {
    owed.append(
      Obligation(
        rule: rule, severity: severity ?? rule.severity, seq: record.seq, key: key))
  }

  /// What is owed by this rule is done: all of it, or what has this key.
  mutating func settle(_ rule: LintRule, key: Int? = nil) {
    guard !owed.isEmpty else { return }
    owed.removeAll { $0.rule == rule && (key == nil || $0.key == key) }
  }

  func owes(_ rule: LintRule) -> Bool {
    owed.contains { $0.rule == rule }
  }
}
