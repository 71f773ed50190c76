extension ClauseTable {
  /// The configuration object.
  static let config: [Clause] = [
    Clause(
      "CONFIG-1", .declaration,
      """
      One designated initialiser takes ten arguments: appKey, appSecret, appId, appName, \
      defaultAccountChannel, webDomainPrefix, token, refreshToken, delegate, extraCustomConfig.
      """),
    Clause(
      "CONFIG-2", .precondition,
      "appKey, appSecret, appId, defaultAccountChannel and webDomainPrefix are supplied by Whale."),
    Clause(
      "CONFIG-3", .precondition, outOfReach: .projectFact,
      "token and refreshToken are generated dynamically by Whale's server."),
    Clause("CONFIG-4", .precondition, "The delegate argument may be nil."),
    Clause("CONFIG-5", .precondition, "extraCustomConfig is optional and may be nil."),
    Clause(
      "CONFIG-6", .precondition, isDerived: true,
      """
      The two nullable initialiser arguments are delegate and extraCustomConfig; the other eight \
      are the candidates for 'required config parameter'.
      """),
    Clause(
      "CONFIG-7", .declaration,
      """
      Identity fields and credentials (appKey, appSecret, appId, appName, defaultAccountChannel, \
      webDomainPrefix, token, refreshToken) are read-only after construction.
      """),
    Clause(
      "CONFIG-8", .precondition, isDerived: true,
      """
      Because those fields are read-only, 'correct it and start again' requires a new config \
      object.
      """),
    Clause(
      "CONFIG-9", .declaration,
      """
      The event delegate is weak, read-only and nullable: it can be set only through the \
      initialiser and is not retained.
      """),
    Clause(
      "CONFIG-10", .declaration,
      "sdkUIDelegate is weak, nullable and read-write, so it may be assigned after construction."),
    Clause("CONFIG-11", .defaultValue, "theme is read-write and defaults to Auto."),
    Clause("CONFIG-12", .defaultValue, "language is read-write and defaults to English."),
    Clause(
      "CONFIG-13", .defaultValue,
      "priceColorType is read-write and by default follows the user's setting inside the SDK."),
    Clause(
      "CONFIG-14", .defaultValue,
      "env is read-write, defaults to production and normally does not need changing."),
    Clause(
      "CONFIG-15", .defaultValue,
      "Setting theme, language and other UI options before start is optional."),
    Clause(
      "CONFIG-16", .postcondition,
      "theme can be changed at runtime through LBWhaleApp.config."),
    Clause(
      "CONFIG-17", .postcondition,
      "language can be changed at runtime through LBWhaleApp.config."),
    Clause(
      "CONFIG-18", .postcondition,
      "priceColorType can be changed at runtime through LBWhaleApp.config."),
    Clause("CONFIG-19", .declaration, "Theme enum: Auto (follow the system), Light, Dark."),
    Clause(
      "CONFIG-20", .declaration,
      """
      Language enum: En, ZhCN (simplified), ZhHK (traditional); there is no 'follow system' value.
      """),
    Clause(
      "CONFIG-21", .declaration,
      "Price-colour enum: FollowUserSetting, RedUpGreenDown (forced), GreenUpRedDown (forced)."),
    Clause("CONFIG-22", .declaration, "Environment enum: Prod = 0, Sit, Test."),
    Clause(
      "CONFIG-23", .hostObligation,
      """
      A non-production environment is selected only if the Whale project team supplies matching \
      configuration.
      """),
    Clause(
      "CONFIG-24", .precondition,
      "Multilingual text: en is mandatory; zhCN and zhHK are nullable."),
    Clause(
      "CONFIG-25", .postcondition,
      "currentLanguageText returns the text for the current language."),
    Clause("CONFIG-26", .declaration, "LBWhaleApp.config is a strong, read-only class property."),
    Clause(
      "CONFIG-27", .postcondition,
      """
      extraCustomConfig is copied and read-only, so later changes to the host's dictionary have no \
      effect (derived from copy).
      """),
    Clause(
      "CONFIG-28", .declaration,
      """
      - (void)logout is declared on the config in seed 001 only; the delivered README's interface \
      lacks it.
      """),
    Clause("CONFIG-29", .declaration, "The three-language app name is passed as appName."),
  ]
}
