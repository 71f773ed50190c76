import TestSupport
import Testing

/// A history made before the format was what it is now.
@Suite struct `A history of an older format` {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(fixtures: ["passing/elsewhere.yaml", "passing/renewal.yaml"])
    try workspace.whalesim("replay", "elsewhere.yaml", "renewal.yaml")
    // What version 0 did not have.
    _ = try workspace.sqlite(
      """
      DROP VIEW first_difference; DROP VIEW health; DROP VIEW timeline;
      DROP VIEW callback_order_changes; DROP TABLE reference_runs; DROP TABLE pruned_runs;
      DROP TABLE requests; DROP TABLE resolvers; DROP TABLE push_service;
      DROP TABLE config_state; DROP TABLE readings_catalog; DROP TABLE ordering_constraints;
      PRAGMA user_version = 0;
      """)
  }

  private let runs = "SELECT name, final_hash FROM runs ORDER BY run_id"

  @Test func `is not read, and says how to bring it up to date`() throws {
    let before = try workspace.bytes(of: "whalesim.sqlite")
    var transcript = Transcript()
    for line in ["history last", "verify", "export copy.sqlite"] {
      try transcript.run(line, in: workspace)
    }
    try transcript.check("log/older")
    #expect(try workspace.bytes(of: "whalesim.sqlite") == before)
    #expect(
      try workspace.names().filter { $0.contains("sqlite") } == ["whalesim.sqlite"])
  }

  @Test(arguments: [["rebuild"], ["replay", "renewal.yaml"]])
  func `is brought up to date by whoever writes to it, with a copy of it left beside it`(
    command: [String]
  ) throws {
    let hashes = try workspace.sqlite(runs)
    #expect(try Whalesim.run(command, in: workspace.path).code == 0)
    #expect(try workspace.whalesim("verify").code == 0)
    #expect(try workspace.whalesim("rerun", "--all").code == 0)
    #expect(try workspace.sqlite("PRAGMA user_version") == ["1"])
    #expect(try workspace.sqlite(runs).prefix(2) == hashes[...])
    #expect(try workspace.sqlite("SELECT count(*) > 0 FROM requests") == ["1"])
    let copy = "whalesim.sqlite.format-0"
    #expect(try workspace.sqlite("PRAGMA user_version", on: copy) == ["0"])
    #expect(try workspace.sqlite(runs, on: copy) == hashes)
    #expect(
      try workspace.names().filter { $0.contains("sqlite") } == ["whalesim.sqlite", copy])
  }

  @Test func `stays as it is when that fails`() throws {
    _ = try workspace.sqlite("CREATE VIEW reference_runs AS SELECT 1")
    let schema = try workspace.sqlite("SELECT name FROM sqlite_schema ORDER BY name")
    let result = try workspace.whalesim("rebuild")
    #expect(result.code == 8)
    #expect(result.errors.hasPrefix("error: whalesim.sqlite: "))
    #expect(try workspace.sqlite("PRAGMA user_version") == ["0"])
    #expect(try workspace.sqlite("SELECT name FROM sqlite_schema ORDER BY name") == schema)
    #expect(try workspace.names().contains("whalesim.sqlite.format-0"))
  }
}
