import Testing

@testable import Scenario

@Suite struct FinalQueryTests {
  private func outcome(query: String, rows: String) throws -> Outcome {
    try ScenarioTests.outcome(
      of: "finally:\n  sql:\n    - query: \"\(query)\"\n      rows: \(rows)\n")
  }

  @Test(arguments: [
    ("SELECT callback, status FROM callbacks WHERE run_id = :run", "[didFinishLaunching|Started]"),
    (
      "SELECT callback, status FROM callbacks WHERE run_id = :run",
      "[[didFinishLaunching, Started]]"
    ),
    ("SELECT NULL, 1, 'none'", "[none|1|none]"),
    ("SELECT count(*) FROM runs", "[1]"),
    ("SELECT seq FROM events WHERE seq > 1000000", "[]"),
    ("VALUES (1), (2)", "[1, 2]"),
    ("WITH a AS (SELECT 5 AS b) SELECT b FROM a", "[[5]]"),
    ("SELECT 'a|b'", "[a|b]"),
  ])
  func `the rows of a query are compared as the shell prints them`(
    _ query: String, _ rows: String
  ) throws {
    #expect(try outcome(query: query, rows: rows).summary == [])
  }

  @Test(arguments: [
    ("SELECT 1", "[]", "rows: 1, not "), ("SELECT 1 WHERE 0", "[1]", "rows: , not 1"),
    ("VALUES (1), (2)", "[2, 1]", "rows: 1/2, not 2/1"),
    ("SELECT 'a|b'", "[[a, b]]", "rows: a|b, not a|b"), ("SELECT 1.0", "[1]", "rows: 1.0, not 1"),
  ])
  func `other rows fail at the key`(_ query: String, _ rows: String, _ text: String) throws {
    let outcome = try outcome(query: query, rows: rows)
    #expect(outcome.summary == ["9:7 " + text])
    #expect(outcome.verdict == .failed)
  }

  @Test(arguments: [
    "SELEC 1", "SELECT nothing FROM nowhere", "DELETE FROM events", "SELECT 1; SELECT 2",
    "PRAGMA user_version", "ATTACH 'x' AS y", "",
  ])
  func `what is not one SELECT makes the file invalid, at the query`(_ query: String) throws {
    let outcome = try outcome(query: query, rows: "[]")
    #expect(outcome.summary == ["8:14 queryRefused"])
    #expect(outcome.verdict == .invalid)
  }
}
