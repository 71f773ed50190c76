/// The commands that question the history and keep it in order.
extension CommandDescription {
  static let why = CommandDescription(
    name: .why,
    abstract: "Print what led to an event, back to the lines of the scenario.",
    positionals: [
      run,
      PositionalDescription(
        name: "EVENT", help: "The event by its place in the run: '#31', or 31.", isRepeatable: false
      ),
    ],
    options: [.json],
    example: "whalesim why last:elsewhere 24")

  static let diff = CommandDescription(
    name: .diff,
    abstract: "Print where two runs part; exit 1 if they do.",
    positionals: [
      run,
      PositionalDescription(name: "RUN", help: "The run to compare it with.", isRepeatable: false),
    ],
    options: [.callbackOrder, .json],
    example: "whalesim diff elsewhere#1 last:elsewhere")

  static let rerun = CommandDescription(
    name: .rerun,
    abstract: "Execute recorded inputs again and compare what follows; exit 4 if it differs.",
    positionals: [someRuns],
    options: [.all, .json],
    example: "whalesim rerun --all")

  static let verify = CommandDescription(
    name: .verify,
    abstract: "Check every hash, reference, view and derived table; exit 7 if one is wrong.",
    positionals: [],
    options: [.json],
    example: "whalesim verify")

  static let rebuild = CommandDescription(
    name: .rebuild,
    abstract: "Make views, guards and derived tables anew from the events.",
    positionals: [],
    options: [],
    example: "whalesim rebuild")

  static let export = CommandDescription(
    name: .export,
    abstract: "Write the history to one new file that opens anywhere.",
    positionals: [
      PositionalDescription(
        name: "FILE", help: "The file to write. One that is there is left as it is.",
        isRepeatable: false)
    ],
    options: [],
    example: "whalesim export history.sqlite")

  static let prune = CommandDescription(
    name: .prune,
    abstract: "Remove whole runs for good, and record that they were.",
    positionals: [someRuns],
    options: [.before, .keep],
    example: "whalesim prune --keep 10")

  private static let someRuns = PositionalDescription(
    name: "RUN", help: "Runs, each by name, id, `last` or `last:` with a scenario's name.",
    isRepeatable: true, isOptional: true)
}

extension OptionDescription {
  static let all = OptionDescription("--all", help: "Every run of the history.")

  static let callbackOrder = OptionDescription(
    "--callbacks", help: "Compare only which callbacks came, in which order.")

  static let before = OptionDescription(
    "--before", "DAY", help: "All runs recorded before this day (2026-11-30), in UTC.")

  static let keep = OptionDescription(
    "--keep", "N", help: "All runs but the last N of each scenario.")
}
