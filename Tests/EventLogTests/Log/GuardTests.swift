import EventLog
import TestSupport
import Testing

/// What other programs are kept from. The shell stands for all of them.
@Suite struct GuardTests {
  private static let refused = [
    "UPDATE events SET at_ms = 0",
    "UPDATE events SET payload = payload WHERE seq = 1",
    "DELETE FROM events WHERE seq = 1",
    "DELETE FROM events",
    "INSERT INTO events SELECT * FROM events WHERE seq = 1",
    "INSERT OR REPLACE INTO events SELECT * FROM events WHERE seq = 1",
    "REPLACE INTO events SELECT * FROM events",
    "INSERT OR IGNORE INTO events SELECT * FROM events WHERE seq = 1",
    "UPDATE OR REPLACE events SET seq = 1 WHERE seq = 2",
    """
    INSERT INTO events SELECT * FROM events WHERE seq = 1
      ON CONFLICT DO UPDATE SET payload = '{}'
    """,
    """
    INSERT INTO events SELECT run_id, 1 + max(seq), at_ms, channel, kind, subject, session,
      depth, parent_seq, cause_seq, payload_version, payload, chain_hash FROM events
    """,
    "UPDATE runs SET verdict = 'passed'",
    "DELETE FROM runs",
    "UPDATE runs SET state = 'open', verdict = NULL",
    """
    INSERT OR REPLACE INTO runs (run_id, base, number, scenario, state, source, program, format,
      recorded_at, readings)
    SELECT run_id, base, number, scenario, 'open', source, program, format, recorded_at, readings
      FROM runs
    """,
  ]

  @Test(arguments: refused)
  func `another program cannot change what happened`(sql: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    try Sample.makeLog(at: path, seeds: [1])
    let everything = "SELECT * FROM events; SELECT * FROM runs;"
    let before = try SQLiteShell.run(everything, on: path)
    #expect(before.lines.count > 50)

    let output = try SQLiteShell.run(sql + ";", on: path)
    #expect(
      output.errors.contains(
        "the history is append-only, and whalesim alone appends to it"))
    #expect(output.status != 0)
    #expect(try SQLiteShell.run(everything, on: path) == before)
  }

  @Test func `a log can be dumped and read back`() throws {
    let folder = try TemporaryFolder()
    try Sample.makeLog(at: folder.file("log.sqlite"), seeds: [1])
    let dump = try SQLiteShell.run(".dump", on: folder.file("log.sqlite"))
    #expect(dump.errors == "")
    let restored = try SQLiteShell.run(dump.text, on: folder.file("copy.sqlite"))
    #expect(restored.errors == "")
    let everything = "SELECT * FROM events; SELECT name FROM runs; SELECT * FROM state_timeline;"
    #expect(
      try SQLiteShell.run(everything, on: folder.file("copy.sqlite"))
        == SQLiteShell.run(everything, on: folder.file("log.sqlite")))
  }

  @Test func `the schema explains itself`() throws {
    let folder = try TemporaryFolder()
    try Sample.makeLog(at: folder.file("log.sqlite"), seeds: [])
    let schema = try SQLiteShell.run(".schema", on: folder.file("log.sqlite")).text
    let statements = schema.split(separator: "CREATE ")
    #expect(statements.count >= 25)
    for statement in statements where !statement.hasPrefix("INDEX") {
      #expect(statement.contains("-- "), "\(statement.prefix(60))")
    }
  }
}
