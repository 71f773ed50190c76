/// The commands, in the order in which help lists them.
enum CommandName: String, Hashable, Sendable, CaseIterable {
  case replay
  case history
  case state
  case runs
  case why
  case diff
  case rerun
  case verify
  case rebuild
  case export
  case prune
  case readings
  case lint
  case rules

  var description: CommandDescription {
    switch self {
    case .replay: .replay
    case .history: .history
    case .state: .state
    case .runs: .runs
    case .why: .why
    case .diff: .diff
    case .rerun: .rerun
    case .verify: .verify
    case .rebuild: .rebuild
    case .export: .export
    case .prune: .prune
    case .readings: .readings
    case .lint: .lint
    case .rules: .rules
    }
  }
}

extension CommandDescription {
  static let replay = CommandDescription(
    name: .replay,
    abstract: "Run scenario files and append every run to the history.",
    positionals: [
      PositionalDescription(
        name: "PATH",
        help: "A scenario file, or a folder: every scenario below it, in the order of the paths.",
        isRepeatable: true)
    ],
    options: [.filter, .tag, .readings, .set, .report, .failFast, .twice, .noDB, .durable],
    example: "whalesim replay Scenarios --tag smoke --fail-fast")

  static let history = CommandDescription(
    name: .history,
    abstract: "Print what happened in a run, event by event.",
    positionals: [run],
    options: [.kind, .channel, .session, .since, .until, .callbacks, .json],
    example: "whalesim history last:by-timer --callbacks --since 14m")

  static let state = CommandDescription(
    name: .state,
    abstract: "Print status, pages, session and timers at a point of a run.",
    positionals: [run],
    options: [.at, .json],
    example: "whalesim state last:by-timer --at 14m")

  static let runs = CommandDescription(
    name: .runs,
    abstract: "List the runs of the history.",
    positionals: [],
    options: [.json],
    example: "whalesim runs --json")

  static let readings = CommandDescription(
    name: .readings,
    abstract: "List what the documents leave open, and how it can be read.",
    positionals: [
      PositionalDescription(
        name: "NAME",
        help: "The question, or the beginning of several questions' names; all without it.",
        isOptional: true)
    ],
    options: [.json],
    example: "whalesim readings run.repeat")

  static let run = PositionalDescription(
    name: "RUN",
    help: "A run's name (first-launch#3) or id, `last`, or `last:` with a scenario's name.")
}
