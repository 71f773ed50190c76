import Testing

/// A scenario of `Fixtures/failures` for every kind of finding.
@Suite struct `A failure reads` {
  static let fixtures = Checkout.names(in: "Tests/CLITests/Fixtures/failures")
    .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(".yaml".count)) }

  @Test(arguments: fixtures) func `as its golden file`(_ name: String) throws {
    let workspace = try Workspace(fixtures: ["failures/\(name).yaml"])
    var transcript = Transcript()
    try transcript.run("replay \(name).yaml", in: workspace)
    try transcript.check("failures/\(name)")
  }

  @Test func `and every golden file has its scenario`() {
    #expect(Self.fixtures.count > 30)
    let golden = Checkout.names(in: "Tests/CLITests/Golden/failures")
    #expect(golden == Self.fixtures.map { $0 + ".txt" })
  }

  @Test func `and the command it says to look with shows the run`() throws {
    let workspace = try Workspace(fixtures: ["failures/missing.yaml"])
    try workspace.write(
      try Checkout.text("Tests/CLITests/Fixtures/failures/never.yaml"), to: "a b's.yaml")
    for (file, db) in [("missing.yaml", "whalesim.sqlite"), ("a b's.yaml", "my log.sqlite")] {
      let result = try workspace.whalesim("replay", file, "--db", db)
      let prefix = "   look: whalesim "
      let look = try #require(result.lines.first { $0.hasPrefix(prefix) })
      let shell = try RunningCommand(
        "/bin/sh", ["-c", "\"$0\" " + look.dropFirst(prefix.count), Whalesim.path],
        in: workspace.path
      ).result()
      #expect(shell.code == 0, "\(shell.errors)")
      #expect(shell.lines.count > 2)
    }
  }
}
