import Lifecycle
import Simulator
import TestSupport
import Testing

@Suite struct `A start` {
  @Test func `finishes when the launch request is answered`() {
    let played = Played([.then(.start)])
    #expect(played.callbacks == ["90ms didFinishLaunching"])
    #expect(played.statusesInside == ["didFinishLaunching: Started"])
  }

  @Test func `that is refused with 401 reports first and destroys itself after`() {
    let played = Played(
      [.then(.start)],
      server: ServerScript(replies: [ReplyScript(endpoint: .launch, status: .code(401))]))
    #expect(played.callbacks == ["90ms startFailed(401)", "90ms willDestroy"])
    #expect(
      played.statusesInside == ["startFailed: Starting", "willDestroy: IsDestroying"])
    #expect(played.run.finalState.status == .notStarted)
  }

  @Test func `while started is a duplicate and leaves the session alone`() {
    let played = Played([.then(.start), .then(.start)])
    #expect(played.callbacks == ["90ms didFinishLaunching", "90ms startFailed(400)"])
    #expect(played.run.finalState.status == .started)
    #expect(played.run.finalState.session == 1)
  }
}

@Suite struct `A runtime 401` {
  @Test func `lets the documented host destroy inside didRunInError, pages and all`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/main")), .at(60_000, .server(.signInElsewhere)),
        .then(.client(.request(path: "quotes/list"))),
      ], host: HostScript())
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "90ms enterSdkPage",
        "90ms navigationCompleted(lb://page/main: ok)", "1m90ms didRunInError(401)",
        "1m90ms > willDestroy", "1m90ms > exitSdkPage",
      ])
  }
}

@Suite struct `A token` {
  @Test func `is renewed a minute before it expires, again and again`() {
    let played = Played(
      [.then(.start)],
      server: ServerScript(tokens: [TokenScript(symbol: "T1", lifetime: 900_000)]),
      end: .at(1_800_000))
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "14m90ms tokenDidChange(renewed#1)",
        "28m180ms tokenDidChange(renewed#2)",
      ])
  }

  @Test func `that cannot be renewed leads to the resolver, and no answer in time to 401`() {
    let played = Played(
      [.then(.start)],
      server: ServerScript(
        tokens: [TokenScript(symbol: "T1", lifetime: 900_000)],
        replies: [ReplyScript(endpoint: .renew, status: .code(401))]))
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "14m90ms refreshTokenExpired", "14m30s90ms didRunInError(401)",
      ])
  }
}
