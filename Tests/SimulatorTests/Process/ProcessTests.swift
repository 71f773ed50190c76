import Lifecycle
import Simulator
import TestSupport
import Testing

/// Ruling 6, D29, OC-45 with ruling 20: a process that ends, and the next one.
@Suite struct `A kill` {
  @Test func `calls nobody and leaves nothing of the session`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .then(.client(.coverWithHostPage)),
        .at(seconds(1), .push("lb://page/slow")), .at(seconds(1), .request()),
        .at(seconds(1), .start), .at(seconds(1), .host(.setUIDelegate(present: false))),
        .at(seconds(1), .app(.kill)),
      ], routes: [.slow("lb://page/slow", 400)], server: .tokens(["T1": minutes(15)]))
    #expect(played.lines(fromFirst: .processEnded) == ["processEnded"])
    let state = played.run.finalState
    #expect(state.status == .notStarted)
    #expect(state.session == 0)
    #expect(state.config == nil)
    #expect(state.credentials == nil)
    #expect(state.stack == [])
    #expect(state.navigations == [])
    #expect(state.inFlight == [])
    #expect(state.timers.count == 0)
    #expect(state.isProcessAlive == false)
    #expect(state.delegates.hasUIDelegate)
  }

  @Test(arguments: [
    [StepScript.then(.start), .at(10, .app(.kill))],
    [.then(.start), .then(.push("lb://page/a")), .at(100, .app(.suspend)), .at(200, .app(.kill))],
    [.at(0, .app(.kill))],
  ])
  func `lets the next process begin with nothing, and start`(before: [StepScript]) {
    let played = Played(
      before + [
        .at(300, .app(.launch)), .at(300, .read(.sdkStatus)), .at(300, .read(.config)),
        .at(300, .start), .then(.push("lb://page/a")),
      ])
    #expect(played.reads == ["sdkStatus: NotStarted", "config: none"])
    #expect(
      played.callbacks.suffix(3) == [
        "390ms didFinishLaunching", "390ms enterSdkPage",
        "390ms navigationCompleted(lb://page/a: ok)",
      ])
    #expect(played.run.finalState.isSuspended == false)
  }

  @Test func `keeps the count of sessions, pages and requests`() {
    let played = Played([
      .then(.start), .then(.push("lb://page/a")), .then(.app(.kill)), .then(.app(.launch)),
      .then(.start), .then(.push("lb://page/a")),
    ])
    #expect(played.run.finalState.session == 2)
    #expect(played.run.finalState.stack.compactMap { $0.page?.page } == [2])
    #expect(played.run.finalState.requestsMade == 2)
  }

  @Test func `keeps notes, and drops what a reaction had put off`() {
    let played = Played(
      [
        .then(.start), .at(100, .push("lb://page/a")), .at(seconds(2), .app(.kill)),
        .at(seconds(3), .app(.launch)),
      ],
      host: .silent(
        .on(.didFinishLaunching, after: seconds(1), .note("early"), .push("lb://page/b")),
        .on(.enterSdkPage, after: seconds(5), .note("late"))))
    #expect(played.notes == ["early"])
  }

  @Test func `while suspended drops what was held`() {
    let played = Played([
      .then(.start), .at(10, .app(.suspend)), .at(200, .app(.kill)), .at(300, .app(.launch)),
      .at(400, .app(.suspend)), .at(500, .app(.resume)),
    ])
    #expect(played.callbacks == [])
    #expect(played.events(.replyArrived) + played.events(.replyIgnored) == [])
  }

  @Test func `in the instant of an answer comes first, being a step`() {
    let played = Played([.then(.start), .at(90, .app(.kill))])
    #expect(played.callbacks == [])
  }
}

/// D29: what a reaction puts off.
@Suite struct `A delayed action` {
  @Test func `happens outside the callback, when the page is long there`() {
    let played = Played(
      [.then(.start)],
      host: .silent(.on(.didFinishLaunching, after: seconds(1), .push("lb://page/a"), .note("x"))))
    #expect(
      played.lines(fromFirst: .didFinishLaunching) == [
        "didFinishLaunching", "pushURL(lb://page/a)", "navigationBegan(lb://page/a)", "note(x)",
        "pageOpened(lb://page/a)", "enterSdkPage", "navigationCompleted(lb://page/a: ok)",
      ])
    #expect(played.events(.pushURL).map(\.at) == [1090])
    #expect(played.events(.note).map(\.depth) == [0])
  }

  @Test func `of no delay at all comes in a later turn of the instant`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a"))],
      host: .silent(.on(.enterSdkPage, after: 0, .note("after"))))
    #expect(
      played.lines(fromFirst: .enterSdkPage) == [
        "enterSdkPage", "navigationCompleted(lb://page/a: ok)", "note(after)",
      ])
  }

  @Test func `survives a destroy and acts on what it finds then`() {
    let played = Played(
      [.then(.start), .at(200, .destroy), .at(300, .start)],
      host: .silent(
        .on(.didFinishLaunching, after: 150, .push("lb://page/a"), .read(.sdkStatus))))
    #expect(
      played.callbacksInStatus == [
        "90ms didFinishLaunching in Started", "200ms willDestroy in IsDestroying",
        "240ms navigationCompleted(lb://page/a: 401) in NotStarted",
        "390ms didFinishLaunching in Started", "540ms enterSdkPage in Started",
        "540ms navigationCompleted(lb://page/a: ok) in Started",
      ])
    #expect(played.reads == ["sdkStatus: NotStarted", "sdkStatus: Started"])
  }

  @Test func `is waited for by an untimed step`() {
    let played = Played(
      [.then(.start), .then(.destroy)],
      host: .silent(.on(.didFinishLaunching, after: seconds(3), .note("late"))))
    #expect(played.callbacks == ["90ms didFinishLaunching", "3s90ms willDestroy"])
    #expect(played.notes == ["late"])
  }

  @Test func `and an immediate one keep the order of their list`() {
    let played = Played(
      [.then(.start)],
      host: HostScript(
        preset: .silent,
        reactions: [
          ReactionScript(
            callback: .didFinishLaunching,
            actions: [
              HostAction(.note("third"), after: 10), HostAction(.note("first")),
              HostAction(.note("fourth"), after: 10), HostAction(.note("second")),
            ])
        ]))
    #expect(played.notes == ["first", "second", "third", "fourth"])
  }

  @Test func `answers the resolver of its own callback, not a later one`() {
    let played = Played(
      [.then(.start)],
      accounts: [AccountScript(name: "A", resolverWindow: seconds(50))],
      server: .tokens(
        ["T1": seconds(20), "T9": seconds(20)], .to(.renew, 401), .to(.renew, 401)),
      host: HostScript(
        preset: .silent,
        reactions: [
          ReactionScript(
            callback: .refreshTokenExpired,
            actions: [
              HostAction(.resolve("T9", "R9"), after: seconds(1)),
              HostAction(.resolve("T8", "R8"), after: seconds(15)),
            ])
        ]), end: .at(seconds(33)))
    // Asked at 10.09 s and, T9 living from 11.18 s, again at 21.27 s.
    #expect(
      played.history(.resolverOpened, .resolve, .lateAnswer, .tokenDidChange) == [
        "10s90ms resolverOpened(1 until 1m90ms)", "11s90ms resolve(1)",
        "11s180ms tokenDidChange(T9)", "21s270ms resolverOpened(2 until 1m11s270ms)",
        // The second pair has the same token, so nobody hears of it (AMB-36).
        "22s270ms resolve(2)", "25s90ms resolve(1)", "25s90ms lateAnswer(1)",
        "32s450ms tokenDidChange(renewed#1)",
      ])
  }

  @Test func `whose result is checked tells what it got`() {
    let played = Played(
      [.then(.start)],
      host: HostScript(
        preset: .silent,
        reactions: [
          ReactionScript(
            callback: .didFinishLaunching,
            actions: [
              HostAction(.read(.sdkStatus), returns: "Started"),
              HostAction(.read(.config), returns: "none"),
              HostAction(.read(.sdkStatus), after: 10, returns: "Starting"),
            ])
        ]))
    #expect(
      played.run.wrongReturns.map { "\($0.expected), not \($0.actual)" } == [
        "none, not present", "Starting, not Started",
      ])
    #expect(played.run.wrongReturns.map(\.origin.action) == [1, 2])
  }
}
