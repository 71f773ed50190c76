import Lifecycle
import Simulator
import TestSupport
import Testing

/// Ruling 4, AUTH-11, AMB-20, AMB-22, D4, D11: renewals while Starting.
@Suite struct `A renewal during startup` {
  private static let expired = TokenScript(symbol: "T1", isExpired: true)

  @Test func `comes before the launch when the token is expired already`() {
    let played = Played([.then(.start)], server: ServerScript(tokens: [Self.expired]))
    #expect(
      played.lines(fromFirst: .start) == [
        "start", "startAccepted(A, session 1)", "credentialIssued(T1 R1 by start)",
        "renewalBegan(expiredAtStart)", "requestSent(renew R1)", "replyArrived(renew: 200)",
        "renewalSucceeded", "credentialIssued(renewed#1 refresh#1 by renewal)",
        "tokenDidChange(renewed#1)", "requestSent(launch renewed#1)", "replyArrived(launch: 200)",
        "launchSucceeded", "didFinishLaunching",
      ])
    #expect(
      played.callbacksInStatus == [
        "90ms tokenDidChange(renewed#1) in Starting", "180ms didFinishLaunching in Started",
      ])
  }

  @Test(arguments: [
    // Issued at 0 for 15 minutes: due at 14 m, expired at 15 m.
    (minutes(13), ["launch T1"], []), (minutes(14), ["launch T1", "renew R1"], ["dueAtStart"]),
    (minutes(15) - 1, ["launch T1", "renew R1"], ["dueAtStart"]),
    (minutes(15), ["renew R1", "launch renewed#1"], ["expiredAtStart"]),
  ])
  func `depends on the age of the token at the second start`(
    start: Milliseconds, sent: [String], causes: [String]
  ) {
    let played = Played(
      [.then(.start), .then(.destroy), .at(start, .start)],
      server: .tokens(["T1": minutes(15)], .to(.launch, 200), .to(.launch, 200, after: 0)),
      end: .at(start + 91))
    let second = played.run.records.filter { $0.session == 2 }
    let texts = played.history(.requestSent).suffix(sent.count)
    #expect(second.filter { $0.event.kind == .requestSent }.count == sent.count)
    #expect(texts.allSatisfy { text in sent.contains { text.hasSuffix("(\($0))") } })
    #expect(
      played.history(.renewalBegan).map { String($0.drop { $0 != "(" }.dropFirst().dropLast()) }
        == causes)
  }

  @Test func `that is merely due waits for didFinishLaunching and is its turn's last`() {
    let played = Played(
      [.then(.start), .then(.destroy), .at(minutes(14) + 1, .start)],
      server: .tokens(["T1": minutes(15)]), host: .silent(.on(.didFinishLaunching, .note("in"))),
      end: .at(minutes(15)))
    #expect(
      played.lines(fromFirst: .startAccepted).suffix(12)
        == [
          "credentialIssued(T1 R1 by start)", "requestSent(launch T1)", "replyArrived(launch: 200)",
          "launchSucceeded", "didFinishLaunching", "> note(in)", "renewalBegan(dueAtStart)",
          "requestSent(renew R1)", "replyArrived(renew: 200)", "renewalSucceeded",
          "credentialIssued(renewed#1 refresh#1 by renewal)", "timerArmed(renewal at 28m181ms)",
          "tokenDidChange(renewed#1)",
        ].suffix(12))
  }

  @Test func `by timer does not disturb a launch on the wire`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(["T1": minutes(15)], .to(.launch, 200, after: minutes(20))),
      end: .at(minutes(21)))
    #expect(
      played.callbacksInStatus == [
        "14m90ms tokenDidChange(renewed#1) in Starting", "20m didFinishLaunching in Started",
      ])
    #expect(
      played.history(.requestSent) == [
        "0s requestSent(launch T1)", "14m requestSent(renew R1)",
      ])
  }

  @Test(
    arguments: [
      (ReplyStatus.code(401), 401), (.code(403), 403), (.code(403_201), 403_201), (.malformed, 401),
    ] as [(ReplyStatus, Int32)])
  func `that is refused fails the start and asks no resolver`(status: ReplyStatus, code: Int32) {
    let played = Played(
      [.then(.start)],
      server: ServerScript(tokens: [Self.expired], replies: [.to(.renew, status)]))
    #expect(
      played.callbacksInStatus == [
        "90ms startFailed(\(code)) in Starting", "90ms willDestroy in IsDestroying",
      ])
    #expect(played.events(.resolverOpened) == [])
    #expect(played.history(.requestSent) == ["0s requestSent(renew R1)"])
  }

  @Test func `that is refused ends a launch on the wire, whose answer is ignored`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(15)], .to(.launch, 200, after: minutes(20)), .to(.renew, 401)))
    #expect(
      played.history(.startFailed, .willDestroy, .replyIgnored, .didFinishLaunching) == [
        "14m90ms startFailed(401)", "14m90ms willDestroy",
        "20m replyIgnored(launch: 200, session 1)",
      ])
  }

  @Test func `that fails for a while is tried again, and the launch follows`() {
    let played = Played(
      [.then(.start)],
      server: ServerScript(
        tokens: [Self.expired],
        replies: [.to(.renew, 503), .to(.renew, .timeout, after: 500), .renewal(gives: "T2")]))
    #expect(
      played.history(.requestSent, .tokenDidChange, .didFinishLaunching) == [
        "0s requestSent(renew R1)", "1s90ms requestSent(renew R1)", "3s590ms requestSent(renew R1)",
        "3s680ms tokenDidChange(T2)", "3s680ms requestSent(launch T2)",
        "3s770ms didFinishLaunching",
      ])
  }

  @Test func `fails the start when the refresh token expires before it succeeds`() {
    let played = Played(
      [.then(.offline), .then(.start)],
      server: ServerScript(
        tokens: [Self.expired, TokenScript(symbol: "R1", lifetime: seconds(3))]))
    #expect(played.callbacks == ["3s startFailed(401)", "3s willDestroy"])
    #expect(
      played.history(.requestSent) == [
        "0s requestSent(renew R1)", "1s90ms requestSent(renew R1)",
      ])
  }

  @Test func `ends with a destroy, and its answer is ignored`() {
    let played = Played(
      [.then(.start), .at(10, .destroy), .at(20, .start)],
      accounts: [AccountScript(name: "A")], server: ServerScript(tokens: [Self.expired]))
    #expect(
      played.history(.willDestroy, .replyIgnored, .tokenDidChange, .didFinishLaunching) == [
        "10ms willDestroy", "90ms replyIgnored(renew: 200, session 1)",
        "110ms tokenDidChange(renewed#2)", "200ms didFinishLaunching",
      ])
  }

  @Test func `sends the launch once, whatever the host does in tokenDidChange`() {
    let played = Played(
      [.then(.start)], server: ServerScript(tokens: [Self.expired]),
      host: .silent(.on(.tokenDidChange, .start, .push("lb://page/a"), .read(.sdkStatus))))
    #expect(
      played.callbacksInStatus == [
        "90ms tokenDidChange(renewed#1) in Starting", "90ms startFailed(400) in Starting",
        "90ms navigationCompleted(lb://page/a: 401) in Starting",
        "180ms didFinishLaunching in Started",
      ])
  }
}
