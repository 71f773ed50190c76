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
  private var waiting: [Waiting] = []
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

  fileprivate enum Waiting {
    case play(Play)
    case message(String)
  }

  mutating func add(_ play: Play) {
    waitingEvents += play.outcome.run.records.count
    waiting.append(.play(play))
  }

  /// Keeps what is to be told about another file, until what comes before it is told.
  mutating func add(message: String) {
    waiting.append(.message(message))
  }

  /// What can be told, in the order of the files.
  enum Recorded {
    /// A run that is in the history for good, or would be if there were one. Its name there is
    /// `cold-start#3`.
    case run(Play, name: String?)
    case message(String)
  }

  /// Writes everything that waits, in one transaction. If that fails, it still waits.
  mutating func flush() throws(EventLogError) -> [Recorded] {
    guard let log, waiting.contains(where: \.isPlay) else { return giveUp() }
    let waiting = waiting
    let when = recordedAt
    let recorded = try log.transaction { () throws(EventLogError) in
      try waiting.map { one throws(EventLogError) in try Self.write(one, to: log, when) }
    }
    forget()
    return recorded
  }

  /// Everything that waits, without recording it.
  mutating func giveUp() -> [Recorded] {
    defer { forget() }
    return waiting.map { one in
      switch one {
      case .message(let text): .message(text)
      case .play(let play): .run(play, name: nil)
      }
    }
  }

  private mutating func forget() {
    waiting.removeAll(keepingCapacity: true)
    waitingEvents = 0
  }

  private static func write(
    _ waiting: Waiting, to log: EventLog, _ recordedAt: String
  ) throws(EventLogError) -> Recorded {
    switch waiting {
    case .message(let text):
      return .message(text)
    case .play(let play):
      let writer = try log.beginRun(description(of: play, recordedAt: recordedAt))
      for record in play.outcome.run.records {
        try writer.append(record, symbols: play.outcome.run.symbols)
      }
      let sealed = try writer.seal(
        verdict: play.verdictText, assertions: play.outcome.assertions)
      return .run(play, name: sealed.name)
    }
  }

  /// What the log records of a run before its first event.
  static func description(of play: Play, recordedAt: String) -> RunDescription {
    let file = play.outcome.file
    return file.description(
      base: baseName(of: file.path), readings: play.readings, program: Program.version,
      recordedAt: recordedAt)
  }

  /// `cold-start` of `Scenarios/push/cold-start.yaml`.
  private static func baseName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let ending = file.lowercased()
    for suffix in [".yaml", ".yml"] where ending.hasSuffix(suffix) && file.count > suffix.count {
      return String(file.dropLast(suffix.count))
    }
    return file
  }
}

extension Recorder.Waiting {
  fileprivate var isPlay: Bool {
    if case .play = self { return true }
    return false
  }
}
