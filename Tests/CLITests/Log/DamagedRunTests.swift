import EventLog
import Lifecycle
import SQLite
import TestSupport
import Testing

/// What somebody has changed in a history is shown by no command as if nothing were.
@Suite struct `A history that was changed` {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(fixtures: ["passing/elsewhere.yaml", "passing/renewal.yaml"])
    try workspace.whalesim("replay", "elsewhere.yaml", "renewal.yaml")
  }

  /// Changes the history as a program does that has removed the triggers, and put them back.
  private func forge(_ sql: String) throws {
    let forger = try Connection(path: workspace.file("whalesim.sqlite"), mode: .readWrite)
    try forger.disableTriggers()
    try forger.execute(sql)
  }

  struct Forgery: CustomTestStringConvertible {
    var sql: String
    /// What `verify` prints, without its last line.
    var lines: [String]
    /// What a reader of run 1 says; nil where it has no reason to refuse.
    var refusal: String?
    var testDescription: String { sql }

    init(_ sql: String, _ lines: [String], refusal: String? = nil) {
      self.sql = sql
      self.lines = lines
      self.refusal = refusal
    }
  }

  private static func refusal(_ fault: String) -> String {
    "error: Run elsewhere#1 is not what was recorded: \(fault). It is not shown; see all that is "
      + "wrong with: whalesim verify\n"
  }

  static let forgeries = [
    Forgery(
      "UPDATE events SET payload = replace(payload, '401', '403') WHERE run_id = 1 AND seq = 23",
      ["wrong  elsewhere#1 #23  event 23 is not what was recorded"],
      refusal: refusal("event 23 is not what was recorded")),
    Forgery(
      "DELETE FROM events WHERE run_id = 1 AND seq = 38",
      [
        "wrong  elsewhere#1  1 sealed runs with another number of events",
        "wrong  elsewhere#1  1 sealed runs whose final hash is not that of their last event",
        "wrong  elsewhere#1  it was sealed with 38 events and has 37",
      ],
      refusal: refusal("it was sealed with 38 events and has 37")),
    Forgery(
      "UPDATE runs SET scenario_text = scenario_text || '# 1' WHERE run_id = 1",
      ["wrong  elsewhere#1  the text of its scenario was changed"],
      refusal: refusal("the text of its scenario was changed")),
    Forgery(
      "UPDATE runs SET readings = '{}' WHERE run_id = 1",
      ["wrong  elsewhere#1 #1  event 1 is not what was recorded"],
      refusal: refusal("event 1 is not what was recorded")),
    Forgery(
      "UPDATE runs SET final_hash = lower(hex(zeroblob(32))) WHERE run_id = 1",
      [
        "wrong  elsewhere#1  1 sealed runs whose final hash is not that of their last event",
        "wrong  elsewhere#1  it was sealed with another final hash",
      ],
      refusal: refusal("it was sealed with another final hash")),
    Forgery(
      "DELETE FROM pages WHERE run_id = 1 AND closed_seq IS NOT NULL",
      ["wrong  elsewhere#1  pages says page = NULL in row 1, and the events say 1"]),
    Forgery(
      "UPDATE pages SET url = 'lb://page/other' WHERE run_id = 1",
      [
        "wrong  elsewhere#1  pages says url = lb://page/other in row 1, and the events say "
          + "lb://page/main"
      ]),
    Forgery(
      "UPDATE pages SET opened_seq = 11 WHERE run_id = 1",
      ["wrong  elsewhere#1  pages says opened_seq = 11 in row 1, and the events say 12"]),
    Forgery(
      "UPDATE event_kinds SET meaning = 'no' WHERE kind = 'start'",
      ["wrong  whalesim.sqlite  the entry start of event_kinds was changed"]),
    Forgery(
      "DROP TRIGGER runs_refuse_delete",
      ["wrong  whalesim.sqlite  the trigger runs_refuse_delete is missing"]),
    Forgery(
      """
      DELETE FROM events WHERE run_id = 1; DELETE FROM runs WHERE run_id = 1;
      DELETE FROM pages; DELETE FROM sessions WHERE run_id = 1;
      DELETE FROM sdk_status WHERE run_id = 1; DELETE FROM page_count WHERE run_id = 1;
      DELETE FROM push_service WHERE run_id = 1; DELETE FROM config_state WHERE run_id = 1;
      DELETE FROM requests WHERE run_id = 1; DELETE FROM resolvers WHERE run_id = 1;
      DELETE FROM assertions WHERE run_id = 1; DELETE FROM reference_runs WHERE run_id = 1;
      """,
      [
        "wrong  whalesim.sqlite  1 runs that are gone although they were not pruned (run 1)"
      ],
      refusal: "error: There is no run 1. List them with: whalesim runs\n"),
  ]

  @Test(arguments: forgeries)
  func `is found wrong, and not shown where the change is`(forgery: Forgery) throws {
    try forge(forgery.sql)
    let verified = try workspace.whalesim("verify")
    #expect(verified.lines.dropLast() == forgery.lines[...])
    #expect(verified.code == 7)
    let code: Int32 = forgery.refusal?.contains("no run") ?? false ? 2 : 7
    for command in [
      ["history", "1"], ["state", "1"], ["why", "1", "1"], ["diff", "1", "1"], ["rerun", "1"],
    ] {
      let result = try Whalesim.run(command, in: workspace.path)
      #expect(result.code == (forgery.refusal == nil ? 0 : code), "\(command)")
      #expect(result.errors == forgery.refusal ?? "", "\(command)")
      if forgery.refusal != nil { #expect(result.output == "", "\(command)") }
    }
    #expect(try workspace.whalesim("history", "2").code == 0)
  }

  @Test func `does not keep whole runs from being executed again`() throws {
    try forge("UPDATE events SET at_ms = at_ms + 1 WHERE run_id = 1 AND seq = 38")
    let result = try workspace.whalesim("rerun", "--all")
    #expect(result.code == 7)
    #expect(result.output == "same  renewal#1\n1 of 2 runs as recorded\n")
    #expect(result.errors == Self.refusal("event 38 is not what was recorded"))
  }

  @Test(arguments: [
    ("DROP VIEW timeline", "the view timeline is missing", true),
    (
      "DROP VIEW callbacks; CREATE VIEW callbacks AS SELECT 1", "the view callbacks was changed",
      true
    ),
    (
      "PRAGMA legacy_alter_table = ON; ALTER TABLE events RENAME COLUMN at_ms TO ms",
      "the table events was changed", false
    ),
    ("DROP TABLE sdk_status", "the table sdk_status is missing", true),
  ])
  func `in its tables or views is refused until they are made anew`(
    sql: String, fault: String, isMendable: Bool
  ) throws {
    _ = try workspace.sqlite(sql)
    for command in [["history", "last"], ["runs"], ["state", "1"], ["diff", "1", "2"]] {
      let result = try Whalesim.run(command, in: workspace.path)
      #expect(result.code == 7, "\(command)")
      #expect(
        result.errors.hasPrefix(
          "error: whalesim.sqlite was changed by another program: \(fault). "), "\(command)")
    }
    let verified = try workspace.whalesim("verify")
    #expect(verified.code == 7)
    #expect(verified.lines.contains("wrong  whalesim.sqlite  \(fault)"))
    #expect(try workspace.whalesim("rebuild").code == (isMendable ? 0 : 7))
    #expect(try workspace.whalesim("verify").code == (isMendable ? 0 : 7))
  }

  /// A record in which the engine did something it does not do today, with hashes that are right.
  @Test func `by time, not by hand, is executed again and parts from the record`() throws {
    do {
      let log = try EventLog.open(path: workspace.file("whalesim.sqlite"), mode: .read)
      let run = try log.read(log.run(.name("renewal#1")))
      var records = run.events
      let place = try #require(records.firstIndex { $0.event.kind == .timerArmed })
      records[place].event = .timerArmed(.renewal, due: 1)
      let inputs = try log.query(
        "SELECT j.key, j.value FROM runs, json_each(runs.readings) AS j WHERE run_id = :run",
        run: run.info.id)
      let other = try EventLog.open(path: workspace.file("other.sqlite"), mode: .create)
      let writer = try other.beginRun(
        RunDescription(
          base: "old", scenario: "An old run",
          readings: inputs.rows.map { NamedValue($0[0] ?? "", $0[1] ?? "") },
          program: "0.0.1", recordedAt: "2026-01-01T00:00:00Z"))
      try writer.append(records, symbols: run.symbols)
      _ = try writer.seal(verdict: "passed")
    }
    var transcript = Transcript()
    for line in ["rerun old#1", "rerun --all --json", "rerun --all --quiet"] {
      try transcript.run(line + " --db other.sqlite", in: workspace)
    }
    try transcript.check("log/rerun-parts")
  }
}
