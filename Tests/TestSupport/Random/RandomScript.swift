import Lifecycle
package import Simulator

/// Scripts made by dice: accounts, server, routes, host and stimuli, all of it, mostly possible.
///
/// What it throws is weighted so that sessions live long enough to have pages, renewals and
/// resolvers, and die often enough to have successors.
package struct RandomScript {
  var dice: SplitMix64
  /// What the steps so far make certain: whether a process lives and runs.
  var isAlive = true
  var isSuspended = false
  /// Whether a page may be open, as far as the steps tell.
  var mayHavePage = false

  private init(seed: UInt64) {
    dice = SplitMix64(seed: seed)
  }

  /// The script of a seed. A step that turns out to be impossible is left out, and so is a host
  /// that goes round in circles, but in one script of ten: so most scripts run to their end.
  package static func script(seed: UInt64) -> Script {
    var maker = RandomScript(seed: seed)
    var script = maker.script()
    guard !maker.dice.happens(10) else { return script }
    while true {
      switch Simulation.play(script).stop {
      case .impossible(let step, _): script.steps.remove(at: step)
      case .endless where !script.host.reactions.isEmpty: script.host.reactions = []
      case .endPast(_, _, let now): script.end = .at(now + 1)
      case .endless, .finished, .timePast, .timerArmedAtQuietEnd: return script
      }
    }
  }

  private mutating func script() -> Script {
    let host = host()
    let server = server()
    let steps = steps()
    return Script(
      accounts: Self.accounts, routes: Self.routes, server: server, host: host, steps: steps,
      end: dice.happens(80) ? .at(600_000) : .quiet)
  }

  static let accounts = [
    AccountScript(name: "A"),
    AccountScript(name: "B", token: "T2", refreshToken: "R2", resolverWindow: 5000),
    AccountScript(name: "C", token: "T3", refreshToken: "R3"),
    AccountScript(name: "D", missing: [.appId, .token]),
  ]

  static let urls = [
    "lb://page/a", "lb://page/b", "lb://page/slow", "lb://page/broken", "lb://page/gone",
    "broker://x", "broker://y", "",
  ]

  private static let routes: [RouteScript] = [
    .slow("lb://page/slow", 400),
    RouteScript(url: "lb://page/broken", route: .fails(after: 40, code: 404)),
    RouteScript(url: "lb://page/gone", route: .unresolved),
    RouteScript(url: "lb://page/b", route: .opens(after: 90, orientation: .landscape)),
  ]

  // MARK: Server

  private mutating func server() -> ServerScript {
    let lifetimes: [Milliseconds] = [
      3000, 10_000, 61_000, 90_000, 90_000, 90_000, 900_000, 900_000, 900_000, 900_000,
    ]
    var tokens: [TokenScript] = []
    for symbol in ["T1", "T2", "T3", "T4", "T5", "R1", "R2"] where dice.happens(45) {
      tokens.append(
        TokenScript(
          symbol: symbol, lifetime: dice.happens(85) ? dice.pick(lifetimes) : nil,
          isExpired: dice.happens(15)))
    }
    let replies = (0..<dice.below(8)).map { _ in reply() }
    return ServerScript(tokens: tokens, replies: replies, isOffline: dice.happens(5))
  }

  private mutating func reply() -> ReplyScript {
    let endpoint = dice.pick([
      Endpoint.launch, .renew, .renew, .renew, .verifyPair, .request, .request,
    ])
    let statuses: [ReplyStatus] = [
      .code(200), .code(200), .code(401), .code(403), .code(403_201), .code(500), .offline,
      .timeout, .malformed,
    ]
    var reply = ReplyScript(endpoint: endpoint, status: dice.pick(statuses))
    if endpoint == .renew, dice.happens(35) { reply.status = .code(401) }
    reply.after = dice.happens(60) ? dice.pick([0, 1, 90, 500, 2500, 40_000]) : nil
    if endpoint == .renew, reply.status == .code(200) {
      reply.gives = GivesScript(
        token: dice.pick(["T1", "T4", "T5"]), refreshToken: dice.happens(50) ? "R4" : nil,
        lifetime: dice.happens(30) ? 20_000 : nil)
    }
    if dice.happens(20) { reply.status = nil }
    return reply
  }

  // MARK: Host

  private mutating func host() -> HostScript {
    var omits = OmittedCallbacks.none
    for name in CallbackName.allCases
    where name.receiver == .eventDelegate && dice.happens(8) {
      omits.formUnion(OmittedCallbacks(name))
    }
    let reactions = (0..<dice.below(6)).map { _ in reaction() }
    return HostScript(
      preset: dice.happens(60) ? .documented : .silent, omits: omits,
      router: dice.happens(50) ? ["broker://"] : [], reactions: reactions)
  }

  private mutating func reaction() -> ReactionScript {
    let callback = dice.pick(CallbackName.allCases)
    var reaction = ReactionScript(callback: callback, actions: [])
    if dice.happens(40), let argument = callback.arguments.first {
      reaction.conditions = [
        ReactionCondition(
          argument: argument, text: dice.pick(["400", "401", "true", "false", "broker://x", "T4"]))
      ]
    }
    for _ in 0..<(1 + dice.below(3)) {
      let isHarmless = callback.oftenComesAgain && dice.happens(90)
      let act: HostAct =
        callback == .canOpenURL && dice.happens(50)
        ? .answer(dice.happens(70)) : .call(isHarmless ? .note("z") : hostStimulus())
      let isDelayed = dice.happens(35) && act.isCall
      reaction.actions.append(
        HostAction(act, after: isDelayed ? dice.pick([0, 1, 90, 2000, 30_000]) : nil))
    }
    return reaction
  }

  mutating func hostStimulus() -> HostStimulus {
    switch dice.below(14) {
    case 0, 1: .start(account: dice.pick(["A", "A", "B", "C", "D"]))
    case 2: .logoutAndDestroy
    case 3: dice.happens(40) ? .configLogout : .note("x")
    case 4, 5, 6:
      .navigate(
        NavigationStimulus(
          url: dice.pick(Self.urls), style: dice.happens(50) ? .push : .present,
          completion: dice.happens(80)))
    case 7, 8:
      .resolve(
        token: dice.happens(75) ? dice.pick(["T4", "T5", "T1", ""]) : nil,
        refreshToken: dice.happens(75) ? "R5" : nil)
    case 9:
      .set(
        dice.pick([
          .theme(.dark), .language(.zhCN), .priceColorType(.redUpGreenDown), .env(.sit),
        ]))
    case 10: .setUIDelegate(present: dice.happens(70))
    case 11: dice.happens(25) ? .releaseDelegate : .read(.currentLanguageText)
    case 12: .read(dice.pick(ReadableProperty.allCases))
    default: .note("y")
    }
  }
}

extension CallbackName {
  /// Whether what a host does inside it easily leads to it again, and so round in a circle.
  fileprivate var oftenComesAgain: Bool {
    switch self {
    case .navigationCompleted, .startFailed, .canOpenURL, .didRequestOpenURL: true
    case .didFinishLaunching, .tokenDidChange, .didRunInError, .refreshTokenExpired, .willDestroy,
      .enterSdkPage, .exitSdkPage, .analyticsEvent, .pushStartCompleted, .deviceTokenCompleted,
      .routerHandler:
      false
    }
  }
}

extension HostAct {
  fileprivate var isCall: Bool {
    switch self {
    case .call: true
    case .answer: false
    }
  }
}
