import Lifecycle
import Simulator
import TestSupport
import Testing

/// AMB-53, AMB-64, ruling 16: a destroy from inside a callback runs nested, or does nothing.
@Suite struct `A destroy inside a callback` {
  private static let destroyed = "> willDestroy in IsDestroying"

  /// For each scene: what comes from the callback on, without times.
  private static let expected: [(Scene, [String])] = [
    (.didFinishLaunching, ["didFinishLaunching in Started", destroyed]),
    (.refusedStart, ["startFailed(400) in NotStarted"]),
    (.failedStart, ["startFailed(401) in Starting", destroyed]),
    (.tokenDidChange, ["tokenDidChange(renewed#1) in Started", destroyed]),
    (.refreshTokenExpired, ["refreshTokenExpired in Started", destroyed]),
    (
      .didRunInError,
      ["didRunInError(401) in Started", destroyed, "> exitSdkPage in IsDestroying"]
    ),
    (.willDestroy, ["willDestroy in IsDestroying", "exitSdkPage in IsDestroying"]),
    (
      .canOpenURL,
      [
        "canOpenURL(broker://x: true) in Started", destroyed,
        "> navigationCompleted(broker://x: 401) in IsDestroying",
      ]
    ),
    (
      .didRequestOpenURL,
      [
        "didRequestOpenURL(broker://x) in Started", destroyed,
        "> navigationCompleted(broker://x: 401) in IsDestroying",
      ]
    ),
    (
      .enterSdkPage,
      [
        "enterSdkPage in Started", destroyed,
        "> navigationCompleted(lb://page/a: 401) in IsDestroying", "> exitSdkPage in IsDestroying",
      ]
    ),
    (.exitSdkPage, ["exitSdkPage in Started", destroyed]),
    (.exitInTeardown, ["exitSdkPage in IsDestroying"]),
    (
      .completion,
      [
        "navigationCompleted(lb://page/a: ok) in Started", destroyed,
        "> exitSdkPage in IsDestroying",
      ]
    ),
    (
      .completionInTeardown, ["navigationCompleted(lb://page/slow: 401) in IsDestroying"]
    ),
    (.refusedCompletion, ["navigationCompleted(lb://page/a: 401) in NotStarted"]),
  ]

  @Test(arguments: expected)
  func `runs nested where there is something to destroy`(scene: Scene, lines: [String]) {
    let played = scene.play(inside: [.destroy, .read(.sdkStatus)])
    let untimed = played.callbacksInStatus.map { line in
      String(line.drop { $0 != " " }.dropFirst())
    }
    let before = scene.before.map { line in String(line.drop { $0 != " " }.dropFirst()) }
    #expect(untimed == before + lines)
    #expect(played.run.finalState.status == .notStarted)
    let isNested = lines.contains(Self.destroyed)
    #expect(played.events(.teardownBegan).map(\.depth) == teardownDepth(of: scene, isNested))
    #expect(
      played.reads == [
        scene.name.contains("teardown") || scene.callback == .willDestroy
          ? "sdkStatus: IsDestroying" : "sdkStatus: NotStarted"
      ])
  }

  private func teardownDepth(of scene: Scene, _ isNested: Bool) -> [Int32] {
    if isNested { return [1] }
    return scene.steps.last?.stimulus == .destroy ? [0] : []
  }

  @Test func `is tried in every scene`() {
    #expect(Self.expected.map(\.0.name) == Scene.all.map(\.name))
  }

  @Test func `twice does nothing the second time`() {
    let played = Scene.didFinishLaunching.play(inside: [.destroy, .destroy])
    #expect(
      played.lines(fromFirst: .didFinishLaunching) == [
        "didFinishLaunching", "> logoutAndDestroy", "> teardownBegan(host)", "> willDestroy",
        "> teardownFinished", "> logoutAndDestroy",
        "> callIgnored(logoutAndDestroy: NotStarted)",
      ])
  }

  @Test func `of startFailed(401) makes the SDK's own unnecessary`() {
    let played = Scene.failedStart.play(inside: [.destroy])
    #expect(
      played.lines(fromFirst: .launchFailed) == [
        "launchFailed(401)", "startFailed(401)", "> logoutAndDestroy", "> teardownBegan(host)",
        "> willDestroy", "> teardownFinished",
      ])
  }

  @Test func `of willDestroy, completion and exit is ignored each time`() {
    let act = [HostAction(.destroy)]
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .then(.push("lb://page/slow")),
        .after(1, .destroy),
      ], routes: [.slow("lb://page/slow", 400)],
      host: HostScript(
        preset: .silent,
        reactions: [
          ReactionScript(callback: .willDestroy, actions: act),
          ReactionScript(
            callback: .navigationCompleted,
            conditions: [ReactionCondition(argument: "succeeded", text: "false")], actions: act),
          ReactionScript(callback: .exitSdkPage, actions: act),
        ]))
    #expect(
      played.lines(fromFirst: .teardownBegan) == [
        "teardownBegan(host)", "willDestroy", "> logoutAndDestroy",
        "> callIgnored(logoutAndDestroy: IsDestroying)", "navigationFailed(lb://page/slow: 401)",
        "navigationCompleted(lb://page/slow: 401)", "> logoutAndDestroy",
        "> callIgnored(logoutAndDestroy: IsDestroying)", "pageClosed(lb://page/a)", "exitSdkPage",
        "> logoutAndDestroy", "> callIgnored(logoutAndDestroy: IsDestroying)", "teardownFinished",
      ])
  }
}
