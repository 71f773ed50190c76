import Lifecycle
import Simulator
import TestSupport
import Testing

/// A session whose renewal at 14 m is refused at 14m90ms, when the resolver is asked.
enum Refused {
  static let asked: Milliseconds = minutes(14) + 90

  static func play(
    _ steps: [StepScript] = [], host: HostScript = .silent(), window: Milliseconds = 30_000,
    expired: Milliseconds = minutes(15), replies: [ReplyScript] = [],
    end: Milliseconds = minutes(16), location: SourceLocation = #_sourceLocation
  ) -> Played {
    Played(
      [.then(.start), .then(.push("lb://page/main"))] + steps,
      accounts: [AccountScript(name: "A", resolverWindow: window)],
      server: ServerScript(
        tokens: [TokenScript(symbol: "T1", lifetime: expired)],
        replies: [.to(.renew, 401, message: "expired")] + replies), host: host, end: .at(end),
      location: location)
  }

  /// The events from the failed renewal on.
  static func lines(_ played: Played) -> [String] {
    played.lines(fromFirst: .renewalFailed)
  }
}

/// AUTH-12…22, AMB-23…37: the resolver and its answers.
@Suite struct `The resolver` {
  private static let opening = [
    "renewalFailed(401)", "resolverOpened(1 until 14m30s90ms)",
    "timerArmed(resolverWindow at 14m30s90ms)", "refreshTokenExpired",
  ]
  private static let invalidated = [
    "sessionInvalidated(renewalFailed 401)", "didRunInError(401)",
  ]

  @Test func `ends in 401 when no answer comes in time`() {
    let played = Refused.play()
    #expect(
      Refused.lines(played) == Self.opening
        + ["timerFired(resolverWindow)", "resolverSettled(1 timedOut)"] + Self.invalidated)
    #expect(played.callbacks.last == "14m30s90ms didRunInError(401)")
    #expect(played.descriptions == ["didRunInError: expired"])
    #expect(played.run.finalState.resolver.phase == .timedOut)
    #expect(played.run.finalState.status == .started)
  }

  @Test(
    arguments: [
      (nil, nil), ("T9", nil), (nil, "R9"), ("", ""), ("T9", ""), ("", "R9"),
    ] as [(String?, String?)])
  func `takes anything but a pair for none, in the turn after the callback`(
    token: String?, refreshToken: String?
  ) {
    let played = Refused.play(
      host: .silent(
        .on(.refreshTokenExpired, .resolve(token, refreshToken), .note("still inside"))))
    #expect(
      Refused.lines(played) == Self.opening + [
        "> resolve(1)", "> note(still inside)", "resolverSettled(1 answered)",
        "timerCancelled(resolverWindow)",
      ] + Self.invalidated)
    #expect(played.callbacks.last == "14m90ms didRunInError(401)")
    #expect(played.run.finalState.resolver.phase == .answered)
  }

  @Test func `has its pair verified and goes on with it`() {
    let played = Refused.play(
      host: .silent(.on(.refreshTokenExpired, after: seconds(2), .resolve("T9", "R9"))))
    #expect(
      Refused.lines(played) == Self.opening + [
        "resolve(1)", "resolverSettled(1 answered)", "timerCancelled(resolverWindow)",
        "requestSent(verifyPair T9)", "replyArrived(verifyPair: 200)",
        "credentialIssued(T9 R9 by resolver)", "tokenDidChange(T9)",
      ])
    #expect(played.callbacks.last == "14m2s180ms tokenDidChange(T9)")
    #expect(played.run.finalState.isInvalidated == false)
  }

  @Test func `renews the accepted pair in its turn`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(15), "T9": minutes(5)], .to(.renew, 401), .renewal(gives: "T10")),
      host: .silent(.on(.refreshTokenExpired, .resolve("T9", "R9"))), end: .at(minutes(30)))
    #expect(
      played.history(.requestSent, .timerArmed, .tokenDidChange).suffix(5) == [
        "14m90ms requestSent(verifyPair T9)", "14m180ms timerArmed(renewal at 18m180ms)",
        "14m180ms tokenDidChange(T9)", "18m180ms requestSent(renew R9)",
        "18m270ms tokenDidChange(T10)",
      ])
  }

  @Test func `says nothing when the accepted pair has the same token`() {
    let played = Refused.play(
      host: .silent(.on(.refreshTokenExpired, .resolve("T1", "R9"))))
    #expect(played.events(.tokenDidChange) == [])
    #expect(
      played.history(.credentialIssued).last == "14m180ms credentialIssued(T1 R9 by resolver)")
  }

  @Test(arguments: [ReplyStatus.code(401), .code(403), .code(403_203), .malformed])
  func `ends in 401 when the pair is refused, without a second round`(status: ReplyStatus) {
    let played = Refused.play(
      host: .silent(.on(.refreshTokenExpired, .resolve("T9", "R9"))),
      replies: [ReplyScript(endpoint: .verifyPair, status: status, message: "no such client")])
    #expect(
      played.callbacks.suffix(2) == [
        "14m90ms refreshTokenExpired", "14m180ms didRunInError(401)",
      ])
    #expect(played.descriptions == ["didRunInError: no such client"])
    #expect(played.events(.resolverOpened).count == 1)
    #expect(played.events(.tokenDidChange) == [])
  }

  @Test(arguments: [ReplyStatus.code(500), .offline, .timeout])
  func `tries a pair again whose verification fails for a while`(status: ReplyStatus) {
    let played = Refused.play(
      host: .silent(.on(.refreshTokenExpired, .resolve("T9", "R9"))),
      replies: [
        .to(.verifyPair, status, after: 90), .to(.verifyPair, status, after: 90),
        .to(.verifyPair, status, after: 90),
      ])
    #expect(
      played.history(.requestSent, .tokenDidChange, .didRunInError).suffix(5) == [
        "14m90ms requestSent(verifyPair T9)", "14m1s180ms requestSent(verifyPair T9)",
        "14m3s270ms requestSent(verifyPair T9)", "14m7s360ms requestSent(verifyPair T9)",
        "14m7s450ms tokenDidChange(T9)",
      ])
  }

  @Test func `counts the first answer, and notes the second`() {
    let played = Refused.play(
      host: .silent(
        .on(.refreshTokenExpired, .resolve("T9", "R9"), .resolve(nil, nil), .resolve("T8", "R8"))))
    #expect(
      Refused.lines(played) == Self.opening + [
        "> resolve(1)", "> resolve(1)", "> lateAnswer(1)", "> resolve(1)", "> lateAnswer(1)",
        "resolverSettled(1 answered)", "timerCancelled(resolverWindow)",
        "requestSent(verifyPair T9)", "replyArrived(verifyPair: 200)",
        "credentialIssued(T9 R9 by resolver)", "tokenDidChange(T9)",
      ])
    #expect(played.run.finalState.resolver.lateAnswers == 2)
  }

  @Test func `counts the first answer also when the second comes while the pair is verified`() {
    let played = Refused.play(
      [.at(Refused.asked + 1000, .resolve("T9", "R9")), .after(10, .resolve(nil, nil))])
    #expect(played.callbacks.last == "14m1s180ms tokenDidChange(T9)")
    #expect(played.run.finalState.resolver.lateAnswers == 1)
    #expect(played.events(.didRunInError) == [])
  }

  @Test func `is answered by a call from anywhere in the host`() {
    let played = Refused.play([.at(minutes(14) + seconds(10), .resolve("T9", "R9"))])
    #expect(played.callbacks.last == "14m10s90ms tokenDidChange(T9)")
  }

  @Test func `is asked anew, with a window of its own, when a later renewal fails`() {
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": minutes(2), "T9": minutes(2)], .to(.renew, 401), .to(.renew, 401)),
      host: .silent(
        ReactionScript(
          callback: .refreshTokenExpired,
          actions: [HostAction(.resolve("T9", "R9"), after: seconds(5))])), end: .at(minutes(3)))
    #expect(
      played.history(.resolverOpened, .resolverSettled, .tokenDidChange, .didRunInError) == [
        "1m90ms resolverOpened(1 until 1m30s90ms)", "1m5s90ms resolverSettled(1 answered)",
        "1m5s180ms tokenDidChange(T9)", "2m5s270ms resolverOpened(2 until 2m35s270ms)",
        "2m10s270ms resolverSettled(2 answered)",
      ])
  }
}
