/// Every key word of the format. What each may hold stands in the shapes of `Format`.
package enum Keyword: String, Hashable, Sendable, CaseIterable {
  // The file
  case format, name, about, covers, tags, readings, config, configs, sdk, server, notifications
  case host, project, cases, steps, end, never, count, rules, finally

  // An account's config
  case appKey, appSecret, appId, appName, defaultAccountChannel, webDomainPrefix, token
  case refreshToken, theme, language, priceColorType, env, extraCustomConfig, without
  case en, zhCN, zhHK
  case disableIDFA, debugEggDisable, deviceId, fileDirectory, refreshTokenResolverTimeout, color
  case fontCrypto, fontMonospaced, fontMonospacedBold
  case pushTipView, ptvDefaultBackground, ptvDefaultTitle, ptvDefaultContent, ptvDefaultIcon
  case ptvOrderCompleted, ptvOrderFailed, ptvOrderLimit, ptvOther, ptvLimitTitleColor
  case ptvLimitContentColor, ptvLimitIconColor, colorLight, colorDark

  // SDK, server, host, project
  case version, routes, fails, orientation
  case tokens, replies, offline, lifetime, expired, to, after, status, message, gives, optional
  case preset, omits, router, reactions, `if`, `do`, answer, complete
  case customRenewal, configLogoutConfirmed, nonProductionConfig, channel

  // Steps
  case at, expect, returns, parameters, animated, completion
  case start, logoutAndDestroy, configLogout, pushURL, presentURL, setTheme, setLanguage
  case setPriceColorType, setEnv, resolve, read, setUIDelegate, releaseDelegate, note
  case startPush, updateDeviceToken, disableMultiDevices, handleLaunchOptions, willPresent
  case didReceive, checkIsLBNotification, showTip, handleNotificationClick, routerHandler
  case notification, deviceToken, app
  case closePage, replacePage, tapLink, tapTip, coverWithHostPage, uncover
  case request, revoke, signInElsewhere, analytics, wait, idle
  case key, secret, `is`, arrives, properties

  // Notifications
  case title, body, t, tn, id, link, json
  case userInfo = "user_info"
  case pushFrom = "lb_push_from"

  // Expectations
  case within, gap, during, anyOrder, either, until, min, max
  case pages, pageStack, session, resolver, push, timers, requests, notes, lint, sql
  case query, rows
  case precedence, response, chainResponse, succession, alternateSuccession, notCoexistence
  case absence, exactly, last, before, needs, then, next, first, a, b, of, times
  case initial = "init"
  case account, state, lateAnswers, priceColorSettingVisible, started, deviceBound, tips

  /// The place in `allCases` of the key word that `bytes` spell, also by the SDK's public name.
  static func place(spelled bytes: ArraySlice<UInt8>) -> Int? { table[bytes] }

  /// The word's place in `allCases`.
  var place: Int { Keyword.places[rawValue] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element.rawValue, $0.offset) })

  private static let table: WordTable<Int> = {
    let words = allCases.enumerated().map { ($0.element.rawValue, $0.offset) }
    return WordTable(words + Format.publicNames.map { ($0.0, $0.1.place) })
  }()
}
