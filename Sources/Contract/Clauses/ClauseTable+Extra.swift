extension ClauseTable {
  /// The keys of extraCustomConfig.
  static let extra: [Clause] = [
    Clause(
      "EXTRA-1", .declaration,
      "The set of top-level public keys is the nine listed in seed 001's table."),
    Clause(
      "EXTRA-2", .declaration,
      "LBAPPSDKConfigKeyDisableIDFA: boolean NSNumber; disables IDFA access and the ATT prompt."),
    Clause(
      "EXTRA-3", .defaultValue, outOfReach: .featureNotModelled,
      "IDFA access is not disabled by default."),
    Clause(
      "EXTRA-4", .declaration,
      """
      LBAPPSDKConfigDebugEggDisable: boolean NSNumber; disables the system debug egg/panel. (The \
      name has no Key infix.)
      """),
    Clause(
      "EXTRA-5", .defaultValue, outOfReach: .featureNotModelled,
      "The debug egg is not disabled by default."),
    Clause(
      "EXTRA-6", .declaration,
      "LBAPPSDKConfigKeyDeviceId: NSString; a project-defined device identifier."),
    Clause(
      "EXTRA-7", .declaration,
      "LBAPPSDKConfigKeyFileDirectory: NSString; overrides the SDK cache directory."),
    Clause(
      "EXTRA-8", .defaultValue, outOfReach: .featureNotModelled,
      "The cache directory defaults to {NSLibraryDirectory}/LBWhaleApp."),
    Clause(
      "EXTRA-9", .declaration,
      """
      LBAPPSDKConfigKeyRefreshTokenResolverTimeout: NSNumber in seconds; changes the resolver \
      wait.
      """),
    Clause("EXTRA-10", .defaultValue, "The resolver timeout defaults to 30 seconds."),
    Clause(
      "EXTRA-11", .declaration,
      "LBAPPSDKConfigKeyColor: nested dictionary; customises push-tip colours."),
    Clause(
      "EXTRA-12", .declaration,
      """
      LBAPPSDKConfigKeyPushTipView sits under the colour dictionary and holds all tip-colour \
      entries.
      """),
    Clause(
      "EXTRA-13", .declaration,
      """
      Each tip-colour entry is a map with LBAPPSDKConfigKeyColorLight and \
      LBAPPSDKConfigKeyColorDark.
      """),
    Clause(
      "EXTRA-14", .defaultValue, isDerived: true, outOfReach: .nothingDrawn,
      "The dark value may be omitted: the README's default and limit entries carry Light only."),
    Clause(
      "EXTRA-15", .declaration, isDerived: true, outOfReach: .nothingDrawn,
      "Colours are #RRGGBB hex strings in every sample."),
    Clause(
      "EXTRA-16", .declaration, outOfReach: .nothingDrawn,
      """
      LBAPPSDKConfigKeyPTVOrderCompleted: tip colour for order filled (it is the background: \
      inferred from the wording of the default-background entry).
      """),
    Clause(
      "EXTRA-17", .declaration, outOfReach: .nothingDrawn,
      """
      LBAPPSDKConfigKeyPTVOrderFailed: tip colour for order failed (it is the background: inferred \
      from the wording of the default-background entry).
      """),
    Clause(
      "EXTRA-18", .declaration, outOfReach: .nothingDrawn,
      """
      LBAPPSDKConfigKeyPTVOrderLimit: tip colour for trading restricted (it is the background: \
      inferred from the wording of the default-background entry).
      """),
    Clause(
      "EXTRA-19", .declaration, outOfReach: .nothingDrawn,
      """
      LBAPPSDKConfigKeyPTVOther: tip colour for other messages (it is the background: inferred \
      from the wording of the default-background entry).
      """),
    Clause(
      "EXTRA-20", .defaultValue, outOfReach: .nothingDrawn,
      """
      LBAPPSDKConfigKeyPTVDefaultBackground is used when the state-specific colour is not \
      configured.
      """),
    Clause(
      "EXTRA-21", .defaultValue, outOfReach: .nothingDrawn,
      "LBAPPSDKConfigKeyPTVDefaultTitle: default title text colour."),
    Clause(
      "EXTRA-22", .defaultValue, outOfReach: .nothingDrawn,
      "LBAPPSDKConfigKeyPTVDefaultContent: default body text colour."),
    Clause(
      "EXTRA-23", .defaultValue, outOfReach: .nothingDrawn,
      "LBAPPSDKConfigKeyPTVDefaultIcon: default icon colour."),
    Clause(
      "EXTRA-24", .declaration, outOfReach: .nothingDrawn,
      """
      …PTVLimitTitleColor, …PTVLimitContentColor, …PTVLimitIconColor: title, body and icon colours \
      of the trading-restricted tip.
      """),
    Clause(
      "EXTRA-25", .declaration,
      """
      The exact tip-colour key names are the twelve enumerated in seed 001 (PushTipView + 11 PTV \
      keys).
      """),
    Clause(
      "EXTRA-26", .declaration, outOfReach: .nothingDrawn,
      """
      LBAPPSDKConfigKeyFontCrypto: UIFontDescriptor; replaces the pixel font (000) / market-data \
      digit font (001).
      """),
    Clause(
      "EXTRA-27", .declaration, outOfReach: .nothingDrawn,
      "LBAPPSDKConfigKeyFontMonospaced: UIFontDescriptor; replaces the regular monospaced font."),
    Clause(
      "EXTRA-28", .declaration, outOfReach: .nothingDrawn,
      "LBAPPSDKConfigKeyFontMonospacedBold: UIFontDescriptor; replaces the bold monospaced font."),
    Clause(
      "EXTRA-29", .defaultValue, outOfReach: .nothingDrawn,
      """
      Sample font descriptors are created with size 0 (name replaces the face, size left to the \
      SDK - derived).
      """),
  ]
}
