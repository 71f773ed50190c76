import Lifecycle
import Simulator
import TestSupport
import Testing

/// Ruling 5, D2, D7, D9: a suspended app.
@Suite struct `A suspended app` {
  @Test func `runs what fell due at resume, in due order`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .at(1000, .push("lb://page/slow")),
        .at(1000, .request("r")), .at(1010, .app(.suspend)), .at(5000, .app(.resume)),
      ], routes: [.slow("lb://page/slow", 50)],
      host: .silent(.on(.enterSdkPage, after: 930, .note("delayed"))))
    // Due: the note at 1020, the page at 1050, the answer at 1090.
    #expect(
      played.history(.appSuspended, .appResumed, .note, .pageOpened, .replyArrived).suffix(5) == [
        "1s10ms appSuspended", "5s appResumed", "5s note(delayed)", "5s pageOpened(lb://page/slow)",
        "5s replyArrived(request: 200)",
      ])
    #expect(played.callbacks.last == "5s navigationCompleted(lb://page/slow: ok)")
  }

  @Test func `runs what fell due before what is due at the resume itself`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .at(1000, .push("lb://page/late")),
        .at(1001, .push("lb://page/slow")), .at(1010, .app(.suspend)), .at(5000, .app(.resume)),
      ], routes: [.slow("lb://page/late", 4000), .slow("lb://page/slow", 400)])
    #expect(
      played.callbacks.suffix(2) == [
        "5s navigationCompleted(lb://page/slow: ok)", "5s navigationCompleted(lb://page/late: ok)",
      ])
  }

  @Test func `runs deadlines before everything else that waited`() {
    // The host's answer was due at 10 s of the window, which ended at 30 s.
    let played = Refused.play(
      [
        .at(minutes(14) + seconds(1), .app(.suspend)),
        .at(minutes(14) + seconds(40), .app(.resume)),
      ], host: .silent(.on(.refreshTokenExpired, after: seconds(10), .resolve("T9", "R9"))))
    #expect(
      played.lines(fromFirst: .appResumed) == [
        "appResumed", "timerFired(resolverWindow)", "resolverSettled(1 timedOut)",
        "sessionInvalidated(renewalFailed 401)", "didRunInError(401)", "resolve(1)",
        "lateAnswer(1)",
      ])
  }

  @Test func `that resumes within the window still answers in time`() {
    let played = Refused.play(
      [
        .at(minutes(14) + seconds(1), .app(.suspend)),
        .at(minutes(14) + seconds(20), .app(.resume)),
      ], host: .silent(.on(.refreshTokenExpired, after: seconds(10), .resolve("T9", "R9"))))
    #expect(played.callbacks.last == "14m20s90ms tokenDidChange(T9)")
  }

  @Test func `that resumes in the instant of the deadline is late`() {
    let deadline = Refused.asked + seconds(30)
    let played = Refused.play(
      [.at(minutes(14) + seconds(1), .app(.suspend)), .at(deadline, .app(.resume))],
      host: .silent(.on(.refreshTokenExpired, after: seconds(10), .resolve("T9", "R9"))))
    #expect(
      played.lines(fromFirst: .timerFired).suffix(4) == [
        "sessionInvalidated(renewalFailed 401)", "didRunInError(401)", "resolve(1)",
        "lateAnswer(1)",
      ])
  }

  @Test func `lets no untimed step wait for what is held`() {
    let played = Played([
      .then(.start), .at(10, .app(.suspend)), .at(200, .idle), .then(.app(.resume)),
      .then(.push("lb://page/a")),
    ])
    #expect(played.run.steps.map(\.at) == [0, 10, 200, 200, 200])
    #expect(
      played.callbacks == [
        "200ms didFinishLaunching", "200ms enterSdkPage",
        "200ms navigationCompleted(lb://page/a: ok)",
      ])
  }

  @Test func `lets a wait run on`() {
    let played = Played([
      .then(.start), .then(.app(.suspend)), .then(.wait(seconds(5))), .then(.app(.resume)),
      .then(.wait(seconds(1))), .then(.app(.kill)), .then(.wait(seconds(2))), .then(.app(.launch)),
    ])
    #expect(played.run.steps.map(\.at) == [0, 90, 90, 5090, 5090, 6090, 6090, 8090])
  }

  @Test func `has its token renewed at resume, with the expiry counted by the clock`() {
    let played = Played(
      [
        .then(.start), .at(minutes(1), .app(.suspend)), .at(minutes(20), .app(.resume)),
      ], server: .tokens(["T1": minutes(15)]), end: .at(minutes(40)))
    #expect(
      played.history(.timerFired, .renewalBegan, .tokenDidChange) == [
        "20m timerFired(renewal)", "20m renewalBegan(timer)", "20m90ms tokenDidChange(renewed#1)",
        "34m90ms timerFired(renewal)", "34m90ms renewalBegan(timer)",
        "34m180ms tokenDidChange(renewed#2)",
      ])
  }

  @Test func `has the first request after resume wait for the renewal it causes`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .at(minutes(1), .app(.suspend)),
        .at(minutes(20), .app(.resume)), .at(minutes(20), .request()),
      ], server: .tokens(["T1": minutes(15)]), end: .at(minutes(21)))
    #expect(
      played.lines(fromFirst: .appResumed) == [
        "appResumed", "request", "requestDeferred(quotes/list)", "timerCancelled(renewal)",
        "renewalBegan(expiredAtUse)", "requestSent(renew R1)", "replyArrived(renew: 200)",
        "renewalSucceeded", "credentialIssued(renewed#1 refresh#1 by renewal)",
        "timerArmed(renewal at 34m90ms)", "tokenDidChange(renewed#1)",
        "requestSent(request quotes/list renewed#1)", "replyArrived(request: 200)",
      ])
  }

  @Test func `gets a token issued at its reply's due, and renews it by that age`() {
    // The renewal of 14 m is answered at 14m90ms and taken at 18 m.
    let played = Played(
      [
        .then(.start), .at(minutes(14) + 1, .app(.suspend)), .at(minutes(18), .app(.resume)),
      ],
      server: .tokens(["T1": minutes(15)], .renewal(gives: "T2", lifetime: minutes(10))),
      end: .at(minutes(20)))
    #expect(
      played.history(.tokenDidChange, .timerArmed).suffix(2) == [
        "18m timerArmed(renewal at 23m90ms)", "18m tokenDidChange(T2)",
      ])
  }

  @Test func `renews at once a token that is due when it is taken`() {
    let played = Played(
      [
        .then(.start), .at(minutes(14) + 1, .app(.suspend)),
        .at(minutes(18) + seconds(30), .app(.resume)),
      ],
      server: .tokens(
        ["T1": minutes(15)], .renewal(gives: "T2", lifetime: minutes(5)), .renewal(gives: "T3")),
      end: .at(minutes(20)))
    #expect(
      played.history(.renewalBegan, .tokenDidChange) == [
        "14m renewalBegan(timer)", "18m30s tokenDidChange(T2)", "18m30s renewalBegan(timer)",
        "18m30s90ms tokenDidChange(T3)",
      ])
  }

  @Test func `lets a waiting request wait again when the new token has expired on arrival`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .at(seconds(4), .offline),
        .at(seconds(11), .online), .at(seconds(11), .request()), .at(seconds(11), .app(.suspend)),
        .at(minutes(2), .app(.resume)),
      ],
      server: .tokens(
        ["T1": seconds(10)], .renewal(gives: "T2", lifetime: seconds(30)), .renewal(gives: "T3")),
      end: .at(minutes(3)))
    #expect(
      played.history(.requestSent, .tokenDidChange, .didRunInError).suffix(4) == [
        "2m tokenDidChange(T2)", "2m requestSent(renew R1)", "2m90ms tokenDidChange(T3)",
        "2m90ms requestSent(request quotes/list T3)",
      ])
  }

  @Test func `has its retries wait for resume, one at a time`() {
    let played = Played(
      [
        .then(.offline), .then(.start), .at(100, .app(.suspend)), .at(seconds(100), .online),
        .at(seconds(200), .app(.resume)),
      ])
    #expect(
      played.history(.requestSent, .replyArrived, .didFinishLaunching) == [
        "0s requestSent(launch T1)", "90ms replyArrived(launch: offline)",
        "3m20s requestSent(launch T1)", "3m20s90ms replyArrived(launch: 200)",
        "3m20s90ms didFinishLaunching",
      ])
  }

  @Test func `counts as refused a renewal whose refresh token expired meanwhile`() {
    let played = Played(
      [
        .then(.start), .at(seconds(4), .offline), .at(seconds(6), .app(.suspend)),
        .at(seconds(60), .online), .at(seconds(90), .app(.resume)),
      ], server: .tokens(["T1": seconds(10), "R1": seconds(20)]), end: .at(seconds(100)))
    #expect(
      played.history(.renewalBegan, .refreshTokenExpired) == [
        "5s renewalBegan(timer)", "1m30s refreshTokenExpired",
      ])
  }

  @Test func `hears of the server only later, and network steps still happen`() {
    let played = Played([
      .then(.start), .then(.push("lb://page/a")), .then(.app(.suspend)), .then(.revoke("T1")),
      .then(.server(.signInElsewhere)), .then(.offline), .then(.online), .then(.app(.resume)),
      .then(.request()),
    ])
    #expect(played.callbacks.last == "180ms didRunInError(401)")
  }

  @Test func `twice in a row keeps the order of the first time`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .at(1000, .push("lb://page/slow")),
        .at(1000, .push("lb://page/slower")), .at(1100, .app(.suspend)), .at(2000, .app(.resume)),
        .at(2000, .app(.suspend)), .at(3000, .app(.resume)),
      ], routes: [.slow("lb://page/slow", 400), .slow("lb://page/slower", 300)])
    #expect(
      played.callbacks.suffix(2) == [
        "3s navigationCompleted(lb://page/slower: ok)",
        "3s navigationCompleted(lb://page/slow: ok)",
      ])
  }
}

/// AMB-116, PAGE-6: the background is not a suspension.
@Suite struct `The background` {
  @Test func `changes nothing of what runs`() {
    let played = Played(
      [
        .then(.start), .at(10, .app(.background)), .then(.push("lb://page/a")),
        .at(minutes(16), .app(.foreground)),
      ], server: .tokens(["T1": minutes(15)]), end: .at(minutes(17)))
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "90ms enterSdkPage", "90ms navigationCompleted(lb://page/a: ok)",
        "14m90ms tokenDidChange(renewed#1)",
      ])
  }
}
