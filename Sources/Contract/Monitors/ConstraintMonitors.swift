package import Lifecycle

/// The 61 ordering constraints that bind the SDK, watched over the events of one run.
///
/// Each event is shown to the monitors that look at its kind, `MonitorTable` says which, and then
/// taken into the facts they share. Constraints are judged on what the SDK gives out, received or
/// not, each by itself: one event can breach several. A reading that changes a constraint changes
/// its monitor; `ReadingInfluence` says which.
package struct ConstraintMonitors: Sendable {
  /// The breaches found so far, in the order of finding.
  package private(set) var violations: [ConstraintViolation] = []

  let readings: Readings
  var facts: RunFacts
  var promises = Promises()
  private let dispatch = MonitorTable.dispatch

  package init(readings: Readings) {
    self.readings = readings
    facts = RunFacts(readings: readings)
  }

  /// Looks at the next event of the run.
  package mutating func observe(_ record: EventRecord) {
    if record.at > promises.earliest, !facts.isSuspended { breakPromises(before: record.at) }
    for index in dispatch.range(of: record.observedKind) { dispatch.looks[index](&self, record) }
    let status = facts.status
    let wasSuspended = facts.isSuspended
    facts.apply(record)
    if facts.status != status { dropPromises(of: status) }
    if wasSuspended, !facts.isSuspended { promises.resume(at: record.at) }
    if case .processEnded = record.event { promises.drop { _ in true } }
  }

  /// The run is over. What was promised for an instant before its end did not come; every other
  /// promise is void (ruling 20).
  ///
  /// - Parameter end: the virtual instant at which the run stopped, in ms.
  package mutating func finish(at end: Milliseconds) {
    if end > promises.earliest, !facts.isSuspended { breakPromises(before: end) }
    promises.drop { _ in true }
  }

  // MARK: For the monitors

  mutating func breach(
    _ number: Int, _ breach: Breach, _ first: Sequence, _ second: Sequence? = nil
  ) {
    violations.append(ConstraintViolation(number, breach, first, second))
  }

  /// Promises that something comes: by the end of this instant, unless it says a later one.
  mutating func promise(
    _ number: Int, _ record: EventRecord, key: Sequence? = nil, first: Sequence? = nil,
    due: Milliseconds? = nil, lasts: Promise.Span = .session
  ) {
    promises.make(
      Promise(
        number: number, first: first ?? record.seq, due: due ?? record.at,
        key: key ?? record.seq, lasts: lasts))
  }

  private mutating func breakPromises(before now: Milliseconds) {
    for promise in promises.takeBroken(before: now) {
      breach(promise.number, .missing, promise.first)
    }
  }

  /// What a session promised is void when its teardown begins, and what the teardown promised when
  /// it ends.
  private mutating func dropPromises(of status: SDKStatus) {
    switch facts.status {
    case .isDestroying: promises.drop { $0.lasts == .session }
    case .notStarted: promises.drop { $0.lasts != .process }
    case .starting, .started: break
    }
  }
}
