import Lifecycle
import Simulator

extension Format {
  static let stepRules =
    [
      KeyRule(.at, .time, "The instant of the step."),
      KeyRule(.after, .time, "How long after the instant of the step before."),
      KeyRule(
        .expect, .either([.list(.entry), .choice(["any"])]),
        "The exact list of callbacks until the next step.", presence: .defaults(to: "[]")),
      KeyRule(.returns, .oneLine, "What the call must return.", beside: callsThatReturn),
    ] + callOptions + hostStimuli + otherStimuli

  /// The calls whose result can be checked. With `read` and `checkIsLBNotification` it must be; the
  /// five that hand over a notification return `ok` unless something else is written.
  static let callsThatReturn: [Keyword] = [
    .read, .checkIsLBNotification, .handleLaunchOptions, .willPresent, .didReceive, .showTip,
    .handleNotificationClick,
  ]

  /// Arguments of calls beside the one that the call's own key holds.
  static let callOptions = [
    KeyRule(.parameters, .map(.parameters), "The call's parameters.", beside: navigations),
    KeyRule(
      .animated, .flag, "Whether the call is animated.", presence: .defaults(to: "true"),
      beside: navigations),
    KeyRule(
      .completion, .flag, "Whether a completion block is given; the short variants have none.",
      presence: .defaults(to: "true"), beside: navigations),
    KeyRule(
      .disableMultiDevices, .flag, "Whether other devices of the client are unbound.",
      presence: .defaults(to: "false"), beside: [.updateDeviceToken]),
    KeyRule(
      .routerHandler, .flag, "Whether a block is given that the SDK hands the link to.",
      presence: .defaults(to: "false"), beside: [.showTip, .handleNotificationClick]),
  ]

  private static let navigations: [Keyword] = [.pushURL, .presentURL]

  /// What a host can do, in a step and in a reaction.
  static let hostStimuli: [KeyRule] = [
    host(
      .start, .either([.account, .nothing]),
      "Starts with an account's config; `{}` is account A or the only one."),
    host(.logoutAndDestroy, .nothing, "Calls logoutAndDestroy."),
    host(.configLogout, .nothing, "Calls logout of the config."),
    host(.pushURL, .url, "Calls pushURL."),
    host(.presentURL, .url, "Calls presentURL."),
    host(.setTheme, themes, "Sets the theme."),
    host(.setLanguage, languages, "Sets the language."),
    host(.setPriceColorType, priceColors, "Sets the price colours."),
    host(.setEnv, environments, "Sets the environment."),
    host(
      .resolve, .either([.choice(["none"]), .map(.pair)]),
      "Answers the open resolver; without one it is a late answer."),
    host(
      .read, .choice(ReadableProperty.allCases.map(\.rawValue)),
      "Reads a property; `returns` says what it must be."),
    host(
      .setUIDelegate, .choice(["present", "absent"]),
      "Assigns the UI delegate, or nil."),
    host(.releaseDelegate, .nothing, "The host's event delegate goes away."),
    host(.startPush, .map(.pushKeys), "Starts the push service."),
    host(.updateDeviceToken, .symbol, "Gives the push service the device token."),
    host(
      .handleLaunchOptions, .either([.choice(["none"]), .notification]),
      "Forwards the launch options, with a notification or without one."),
    host(.willPresent, .notification, "Forwards a notification that arrives in the foreground."),
    host(.didReceive, .notification, "Forwards a notification that was tapped."),
    host(
      .checkIsLBNotification, .notification,
      "Asks whether a notification is the SDK's; `returns` says what it must answer."),
    host(.showTip, .notification, "Asks the SDK to show a tip for a notification."),
    host(.handleNotificationClick, .notification, "Forwards the click on a notification."),
    host(.note, .oneLine, "The host says what it did: `sign-in`, `report`, `persist` …"),
  ]

  /// What everybody else does.
  private static let otherStimuli: [KeyRule] = [
    other(.notification, .map(.delivery), "The system brings the host a notification."),
    other(.deviceToken, .symbol, "The system brings the host its device token."),
    other(
      .app, .choice(AppStimulus.allCases.map(\.rawValue)),
      "What the system does to the app."),
    other(
      .closePage, .either([.choice(["top", "all"]), .url]),
      "Closes the topmost page, all pages, or the topmost of a url."),
    other(.replacePage, .url, "Swaps the topmost page for another."),
    other(.tapLink, .url, "Taps a link in the topmost page."),
    other(.tapTip, .nothing, "Taps the newest tip."),
    other(.coverWithHostPage, .nothing, "A page of the host comes on top."),
    other(.uncover, .nothing, "The topmost page of the host goes away."),
    other(.request, .oneLine, "An open page asks the server, with the current token."),
    other(.revoke, .symbol, "The server no longer accepts a credential."),
    other(
      .signInElsewhere, .nothing,
      "Revokes the credentials of the running account."),
    other(.offline, .flag, "The network goes away or comes back."),
    other(.analytics, .map(.analytics), "The SDK reports an event of its own."),
    other(.wait, .time, "Pending work that ends so long after the step began."),
    other(.idle, .oneLine, "No stimulus; says why the step is there."),
  ]

  private static func host(
    _ call: HostCallWord, _ value: ValueShape, _ meaning: String
  ) -> KeyRule {
    KeyRule(call.keyword, value, meaning, role: .hostCall(call))
  }

  private static func other(
    _ stimulus: StimulusWord, _ value: ValueShape, _ meaning: String
  ) -> KeyRule {
    KeyRule(stimulus.keyword, value, meaning, role: .stimulus(stimulus))
  }

  static let pairRules = [
    KeyRule(.token, .symbol, "The token; empty is none."),
    KeyRule(.refreshToken, .symbol, "The refresh token; empty is none."),
  ]
}
