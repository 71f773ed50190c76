import Lifecycle

// Every option of the command line. A name means the same in every command that has it.
extension OptionDescription {
  // MARK: Of every command

  static let db = OptionDescription(
    "--db", "FILE", help: "The history file (default: \(GlobalOptions.defaultDB)).")

  static let color = OptionDescription(
    "--color", "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
    help: "Color the output: auto, always or never (default: auto).")

  static let quiet = OptionDescription(
    "--quiet", help: "No progress and no summary: only results and failures.")

  static let help = OptionDescription("--help", help: "Show this help.")

  static let ofEveryCommand = [db, color, quiet, help]

  /// What may stand before the command's name.
  static let beforeCommand = ofEveryCommand + [json, version]

  // MARK: Of the program

  static let version = OptionDescription(
    "--version", help: "Print the versions of whalesim, SQLite and libyaml.")

  // MARK: Of commands that print data

  static let json = OptionDescription("--json", help: "Print JSON instead of text.")

  // MARK: Of replay

  static let filter = OptionDescription(
    "--filter", "TEXT", help: "Only scenarios whose name or path contains TEXT.")

  static let tag = OptionDescription(
    "--tag", "TAG", isRepeatable: true,
    help: "Only scenarios with this tag. May be repeated: any of the tags will do.")

  static let readings = OptionDescription(
    "--readings", "PRESET", choices: ReadingSelection.words,
    help: "Read what the documents leave open as this preset does: literal, sdk-destroys, "
      + "async-teardown, lenient, hostile; or all of them, one after the other.")

  static let set = OptionDescription(
    "--set", "NAME=VALUE", isRepeatable: true,
    help: "Read one open question so, whatever the file says (run.repeat=perRequest). "
      + "'whalesim readings' lists them.")

  static let report = OptionDescription(
    "--report", "KIND=FILE", isRepeatable: true,
    help: "Also write a report: junit=FILE, tap=FILE, json=FILE (JSON lines), or github "
      + "(annotations). Several with commas between them.")

  static let failFast = OptionDescription(
    "--fail-fast", help: "Stop after the first scenario that does not pass.")

  static let twice = OptionDescription(
    "--twice", help: "Run everything again in a second process: the hashes must be the same.")

  static let noDB = OptionDescription(
    "--no-db", help: "Keep the history in memory and write no file.")

  static let durable = OptionDescription(
    "--durable", help: "Wait for the disk after every transaction.")

  // MARK: Of history and state

  static let kind = OptionDescription(
    "--kind", "KIND", isRepeatable: true,
    help: "Only events of this kind, such as tokenDidChange. May be repeated.")

  static let channel = OptionDescription(
    "--channel", "CHANNEL", choices: Channel.allCases.map(\.rawValue), isRepeatable: true,
    help: "Only events of this channel: host, callback, server, system, client, sdk or clock. "
      + "May be repeated.")

  static let session = OptionDescription(
    "--session", "N", help: "Only events of the run's Nth session.")

  static let since = OptionDescription(
    "--since", "WHEN", help: "From this time (14m80ms) or event ('#31') on.")

  static let until = OptionDescription(
    "--until", "WHEN", help: "Up to this time or event, which is included.")

  static let callbacks = OptionDescription(
    "--callbacks", help: "Only callbacks, numbered, with the status read inside.")

  static let at = OptionDescription(
    "--at", "WHEN",
    help: "Right after this event ('#31'), or everything of this time (14m80ms); the end of the "
      + "run without it.")
}
