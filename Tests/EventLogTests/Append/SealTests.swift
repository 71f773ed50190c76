import EventLog
import Lifecycle
import SQLite
import TestSupport
import Testing

@Suite struct SealTests {
  private let symbols = SymbolTable()

  @Test func `a sealed run takes no more events and is not sealed again`() throws {
    let log = try EventLog.inMemory()
    let run = try log.beginRun(Sample.description())
    try run.append(Sample.record(1), symbols: symbols)
    _ = try run.seal(verdict: "passed")
    let refusal = EventLogError.run(name: "cold-start#1", .notOpen)
    #expect(throws: refusal) { try run.append(Sample.record(2), symbols: symbols) }
    #expect(throws: refusal) { try run.append(Sample.record(1), symbols: symbols) }
    #expect(throws: refusal) { try run.seal(verdict: "failed") }
    #expect(try log.run(.last(base: nil)).verdict == "passed")
  }

  @Test func `a run without events ends with the hash it began with`() throws {
    let log = try EventLog.inMemory()
    let description = Sample.description()
    let sealed = try log.beginRun(description).seal(verdict: "vacuous")
    #expect(sealed.eventCount == 0)
    #expect(sealed.finalHash == description.chainStart)
    #expect(try log.chainFault(of: log.run(.id(sealed.id))) == nil)
  }

  @Test func `a run that lost an event behind our back is not sealed`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    let log = try EventLog.open(path: path, mode: .create)
    let run = try log.beginRun(Sample.description())
    try run.append([Sample.record(1), Sample.record(2)], symbols: symbols)
    let forger = try Connection(path: path, mode: .readWrite)
    try forger.disableTriggers()

    try forger.execute("UPDATE events SET chain_hash = 'x' WHERE seq = 2")
    #expect(throws: EventLogError.run(name: "cold-start#1", .notAsAppended(.finalHash))) {
      try run.seal(verdict: "passed")
    }
    try forger.execute("DELETE FROM events WHERE seq = 2")
    #expect(
      throws: EventLogError.run(
        name: "cold-start#1", .notAsAppended(.count(appended: 2, stored: 1)))
    ) { try run.seal(verdict: "passed") }
    #expect(try log.run(.last(base: nil)).state == .open)
  }

  @Test func `an event that another writer put in our place is refused by name`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    let log = try EventLog.open(path: path, mode: .create)
    let run = try log.beginRun(Sample.description())
    try run.append(Sample.record(1), symbols: symbols)
    let forger = try Connection(path: path, mode: .readWrite)
    try forger.disableTriggers()
    try forger.execute(
      """
      INSERT INTO events SELECT run_id, 2, at_ms, channel, kind, subject, session, depth,
        parent_seq, cause_seq, payload_version, payload, chain_hash FROM events
      """)
    #expect(throws: EventLogError.run(name: "cold-start#1", .differentEvent(2))) {
      try run.append(Sample.record(2), symbols: symbols)
    }
  }
}
