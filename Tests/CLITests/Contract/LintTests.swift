import Testing

/// `whalesim lint`, and what `replay` tells of the host.
@Suite struct `Lint` {
  private func check(_ name: String, _ lines: [String], _ fixtures: [String]) throws {
    let workspace = try Workspace(fixtures: fixtures)
    var transcript = Transcript()
    for line in lines { try transcript.run(line, in: workspace) }
    try transcript.check("lint/\(name)")
    #expect(try !workspace.names().contains("whalesim.sqlite"))
  }

  @Test func `tells what a host does wrong, where, and by which event; an error gives exit 1`()
    throws
  {
    try check(
      "careless",
      ["lint careless.yaml", "lint careless.yaml --json", "lint careless.yaml --quiet"],
      ["lint/careless.yaml"])
  }

  @Test func `finds nothing in a careful host`() throws {
    try check("careful", ["lint careful.yaml", "lint careful.yaml --json"], ["lint/careful.yaml"])
  }

  @Test func `is silenced by what the scenario says itself, and by what was agreed`() throws {
    try check(
      "silenced", ["lint known.yaml", "lint environment.yaml", "lint mistaken.yaml"],
      ["lint/known.yaml", "lint/environment.yaml", "lint/mistaken.yaml"])
  }

  @Test func `tells of files that are invalid, and of those that prove nothing`() throws {
    try check(
      "files", ["lint .", "lint . --tag nobody", "lint nowhere", "lint"],
      ["lint/careful.yaml", "lint/environment.yaml", "invalid/unknown-keys.yaml"])
  }

  @Test func `follows the readings`() throws {
    try check(
      "readings",
      [
        "lint careless.yaml --set run.destroyer401=sdkAfterCallback",
        "lint careless.yaml --readings all --quiet",
      ], ["lint/careless.yaml"])
  }

  @Test func `is told below a scenario by replay, and fails nothing`() throws {
    try check(
      "replay",
      [
        "replay careless.yaml --no-db", "replay careless.yaml --no-db --quiet",
        "replay known.yaml --no-db", "replay mistaken.yaml --no-db",
      ], ["lint/careless.yaml", "lint/known.yaml", "lint/mistaken.yaml"])
  }
}
