import Lifecycle
import Testing

@testable import WhaleSimCLI

/// What the documents leave open, at the command line.
@Suite struct `Readings` {
  private func check(_ name: String, _ lines: [String], _ fixtures: [String] = []) throws {
    let workspace = try Workspace(fixtures: fixtures)
    var transcript = Transcript()
    for line in lines { try transcript.run(line, in: workspace) }
    try transcript.check("readings/\(name)")
  }

  private static let suite = ["passing/elsewhere.yaml", "passing/first-launch.yaml"]

  @Test func `are listed, one, some or all, and no file is opened for it`() throws {
    try check(
      "list",
      [
        "readings run.repeat", "readings destroy", "readings auth.renewBefore --json",
        "readings run.repaet", "readings elephants",
      ])
    let workspace = try Workspace()
    let all = try workspace.whalesim("readings", "--json").output.split(separator: "\n")
    #expect(all.count == ReadingCatalog.questions.count)
    #expect(try workspace.names().isEmpty)
  }

  @Test func `of a preset change a run, and what they explain is no failure`() throws {
    try check(
      "preset",
      [
        "replay . --readings literal", "replay . --readings sdk-destroys",
        "replay . --readings async-teardown --quiet",
      ], Self.suite)
  }

  @Test func `of every preset say what each scenario depends on`() throws {
    try check("all", ["replay . --readings all", "runs"], Self.suite)
  }

  @Test func `of one question hold whatever the preset says`() throws {
    try check(
      "set",
      [
        "replay first-launch.yaml --set route.enterBeforeCompletion=false",
        "replay first-launch.yaml --readings hostile --set route.enterBeforeCompletion=true",
        "replay . --set run.repaet=once", "replay . --set run.repeat=twice", "replay . --set x",
        "replay . --readings literall",
      ], Self.suite)
  }

  @Test func `are recorded with the run, and the hash tells them apart`() throws {
    let workspace = try Workspace(fixtures: Self.suite)
    try workspace.whalesim("replay", "first-launch.yaml", "--set", "auth.renewBefore=30s")
    try workspace.whalesim("replay", "first-launch.yaml")
    #expect(
      try workspace.sqlite(
        """
        SELECT json_extract(readings, '$."auth.renewBefore"') FROM runs ORDER BY run_id
        """) == ["30s", "1m"])
    #expect(try workspace.sqlite("SELECT count(DISTINCT final_hash) FROM runs") == ["2"])
  }

  @Test func `are the same in the second process of --twice`() throws {
    let workspace = try Workspace(fixtures: Self.suite)
    let result = try workspace.whalesim(
      "replay", ".", "--twice", "--readings", "all", "--set", "auth.renewBefore=30s")
    #expect(result.code == 0)
    #expect(result.output.contains("twice the same"))
  }
}
