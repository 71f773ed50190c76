import Contract
import Lifecycle
import Simulator

extension Format {
  static let scenarioRules = [
    KeyRule(
      .format, .choice([version.rawValue]), "The format of the file; checked first.",
      presence: .required),
    KeyRule(
      .name, .oneLine, "What the scenario shows, unique among the files of one command.",
      presence: .required),
    KeyRule(.about, .text, "Prose: why the scenario is there."),
    KeyRule(.covers, .list(.clause), "Ids of the clauses and constraints it covers."),
    KeyRule(.tags, .list(.oneLine), "Words for `--tag`."),
    KeyRule(
      .readings, readingsValue,
      "How the open questions of the documents are read: a preset, or question by question.",
      presence: .defaults(to: "literal")),
    KeyRule(
      .config, .map(.config), "What differs from the standard valid config; account `A`.",
      presence: .defaults(to: "the standard config")),
    KeyRule(.configs, .someMap(.configs), "The configs of several accounts, by name."),
    KeyRule(.sdk, .map(.sdk), "The SDK's version and its route table."),
    KeyRule(.server, .map(.server), "What the server knows and answers."),
    KeyRule(
      .notifications, .map(.notifications), "The notifications that the file speaks of, by name."),
    KeyRule(.host, .map(.host), "How the host behaves."),
    KeyRule(.project, .map(.project), "Facts about the project that the lint rules read."),
    KeyRule(
      .cases, .someList(.map(.caseRow)),
      "Rows of a table, all with the same columns; the file runs once a row, and `${x}` in a value "
        + "stands for the row's column `x`."),
    KeyRule(.steps, .list(.map(.step)), "The stimuli, in order.", presence: .required),
    KeyRule(
      .end, .either([.time, .choice(["quiet"])]),
      "When the run stops: before anything due at a time, or when no pending work is left.",
      presence: .defaults(to: "quiet")),
    KeyRule(.never, .list(.entry), "Callbacks that must not come."),
    KeyRule(.count, .map(.counts), "How often callbacks must come."),
    KeyRule(
      .rules, .list(.map(.rule)), "Rules about the order of the callbacks that are delivered."),
    KeyRule(.finally, .map(.finally), "What must be true when the run has ended."),
  ]

  static let readingsValue = ValueShape.either([
    .choice(ReadingPreset.allCases.map(\.rawValue)), .map(.readings),
  ])

  static let projectRules = [
    KeyRule(
      .customRenewal, .flag, "The broker agreed on a renewal of its own.",
      presence: .defaults(to: "false")),
    KeyRule(
      .configLogoutConfirmed, .flag, "`logout` of the config was confirmed for this project.",
      presence: .defaults(to: "false")),
    KeyRule(
      .nonProductionConfig, .flag, "Another environment than production was configured.",
      presence: .defaults(to: "false")),
    KeyRule(.channel, .choice(ProjectChannel.allCases.map(\.rawValue)), "Whose account channel."),
  ]
}
