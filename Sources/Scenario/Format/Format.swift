/// The format `whalesim/1` as one table.
///
/// The decoder takes its vocabularies from here; the JSON Schema and the manual are made from it.
package enum Format {
  package static let version = FormatVersion.one

  /// Every map of the format, in the order of `ShapeName`.
  package static let shapes: [MapShape] = ShapeName.allCases.map(shape)

  /// The SDK's public names of keys.
  static let publicNames: [(String, Keyword)] = [
    configRules, extraRules, colorsRules, tipColorRules, colorRules,
  ].flatMap { rules in rules.compactMap { rule in rule.publicName.map { ($0, rule.word) } } }

  private static func shape(_ name: ShapeName) -> MapShape {
    switch name {
    case .scenario: MapShape(name, "the file", scenarioRules)
    case .caseRow: MapShape(name, "a row of `cases`", others: .columns, [])
    case .readings: MapShape(name, "`readings`", others: .questions, [])
    case .config: MapShape(name, "a config", configRules)
    case .configs: MapShape(name, "`configs`", others: .accounts, [])
    case .appName: MapShape(name, "`appName`", appNameRules)
    case .extraCustomConfig: MapShape(name, "`extraCustomConfig`", extraRules)
    case .colors: MapShape(name, "`color`", colorsRules)
    case .tipColors: MapShape(name, "`pushTipView`", tipColorRules)
    case .color: MapShape(name, "a colour", colorRules)
    case .sdk: MapShape(name, "`sdk`", sdkRules)
    case .routes: MapShape(name, "`routes`", others: .urls, [])
    case .route: MapShape(name, "a route", routeRules)
    case .server: MapShape(name, "`server`", serverRules)
    case .tokens: MapShape(name, "`tokens`", others: .symbols, [])
    case .token: MapShape(name, "a token", tokenRules)
    case .reply: MapShape(name, "a reply", replyRules)
    case .gives: MapShape(name, "`gives`", givesRules)
    case .notifications: MapShape(name, "`notifications`", others: .notifications, [])
    case .notification: MapShape(name, "a notification", notificationRules)
    case .userInfo: MapShape(name, "`user_info`", userInfoRules)
    case .host: MapShape(name, "`host`", hostRules)
    case .reactions: MapShape(name, "`reactions`", others: .callbacks, reactionsRules)
    case .reaction: MapShape(name, "a reaction", reactionRules)
    case .notificationCondition:
      MapShape(name, "`if` of a notification", notificationConditionRules)
    case .deviceTokenCondition:
      MapShape(name, "`if` of a device token", deviceTokenConditionRules)
    case .arguments: MapShape(name, "a callback", others: .argumentsOfTheCallback, [])
    case .action: MapShape(name, "an action", actionRules)
    case .project: MapShape(name, "`project`", projectRules)
    case .step: MapShape(name, "a step", stepRules)
    case .parameters: MapShape(name, "`parameters`", others: .anything, [])
    case .pushKeys: MapShape(name, "`startPush`", pushKeysRules)
    case .delivery: MapShape(name, "`notification`", deliveryRules)
    case .analytics: MapShape(name, "`analytics`", analyticsRules)
    case .pair: MapShape(name, "a pair of credentials", pairRules)
    case .entry: MapShape(name, "an expected callback", others: .callbacks, entryRules)
    case .neverEntry: MapShape(name, "an item of `never`", others: .callbacks, neverRules)
    case .counts: MapShape(name, "`count`", others: .callbacks, [])
    case .countRange: MapShape(name, "a count", countRules)
    case .rule: MapShape(name, "an item of `rules`", ruleRules)
    case .precedence: MapShape(name, "`precedence`", precedenceRules)
    case .response: MapShape(name, "`response`", responseRules)
    case .chainResponse: MapShape(name, "`chainResponse`", chainResponseRules)
    case .succession: MapShape(name, "a succession", successionRules)
    case .notCoexistence: MapShape(name, "`notCoexistence`", notCoexistenceRules)
    case .ofOne: MapShape(name, "a rule about one callback", ofOneRules)
    case .exactly: MapShape(name, "`exactly`", exactlyRules)
    case .finalQuery: MapShape(name, "an item of `sql`", finalQueryRules)
    case .finally: MapShape(name, "`finally`", finallyRules)
    case .finalSession: MapShape(name, "`session`", finalSessionRules)
    case .finalResolver: MapShape(name, "`resolver`", finalResolverRules)
    case .finalPush: MapShape(name, "`push` of `finally`", finalPushRules)
    case .finalConfig: MapShape(name, "`config` of `finally`", finalConfigRules)
    }
  }
}

extension ShapeName {
  /// The shape of this name.
  package var shape: MapShape { Format.shapes[Int(rawValue)] }
}
