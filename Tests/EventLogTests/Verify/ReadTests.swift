import EventLog
import Lifecycle
import SQLite
import TestSupport
import Testing

@Suite struct ReadTests {
  @Test func `a cursor begins where it is told to`() throws {
    let log = try EventLog.inMemory()
    let run = try log.beginRun(Sample.description())
    try run.append((1...5).map { Sample.record($0) }, symbols: SymbolTable())
    let info = try log.run(.id(run.id))
    for first in [Sequence(0), 1, 3, 5, 6] {
      var cursor = try log.events(of: info, from: first)
      var seen: [Sequence] = []
      while let record = try cursor.next() { seen.append(record.seq) }
      #expect(seen == (1...5).filter { $0 >= first })
    }
  }

  @Test func `several cursors read side by side`() throws {
    let log = try EventLog.inMemory()
    var infos: [RunInfo] = []
    for seed in UInt64(1)...2 {
      let source = PlausibleRun(seed: seed, steps: 5)
      let run = try log.beginRun(Sample.description())
      try run.append(source.records, symbols: source.symbols)
      infos.append(try log.run(.id(run.id)))
    }
    var one = try log.events(of: infos[0])
    var other = try log.events(of: infos[1])
    for seq in Sequence(1)...10 {
      #expect(try one.next()?.seq == seq)
      #expect(try other.next()?.seq == seq)
    }
  }

  @Test func `runs read with one decoder share one table of texts`() throws {
    let log = try EventLog.inMemory()
    var symbols = SymbolTable()
    let texts = ["b", "a"].map { symbols.intern($0) }
    for text in texts + texts {
      let run = try log.beginRun(Sample.description())
      try run.append(Sample.record(1, .note(text)), symbols: symbols)
    }
    var decoder = EventDecoder()
    var notes: [Symbol] = []
    for run in try log.runs() {
      var cursor = try log.events(of: run, decoder: consume decoder)
      while let record = try cursor.next() {
        if case .note(let text) = record.event { notes.append(text) }
      }
      decoder = cursor.takeDecoder()
    }
    #expect(notes.map { decoder.symbols[$0] } == ["b", "a", "b", "a"])
    #expect(notes[0] == notes[2])
    #expect(notes[1] == notes[3])
  }

  struct Row: CustomTestStringConvertible {
    var sql: String
    var column: EventDecodingError.Column
    var problem: EventDecodingError.Problem
    var testDescription: String { sql }
  }

  static let rows = [
    Row(sql: "kind = 'unheard'", column: .kind, problem: .unknownKind),
    Row(sql: "payload = '{}'", column: .payload, problem: .missingKey("text")),
    Row(sql: "payload_version = 2", column: .payloadVersion, problem: .unknownVersion(2)),
    Row(sql: "subject = 'page:1'", column: .subject, problem: .wrongSubject("page:1")),
    Row(
      sql: "session = 4294967296", column: .session, problem: .outOfRange(key: "session")),
    Row(sql: "depth = -9999999999", column: .depth, problem: .outOfRange(key: "depth")),
    Row(
      sql: "cause_seq = 9999999999", column: .causeSeq, problem: .outOfRange(key: "cause_seq")),
  ]

  @Test(arguments: rows)
  func `a row that is no event stops the reading with its place`(row: Row) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    do {
      let log = try EventLog.open(path: path, mode: .create)
      let run = try log.beginRun(Sample.description())
      let records = [Sample.record(1), Sample.record(2, .note(.empty)), Sample.record(3)]
      try run.append(records, symbols: SymbolTable())
    }
    let forger = try Connection(path: path, mode: .readWrite)
    try forger.disableTriggers()
    try forger.execute("UPDATE events SET \(row.sql) WHERE seq = 2")
    let log = try EventLog.open(path: path, mode: .read)
    let error = #expect(throws: EventLogError.self) {
      try log.read(log.run(.last(base: nil)))
    }
    guard case .run("cold-start#1", .undecodable(2, let reason)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.column == row.column)
    #expect(reason.problem == row.problem)
  }

  @Test func `a query gives its rows as text, with the run bound`() throws {
    let log = try EventLog.inMemory()
    for _ in 1...2 {
      try log.beginRun(Sample.description()).append(Sample.record(1), symbols: SymbolTable())
    }
    let query = "SELECT run_id, seq AS n, subject, 1.5, x'4142' FROM events WHERE run_id = :run"
    #expect(
      try log.query(query, run: RunID(rawValue: 2))
        == TextTable(
          columns: ["run_id", "n", "subject", "1.5", "x'4142'"],
          rows: [["2", "1", nil, "1.5", "AB"]]))
    #expect(try log.query("VALUES (1), (2)").rows == [["1"], ["2"]])
    #expect(try log.query(" \n with t AS (SELECT 7 AS a) SELECT a FROM t ; ").rows == [["7"]])
  }

  @Test(arguments: [
    "DELETE FROM events", "PRAGMA journal_mode = DELETE", "ATTACH 'x' AS y", "BEGIN",
    "SELECT 1; SELECT 2", "WITH t AS (SELECT 1) DELETE FROM events", "VACUUM",
  ])
  func `what is not one query that reads is refused before it runs`(sql: String) throws {
    let log = try EventLog.inMemory()
    try log.beginRun(Sample.description()).append(Sample.record(1), symbols: SymbolTable())
    #expect(throws: EventLogError.notAQuery(sql: sql)) { try log.query(sql) }
    #expect(try log.query("SELECT count(*) FROM events").rows == [["1"]])
  }

  @Test func `a query that is wrong says what SQLite says`() throws {
    let log = try EventLog.inMemory()
    let error = #expect(throws: EventLogError.self) { try log.query("SELECT unheard") }
    #expect(
      error?.description
        == ":memory:: SQLite error 1: no such column: unheard, in: SELECT unheard")
  }
}
