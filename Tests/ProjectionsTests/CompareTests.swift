import EventLog
import Lifecycle
import Projections
import SQLite
import TestSupport
import Testing

@Suite struct CompareTests {
  private static let description = RunDescription(
    base: "run", scenario: "A run", readings: [], program: "1.0.0",
    recordedAt: "2026-11-30T12:00:00Z")

  /// A log with one run: a start, two pages, a teardown, another start.
  private func makeLog(at path: String, sealing: Bool = true) throws {
    var story = Story()
    for event in [
      story.accepted(1), .launchSucceeded, story.opened(1), story.opened(2), story.closed(2),
      .teardownBegan(by: .host), story.closed(1), .teardownFinished, story.accepted(2),
    ] { story.add(event) }
    let log = try EventLog.open(path: path, mode: .create, projecting: RunProjections.self)
    let run = try log.beginRun(Self.description)
    try run.append(story.records, symbols: story.symbols)
    if sealing { _ = try run.seal(verdict: "passed") }
  }

  struct Tampering: CustomTestStringConvertible {
    var sql: String
    var text: String
    var testDescription: String { sql }
  }

  static let tamperings = [
    Tampering(
      sql: "UPDATE sdk_status SET status = 'Started'",
      text: "run#1: sdk_status says status = Started, and the events say Starting"),
    Tampering(
      sql: "UPDATE sdk_status SET position = 3",
      text: "run#1: sdk_status says position = 3, and the events say 9"),
    Tampering(
      sql: "DELETE FROM sdk_status",
      text: "run#1: sdk_status says status = NULL, and the events say Starting"),
    Tampering(
      sql: "UPDATE page_count SET open_pages = 1",
      text: "run#1: page_count says open_pages = 1, and the events say 0"),
    Tampering(
      sql: "UPDATE pages SET closed_seq = NULL WHERE page = 2",
      text: "run#1: pages says closed_seq = NULL in row 2, and the events say 5"),
    Tampering(
      sql: "DELETE FROM pages WHERE page = 2",
      text: "run#1: pages says page = NULL in row 2, and the events say 2"),
    Tampering(
      sql: "UPDATE sessions SET token = 'T9' WHERE session = 1",
      text: "run#1: sessions says token = T9 in row 1, and the events say T1"),
    Tampering(
      sql: "UPDATE sessions SET version = 0 WHERE session = 2",
      text: "run#1: sessions says version = 0 in row 2, and the events say 1"),
  ]

  @Test(arguments: tamperings)
  func `a changed table is found, and a rebuild mends it`(tampering: Tampering) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    try makeLog(at: path)
    let other = try Connection(path: path, mode: .readWrite)
    try other.execute(tampering.sql)

    let log = try EventLog.open(path: path, mode: .append)
    let difference = try log.compareProjections()
    #expect(difference?.description == tampering.text)
    #expect(try log.rebuildProjections() == 9)
    #expect(try log.compareProjections() == nil)
  }

  @Test func `a view that reads the events otherwise is found`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    try makeLog(at: path)
    let other = try Connection(path: path, mode: .readWrite)
    let view = try #require(
      try other.text("SELECT sql FROM sqlite_schema WHERE name = 'state_timeline'"))
    try other.execute("DROP VIEW state_timeline")
    try other.execute(view.replacing("THEN 'IsDestroying'", with: "THEN 'NotStarted'"))
    let log = try EventLog.open(path: path, mode: .inspect)
    #expect(
      try log.compareProjections()?.description
        == "run#1: state_timeline says status = NotStarted in row 6, "
        + "and the events say IsDestroying"
    )
  }

  @Test func `a transaction that is undone leaves the tables as they were`() throws {
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    var story = Story()
    for event in [story.accepted(1), .launchSucceeded, story.opened(1)] { story.add(event) }
    let run = try log.beginRun(Self.description)
    try run.append(Array(story.records[..<2]), symbols: story.symbols)
    #expect(throws: EventLogError.noSuchRun("none")) {
      try log.transaction { () throws(EventLogError) in
        try run.append(story.records[2], symbols: story.symbols)
        throw .noSuchRun("none")
      }
    }
    let info = try log.run(.id(run.id))
    #expect(try log.compareProjections(of: info) == nil)
    #expect(try log.storedRows(of: .pages, run: run.id).rows == [])
    try run.append(story.records[2], symbols: story.symbols)
    #expect(try log.compareProjections(of: info) == nil)
    #expect(try log.storedRows(of: .pages, run: run.id).rows.count == 1)
  }

  @Test func `a repeated event does not count twice`() throws {
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    var story = Story()
    for event in [story.accepted(1), story.opened(1)] { story.add(event) }
    let run = try log.beginRun(Self.description)
    for _ in 1...2 { try run.append(story.records, symbols: story.symbols) }
    #expect(try log.compareProjections() == nil)
    #expect(try log.storedRows(of: .pageCount, run: run.id).rows == [["1", "2", "1"]])
  }

  @Test func `a run without events has a row that says so`() throws {
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    let run = try log.beginRun(Self.description)
    #expect(
      try log.storedRows(of: .sdkStatus, run: run.id).rows == [["NotStarted", nil, "0", "0", "1"]])
    #expect(try log.compareProjections() == nil)
    #expect(log.defects() == [])
  }
}
