import Lifecycle
import Simulator

extension Format {
  static let hostRules = [
    KeyRule(
      .preset, .choice(HostPreset.allCases.map(\.rawValue)), "The host to begin with.",
      presence: .defaults(to: "documented")),
    KeyRule(.omits, .list(.callbackName), "Event-delegate methods it does not implement."),
    KeyRule(.router, .list(.oneLine), "Url prefixes its own router can open."),
    KeyRule(
      .reactions, .map(.reactions),
      "What it does inside callbacks; a list replaces the preset for its callback."),
  ]

  /// System deliveries that have reactions in the format.
  static let reactionsRules = [
    KeyRule(.notification, .list(.map(.reaction)), "The system brings a notification."),
    KeyRule(.deviceToken, .list(.map(.reaction)), "The system brings the device token."),
  ]

  static let reactionRules = [
    KeyRule(.if, .map(.arguments), "Arguments that must fit; the first reaction that fits wins."),
    KeyRule(
      .do, .list(.action), "Host calls, in order, inside the callback.", presence: .required),
  ]

  static let actionRules =
    [
      KeyRule(.after, .time, "From the callback; without it the action happens inside it."),
      KeyRule(.returns, .oneLine, "What the call must return.", beside: callsThatReturn),
    ] + callOptions + hostStimuli + [
      KeyRule(.answer, .flag, "The answer to canOpenURL.", role: .answer),
      KeyRule(
        .complete, .choice(Presentation.allCases.map(\.rawValue)),
        "Calls the completion handler that the system gave with a notification.",
        role: .complete),
    ]
}
