import Lifecycle
import Simulator
import TestSupport
import Testing

/// Ruling 4, D16, D17: a renewal that fails for a transient reason.
@Suite struct `A renewal that fails for a while` {
  @Test(arguments: [ReplyStatus.code(500), .code(503), .code(599), .offline, .timeout])
  func `is tried again after 1, 2, 4 … s, at most a minute`(status: ReplyStatus) {
    let replies = Array(repeating: ReplyScript.to(.renew, status, after: 90), count: 9)
    let played = Played(
      [.then(.start)],
      server: ServerScript(
        tokens: [TokenScript(symbol: "T1", lifetime: minutes(2))],
        replies: replies + [.renewal(gives: "T2")]), end: .at(minutes(10)))
    #expect(
      played.events(.renewalBegan).map(\.at) == [
        60_000, 61_090, 63_180, 67_270, 75_360, 91_450, 123_540, 183_630, 243_720, 303_810,
      ])
    #expect(
      played.history(.renewalBegan).prefix(2) == [
        "1m renewalBegan(timer)", "1m1s90ms renewalBegan(retry)",
      ])
    #expect(
      played.callbacks == ["90ms didFinishLaunching", "5m3s900ms tokenDidChange(T2)"])
    #expect(played.run.unusedReplies == [])
  }

  @Test func `starts anew with 1 s after a success`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(2)], .to(.renew, 500), .to(.renew, 500),
        .renewal(gives: "T2", lifetime: minutes(2)), .to(.renew, 500), .renewal(gives: "T3")),
      end: .at(minutes(10)))
    #expect(
      played.events(.renewalBegan).map(\.at) == [60_000, 61_090, 63_180, 123_270, 124_360])
  }

  @Test(
    arguments: [
      // The third failure is at 8.27 s; its retry would be at 12.27 s.
      (lifetime: 10_000, sends: [5000, 6090, 8180], refusedAt: "10s"),
      (12_270, [5000, 6090, 8180], "12s270ms"),
      // The refresh token expires while the last retry is on the wire.
      (12_271, [5000, 6090, 8180, 12_270], "12s360ms"),
      (8200, [5000, 6090, 8180], "8s270ms"),
    ] as [(lifetime: Milliseconds, sends: [Milliseconds], refusedAt: String)])
  func `counts as refused when the refresh token expires`(
    lifetime: Milliseconds, sends: [Milliseconds], refusedAt: String
  ) {
    let played = Played(
      [.then(.start), .at(seconds(1), .offline)],
      server: .tokens(["T1": seconds(10), "R1": lifetime]), end: .at(seconds(30)))
    #expect(played.events(.renewalBegan).map(\.at) == sends)
    #expect(
      played.history(.refreshTokenExpired, .didRunInError) == [
        "\(refusedAt) refreshTokenExpired"
      ])
    #expect(
      played.history(.renewalFailed).last
        == "\(refusedAt) renewalFailed(refresh token expired)")
  }

  @Test func `ends with the session`() {
    let played = Played(
      [.then(.start), .at(seconds(1), .offline), .at(seconds(6), .destroy)],
      server: .tokens(["T1": seconds(10)]), end: .at(seconds(60)))
    #expect(
      played.history(.requestSent, .timerArmed, .timerCancelled).suffix(3) == [
        "5s requestSent(renew R1)", "5s90ms timerArmed(renewalRetry at 6s90ms)",
        "6s timerCancelled(renewalRetry)",
      ])
    #expect(played.run.finalState.timers.count == 0)
  }

  @Test func `is not helped by the network's return until its retry is due`() {
    let played = Played(
      [.then(.start), .at(seconds(4), .offline), .at(seconds(5) + 100, .online)],
      server: .tokens(["T1": seconds(10)], .renewal(gives: "T2")), end: .at(seconds(20)))
    #expect(
      played.history(.renewalBegan, .networkBack, .tokenDidChange) == [
        "5s renewalBegan(timer)", "5s100ms networkBack", "6s90ms renewalBegan(retry)",
        "6s180ms tokenDidChange(T2)",
      ])
  }
}

/// AUTH-12, AUTH-13, D6: a renewal that the server refuses.
@Suite struct `A refused renewal` {
  @Test(arguments: [
    ReplyStatus.code(401), .code(403), .code(403_201), .malformed,
  ])
  func `asks the resolver, never tries again, and ends in 401`(status: ReplyStatus) {
    let played = Played(
      [.then(.start)], server: .tokens(["T1": minutes(15)], .to(.renew, status)),
      host: .documented(), end: .at(minutes(30)))
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "14m90ms refreshTokenExpired", "14m90ms didRunInError(401)",
        "14m90ms > willDestroy",
      ])
    #expect(played.events(.renewalBegan).count == 1)
  }

  @Test func `gives didRunInError its words and its code`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(15)], .to(.renew, 403_203, message: "session is over")),
      host: .documented(), end: .at(minutes(30)))
    #expect(played.descriptions == ["didRunInError: session is over"])
    guard case .callback(.didRunInError(let error), _) = played.events(.didRunInError).first?.event
    else {
      Issue.record("No didRunInError came.")
      return
    }
    #expect(error.serverCode == 403_203)
  }

  @Test func `comes when the refresh token is revoked, expired or both are`() {
    let revoked = Played(
      [.then(.start), .then(.revoke("R1"))], server: .tokens(["T1": minutes(15)]),
      end: .at(minutes(14) + 100))
    #expect(revoked.callbacks.last == "14m90ms refreshTokenExpired")
    let expired = Played(
      [.then(.start)], server: .tokens(["T1": minutes(15), "R1": minutes(14)]),
      end: .at(minutes(14) + 100))
    #expect(expired.callbacks.last == "14m90ms refreshTokenExpired")
    let alive = Played(
      [.then(.start)], server: .tokens(["T1": minutes(15), "R1": minutes(14) + 1]),
      end: .at(minutes(14) + 100))
    #expect(alive.callbacks.last == "14m90ms tokenDidChange(renewed#1)")
    let elsewhere = Played(
      [.then(.start), .then(.server(.signInElsewhere))], server: .tokens(["T1": minutes(15)]),
      end: .at(minutes(14) + 100))
    #expect(elsewhere.callbacks.last == "14m90ms refreshTokenExpired")
  }

  @Test func `comes although the token alone was revoked only if the refresh token was too`() {
    let played = Played(
      [.then(.start), .then(.revoke("T1"))], server: .tokens(["T1": minutes(15)]),
      end: .at(minutes(14) + 100))
    #expect(played.callbacks.last == "14m90ms tokenDidChange(renewed#1)")
  }
}
