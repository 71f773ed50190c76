import Lifecycle
import Simulator
import TestSupport
import Testing

/// A script in which one callback comes, for a host that acts inside it.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  let callback: CallbackName
  let steps: [StepScript]
  var condition: ReactionCondition?
  var server = ServerScript()
  /// What comes before the callback, with the status inside.
  var before: [String] = []

  var testDescription: String { name }

  func play(inside acts: [HostAct], end: Milliseconds = minutes(20)) -> Played {
    var actions = acts.map { HostAction($0) }
    if callback == .canOpenURL { actions.append(HostAction(.answer(true))) }
    var reactions = [
      ReactionScript(
        callback: callback, conditions: condition.map { [$0] } ?? [], actions: actions)
    ]
    if callback != .canOpenURL { reactions.append(.on(.canOpenURL, .answer(true))) }
    return Played(
      steps,
      accounts: [
        AccountScript(name: "A"), AccountScript(name: "B", missing: [.appKey]),
        AccountScript(name: "C", token: "T2", refreshToken: "R2"),
      ],
      routes: [.slow("lb://page/slow", 400)], server: server,
      host: HostScript(preset: .silent, reactions: reactions), end: .at(end))
  }
}

extension Scene {
  static let all = [
    didFinishLaunching, refusedStart, failedStart, tokenDidChange, refreshTokenExpired,
    didRunInError, willDestroy, canOpenURL, didRequestOpenURL, enterSdkPage, exitSdkPage,
    exitInTeardown, completion, completionInTeardown, refusedCompletion,
  ]

  private static let finished = "90ms didFinishLaunching in Started"
  private static let entered = "90ms enterSdkPage in Started"
  private static let opened = "90ms navigationCompleted(lb://page/a: ok) in Started"
  private static let asked = "90ms canOpenURL(broker://x: true) in Started"
  private static let onPage: [StepScript] = [.then(.start), .then(.push("lb://page/a"))]

  static let didFinishLaunching = Scene(
    name: "didFinishLaunching", callback: .didFinishLaunching, steps: [.then(.start)])
  static let refusedStart = Scene(
    name: "startFailed(400)", callback: .startFailed, steps: [.then(.start("B"))])
  static let failedStart = Scene(
    name: "startFailed(401)", callback: .startFailed, steps: [.then(.start)],
    condition: ReactionCondition(argument: "code", text: "401"),
    server: .replies(.to(.launch, 401)))
  static let tokenDidChange = Scene(
    name: "tokenDidChange", callback: .tokenDidChange, steps: [.then(.start)],
    server: .tokens(["T1": minutes(15)]), before: [finished])
  static let refreshTokenExpired = Scene(
    name: "refreshTokenExpired", callback: .refreshTokenExpired, steps: [.then(.start)],
    server: .tokens(["T1": minutes(15)], .to(.renew, 401)), before: [finished])
  static let didRunInError = Scene(
    name: "didRunInError", callback: .didRunInError,
    steps: onPage + [.then(.revoke("T1")), .then(.request())],
    before: [finished, entered, opened])
  static let willDestroy = Scene(
    name: "willDestroy", callback: .willDestroy, steps: onPage + [.then(.destroy)],
    before: [finished, entered, opened])
  static let canOpenURL = Scene(
    name: "canOpenURL", callback: .canOpenURL,
    steps: [.then(.start), .then(.push("broker://x"))], before: [finished])
  static let didRequestOpenURL = Scene(
    name: "didRequestOpenURL", callback: .didRequestOpenURL,
    steps: [.then(.start), .then(.push("broker://x"))], before: [finished, asked])
  static let enterSdkPage = Scene(
    name: "enterSdkPage", callback: .enterSdkPage, steps: onPage, before: [finished])
  static let exitSdkPage = Scene(
    name: "exitSdkPage by the client", callback: .exitSdkPage,
    steps: onPage + [.then(.client(.closeTop))], before: [finished, entered, opened])
  static let exitInTeardown = Scene(
    name: "exitSdkPage of a teardown", callback: .exitSdkPage, steps: onPage + [.then(.destroy)],
    before: [finished, entered, opened, "90ms willDestroy in IsDestroying"])
  static let completion = Scene(
    name: "a completion", callback: .navigationCompleted, steps: onPage,
    before: [finished, entered])
  static let completionInTeardown = Scene(
    name: "a completion that a teardown fails", callback: .navigationCompleted,
    steps: [.then(.start), .then(.push("lb://page/slow")), .after(10, .destroy)],
    before: [finished, "100ms willDestroy in IsDestroying"])
  static let refusedCompletion = Scene(
    name: "the completion of a refused call", callback: .navigationCompleted,
    steps: [.then(.push("lb://page/a"))])
}
