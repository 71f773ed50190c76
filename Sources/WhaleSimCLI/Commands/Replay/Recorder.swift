import EventLog
import Lifecycle
import Projections
import Scenario
import Simulator

/// Writes runs to the history, many in a transaction.
///
/// What is waiting is not acknowledged: its lines are printed after its transaction has ended.
struct Recorder {
  private let log: EventLog?
  private let recordedAt: String
  private var waiting: [Outcome] = []
  private var waitingEvents = 0

  /// How much is kept for one transaction.
  private static let runsAtOnce = 200
  private static let eventsAtOnce = 20_000

  /// A recorder without a history keeps nothing and numbers nothing.
  init(_ options: ReplayOptions) throws(EventLogError) {
    recordedAt = WallClock.now
    guard !options.inMemory else {
      log = nil
      return
    }
    log = try EventLog.open(
      path: options.global.db, mode: .create, durability: options.durable ? .full : .normal,
      projecting: RunProjections.self)
    try log?.explainContract()
  }

  /// Whether enough is waiting for a transaction.
  var isFull: Bool {
    waiting.count >= Self.runsAtOnce || waitingEvents >= Self.eventsAtOnce
  }

  mutating func add(_ outcome: Outcome) {
    waitingEvents += outcome.run.records.count
    waiting.append(outcome)
  }

  /// A run that is in the history for good, or would be if there were one.
  struct Recorded {
    var outcome: Outcome
    /// `cold-start#3`; nil without a history.
    var runName: String?
  }

  /// What waits, given up: its verdicts stand, though it is not in the history.
  mutating func takeUnrecorded() -> [Recorded] {
    defer { forget() }
    return waiting.map { Recorded(outcome: $0, runName: nil) }
  }

  private mutating func forget() {
    waiting.removeAll(keepingCapacity: true)
    waitingEvents = 0
  }

  /// Writes everything that waits, in one transaction. When that fails, it goes on waiting.
  mutating func flush() throws(EventLogError) -> [Recorded] {
    let recorded = try write()
    forget()
    return recorded
  }

  private func write() throws(EventLogError) -> [Recorded] {
    guard let log else { return waiting.map { Recorded(outcome: $0, runName: nil) } }
    let outcomes = waiting
    let when = recordedAt
    return try log.transaction { () throws(EventLogError) in
      var recorded: [Recorded] = []
      for outcome in outcomes {
        let name = try Self.write(outcome, to: log, recordedAt: when)
        recorded.append(Recorded(outcome: outcome, runName: name))
      }
      return recorded
    }
  }

  private static func write(
    _ outcome: Outcome, to log: EventLog, recordedAt: String
  ) throws(EventLogError) -> String {
    let writer = try log.beginRun(description(of: outcome.file, recordedAt: recordedAt))
    for record in outcome.run.records {
      try writer.append(record, symbols: outcome.run.symbols)
    }
    return try writer.seal(
      verdict: outcome.verdict.rawValue, assertions: outcome.assertions
    ).name
  }

  /// What the log records of a run before its first event.
  static func description(of file: ScenarioFile, recordedAt: String) -> RunDescription {
    RunDescription(
      base: baseName(of: file.path), scenario: file.name.value, scenarioPath: file.path,
      scenarioText: String(decoding: file.source.bytes, as: UTF8.self), readings: defaultReadings,
      program: Program.version, recordedAt: recordedAt)
  }

  private static let defaultReadings = ReadingCatalog.questions.map { question in
    NamedValue(
      question.name, question.value(question.defaultText)?.text ?? question.defaultText)
  }

  /// `cold-start` of `Scenarios/push/cold-start.yaml`.
  private static func baseName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".yaml", ".yml"] where file.hasSuffix(suffix) && file.count > suffix.count {
      return String(file.dropLast(suffix.count))
    }
    return file
  }
}
