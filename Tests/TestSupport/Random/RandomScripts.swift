import Lifecycle
package import Simulator

/// Scripts made by chance: every stimulus, hosts that react at once, late or wrongly, servers that
/// refuse, stall and stay away, several accounts, and readings of all questions.
///
/// One seed gives one endless list of scripts, the same every time.
package struct RandomScripts: Sendable {
  var chance: SplitMix64
  /// Whether a process lives, and whether it is suspended, as far as the steps made so far say.
  var isAlive = true
  var isSuspended = false

  package init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
  }

  /// The next script.
  ///
  /// - Parameter steps: how many stimuli it has at most.
  package mutating func next(steps: Int = 30) -> Script {
    isAlive = true
    isSuspended = false
    var script = Script(
      accounts: accounts(), routes: Self.routes, notifications: Self.notifications,
      server: server(), host: host(), steps: [], end: .quiet)
    script.readings = readings()
    if chance.isTrue(inPercent: 60) { script.steps = opening() }
    let count = 5 + chance.below(steps - 4)
    for _ in 0..<count {
      let isFirst = script.steps.isEmpty
      script.steps.append(StepScript(time: time(), stimulus: stimulus(isFirst: isFirst)))
    }
    // The last step lets some time pass; the end then cuts off whatever timer is armed.
    let spans: [Milliseconds] = [0, 90, 2000, 60_000, 400_000]
    script.steps.append(
      StepScript(time: .after(chance.pick(spans)), stimulus: .idle("the end comes")))
    return script
  }

  /// A session with a page, and often with more, so that much can happen to it.
  private mutating func opening() -> [StepScript] {
    var steps = [StepScript(stimulus: .host(.start(account: "A")))]
    for _ in 0..<(1 + chance.below(3)) {
      steps.append(
        StepScript(
          stimulus: .host(
            .navigate(NavigationStimulus(url: chance.pick(Self.pages), style: .push)))))
    }
    return steps
  }

  private mutating func time() -> StepTime {
    chance.pick(weighted: [
      (50, .quiet), (12, .after(0)), (6, .after(1)), (8, .after(45)), (6, .after(90)),
      (6, .after(1000)), (5, .after(5000)), (4, .after(30_000)), (3, .after(90_000)),
    ])
  }

  private mutating func accounts() -> [AccountScript] {
    let windows: [Milliseconds] = [30_000, 30_000, 5000, 90]
    let window = chance.pick(windows)
    return [
      AccountScript(name: "A", resolverWindow: window),
      AccountScript(
        name: "B", token: "T2", refreshToken: "R2", appNameZhCN: "应用", resolverWindow: window),
      AccountScript(name: "C", missing: [chance.pick(RequiredField.allCases)]),
      AccountScript(
        name: "D", token: "T4", refreshToken: "R4", settings: ConfigSettings(env: .test)),
    ]
  }

  static let pages = [
    "lb://page/main", "lb://page/stock/detail", "lb://page/slow", "lb://page/slower",
    "lb://page/chart",
  ]
  static let otherURLs = [
    "lb://page/broken", "lb://page/late-broken", "lb://page/gone", "broker://promo",
    "https://example.com/a", "",
  ]

  static let routes = [
    RouteScript(url: "lb://page/slow", route: .opens(after: 90, orientation: .portrait)),
    RouteScript(url: "lb://page/slower", route: .opens(after: 400, orientation: .portrait)),
    RouteScript(url: "lb://page/chart", route: .opens(after: 0, orientation: .landscape)),
    RouteScript(url: "lb://page/broken", route: .fails(after: 0, code: 404)),
    RouteScript(url: "lb://page/late-broken", route: .fails(after: 200, code: 500)),
    RouteScript(url: "lb://page/gone", route: .unresolved),
  ]

  static let notifications = [
    NotificationScript(
      name: "N1", title: "A quote", link: "lb://page/main", id: "1", nestedIdentifier: "x"),
    NotificationScript(
      name: "N2", title: "A promotion", link: "broker://promo", id: "2",
      topLevelIdentifier: "x"),
    NotificationScript(name: "N3", title: "The broker's own", link: "broker://own", id: "3"),
    NotificationScript(name: "N4", link: "lb://page/gone", id: "1", nestedIdentifier: ""),
    NotificationScript(name: "N5", title: "No link", nestedIdentifier: "x"),
    NotificationScript(
      name: "N6", title: "A slow page", link: "lb://page/slow", nestedIdentifier: "x",
      topLevelIdentifier: "x"),
  ]

  /// Plays a script without the steps that cannot happen in the situation they meet.
  package static func play(_ script: Script) -> (script: Script, run: Run) {
    var possible = script
    var run = Simulation.play(possible)
    while case .impossible(let step, _) = run.stop {
      possible.steps.remove(at: step)
      run = Simulation.play(possible)
    }
    return (possible, run)
  }
}
