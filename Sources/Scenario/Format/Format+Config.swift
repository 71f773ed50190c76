import Lifecycle

extension Format {
  static let configRules = [
    KeyRule(.appKey, .text, "Identifies the app; empty counts as missing."),
    KeyRule(.appSecret, .secretText, "A stand-in for the app's secret; never the secret itself."),
    KeyRule(.appId, .text, "Identifies the app; empty counts as missing."),
    KeyRule(.appName, .map(.appName), "The app's name in three languages."),
    KeyRule(.defaultAccountChannel, .text, "The account channel; empty counts as missing."),
    KeyRule(.webDomainPrefix, .text, "The prefix of web pages; empty counts as missing."),
    KeyRule(
      .token, .symbol, "Names the token; empty counts as missing.",
      presence: .defaults(to: "T1")),
    KeyRule(
      .refreshToken, .symbol, "Names the refresh token; empty counts as missing.",
      presence: .defaults(to: "R1")),
    KeyRule(.theme, themes, "The theme at the start.", presence: .defaults(to: "Auto")),
    KeyRule(.language, languages, "The language at the start.", presence: .defaults(to: "En")),
    KeyRule(
      .priceColorType, priceColors, "The price colours at the start.",
      presence: .defaults(to: "FollowUserSetting")),
    KeyRule(.env, environments, "The environment.", presence: .defaults(to: "Prod")),
    KeyRule(.extraCustomConfig, .map(.extraCustomConfig), "Optional advanced settings."),
    KeyRule(
      .without, .either([leftOut, .list(leftOut)]), "Required fields that are nil, one or a list."),
  ]

  /// What `without` can leave out: the required fields, and the name as a whole.
  static let leftOut = ValueShape.choice(
    RequiredField.allCases.flatMap { $0 == .appNameEn ? ["appName", $0.rawValue] : [$0.rawValue] })

  static let themes = ValueShape.choice(Theme.allCases.map(\.rawValue))
  static let languages = ValueShape.choice(Language.allCases.map(\.rawValue))
  static let priceColors = ValueShape.choice(PriceColorType.allCases.map(\.rawValue))
  static let environments = ValueShape.choice(Environment.allCases.map(\.rawValue))

  static let appNameRules = [
    KeyRule(
      .en, .text, "English; empty counts as missing.", presence: .defaults(to: "My Trading App")),
    KeyRule(.zhCN, .text, "Simplified Chinese."),
    KeyRule(.zhHK, .text, "Traditional Chinese."),
  ]

  static let extraRules = [
    extra(.disableIDFA, .flag, "No access to the advertising id.", "KeyDisableIDFA"),
    extra(.debugEggDisable, .flag, "No debug panel.", "DebugEggDisable"),
    extra(.deviceId, .oneLine, "A device id of the project's own.", "KeyDeviceId"),
    extra(.fileDirectory, .oneLine, "The directory of the SDK's cache.", "KeyFileDirectory"),
    KeyRule(
      .refreshTokenResolverTimeout, .time, "How long the host may take to answer the resolver.",
      presence: .defaults(to: "30s"),
      publicName: "LBAPPSDKConfigKeyRefreshTokenResolverTimeout"),
    extra(.color, .map(.colors), "Colours of push tips.", "KeyColor"),
    extra(.fontCrypto, .oneLine, "The font of market data.", "KeyFontCrypto"),
    extra(.fontMonospaced, .oneLine, "The monospaced font.", "KeyFontMonospaced"),
    extra(.fontMonospacedBold, .oneLine, "The bold monospaced font.", "KeyFontMonospacedBold"),
  ]

  static let colorsRules = [
    extra(.pushTipView, .map(.tipColors), "Colours of the push tip.", "KeyPushTipView")
  ]

  static let tipColorRules = [
    tip(.ptvDefaultBackground, "The background where no other is given.", "DefaultBackground"),
    tip(.ptvDefaultTitle, "The title.", "DefaultTitle"),
    tip(.ptvDefaultContent, "The body.", "DefaultContent"),
    tip(.ptvDefaultIcon, "The icon.", "DefaultIcon"),
    tip(.ptvOrderCompleted, "The background for an order filled.", "OrderCompleted"),
    tip(.ptvOrderFailed, "The background for an order failed.", "OrderFailed"),
    tip(.ptvOrderLimit, "The background for trading restricted.", "OrderLimit"),
    tip(.ptvOther, "The background for other messages.", "Other"),
    tip(.ptvLimitTitleColor, "The title for trading restricted.", "LimitTitleColor"),
    tip(.ptvLimitContentColor, "The body for trading restricted.", "LimitContentColor"),
    tip(.ptvLimitIconColor, "The icon for trading restricted.", "LimitIconColor"),
  ]

  static let colorRules = [
    extra(.colorLight, .color, "In the light theme.", "KeyColorLight"),
    extra(.colorDark, .color, "In the dark theme.", "KeyColorDark"),
  ]

  private static func extra(
    _ word: Keyword, _ value: ValueShape, _ meaning: String, _ name: String
  ) -> KeyRule {
    KeyRule(word, value, meaning, publicName: "LBAPPSDKConfig" + name)
  }

  private static func tip(_ word: Keyword, _ meaning: String, _ name: String) -> KeyRule {
    extra(word, .map(.color), meaning, "KeyPTV" + name)
  }
}
