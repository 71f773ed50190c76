import Lifecycle

extension Format {
  static let sdkRules = [
    KeyRule(.version, .oneLine, "The version of the SDK, for people."),
    KeyRule(
      .routes, .map(.routes), "What the SDK makes of a url, compared byte for byte.",
      presence: .defaults(to: "every url with the prefix lb://page/ resolves, nothing else")),
  ]

  static let routeValue = ValueShape.either([.choice(["unresolved"]), .map(.route)])

  static let routeRules = [
    KeyRule(.after, .latency, "How long the page takes to open; the next turn without it."),
    KeyRule(
      .fails, .number(from: 1, through: 999_999),
      "The page cannot be shown: NO with this code, without the URL flow."),
    KeyRule(
      .orientation, .choice(Orientation.allCases.map(\.rawValue)), "What the page asks for.",
      presence: .defaults(to: "portrait")),
  ]

  static let serverRules = [
    KeyRule(.tokens, .map(.tokens), "How long tokens and refresh tokens live."),
    KeyRule(
      .replies, .list(.map(.reply)),
      "Answers by endpoint, in order; used up, the default answers again."),
    KeyRule(
      .offline, .flag, "Whether the network is away when the run begins.",
      presence: .defaults(to: "false")),
  ]

  static let tokenRules = [
    KeyRule(.lifetime, .time, "From its issue; without it the token does not expire."),
    KeyRule(
      .expired, .flag, "Whether it has expired already when it is first issued.",
      presence: .defaults(to: "false")),
  ]

  static let replyRules = [
    KeyRule(
      .to, .choice(Endpoint.allCases.map(\.rawValue)), "The endpoint that answers.",
      presence: .required),
    KeyRule(.after, .latency, "The latency.", presence: .defaults(to: "90ms")),
    KeyRule(
      .status, .replyStatus, "What the answer says; without it the credentials decide."),
    KeyRule(.message, .text, "Becomes the error's description."),
    KeyRule(.gives, .map(.gives), "The credentials of a renewal; only with `status: 200`."),
    KeyRule(
      .optional, .flag, "Whether the reply may stay unused.", presence: .defaults(to: "false")),
  ]

  static let givesRules = [
    KeyRule(.token, .symbol, "The new token.", presence: .required),
    KeyRule(.refreshToken, .symbol, "The new refresh token; without it the old one is kept."),
    KeyRule(.lifetime, .time, "The token's lifetime, unless `tokens` gives it."),
  ]
}
