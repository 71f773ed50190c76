import Lifecycle
import Testing
import WhaleSimCLI

@Suite struct `Command lines are read into options` {
  private func parse(_ line: String) throws -> ParsedCommand {
    try ParsedCommand.parse(line.split(separator: " ").map(String.init))
  }

  @Test func `defaults hold for what is not said`() throws {
    #expect(
      try parse("replay Scenarios")
        == .replay(
          ReplayOptions(
            paths: ["Scenarios"], filter: nil, tags: [], failFast: false, twice: false,
            inMemory: false, durable: false,
            global: GlobalOptions(db: "whalesim.sqlite", color: .auto, isQuiet: false))))
    #expect(
      try parse("history last")
        == .history(
          HistoryOptions(
            run: .last, kinds: [], channels: [], session: nil, since: nil, until: nil,
            callbacks: false, json: false)))
    #expect(try parse("state 3") == .state(StateOptions(run: .id(3), at: nil, json: false)))
    #expect(try parse("runs") == .runs(RunsOptions(json: false)))
  }

  @Test func `replay takes everything it has`() throws {
    let line = "replay a --filter x --tag t --fail-fast b --twice --tag u --durable --db d --quiet"
    #expect(
      try parse(line)
        == .replay(
          ReplayOptions(
            paths: ["a", "b"], filter: "x", tags: ["t", "u"], failFast: true, twice: true,
            durable: true, global: GlobalOptions(db: "d", isQuiet: true))))
    #expect(
      try parse("replay a --no-db") == .replay(ReplayOptions(paths: ["a"], inMemory: true)))
  }

  @Test func `history takes everything it has`() throws {
    let line =
      "history cold-start#3 --kind start --kind didRunInError --channel host --channel callback "
      + "--session 2 --since 14m80ms --until #31 --callbacks --json --color always"
    #expect(
      try parse(line)
        == .history(
          HistoryOptions(
            run: .name("cold-start#3"), kinds: [.start, .didRunInError],
            channels: [.host, .callback], session: 2, since: .time(840_080), until: .event(31),
            callbacks: true, json: true, global: GlobalOptions(color: .always))))
  }

  @Test func `a run is named in four ways`() {
    #expect(RunReference("last") == .last)
    #expect(RunReference("last:cold-start") == .lastOf(scenario: "cold-start"))
    #expect(RunReference("17") == .id(17))
    #expect(RunReference("cold-start#3") == .name("cold-start#3"))
    #expect(RunReference("0") == .name("0"))
    #expect(RunReference("last-call") == .name("last-call"))
  }

  @Test func `a point is a time or an event`() {
    #expect(RunPoint("0s") == .time(0))
    #expect(RunPoint("21m90ms") == .time(1_260_090))
    #expect(RunPoint("#1") == .event(1))
    for text in ["", "#", "#0", "#-1", "31", "# 1", "14", "#99999999999"] {
      #expect(RunPoint(text) == nil, "\(text)")
    }
  }

  @Test func `a value follows its name or an equals sign`() throws {
    #expect(try parse("state last --at=14m") == parse("state last --at 14m"))
    #expect(
      try ParsedCommand.parse(["replay", "a", "--filter=x=y"])
        == .replay(ReplayOptions(paths: ["a"], filter: "x=y")))
    #expect(
      try ParsedCommand.parse(["replay", "a", "--filter="])
        == .replay(ReplayOptions(paths: ["a"], filter: "")))
    #expect(
      try parse("replay a --filter=--tag") == .replay(ReplayOptions(paths: ["a"], filter: "--tag")))
  }

  @Test func `options stand before or after their command`() throws {
    let expected = ParsedCommand.runs(
      RunsOptions(json: true, global: GlobalOptions(db: "d", color: .never, isQuiet: true)))
    #expect(try parse("runs --json --db d --color never --quiet") == expected)
    #expect(try parse("--json --db d --color=never --quiet runs") == expected)
    #expect(try parse("--db=d --quiet runs --color never --json") == expected)
  }

  @Test func `the last value of an option holds`() throws {
    #expect(try parse("runs --db a --db b") == .runs(RunsOptions(global: GlobalOptions(db: "b"))))
  }

  @Test func `after two hyphens everything is an argument`() throws {
    #expect(
      try parse("replay a -- --tag -- -x")
        == .replay(
          ReplayOptions(paths: ["a", "--tag", "--", "-x"])))
    #expect(try parse("replay -") == .replay(ReplayOptions(paths: ["-"])))
  }
}
