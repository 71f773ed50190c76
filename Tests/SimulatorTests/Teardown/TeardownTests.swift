import Lifecycle
import Simulator
import TestSupport
import Testing

/// "Default teardown sequence", OC-33…41, AMB-47…60.
@Suite struct `A teardown` {
  @Test func `goes through its steps in one instant: timers, willDestroy, completions, pages, end`()
  {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .then(.present("lb://page/b")),
        .then(.client(.coverWithHostPage)), .at(seconds(1), .push("lb://page/slow")),
        .at(seconds(1), .pushQuietly("lb://page/slow")),
        .at(seconds(1), .present("lb://page/late")),
        .at(seconds(1) + 100, .destroy), .at(seconds(1) + 100, .read(.sdkStatus)),
      ],
      routes: [.slow("lb://page/slow", 400), .slow("lb://page/late", 900)],
      server: .tokens(["T1": minutes(15)]))
    #expect(
      played.lines(fromFirst: .logoutAndDestroy) == [
        "logoutAndDestroy", "teardownBegan(host)", "timerCancelled(renewal)", "willDestroy",
        "navigationFailed(lb://page/slow: 401)", "navigationCompleted(lb://page/slow: 401)",
        "navigationFailed(lb://page/slow: 401)", "navigationFailed(lb://page/late: 401)",
        "navigationCompleted(lb://page/late: 401)", "pageClosed(lb://page/b)",
        "pageClosed(lb://page/a)", "exitSdkPage", "teardownFinished",
        "read(sdkStatus: NotStarted)",
      ])
    #expect(
      played.callbacksInStatus.suffix(4) == [
        "1s100ms willDestroy in IsDestroying",
        "1s100ms navigationCompleted(lb://page/slow: 401) in IsDestroying",
        "1s100ms navigationCompleted(lb://page/late: 401) in IsDestroying",
        "1s100ms exitSdkPage in IsDestroying",
      ])
    #expect(played.run.finalState.config == nil)
    #expect(played.run.finalState.credentials == nil)
    #expect(played.run.finalState.navigations == [])
    // A page of the host is not the SDK's to close (D25).
    #expect(played.run.finalState.stack == [.hostPage])
  }

  @Test func `without pages gives no exitSdkPage`() {
    let played = Played([.then(.start), .then(.destroy)])
    #expect(played.callbacks == ["90ms didFinishLaunching", "90ms willDestroy"])
  }

  /// The page is not loading any more, so the untimed start does not wait for it (D1).
  @Test func `with a page still loading gives no exitSdkPage either, and no page comes later`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/slow")), .after(10, .destroy), .then(.start)],
      routes: [.slow("lb://page/slow", 400)])
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "100ms willDestroy",
        "100ms navigationCompleted(lb://page/slow: 401)", "190ms didFinishLaunching",
      ])
    #expect(played.events(.pageOpened) == [])
  }

  @Test func `completes in the order of the calls, not of the loads`() {
    let played = Played(
      [
        .then(.start), .at(100, .push("lb://page/slow")), .at(100, .push("lb://page/a")),
        .at(100, .push("broker://x")), .at(100, .push("")), .at(100, .destroy),
      ], routes: [.slow("lb://page/slow", 400)])
    #expect(
      played.callbacks.dropFirst(2) == [
        "100ms navigationCompleted(lb://page/slow: 401)",
        "100ms navigationCompleted(lb://page/a: 401)",
        "100ms navigationCompleted(broker://x: 401)", "100ms navigationCompleted(: 401)",
      ])
  }

  @Test func `inside enterSdkPage completes the opened page's call with NO`() {
    let played = Played(
      [.then(.start), .at(100, .push("lb://page/a")), .at(100, .push("lb://page/b"))],
      host: .silent(.on(.enterSdkPage, .destroy)))
    #expect(
      played.lines(fromFirst: .pageOpened) == [
        "pageOpened(lb://page/a)", "enterSdkPage", "> logoutAndDestroy", "> teardownBegan(host)",
        "> willDestroy", "> navigationFailed(lb://page/a: 401)",
        "> navigationCompleted(lb://page/a: 401)", "> navigationFailed(lb://page/b: 401)",
        "> navigationCompleted(lb://page/b: 401)", "> pageClosed(lb://page/a)", "> exitSdkPage",
        "> teardownFinished",
      ])
  }

  @Test func `offline is no different`() {
    let played = Played([.then(.start), .then(.offline), .then(.destroy)])
    #expect(
      played.lines(fromFirst: .logoutAndDestroy) == [
        "logoutAndDestroy", "teardownBegan(host)", "willDestroy", "teardownFinished",
      ])
  }

  @Test func `goes on when nobody hears willDestroy`() {
    let omitted = Played(
      [.then(.start), .then(.push("lb://page/a")), .then(.destroy)],
      host: .silent(omits: [.willDestroy]))
    #expect(
      omitted.lines(fromFirst: .teardownBegan) == [
        "teardownBegan(host)", "callbackSuppressed(willDestroy: notImplemented)",
        "pageClosed(lb://page/a)", "exitSdkPage", "teardownFinished",
      ])
    let alone = Played([
      .then(.start), .then(.push("lb://page/a")), .then(.host(.releaseDelegate)),
      .then(.host(.setUIDelegate(present: false))), .then(.destroy),
    ])
    #expect(
      alone.lines(fromFirst: .teardownBegan) == [
        "teardownBegan(host)", "callbackSuppressed(willDestroy: delegateReleased)",
        "pageClosed(lb://page/a)", "callbackSuppressed(exitSdkPage: noDelegate)",
        "teardownFinished",
      ])
  }

  @Test func `may lose its delegate in the middle`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a")), .then(.destroy)],
      host: .silent(.on(.willDestroy, .call(.setUIDelegate(present: false)))))
    #expect(
      played.lines(fromFirst: .willDestroy) == [
        "willDestroy", "> setUIDelegate", "pageClosed(lb://page/a)",
        "callbackSuppressed(exitSdkPage: noDelegate)", "teardownFinished",
      ])
  }

  @Test func `a second and a third time does nothing`() {
    let played = Played([.then(.start), .at(100, .destroy), .at(100, .destroy), .at(200, .destroy)])
    #expect(
      played.history(.teardownBegan, .callIgnored) == [
        "100ms teardownBegan(host)", "100ms callIgnored(logoutAndDestroy: NotStarted)",
        "200ms callIgnored(logoutAndDestroy: NotStarted)",
      ])
  }
}

/// AMB-14: a destroy while Starting cancels the start.
@Suite struct `A cancelled start` {
  @Test func `gives willDestroy and neither outcome`() {
    let played = Played([.then(.start), .at(10, .destroy)])
    #expect(played.callbacksInStatus == ["10ms willDestroy in IsDestroying"])
    #expect(
      played.lines(fromFirst: .logoutAndDestroy) == [
        "logoutAndDestroy", "teardownBegan(host)", "willDestroy", "teardownFinished",
        "replyIgnored(launch: 200, session 1)",
      ])
  }

  @Test(arguments: [200, 401, 403_201, 500] as [Int32])
  func `ignores the answer that comes to it, whatever it says`(code: Int32) {
    let played = Played(
      [.then(.start), .at(seconds(2), .destroy), .at(seconds(3), .start)],
      server: .replies(.to(.launch, code, after: seconds(5)), .to(.launch, 200, after: 1000)))
    #expect(
      played.history(.willDestroy, .didFinishLaunching, .replyIgnored, .startFailed) == [
        "2s willDestroy", "4s didFinishLaunching", "5s replyIgnored(launch: \(code), session 1)",
      ])
    #expect(played.run.finalState.session == 2)
  }

  @Test func `in the instant of its answer is cancelled by a step and not by a host action`() {
    let byStep = Played([.then(.start), .at(90, .destroy)])
    #expect(byStep.callbacks == ["90ms willDestroy"])
    let byHost = Played(
      [.at(0, .push("lb://page/a")), .at(0, .start)],
      host: .silent(.on(.navigationCompleted, after: 90, .destroy)))
    #expect(byHost.callbacks.suffix(2) == ["90ms didFinishLaunching", "90ms willDestroy"])
  }
}

/// Ruling 2: answers to an ended session.
@Suite struct `A late answer` {
  @Test func `is logged with the session that asked, and changes nothing of the next`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .at(minutes(14) + 10, .request("a")),
        .at(minutes(14) + 20, .destroy), .at(minutes(14) + 30, .start("B")),
        .at(minutes(14) + 40, .destroy), .at(minutes(14) + 50, .start("B")),
      ],
      accounts: [
        AccountScript(name: "A"), AccountScript(name: "B", token: "T2", refreshToken: "R2"),
      ], server: .tokens(["T1": minutes(15)]), end: .at(minutes(20)))
    #expect(
      played.history(.replyIgnored, .replyArrived, .tokenDidChange).suffix(4) == [
        "14m90ms replyIgnored(renew: 200, session 1)",
        "14m100ms replyIgnored(request: 200, session 1)",
        "14m120ms replyIgnored(launch: 200, session 2)", "14m140ms replyArrived(launch: 200)",
      ])
    #expect(played.run.finalState.token.map { played.run.symbols[$0.symbol] } == "T2")
    #expect(played.run.finalState.inFlight == [])
  }

  @Test func `does not come to a process that ended`() {
    let played = Played([
      .then(.start), .at(10, .app(.kill)), .at(20, .app(.launch)), .at(30, .start),
    ])
    #expect(played.events(.replyIgnored) == [])
    #expect(played.callbacks == ["120ms didFinishLaunching"])
    #expect(played.run.finalState.session == 2)
  }
}
