import Foundation
import Testing

/// Whole outputs of `replay`, apart from the texts of failures.
@Suite struct `Replay prints` {
  private static let suite = [
    "passing/elsewhere.yaml", "passing/first-launch.yaml", "passing/renewal.yaml",
  ]
  private static let mixed =
    suite + [
      "failures/wrong-code.yaml", "failures/vacuous.yaml", "failures/time-past.yaml",
      "failures/any-passes.yaml", "invalid/syntax.yaml",
    ]

  private func check(
    _ name: String, _ lines: [String], on fixtures: [String],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let workspace = try Workspace(fixtures: fixtures, inSuite: true)
    try workspace.write("no scenario", to: "suite/notes.txt")
    try workspace.write("no: scenario", to: "suite/.hidden.yaml")
    var transcript = Transcript()
    for line in lines { try transcript.run(line, in: workspace) }
    try transcript.check("replay/\(name)", at: location)
  }

  @Test func `a folder, file by file, and what it came to`() throws {
    try check(
      "folder", ["replay suite", "replay suite/renewal.yaml suite suite/renewal.yaml"],
      on: Self.suite)
  }

  @Test func `failures, invalid files and vacuous ones among the rest`() throws {
    try check("mixed", ["replay suite"], on: Self.mixed)
  }

  @Test func `only what a filter and tags select`() throws {
    try check(
      "select",
      [
        "replay suite --filter renewal", "replay suite --filter 'another device'",
        "replay suite --tag smoke", "replay suite --tag renewal --tag startup",
        "replay suite --tag smoke --filter first",
      ], on: Self.suite)
  }

  @Test func `what selects nothing is no success`() throws {
    try check(
      "select-nothing",
      [
        "replay suite --filter nosuch", "replay suite --tag nosuch",
        "replay suite --tag renewal --filter first",
      ], on: Self.suite)
  }

  @Test func `up to the first failure with --fail-fast`() throws {
    try check(
      "fail-fast", ["replay suite --fail-fast", "replay suite --fail-fast --filter renewal"],
      on: Self.mixed)
  }

  @Test func `nothing of what passed with --quiet`() throws {
    try check(
      "quiet", ["replay suite --quiet", "replay suite/renewal.yaml --quiet"], on: Self.mixed)
  }

  @Test func `that a second process did the same`() throws {
    try check("twice", ["replay suite --twice", "replay suite --twice --no-db"], on: Self.suite)
  }

  @Test func `the same without a history, and makes no file`() throws {
    try check("no-db", ["replay suite --no-db"], on: Self.suite)
    let workspace = try Workspace(fixtures: Self.suite)
    try workspace.whalesim("replay", ".", "--no-db")
    #expect(
      try workspace.names() == ["elsewhere.yaml", "first-launch.yaml", "renewal.yaml"])
  }

  @Test func `in color where it is asked for`() throws {
    try check(
      "color",
      ["replay suite --color always --filter e", "replay suite --color never --tag smoke"],
      on: Self.suite + ["failures/never.yaml", "failures/vacuous.yaml"])
  }

  @Test func `no color by itself on what is no terminal, and leaves nothing beside the log`() throws
  {
    let workspace = try Workspace(fixtures: Self.suite)
    let result = try workspace.whalesim("replay", ".", environment: ["TERM": "xterm"])
    #expect(result.code == 0)
    #expect(!result.output.contains("\u{1B}") && result.errors.isEmpty)
    #expect(
      try workspace.names().filter { $0.contains("sqlite") } == ["whalesim.sqlite"])
  }
}

/// Files that no run can be made of.
@Suite struct `An invalid file is explained` {
  static let fixtures = Checkout.names(in: "Tests/CLITests/Fixtures/invalid")
    .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(".yaml".count)) }

  @Test(arguments: fixtures) func `with every error of it`(_ name: String) throws {
    let workspace = try Workspace(fixtures: ["invalid/\(name).yaml"])
    var transcript = Transcript()
    try transcript.run("replay \(name).yaml", in: workspace)
    try transcript.check("invalid/\(name)")
  }

  @Test func `and a name that two files have`() throws {
    let workspace = try Workspace(fixtures: [
      "invalid/same-name-1.yaml", "invalid/same-name-2.yaml",
    ])
    var transcript = Transcript()
    try transcript.run("replay same-name-1.yaml same-name-2.yaml", in: workspace)
    try transcript.run("replay same-name-2.yaml same-name-1.yaml", in: workspace)
    try transcript.check("replay/same-name")
  }

  @Test func `and every golden file has its scenario`() {
    #expect(Self.fixtures.count >= 8)
    #expect(
      Checkout.names(in: "Tests/CLITests/Golden/invalid") == Self.fixtures.map { $0 + ".txt" })
  }
}

/// A second process for names that no command line could carry.
@Suite struct `A second process is given` {
  @Test func `names with line ends, blanks and quotes, and many of them`() throws {
    let workspace = try Workspace()
    let text = try Checkout.text("Tests/CLITests/Fixtures/passing/first-launch.yaml")
    for (index, name) in ["a\nb", "a b", "'", "é", "e\u{301}"].enumerated() {
      try workspace.write(
        text.replacingOccurrences(of: "name: ", with: "name: Of \(index) "), to: "\(name).yaml")
    }
    let long = String(repeating: "n", count: 200)
    try GeneratedSuite.write(300, to: workspace, in: "\(long)/\(long)")
    let result = try workspace.whalesim("replay", ".", "--twice", "--no-db")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(
      result.output.hasSuffix(
        "305 scenarios: 305 passed, twice the same. \(300 * 20 + 5 * 14) events\n"))
  }
}
