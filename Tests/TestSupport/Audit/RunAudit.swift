import Lifecycle
package import Simulator

/// What must be true of every run, whatever its script: written from the contract's ordering
/// constraints, not from the engine, and so a second opinion on it.
///
/// It walks the records once, folds them into a state of its own and notes faults as sentences.
package struct RunAudit {
  let run: Run
  /// How the run reads what the documents leave open; a claim that a reading moves says so.
  let readings: Readings
  /// The fold of the records up to the one looked at, without it.
  var state: State
  var faults: [String] = []

  // Nesting
  /// The callbacks that are being delivered, the innermost last.
  var open: [EventRecord] = []
  var callbacksBySeq: [Sequence: EventRecord] = [:]
  /// The startFailed callbacks: the true status and the one that is read inside (D13).
  var statusesInside: [Sequence: (actual: SDKStatus, read: SDKStatus)] = [:]

  // Sessions
  var sessions: [SessionOrdinal: AuditedSession] = [:]
  var killedAt: [Sequence] = []

  // Pages
  var isInside = false
  /// What the change of the page count just seen makes the next UI callback be.
  var owedPageCallback: CallbackName?

  // Navigations, requests, resolvers, timers
  var calls: [AuditedCall] = []
  var requests: [Ordinal: Endpoint] = [:]
  var answered: Set<Ordinal> = []
  var resolvers: [Ordinal: Bool] = [:]
  var armed: [TimerKind: Milliseconds] = [:]
  var wasSuspended = false
  /// The url flow whose canOpenURL said yes and whose didRequestOpenURL is still to come.
  var approved: URLFlow?

  // The push service
  /// Calls of startWithKey and of updateDeviceToken whose block has not been called.
  var startsOpen = 0
  var tokensOpen = 0

  private init(_ run: Run) {
    self.run = run
    readings = run.finalState.readings
    state = State(readings: readings)
  }

  /// Every fault of the run; none for a run that is as it must be.
  package static func faults(of run: Run) -> [String] {
    var audit = RunAudit(run)
    for (index, record) in run.records.enumerated() {
      audit.checkPlace(record, at: index)
      let before = audit.state
      audit.state.apply(record.event)
      audit.checkStatus(record, before: before)
      audit.checkSession(record, before: before)
      audit.checkPages(record, before: before)
      audit.checkURLFlow(record)
      audit.checkPush(record, before: before)
      audit.checkBookkeeping(record, before: before)
    }
    audit.checkEnd()
    return audit.faults
  }

  /// Notes that `claim` does not hold at `record`.
  mutating func expect(
    _ holds: Bool, _ claim: @autoclosure () -> String, _ record: EventRecord
  ) {
    guard !holds else { return }
    faults.append(
      "\(claim()) (event \(record.seq), \(EventText.text(record, symbols: run.symbols)))")
  }
}

/// What one session has given out so far.
struct AuditedSession {
  var finished = 0
  var startsFailed = 0
  var runtimeErrors = 0
  var willDestroys = 0
  var isStarted = false
  var isOver = false
  var initiator = TeardownInitiator.host
  var isInTeardown = false
  var hasClosedPages = false
  var renewalsFailed = 0
}

/// A navigation with a completion block.
struct AuditedCall {
  var navigation: Ordinal
  var madeAt: EventRecord
  /// The status it was made in.
  var status: SDKStatus
  var completions = 0
}

extension RunAudit {
  /// seq, time, cause, parent and depth: no hole, no clock going back, causes earlier.
  mutating func checkPlace(_ record: EventRecord, at index: Int) {
    expect(record.seq == Sequence(index + 1), "seq counts from 1 without a hole", record)
    if index > 0 {
      expect(record.at >= run.records[index - 1].at, "the clock never goes back", record)
    }
    expect(record.cause >= 0 && record.cause < record.seq, "a cause is earlier", record)
    expect(record.parent >= 0 && record.parent < record.seq, "a parent is earlier", record)
    if record.parent == 0 {
      expect(record.depth == 0, "an event inside nothing has depth 0", record)
    } else if let parent = callbacksBySeq[record.parent] {
      expect(record.depth == parent.depth + 1, "an event is one deeper than its parent", record)
      expect(record.at == parent.at, "a callback takes no time", record)
    } else {
      expect(false, "a parent is a delivered callback", record)
    }
    while let inner = open.last, inner.seq != record.parent { open.removeLast() }
    expect(
      record.parent == 0 || open.last?.seq == record.parent,
      "nothing happens inside a callback that has returned", record)
    if case .callback = record.event {
      open.append(record)
      callbacksBySeq[record.seq] = record
    }
  }

  mutating func checkEnd() {
    if state != run.finalState {
      faults.append("the fold of the records is not the final state")
    }
    if let last = run.records.last, last.at > run.endedAt {
      faults.append("the run ended before its last event")
    }
    checkCompletions()
    checkPushBlocks()
    checkResolvers()
    checkSteps()
  }

  /// Each step's span begins with its stepBegan, and the steps stand in order.
  private mutating func checkSteps() {
    let begun = run.records.filter { $0.event.kind == .stepBegan }
    if begun.map(\.seq) != run.steps.map(\.firstSeq) || begun.map(\.at) != run.steps.map(\.at) {
      faults.append("the taken steps are not the steps in the log")
    }
  }
}
