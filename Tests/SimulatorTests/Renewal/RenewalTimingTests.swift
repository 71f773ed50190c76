import Lifecycle
import Simulator
import TestSupport
import Testing

/// Ruling 4, D4, D7, AUTH-1…6: when a token is renewed.
@Suite struct `A renewal by timer` {
  @Test(
    arguments: [
      (lifetime: 900_000, due: 840_000, text: "14m"), (61_000, 1000, "1s"), (60_500, 500, "500ms"),
      // At most renewBefore: half the lifetime, 1 s after the issue at the earliest.
      (60_000, 30_000, "30s"), (10_000, 5000, "5s"), (2000, 1000, "1s"), (1500, 1000, "1s"),
      (1000, 1000, "1s"), (500, 1000, "1s"),
    ] as [(lifetime: Milliseconds, due: Milliseconds, text: String)])
  func `comes a minute before the expiry, or at half of a short life`(
    lifetime: Milliseconds, due: Milliseconds, text: String
  ) {
    let played = Played(
      [.then(.start)], server: .tokens(["T1": lifetime], .to(.launch, 200, after: 1)),
      end: .at(due + 1))
    #expect(
      played.lines(fromFirst: .start) == [
        "start", "startAccepted(A, session 1)", "credentialIssued(T1 R1 by start)",
        "timerArmed(renewal at \(text))", "requestSent(launch T1)",
        "replyArrived(launch: 200)", "launchSucceeded", "didFinishLaunching",
        "timerFired(renewal)", "renewalBegan(timer)", "requestSent(renew R1)",
      ])
    #expect(played.events(.renewalBegan).map(\.at) == [due])
  }

  @Test func `never comes for a token without a lifetime`() {
    let played = Played([.then(.start)])
    #expect(played.events(.timerArmed) == [])
    #expect(played.callbacks == ["90ms didFinishLaunching"])
  }

  @Test func `arms the next timer, then tells the host, then goes on`() {
    let played = Played(
      [.then(.start)], server: .tokens(["T1": minutes(15)]), end: .at(minutes(15)))
    #expect(
      played.lines(fromFirst: .timerFired) == [
        "timerFired(renewal)", "renewalBegan(timer)", "requestSent(renew R1)",
        "replyArrived(renew: 200)", "renewalSucceeded",
        "credentialIssued(renewed#1 refresh#1 by renewal)", "timerArmed(renewal at 28m90ms)",
        "tokenDidChange(renewed#1)",
      ])
    #expect(played.run.finalState.token?.issuedAt == minutes(14) + 90)
  }

  @Test func `counts from the issue, not from the start of a later session`() {
    let played = Played(
      [.then(.start), .then(.destroy), .at(minutes(5), .start)],
      server: .tokens(["T1": minutes(15)]), end: .at(minutes(15)))
    #expect(
      played.history(.timerArmed, .timerCancelled, .renewalBegan) == [
        "0s timerArmed(renewal at 14m)", "90ms timerCancelled(renewal)",
        "5m timerArmed(renewal at 14m)", "14m renewalBegan(timer)",
        "14m90ms timerArmed(renewal at 28m90ms)",
      ])
  }

  @Test func `takes the lifetime that the reply or the token's entry gives`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(15), "T3": minutes(2)],
        .renewal(gives: "T2", "R2", lifetime: minutes(10)), .renewal(gives: "T3"),
        .renewal(gives: "T4", "R4")), end: .at(minutes(60)))
    #expect(
      played.history(.requestSent, .timerArmed, .tokenDidChange) == [
        "0s timerArmed(renewal at 14m)", "0s requestSent(launch T1)", "14m requestSent(renew R1)",
        "14m90ms timerArmed(renewal at 23m90ms)", "14m90ms tokenDidChange(T2)",
        "23m90ms requestSent(renew R2)", "23m180ms timerArmed(renewal at 24m180ms)",
        // A reply that gives a token alone keeps the refresh token (D7).
        "23m180ms tokenDidChange(T3)", "24m180ms requestSent(renew R2)",
        "24m270ms tokenDidChange(T4)",
      ])
  }

  @Test func `counts a slow answer's token from its arrival`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(15)], .renewal(gives: "T2", lifetime: minutes(2), after: seconds(30))),
      end: .at(minutes(15)))
    #expect(
      played.history(.timerArmed).last == "14m30s timerArmed(renewal at 15m30s)")
  }

  @Test func `that gives the same token again says nothing to the host and goes on renewing`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(15)], .renewal(gives: "T1", "R2"), .renewal(gives: "T1", "R3")),
      end: .at(minutes(30)))
    #expect(
      played.history(.renewalSucceeded, .credentialIssued, .tokenDidChange) == [
        "0s credentialIssued(T1 R1 by start)", "14m90ms renewalSucceeded",
        "14m90ms credentialIssued(T1 R2 by renewal)", "28m180ms renewalSucceeded",
        "28m180ms credentialIssued(T1 R3 by renewal)",
      ])
  }

  @Test func `is told to nobody when the delegate is gone, and counts all the same`() {
    let played = Played(
      [.then(.start), .then(.host(.releaseDelegate))], server: .tokens(["T1": minutes(15)]),
      end: .at(minutes(15)))
    #expect(
      played.history(.callbackSuppressed, .tokenDidChange) == [
        "14m90ms callbackSuppressed(tokenDidChange: delegateReleased)"
      ])
    #expect(played.run.finalState.token.map { played.run.symbols[$0.symbol] } == "renewed#1")
  }
}

/// Rulings 3 and 4: the first use after the expiry.
@Suite struct `A request that carries an expired token` {
  /// Ten seconds of life, and no network from the first renewal on until `online`.
  private func play(
    online: Milliseconds, _ steps: [StepScript], end: Milliseconds, _ replies: ReplyScript...
  ) -> Played {
    var all: [StepScript] = [
      .then(.start), .then(.push("lb://page/main")), .at(seconds(4), .offline),
    ]
    var added = steps
    added.append(.at(online, .online))
    added.sort { left, right in time(left) < time(right) }
    all += added
    return Played(
      all,
      server: ServerScript(
        tokens: [TokenScript(symbol: "T1", lifetime: seconds(10))], replies: replies),
      end: .at(end))
  }

  private func time(_ step: StepScript) -> Milliseconds {
    guard case .at(let instant) = step.time else { return 0 }
    return instant
  }

  @Test func `renews before the timer does, when it comes first`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/main")), .at(700, .request())],
      server: .tokens(["T1": 500], .renewal(gives: "T2")))
    #expect(
      played.lines(fromFirst: .request) == [
        "request", "requestDeferred(quotes/list)", "timerCancelled(renewal)",
        "renewalBegan(expiredAtUse)", "requestSent(renew R1)", "replyArrived(renew: 200)",
        "renewalSucceeded", "credentialIssued(T2 R1 by renewal)", "tokenDidChange(T2)",
        "requestSent(request quotes/list T2)", "replyArrived(request: 200)",
      ])
  }

  @Test func `renews at once in place of the retry, then goes out once with the new token`() {
    let played = play(
      online: seconds(10), [.at(seconds(11), .request())], end: seconds(12),
      .renewal(gives: "T2"))
    // Failures at 5.09, 6.18 and 8.27 s; the next retry would be at 12.27 s.
    #expect(
      Array(played.lines(fromFirst: .request)) == [
        "request", "requestDeferred(quotes/list)", "timerCancelled(renewalRetry)",
        "renewalBegan(expiredAtUse)", "requestSent(renew R1)", "replyArrived(renew: 200)",
        "renewalSucceeded", "credentialIssued(T2 R1 by renewal)", "tokenDidChange(T2)",
        "requestSent(request quotes/list T2)", "replyArrived(request: 200)",
      ])
  }

  @Test func `counts the back-off on when it fails too`() {
    let played = play(
      online: seconds(30), [.at(seconds(11), .request())], end: seconds(40),
      .renewal(gives: "T2"))
    #expect(
      played.history(.requestSent, .tokenDidChange, .didRunInError) == [
        "0s requestSent(launch T1)", "5s requestSent(renew R1)", "6s90ms requestSent(renew R1)",
        "8s180ms requestSent(renew R1)", "11s requestSent(renew R1)",
        // The fourth failure waits 8 s, the fifth 16 s.
        "19s90ms requestSent(renew R1)", "35s180ms requestSent(renew R1)",
        "35s270ms tokenDidChange(T2)", "35s270ms requestSent(request quotes/list T2)",
      ])
  }

  @Test func `joins the renewal in flight, and all that joined go out as they came`() {
    let played = play(
      online: seconds(10),
      [
        .at(seconds(11), .request("a")), .at(seconds(11), .request("b")),
        .at(seconds(11) + 50, .request("c")),
      ], end: seconds(20), .renewal(gives: "T2"))
    #expect(
      played.history(.requestDeferred, .renewalBegan, .requestSent).suffix(8) == [
        "11s requestDeferred(a)", "11s renewalBegan(expiredAtUse)", "11s requestSent(renew R1)",
        "11s requestDeferred(b)", "11s50ms requestDeferred(c)",
        "11s90ms requestSent(request a T2)", "11s90ms requestSent(request b T2)",
        "11s90ms requestSent(request c T2)",
      ])
  }

  @Test func `does not wait while the token still lives, whatever the renewal does`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/main")), .at(seconds(5) + 10, .request())],
      server: .tokens(["T1": seconds(10)]), end: .at(seconds(6)))
    #expect(played.events(.requestDeferred) == [])
    #expect(
      played.history(.requestSent).suffix(2) == [
        "5s requestSent(renew R1)", "5s10ms requestSent(request quotes/list T1)",
      ])
  }

  @Test func `is dropped without a word when the renewal is refused and nobody helps`() {
    let played = play(
      online: seconds(10), [.at(seconds(11), .request())], end: seconds(60), .to(.renew, 401))
    #expect(
      played.history(
        .requestDeferred, .requestDropped, .requestSent, .refreshTokenExpired, .didRunInError
      ).suffix(5) == [
        "11s requestDeferred(quotes/list)", "11s requestSent(renew R1)",
        "11s90ms refreshTokenExpired", "41s90ms requestDropped(quotes/list)",
        "41s90ms didRunInError(401)",
      ])
  }

  @Test func `uses up no reply of its own by joining`() {
    let played = play(
      online: seconds(10), [.at(seconds(11), .request()), .at(seconds(11), .request("b"))],
      end: seconds(20), .renewal(gives: "T2"), .renewal(gives: "T3"))
    #expect(played.run.unusedReplies == [1])
  }
}
