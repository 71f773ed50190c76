import EventLog
import Lifecycle
import SQLite
import TestSupport
import Testing

@Suite struct VerifyTests {
  struct Tampering: CustomTestStringConvertible {
    var sql: String
    var fault: ChainFault
    var testDescription: String { sql }
  }

  static let tamperings = [
    Tampering(sql: "UPDATE events SET payload = payload || ' ' WHERE seq = 7", fault: .broken(7)),
    Tampering(sql: "UPDATE events SET channel = 'sdk' WHERE seq = 1", fault: .broken(1)),
    Tampering(sql: "UPDATE events SET session = 9 WHERE seq = 2", fault: .broken(2)),
    Tampering(sql: "UPDATE events SET chain_hash = 'x' WHERE seq = 2", fault: .broken(2)),
    Tampering(sql: "DELETE FROM events WHERE seq = 3", fault: .missing(3)),
    Tampering(sql: "UPDATE runs SET readings = '{}'", fault: .broken(1)),
    Tampering(sql: "UPDATE runs SET scenario_sha3 = NULL", fault: .broken(1)),
    Tampering(
      sql: "DELETE FROM events WHERE seq = 10", fault: .count(sealed: 10, stored: 9)),
    Tampering(
      sql: "UPDATE runs SET final_hash = lower(hex(zeroblob(32)))", fault: .finalHash),
  ]

  @Test(arguments: tamperings)
  func `a changed run is found, and where`(tampering: Tampering) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    do {
      let log = try EventLog.open(path: path, mode: .create)
      let source = PlausibleRun(seed: 3, steps: 10)
      let run = try log.beginRun(Sample.description())
      try run.append(Array(source.records[..<10]), symbols: source.symbols)
      let sealed = try run.seal(verdict: "passed")
      #expect(try log.chainFault(of: log.run(.id(sealed.id))) == nil)
    }
    let forger = try Connection(path: path, mode: .readWrite)
    try forger.disableTriggers()
    try forger.execute(tampering.sql)
    let log = try EventLog.open(path: path, mode: .read)
    #expect(try log.chainFault(of: log.run(.last(base: nil))) == tampering.fault)
  }

  struct Illness: CustomTestStringConvertible {
    var sql: String
    var complaints: [String]
    var testDescription: String { sql }
  }

  static let illnesses = [
    Illness(
      sql: "UPDATE events SET kind = 'unheard' WHERE seq = 2",
      complaints: [
        "a reference from events to event_kinds leads nowhere",
        "1 events of an unknown kind",
      ]),
    Illness(
      sql: "UPDATE events SET at_ms = 0 WHERE seq = 3",
      complaints: ["1 events earlier than the event before"]),
    Illness(
      sql: "UPDATE events SET cause_seq = 3 WHERE seq = 2",
      complaints: ["1 events whose cause is not an earlier event"]),
    Illness(
      sql: "UPDATE events SET parent_seq = 1 WHERE seq = 2",
      complaints: ["1 events inside a callback that have no parent, or the reverse"]),
    Illness(
      sql: "UPDATE events SET depth = 1, parent_seq = 7 WHERE seq = 2",
      complaints: ["1 events whose parent is not an earlier event"]),
    Illness(
      sql: "UPDATE events SET payload = '{' WHERE seq = 2",
      complaints: ["1 payloads that are not JSON"]),
    Illness(
      sql: "UPDATE events SET channel = 'host' WHERE seq = 2",
      complaints: ["1 events on a channel that is not that of their kind"]),
    Illness(
      sql: "UPDATE events SET seq = 9 WHERE seq = 3",
      complaints: ["1 events missing from the sequence of their run"]),
    Illness(
      sql: "UPDATE runs SET verdict = NULL", complaints: ["1 sealed runs without a verdict"]),
    Illness(
      sql: "UPDATE runs SET event_count = 4",
      complaints: ["1 sealed runs with another number of events"]),
    Illness(
      sql: "UPDATE runs SET final_hash = 'x'",
      complaints: ["1 sealed runs whose final hash is not that of their last event"]),
  ]

  @Test(arguments: illnesses)
  func `each illness of a file has its own complaint`(illness: Illness) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    do {
      let log = try EventLog.open(path: path, mode: .create, projecting: Nothing.self)
      let run = try log.beginRun(Sample.description())
      try run.append((1...3).map { Sample.record($0) }, symbols: SymbolTable())
      _ = try run.seal(verdict: "passed")
      #expect(log.defects() == [])
    }
    let forger = try Connection(path: path, mode: .readWrite)
    try forger.disableTriggers()
    try forger.execute(illness.sql)
    let log = try EventLog.open(path: path, mode: .read)
    let complaints = log.defects().map(\.problem).filter { !$0.contains("derived tables") }
    #expect(complaints == illness.complaints)
  }
}

/// A projection of runs in which nothing happens that a projection would see.
private struct Nothing: LiveProjection {
  static let version: Int64 = 1
  private var position: Sequence = 0

  init() {}

  mutating func apply(_ record: EventRecord, symbols: SymbolTable) { position = record.seq }

  mutating func takeChanges() -> ProjectionChanges {
    ProjectionChanges(
      position: position, status: StatusRow(status: .notStarted, sinceSeq: 0, sinceMs: 0),
      openPages: 0, pages: [], sessions: [])
  }
}
