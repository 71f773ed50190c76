import Lifecycle
import Simulator
import TestSupport
import Testing

/// START-9, AMB-8…12, D15, ruling 11.
@Suite struct `A duplicate start` {
  @Test func `while Starting is refused and the first goes on`() {
    let played = Played([.then(.start), .at(40, .start)])
    #expect(
      played.callbacksInStatus == [
        "40ms startFailed(400) in Starting", "90ms didFinishLaunching in Started",
      ])
  }

  @Test func `is reported in the next turn, with the status of then`() {
    let destroyed = Played([.at(0, .start), .at(0, .start), .at(0, .destroy)])
    #expect(
      destroyed.callbacksInStatus == [
        "0s willDestroy in IsDestroying", "0s startFailed(400) in NotStarted",
      ])
    // A step comes before what is due at its instant, and the answer was scheduled first.
    let finished = Played([.at(0, .start), .at(90, .start)])
    #expect(
      finished.callbacksInStatus == [
        "90ms didFinishLaunching in Started", "90ms startFailed(400) in Started",
      ])
  }

  @Test func `leaves config, token and pages of the running session alone`() {
    let accounts = [
      AccountScript(name: "A"),
      AccountScript(
        name: "B", token: "T2", refreshToken: "R2", settings: ConfigSettings(theme: .dark)),
    ]
    let once = Played([.then(.start), .then(.push("lb://page/main"))], accounts: accounts)
    let twice = Played(
      [.then(.start), .then(.push("lb://page/main")), .then(.start("B"))], accounts: accounts)
    #expect(twice.run.finalState == once.run.finalState)
    #expect(
      twice.history(.startRefused, .startFailed) == [
        "90ms startRefused(B: duplicate)", "90ms startFailed(400)",
      ])
  }

  @Test func `is told to the delegate of its own config, which is alive`() {
    let played = Played([.then(.start), .then(.host(.releaseDelegate)), .then(.start)])
    #expect(
      played.callbacks == ["90ms didFinishLaunching", "90ms startFailed(400)"])
  }

  @Test func `each of several has its own report, in order`() {
    let accounts = [
      AccountScript(name: "A"), AccountScript(name: "B", missing: [.appKey]),
      AccountScript(name: "C", missing: [.token]),
    ]
    let played = Played(
      [.at(0, .start), .at(0, .start("C")), .at(0, .start), .at(0, .start("B"))],
      accounts: accounts)
    #expect(
      played.descriptions == [
        "startFailed: token is missing, please supply it.",
        "startFailed: The SDK is initialized already; destroy it before starting it again.",
        "startFailed: appKey is missing, please supply it.",
      ])
  }

  @Test func `is not reported to a process that was killed in between`() {
    let played = Played([.at(0, .start), .at(0, .start), .at(0, .app(.kill))])
    #expect(played.callbacks == [])
  }
}

/// D10: each start builds a fresh config object.
@Suite struct `The settings of a config` {
  @Test func `of one session do not reach the next`() {
    let played = Played([
      .then(.start), .then(.host(.set(.theme(.dark)))),
      .then(.host(.setUIDelegate(present: false))),
      .then(.destroy), .then(.start), .then(.push("lb://page/main")),
    ])
    #expect(played.run.finalState.config?.settings == ConfigSettings())
    #expect(
      played.callbacks.suffix(3) == [
        "180ms didFinishLaunching", "180ms enterSdkPage",
        "180ms navigationCompleted(lb://page/main: ok)",
      ])
  }

  @Test func `are those that were set, each on its own`() {
    let played = Played([
      .then(.start), .then(.host(.set(.theme(.light)))), .then(.host(.set(.language(.zhCN)))),
      .then(.host(.set(.priceColorType(.greenUpRedDown)))), .then(.host(.set(.env(.test)))),
      .then(.host(.set(.theme(.dark)))),
    ])
    #expect(
      played.run.finalState.config?.settings
        == ConfigSettings(
          theme: .dark, language: .zhCN, priceColorType: .greenUpRedDown, env: .test))
    #expect(played.callbacks == ["90ms didFinishLaunching"])
  }

  @Test func `set by a UI delegate before a start count for that start`() {
    let played = Played([
      .then(.host(.setUIDelegate(present: false))), .then(.start), .then(.push("lb://page/main")),
      .then(.client(.closeTop)), .then(.destroy), .then(.start), .then(.push("lb://page/main")),
    ])
    #expect(
      played.history(.callbackSuppressed, .enterSdkPage, .exitSdkPage) == [
        "90ms callbackSuppressed(enterSdkPage: noDelegate)",
        "90ms callbackSuppressed(exitSdkPage: noDelegate)", "180ms enterSdkPage",
      ])
  }
}
