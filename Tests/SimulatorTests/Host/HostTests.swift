import Lifecycle
import Simulator
import TestSupport
import Testing

/// Scenario format 7: the two presets and the reactions that replace them.
@Suite struct `The documented host` {
  @Test func `destroys on a runtime 401 and then shows the sign-in`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a")), .then(.revoke("T1")), .then(.request())],
      host: .documented())
    #expect(
      played.lines(fromFirst: .didRunInError) == [
        "didRunInError(401)", "> logoutAndDestroy", "> teardownBegan(host)", "> willDestroy",
        "> pageClosed(lb://page/a)", "> exitSdkPage", "> teardownFinished", "> note(sign-in)",
      ])
  }

  @Test func `shows the sign-in after a failed start, but not after 400`() {
    let failed = Played(
      [.then(.start)], server: .replies(.to(.launch, 403_201)), host: .documented())
    #expect(
      failed.lines(fromFirst: .startFailed) == [
        "startFailed(403201)", "> note(sign-in)", "teardownBegan(sdk)", "willDestroy",
        "teardownFinished",
      ])
    let refused = Played([.then(.start), .then(.start)], host: .documented())
    #expect(refused.callbacks.last == "90ms startFailed(400)")
    #expect(refused.notes == [])
  }

  @Test func `gives up at the resolver and ends signed out`() {
    let played = Played(
      [.then(.start)], server: .tokens(["T1": minutes(15)], .to(.renew, 401)),
      host: .documented())
    #expect(
      played.lines(fromFirst: .refreshTokenExpired) == [
        "refreshTokenExpired", "> resolve(1)", "resolverSettled(1 answered)",
        "timerCancelled(resolverWindow)", "sessionInvalidated(renewalFailed 401)",
        "didRunInError(401)", "> logoutAndDestroy", "> teardownBegan(host)", "> willDestroy",
        "> teardownFinished", "> note(sign-in)",
      ])
    #expect(played.run.finalState.status == .notStarted)
  }

  @Test func `starts nothing by itself`() {
    let played = Played([.then(.idle)], host: .documented())
    #expect(played.kinds == [])
  }
}

@Suite struct `The silent host` {
  @Test func `does nothing in any callback, and the resolver times out`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .then(.tapLink("broker://x")),
        .at(minutes(15), .destroy),
      ], server: .tokens(["T1": minutes(15)], .to(.renew, 401)),
      host: HostScript(preset: .silent, router: ["broker://"]))
    #expect(played.events(.note) == [])
    #expect(
      played.callbacks.suffix(5) == [
        "90ms canOpenURL(broker://x: false)", "14m90ms refreshTokenExpired",
        "14m30s90ms didRunInError(401)", "15m willDestroy", "15m exitSdkPage",
      ])
  }
}

@Suite struct `A reaction` {
  @Test func `replaces the preset for its callback, also where none of its conditions fits`() {
    let played = Played(
      [.then(.start)], server: .replies(.to(.launch, 401)),
      host: HostScript(
        preset: .documented,
        reactions: [.on(.startFailed, .note("mine")).when("code", "403")]))
    #expect(played.notes == [])
    #expect(played.run.unreachedReactions == [0])
  }

  @Test func `is the first that fits`() {
    let host = HostScript.silent(
      .on(.startFailed, .note("403")).when("code", "403"),
      .on(.startFailed, .note("401")).when("code", "401"), .on(.startFailed, .note("any")))
    let codes: [(Int32, String)] = [(401, "401"), (403, "403"), (403_201, "any")]
    for (code, note) in codes {
      let played = Played([.then(.start)], server: .replies(.to(.launch, code)), host: host)
      #expect(played.notes == [note])
    }
  }

  @Test(arguments: [
    ("code", "403201", true), ("code", "403", false), ("domain", "LBWhaleApp", true),
    ("domain", "lbwhaleapp", false), ("description", "key rejected", true),
    ("description", "key", false), ("url", "x", false),
  ])
  func `compares the arguments it names as text`(argument: String, text: String, fits: Bool) {
    let played = Played(
      [.then(.start)],
      server: .replies(.to(.launch, 403_201, message: "key rejected")),
      host: .silent(.on(.startFailed, .note("fits")).when(argument, text)))
    #expect(played.notes == (fits ? ["fits"] : []))
  }

  @Test func `needs all its conditions`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a")), .then(.push("broker://x"))],
      host: .silent(
        .on(.navigationCompleted, .note("failed")).when("succeeded", "false").when("code", "404")
          .when("url", "broker://x"),
        .on(.navigationCompleted, .note("both")).when("succeeded", "true").when("code", "404")))
    #expect(played.notes == ["failed"])
    #expect(played.run.unreachedReactions == [1])
  }

  @Test func `acts in order, each act wholly done before the next`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a"))],
      host: .silent(
        .on(
          .enterSdkPage, .read(.sdkStatus), .destroy, .read(.sdkStatus), .start, .read(.sdkStatus)
        ).when("none", "none"),
        .on(
          .enterSdkPage, .read(.sdkStatus), .destroy, .read(.sdkStatus), .read(.config))),
      end: .at(1000))
    #expect(
      played.reads == ["sdkStatus: Started", "sdkStatus: NotStarted", "config: none"])
  }
}
