import Testing

/// What a person with nothing but `sqlite3` finds in the history of the suite.
@Suite struct `The plain shell finds` {
  private let history: SuiteHistory

  init() throws {
    history = try SuiteHistory.shared.get()
  }

  /// The rows of the help's query `title`.
  private func help(_ title: String) throws -> [String] {
    let query = try history.rows("SELECT query FROM help WHERE title = '\(title)'")
    #expect(!query.isEmpty, "no such query")
    return try history.rows(query.joined(separator: "\n"))
  }

  @Test func `every run whole and healthy`() throws {
    #expect(try history.rows("SELECT problem, found FROM health WHERE found <> 0") == [])
    #expect(try history.rows("SELECT count(*) > 10 FROM health") == ["1"])
    #expect(
      try history.rows("SELECT DISTINCT state, verdict FROM runs") == ["sealed|passed"])
    #expect(try history.rows("PRAGMA integrity_check") == ["ok"])
    #expect(try history.rows("PRAGMA foreign_key_check") == [])
  }

  @Test func `every hash as its chain says`() throws {
    #expect(try help("hash chain") == [])
  }

  @Test func `that the chain's query notices a change`() throws {
    let query = try history.rows("SELECT query FROM help WHERE title = 'hash chain'")
    let found = try history.rows(
      """
      BEGIN;
      DROP TRIGGER IF EXISTS events_are_not_updated;
      CREATE TEMP TABLE changed AS SELECT * FROM main.events;
      UPDATE changed SET at_ms = at_ms + 1 WHERE run_id = 1 AND seq = 3;
      CREATE TEMP VIEW events AS SELECT * FROM changed;
      \(query.joined(separator: "\n"))
      ;
      ROLLBACK
      """)
    #expect(!found.isEmpty)
  }

  @Test func `every ready query answered`() throws {
    let titles = try history.rows("SELECT title FROM help")
    #expect(titles.count > 10)
    for title in titles { _ = try help(title) }
  }

  @Test func `every callback called because of something, nested as the calls were`() throws {
    let wrong = try history.rows(
      """
      SELECT run_id, seq, kind FROM events AS e
       WHERE (e.cause_seq IS NULL) <> (e.kind = 'stepBegan')
          OR e.cause_seq >= e.seq
          OR (e.depth = 0) <> (e.parent_seq IS NULL)
          OR (e.depth > 0 AND e.parent_seq IS NOT (
                SELECT max(p.seq) FROM events AS p
                 WHERE p.run_id = e.run_id AND p.seq < e.seq AND p.channel = 'callback'
                   AND p.depth = e.depth - 1))
      """)
    #expect(wrong == [])
  }

  @Test func `nothing else between a callback and what is nested in it`() throws {
    // Until the callback returns, everything that happens is inside it.
    let wrong = try history.rows(
      """
      SELECT e.run_id, e.seq FROM events AS e
        JOIN events AS p ON p.run_id = e.run_id AND p.seq = e.parent_seq
        JOIN events AS b ON b.run_id = e.run_id AND b.seq > p.seq AND b.seq < e.seq
       WHERE b.depth <= p.depth
      """)
    #expect(wrong == [])
  }

  @Test func `every chain of causes back at a step`() throws {
    let wrong = try history.rows(
      "SELECT run, seq, chain FROM causes WHERE chain NOT LIKE '% stepBegan' LIMIT 5")
    #expect(wrong == [])
    #expect(
      try history.rows("SELECT count(*) FROM causes")
        == history.rows("SELECT count(*) FROM events"))
  }

  @Test func `who called what, in what and because of what, in one row`() throws {
    #expect(
      try history.rows(
        """
        SELECT number, callback, arguments, status, inside, because_of
          FROM callbacks JOIN timeline USING (run_id, run, seq)
         WHERE run = 'signed-in-elsewhere#1' AND number >= 4
        """) == [
          "4|didRunInError|code: 401, description: signed in on another device, serverCode: 401"
            + "|Started||#22 sessionInvalidated",
          "5|willDestroy||IsDestroying|23|#25 teardownBegan",
          "6|exitSdkPage||IsDestroying|23|#27 pageClosed",
        ])
  }
}
