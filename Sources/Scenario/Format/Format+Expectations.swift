import Contract
import Lifecycle

extension Format {
  static let entryRules = [
    KeyRule(.at, .time, "The instant of the callback."),
    KeyRule(.within, .time, "At most so long after the step's instant."),
    KeyRule(.gap, .time, "Exactly so long after the callback before it in the run."),
    KeyRule(.status, statuses, "sdkStatus read inside the callback."),
    KeyRule(
      .during, .either([.list(.entry), .choice(["any"])]),
      "The callbacks delivered before this one returned.", presence: .defaults(to: "[]")),
    KeyRule(
      .anyOrder, .someList(.either([.entry, .list(.entry)])),
      "Each item once, in any order; a list inside keeps its own.", role: .block),
    KeyRule(.optional, .someList(.entry), "The whole list or nothing.", role: .block),
    KeyRule(.either, .alternatives(.list(.entry)), "One of the lists.", role: .block),
  ]

  static let neverRules = [
    KeyRule(.after, .callbackName, "The callback that opens the window."),
    KeyRule(.until, .callbackName, "The callback that closes the window."),
  ]

  static let countRules = [
    KeyRule(.min, .number(from: 0, through: 5_000), "At least so often."),
    KeyRule(.max, .number(from: 0, through: 5_000), "At most so often."),
  ]

  static let countValue = ValueShape.either([
    .number(from: 0, through: 5_000), .map(.countRange),
  ])

  static let statuses = ValueShape.choice(SDKStatus.allCases.map(\.name))

  static let finallyRules = [
    KeyRule(.status, statuses, "sdkStatus."),
    KeyRule(.pages, many, "How many SDK pages are open."),
    KeyRule(.pageStack, .list(.url), "The urls of the open SDK pages, the bottom one first."),
    KeyRule(
      .session, .either([.choice(["none"]), .map(.finalSession)]), "The running session."),
    KeyRule(.resolver, .someMap(.finalResolver), "The run's latest resolver."),
    KeyRule(.push, .someMap(.finalPush), "The push service."),
    KeyRule(.config, .someMap(.finalConfig), "The config's values."),
    KeyRule(.timers, many, "How many SDK timers are armed."),
    KeyRule(.requests, many, "How many requests are in flight."),
    KeyRule(.notes, .list(.oneLine), "Every note of the host, in order."),
    KeyRule(.lint, .list(lintRule), "The findings about the host, in order; no information."),
    KeyRule(
      .sql, .someList(.map(.finalQuery)), "Queries of the run's history, and the rows they give."),
  ]

  static let lintRule = ValueShape.choice(LintRule.allCases.map(\.rawValue))

  private static let many = ValueShape.number(from: 0, through: .max)

  static let finalSessionRules = [
    KeyRule(.account, .account, "Whose session it is."),
    KeyRule(.token, .symbol, "Its token."),
    KeyRule(.refreshToken, .symbol, "Its refresh token."),
  ]

  static let finalResolverRules = [
    KeyRule(.state, .choice(FinalResolverState.allCases.map(\.rawValue)), "How far it came."),
    KeyRule(.lateAnswers, many, "Answers that came too late."),
  ]

  static let finalQueryRules = [
    KeyRule(
      .query, .text, "One SELECT; `:run` is the number of this run.", presence: .required),
    KeyRule(
      .rows, .list(.either([.text, .list(.text)])),
      "Each row as the sqlite3 shell prints it, or as a list of its values; NULL is `none`.",
      presence: .required),
  ]

  static let finalConfigRules = [
    KeyRule(.theme, themes, "The theme."),
    KeyRule(.language, languages, "The language."),
    KeyRule(.priceColorType, priceColors, "The price colours."),
    KeyRule(.env, environments, "The environment."),
    KeyRule(
      .priceColorSettingVisible, .flag, "Whether the SDK shows its own setting of them."),
  ]
}
