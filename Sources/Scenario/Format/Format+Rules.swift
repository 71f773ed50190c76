extension Format {
  /// An item of `rules`: one rule of DECLARE, by its name there.
  static let ruleRules = [
    rule(.precedence, .precedence, "`before` comes only after `needs` came."),
    rule(.response, .response, "After each `if` comes a `then`, at most `within` later."),
    rule(.chainResponse, .chainResponse, "Right after each `if` comes a `next`."),
    rule(
      .succession, .succession, "After each `first` comes a `then`, and none without a `first`."),
    rule(.alternateSuccession, .succession, "`first` and `then` come in turn, `first` first."),
    rule(.notCoexistence, .notCoexistence, "Not both of them come."),
    rule(.absence, .ofOne, "It does not come."),
    rule(.exactly, .exactly, "It comes so many times."),
    rule(.initial, .ofOne, "It is the first callback of the run."),
    rule(.last, .ofOne, "It is the last callback of the run."),
    KeyRule(
      .optional, .flag, "Whether a run that never puts the rule to the test is fine.",
      presence: .defaults(to: "false")),
  ]

  private static func rule(_ word: Keyword, _ shape: ShapeName, _ meaning: String) -> KeyRule {
    KeyRule(word, .map(shape), meaning, role: .rule)
  }

  private static func callback(_ word: Keyword, _ meaning: String) -> KeyRule {
    KeyRule(word, .callbackName, meaning, presence: .required)
  }

  static let precedenceRules = [
    callback(.before, "What must not come first."), callback(.needs, "What must come before it."),
  ]

  static let responseRules = [
    callback(.if, "What asks for the other."), callback(.then, "What must follow."),
    KeyRule(.within, .time, "How long after it at most."),
  ]

  static let chainResponseRules = [
    callback(.if, "What asks for the other."), callback(.next, "What must be the next callback."),
  ]

  static let successionRules = [
    callback(.first, "What comes first."), callback(.then, "What follows it."),
  ]

  static let notCoexistenceRules = [
    callback(.a, "One of the two."), callback(.b, "The other."),
  ]

  static let ofOneRules = [callback(.of, "The callback.")]

  static let exactlyRules = [
    callback(.of, "The callback."),
    KeyRule(
      .times, .number(from: 0, through: 5_000), "How often it comes.", presence: .required),
  ]
}
