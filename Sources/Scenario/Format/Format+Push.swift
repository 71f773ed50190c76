import Lifecycle

extension Format {
  /// A notification, or the file that holds one.
  static let notificationValue = ValueShape.either([.map(.notification), .notificationFile])

  static let notificationRules = [
    KeyRule(.title, .text, "The title; the SDK shows no tip without one."),
    KeyRule(.body, .text, "The text below the title."),
    KeyRule(.userInfo, .map(.userInfo), "What the server adds for the SDK."),
    KeyRule(
      .pushFrom, .text,
      "Marks the message as the SDK's where it is handed over without `user_info` around it."),
  ]

  static let userInfoRules = [
    KeyRule(.t, .text, "The type of the message."),
    KeyRule(.tn, .text, "The name of its type."),
    KeyRule(.id, .text, "The message's own id."),
    KeyRule(.pushFrom, .text, "Marks the message as the SDK's; its presence decides."),
    KeyRule(.link, .text, "Where a click leads; empty is none."),
    KeyRule(.json, .text, "What the business adds, as JSON in a text."),
  ]

  static let pushKeysRules = [
    KeyRule(.key, .symbol, "Names the push key.", presence: .required),
    KeyRule(.secret, .symbol, "Names the push secret.", presence: .required),
  ]

  static let deliveryRules = [
    KeyRule(.is, .notification, "The notification.", presence: .required),
    KeyRule(.arrives, arrivals, "How it arrives.", presence: .required),
  ]

  static let arrivals = ValueShape.choice(Arrival.allCases.map(\.rawValue))

  static let notificationConditionRules = [
    KeyRule(.is, .notification, "Which notification it must be."),
    KeyRule(.arrives, arrivals, "How it must arrive."),
  ]

  static let deviceTokenConditionRules = [
    KeyRule(.is, .symbol, "Which device token it must be.")
  ]

  static let analyticsRules = [
    KeyRule(.name, .oneLine, "The event's name.", presence: .required),
    KeyRule(
      .properties, .map(.parameters), "What the event carries.", presence: .defaults(to: "{}")),
  ]

  static let finalPushRules = [
    KeyRule(.started, .flag, "Whether the push service is started."),
    KeyRule(.deviceBound, .flag, "Whether the device token is bound."),
    KeyRule(.tips, .number(from: 0, through: .max), "How many tips are on the screen."),
  ]
}
