import Testing

/// Whole outputs of the commands that question the history and keep it in order.
@Suite struct `A history answers` {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(fixtures: [
      "passing/elsewhere.yaml", "passing/first-launch.yaml", "passing/renewal.yaml",
      "failures/wrong-return-inside.yaml",
    ])
    for _ in 1...2 {
      try workspace.whalesim(
        "replay", "elsewhere.yaml", "first-launch.yaml", "renewal.yaml",
        "wrong-return-inside.yaml")
    }
  }

  private func check(
    _ name: String, _ lines: String..., at location: SourceLocation = #_sourceLocation
  ) throws {
    var transcript = Transcript()
    for line in lines { try transcript.run(line, in: workspace) }
    try transcript.check("log/\(name)", at: location)
  }

  @Test func `why something happened, back to a step, a reaction and a reply`() throws {
    try check(
      "why", "why elsewhere#1 '#28'", "why last:wrong-return-inside 13", "why renewal#1 '#1'",
      "why elsewhere#1 '#39'", "why elsewhere#1 '#21' --json")
  }

  @Test func `where two runs part`() throws {
    try check(
      "diff", "diff elsewhere#1 elsewhere#2", "diff elsewhere#1 first-launch#1",
      "diff first-launch#1 elsewhere#1", "diff elsewhere#1 renewal#1",
      "diff elsewhere#1 renewal#2 --callbacks", "diff first-launch#1 elsewhere#1 --callbacks",
      "diff renewal#1 renewal#2 --callbacks", "diff elsewhere#1 renewal#1 --json",
      "diff elsewhere#1 elsewhere#2 --json", "diff elsewhere#1 first-launch#1 --callbacks --json",
      "diff renewal#1 renewal#2 --quiet")
  }

  @Test func `whether today's engine still does the same`() throws {
    try check(
      "rerun", "rerun --all", "rerun last elsewhere#1", "rerun last --json", "rerun --all --quiet")
  }

  @Test func `whether it is what was recorded`() throws {
    try check("verify", "verify", "verify --json", "verify --quiet")
  }

  @Test func `with a copy of itself that opens anywhere`() throws {
    try check(
      "export", "export copy.sqlite", "verify --db copy.sqlite", "export copy.sqlite",
      "export nosuch/copy.sqlite", "export --quiet quiet.sqlite")
    #expect(
      try workspace.names().filter { $0.contains("sqlite") }
        == ["copy.sqlite", "quiet.sqlite", "whalesim.sqlite"])
  }

  @Test func `without runs that were pruned, and the rest as it was`() throws {
    let hashes = try workspace.sqlite("SELECT name, final_hash FROM runs WHERE run_id IN (2, 8)")
    try check(
      "prune", "prune elsewhere#1 3", "prune elsewhere#1", "prune --keep 1",
      "prune --before 2020-01-01", "runs", "verify", "rerun --all", "replay elsewhere.yaml",
      "runs", "prune --keep 0 --quiet", "runs", "replay renewal.yaml --quiet", "runs", "verify")
    #expect(hashes.count == 2)
    #expect(
      try workspace.sqlite(
        "SELECT name, reason FROM pruned_runs ORDER BY run_id LIMIT 4")
        == [
          "elsewhere#1|named", "first-launch#1|surplus", "renewal#1|named",
          "wrong-return-inside#1|surplus",
        ])
    #expect(
      try workspace.sqlite("SELECT name, final_hash FROM pruned_runs WHERE run_id IN (8)")
        == Array(hashes.suffix(1)))
  }

  @Test func `once a rebuild has made its derived tables and views anew`() throws {
    _ = try workspace.sqlite(
      """
      DROP VIEW timeline; DROP VIEW health; DROP TRIGGER events_refuse_delete;
      DELETE FROM pages; UPDATE sessions SET token = 'T9'; DROP TABLE page_count;
      DELETE FROM help; UPDATE event_kinds SET meaning = '';
      """)
    try check(
      "rebuild", "history last", "replay renewal.yaml", "rebuild", "verify", "rebuild --quiet")
  }
}
