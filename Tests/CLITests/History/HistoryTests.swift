import Testing

/// Whole outputs of the commands that read a history.
@Suite struct `A history shows` {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(fixtures: [
      "passing/elsewhere.yaml", "passing/first-launch.yaml", "passing/renewal.yaml",
      "failures/wrong-code.yaml",
    ])
    for _ in 1...2 {
      try workspace.whalesim(
        "replay", "elsewhere.yaml", "first-launch.yaml", "renewal.yaml", "wrong-code.yaml")
    }
  }

  private func check(
    _ name: String, _ lines: String..., at location: SourceLocation = #_sourceLocation
  ) throws {
    var transcript = Transcript()
    for line in lines { try transcript.run(line, in: workspace) }
    try transcript.check("history/\(name)", at: location)
  }

  @Test func `a run by its name, its number, and as the last`() throws {
    try check("run", "history elsewhere#1", "history 3", "history last:first-launch")
    let last = try workspace.whalesim("history", "last")
    #expect(last == (try workspace.whalesim("history", "wrong-code#2")))
    #expect(last.output.hasPrefix("wrong-code#2  "))
  }

  @Test func `the part of it that is asked for`() throws {
    try check(
      "filters", "history elsewhere#1 --kind pageClosed --kind note",
      "history elsewhere#1 --channel server --channel host", "history elsewhere#1 --session 2",
      "history elsewhere#1 --since 6m --until '#25'",
      "history elsewhere#1 --since '#14' --until 5m",
      "history elsewhere#1 --channel callback --session 1 --since '#20'",
      "history elsewhere#1 --kind timerArmed")
  }

  @Test func `its callbacks`() throws {
    try check("callbacks", "history elsewhere#1 --callbacks", "history renewal#1 --callbacks")
  }

  @Test func `events as JSON`() throws {
    try check(
      "json", "history elsewhere#1 --since 6m --json", "history renewal#1 --callbacks --json")
  }

  @Test func `the state after an event, at a time, and at the end`() throws {
    try check(
      "state", "state elsewhere#1", "state elsewhere#1 --at 5m", "state elsewhere#1 --at '#26'",
      "state elsewhere#1 --at '#1'", "state renewal#1 --at 13m59s999ms", "state renewal#1",
      "state wrong-code#1")
  }

  @Test func `the state as JSON`() throws {
    try check(
      "state-json", "state elsewhere#1 --at '#26' --json", "state renewal#1 --json",
      "state wrong-code#1 --at 0s --json")
  }

  @Test func `its runs`() throws {
    try check("runs", "runs", "runs --json")
  }

  @Test func `that there is no such run or event`() throws {
    try check(
      "nothing-there", "history nosuch", "history last:nosuch", "history 99",
      "history elsewhere#3", "state elsewhere#1 --at '#39'")
  }
}

@Suite struct `The command explains itself` {
  @Test func `with help for everything, also without a file to open`() throws {
    let workspace = try Workspace()
    var transcript = Transcript()
    for line in [
      "--help", "replay --help", "history --help", "state --help", "runs -h",
      "why --help", "diff --help", "rerun --help", "verify --help", "rebuild --help",
      "export --help", "prune --help", "--version",
    ] {
      try transcript.run(line, in: workspace)
    }
    try transcript.check("help")
    #expect(try workspace.names() == [])
  }

  @Test func `when a command line is wrong`() throws {
    let workspace = try Workspace()
    var transcript = Transcript()
    for line in [
      "", "reply a.yaml", "replay", "replay --fliter x a.yaml", "replay a.yaml --tag",
      "replay a.yaml --no-db --db x", "runs --db ''", "replay a.yaml --color blue", "history",
      "history a b",
      "history last --kind tokenDidChang", "history last --since yesterday",
      "history last --session 0", "history last --json=yes", "runs extra", "--nosuch",
      "why last", "why last soon", "diff last", "rerun", "rerun last --all", "export", "export ''",
      "prune", "prune last --keep 3", "prune --keep some", "prune --before yesterday",
    ] {
      try transcript.run(line, in: workspace)
    }
    try transcript.check("usage")
    #expect(try workspace.names() == [])
  }
}
