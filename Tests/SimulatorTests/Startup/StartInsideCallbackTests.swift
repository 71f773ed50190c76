import Lifecycle
import Simulator
import TestSupport
import Testing

/// AMB-21, D15: a start from inside a callback is an ordinary start of the status it finds.
@Suite struct `A start inside a callback` {
  /// For each scene: what comes from the callback on.
  private static let expected: [(Scene, [String])] = [
    (
      .didFinishLaunching,
      ["90ms didFinishLaunching in Started", "90ms startFailed(400) in Started"]
    ),
    (.refusedStart, ["0s startFailed(400) in NotStarted", "90ms didFinishLaunching in Started"]),
    (
      .failedStart,
      [
        "90ms startFailed(401) in Starting", "90ms willDestroy in IsDestroying",
        "90ms startFailed(400) in NotStarted",
      ]
    ),
    (
      .tokenDidChange,
      ["14m90ms tokenDidChange(renewed#1) in Started", "14m90ms startFailed(400) in Started"]
    ),
    (
      .refreshTokenExpired,
      [
        "14m90ms refreshTokenExpired in Started", "14m90ms startFailed(400) in Started",
        "14m30s90ms didRunInError(401) in Started",
      ]
    ),
    (
      .didRunInError,
      ["180ms didRunInError(401) in Started", "180ms startFailed(400) in Started"]
    ),
    (
      .willDestroy,
      [
        "90ms willDestroy in IsDestroying", "90ms exitSdkPage in IsDestroying",
        "90ms startFailed(400) in NotStarted",
      ]
    ),
    (
      .canOpenURL,
      [
        "90ms canOpenURL(broker://x: true) in Started",
        "90ms didRequestOpenURL(broker://x) in Started",
        "90ms navigationCompleted(broker://x: 404) in Started", "90ms startFailed(400) in Started",
      ]
    ),
    (
      .didRequestOpenURL,
      [
        "90ms didRequestOpenURL(broker://x) in Started",
        "90ms navigationCompleted(broker://x: 404) in Started", "90ms startFailed(400) in Started",
      ]
    ),
    (
      .enterSdkPage,
      [
        "90ms enterSdkPage in Started", "90ms navigationCompleted(lb://page/a: ok) in Started",
        "90ms startFailed(400) in Started",
      ]
    ),
    (.exitSdkPage, ["90ms exitSdkPage in Started", "90ms startFailed(400) in Started"]),
    (
      .exitInTeardown,
      ["90ms exitSdkPage in IsDestroying", "90ms startFailed(400) in NotStarted"]
    ),
    (
      .completion,
      [
        "90ms navigationCompleted(lb://page/a: ok) in Started", "90ms startFailed(400) in Started",
      ]
    ),
    (
      .completionInTeardown,
      [
        "100ms navigationCompleted(lb://page/slow: 401) in IsDestroying",
        "100ms startFailed(400) in NotStarted",
      ]
    ),
    (
      .refusedCompletion,
      [
        "0s navigationCompleted(lb://page/a: 401) in NotStarted",
        "90ms didFinishLaunching in Started",
      ]
    ),
  ]

  @Test(arguments: expected)
  func `is accepted in NotStarted and a duplicate otherwise`(scene: Scene, lines: [String]) {
    #expect(scene.play(inside: [.start]).callbacksInStatus == scene.before + lines)
  }

  @Test func `is tried in every scene`() {
    #expect(Self.expected.map(\.0.name) == Scene.all.map(\.name))
  }

  @Test(arguments: [Scene.didRunInError, .refreshTokenExpired, .tokenDidChange, .failedStart])
  func `begins the next session at once after a destroy inside the same callback`(scene: Scene) {
    let played = scene.play(inside: [
      .destroy, .read(.sdkStatus), .start("C"), .read(.sdkStatus),
    ])
    #expect(played.reads.prefix(2) == ["sdkStatus: NotStarted", "sdkStatus: Starting"])
    #expect(played.events(.startAccepted).map(\.depth) == [0, 1])
    #expect(played.events(.startRefused) == [])
    #expect(played.run.finalState.session == 2)
    #expect(played.run.finalState.status == .started)
  }

  @Test func `inside willDestroy is refused also when the teardown is over before the report`() {
    let played = Scene.willDestroy.play(inside: [.destroy, .start])
    #expect(played.events(.startAccepted).count == 1)
    #expect(played.callbacksInStatus.last == "90ms startFailed(400) in NotStarted")
  }
}
