import EventLog
import SQLite
import TestSupport
import Testing

@Suite struct HelpTests {
  private func help(_ log: EventLog) throws -> [(title: String, question: String, query: String)] {
    try log.query("SELECT title, question, query FROM help").rows.map { row in
      (row[0] ?? "", row[1] ?? "", row[2] ?? "")
    }
  }

  @Test func `every query of the help runs in the shell and means something on a filled log`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("help.sqlite")
    try Sample.makeLog(at: path, seeds: [1, 2, 3])
    let entries = try help(try EventLog.open(path: path, mode: .read))
    #expect(entries.count >= 15)
    for entry in entries {
      #expect(entry.question.hasSuffix("?") || entry.question.contains("? "), "\(entry.title)")
      let output = try SQLiteShell.run(entry.query, on: path)
      #expect(output.errors == "", "\(entry.title)")
      let finds = !Self.silent.contains(entry.title)
      // Nothing derived is kept in this log, so health has something to say.
      if finds || entry.title == "health" {
        #expect(!output.lines.isEmpty, "\(entry.title)")
      } else {
        #expect(output.text == (entry.title == "file" ? "ok\n" : ""), "\(entry.title)")
      }
    }
  }

  /// What finds nothing in a log that is well, or that comes from no scenario.
  private static let silent = [
    "hash chain", "health", "scenario text", "file", "constraints", "pruned",
    "expectations", "requests",
  ]

  struct Tampering: CustomTestStringConvertible {
    var what: String
    var sql: String
    /// The first event at which the chain is found broken, as the shell prints it.
    var found: String
    var testDescription: String { what }
  }

  static let tamperings = [
    Tampering(
      what: "another payload", sql: "UPDATE events SET payload = '{}' WHERE run_id = 2 AND seq = 7",
      found: "random#2|7|"),
    Tampering(
      what: "another time",
      sql: "UPDATE events SET at_ms = at_ms + 1 WHERE run_id = 1 AND seq = 3",
      found: "random#1|3|"),
    Tampering(
      what: "another hash",
      sql: "UPDATE events SET chain_hash = lower(hex(zeroblob(32))) WHERE run_id = 1 AND seq = 3",
      found: "random#1|3|"),
    Tampering(
      what: "an event left out", sql: "DELETE FROM events WHERE run_id = 3 AND seq = 4",
      found: "random#3|5|"),
    Tampering(
      what: "the last event left out",
      sql: """
        DELETE FROM events WHERE run_id = 3
           AND seq = (SELECT max(seq) FROM events WHERE run_id = 3)
        """,
      found: "random#3|"),
    Tampering(
      what: "other readings", sql: "UPDATE runs SET readings = '{}' WHERE run_id = 2",
      found: "random#2|1|stepBegan"),
    Tampering(
      what: "another final hash", sql: "UPDATE runs SET final_hash = 'x' WHERE run_id = 2",
      found: "random#2|"),
  ]

  @Test(arguments: tamperings)
  func `the shell finds where the chain is broken`(tampering: Tampering) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("chain.sqlite")
    try Sample.makeLog(at: path)
    let query = try help(try EventLog.open(path: path, mode: .read))
      .first { $0.title == "hash chain" }?.query
    let check = try #require(query)
    #expect(try SQLiteShell.run(check, on: path).text == "")

    // A connection without triggers stands for a program that has removed them.
    let forger = try Connection(path: path, mode: .readWrite)
    try forger.disableTriggers()
    try forger.execute(tampering.sql)
    let output = try SQLiteShell.run(check, on: path)
    #expect(output.errors == "")
    #expect(output.lines.first?.hasPrefix(tampering.found) == true, "\(output.lines)")
  }
}
