import Lifecycle
import Simulator
import TestSupport
import Testing

/// Ruling 1, AUTH-18…20, AMB-28, AMB-29, D9: the window.
@Suite struct `The resolver's window` {
  private static let deadline = Refused.asked + seconds(30)

  @Test func `takes an answer a millisecond before its end`() {
    let byStep = Refused.play([.at(Self.deadline - 1, .resolve("T9", "R9"))])
    #expect(byStep.callbacks.last == "14m30s179ms tokenDidChange(T9)")
    let byHost = Refused.play(
      host: .silent(.on(.refreshTokenExpired, after: 29_999, .resolve("T9", "R9"))))
    #expect(byHost.callbacks.last == "14m30s179ms tokenDidChange(T9)")
  }

  @Test func `is over at its end, for a step and for a delayed action alike`() {
    let byStep = Refused.play([.at(Self.deadline, .resolve("T9", "R9"))])
    #expect(
      byStep.lines(fromFirst: .resolve) == [
        "resolve(1)", "timerFired(resolverWindow)", "resolverSettled(1 timedOut)",
        "sessionInvalidated(renewalFailed 401)", "didRunInError(401)", "lateAnswer(1)",
      ])
    let byHost = Refused.play(
      host: .silent(.on(.refreshTokenExpired, after: 30_000, .resolve("T9", "R9"))))
    #expect(
      byHost.lines(fromFirst: .timerFired).suffix(6) == [
        "timerFired(resolverWindow)", "resolverSettled(1 timedOut)",
        "sessionInvalidated(renewalFailed 401)", "didRunInError(401)", "resolve(1)",
        "lateAnswer(1)",
      ])
    for played in [byStep, byHost] {
      #expect(played.callbacks.last == "14m30s90ms didRunInError(401)")
      #expect(played.run.finalState.resolver.lateAnswers == 1)
    }
  }

  @Test func `lets a late answer change nothing`() {
    let played = Refused.play(
      [.at(minutes(15), .resolve("T9", "R9")), .at(minutes(15), .resolve(nil, nil))])
    #expect(
      played.lines(fromFirst: .didRunInError) == [
        "didRunInError(401)", "resolve(1)", "lateAnswer(1)", "resolve(1)", "lateAnswer(1)",
      ])
    #expect(played.run.finalState.resolver.phase == .timedOut)
    #expect(played.run.finalState.resolver.lateAnswers == 2)
  }

  @Test(
    arguments: [
      (window: 5000, at: "14m5s90ms"), (1, "14m91ms"), (60_000, "15m90ms"),
      // Zero and less mean the default (AMB-29).
      (0, "14m30s90ms"), (-1, "14m30s90ms"),
    ] as [(window: Milliseconds, at: String)])
  func `has the length that the config gives`(window: Milliseconds, at: String) {
    let played = Refused.play(window: window)
    #expect(played.callbacks.last == "\(at) didRunInError(401)")
  }

  @Test func `is not needed where nobody can be asked`() {
    let omitted = Refused.play(host: .silent(omits: [.refreshTokenExpired]))
    #expect(
      Refused.lines(omitted) == [
        "renewalFailed(401)", "callbackSuppressed(refreshTokenExpired: notImplemented)",
        "sessionInvalidated(renewalFailed 401)", "didRunInError(401)",
      ])
    #expect(omitted.run.finalState.resolver.phase == .none)
    let released = Refused.play([.at(minutes(1), .host(.releaseDelegate))])
    #expect(
      Refused.lines(released) == [
        "renewalFailed(401)", "callbackSuppressed(refreshTokenExpired: delegateReleased)",
        "sessionInvalidated(renewalFailed 401)",
        "callbackSuppressed(didRunInError: delegateReleased)",
      ])
  }

  @Test func `goes on when the delegate goes away while it is open`() {
    let played = Refused.play([
      .at(minutes(14) + seconds(1), .host(.releaseDelegate)),
      .at(minutes(14) + seconds(2), .resolve("T9", "R9")),
    ])
    #expect(
      played.history(.resolverSettled, .callbackSuppressed) == [
        "14m2s resolverSettled(1 answered)",
        "14m2s90ms callbackSuppressed(tokenDidChange: delegateReleased)",
      ])
  }
}

/// AMB-32, AMB-33, ruling 10: what else happens while the resolver is open.
@Suite struct `An open resolver` {
  @Test func `is cancelled without a callback by a destroy`() {
    let played = Refused.play([
      .at(minutes(14) + seconds(1), .destroy), .at(minutes(14) + seconds(2), .resolve("T9", "R9")),
    ])
    #expect(
      played.lines(fromFirst: .refreshTokenExpired) == [
        "refreshTokenExpired", "logoutAndDestroy", "teardownBegan(host)",
        "timerCancelled(resolverWindow)", "resolverSettled(1 cancelled)", "willDestroy",
        "pageClosed(lb://page/main)", "exitSdkPage", "teardownFinished", "resolve(1)",
        "lateAnswer(1)",
      ])
    #expect(played.run.finalState.resolver.phase == .cancelled)
  }

  @Test func `whose answer waits for its turn is void when the same callback destroys`() {
    let played = Refused.play(
      host: .silent(.on(.refreshTokenExpired, .resolve(nil, nil), .destroy)))
    #expect(
      played.callbacks.suffix(3) == [
        "14m90ms refreshTokenExpired", "14m90ms > willDestroy", "14m90ms > exitSdkPage",
      ])
    #expect(played.events(.didRunInError) == [])
    #expect(played.run.finalState.resolver.phase == .cancelled)
  }

  @Test func `cannot be answered by the next session's host`() {
    let played = Refused.play([
      .at(minutes(14) + seconds(1), .destroy), .at(minutes(14) + seconds(2), .start),
      .at(minutes(14) + seconds(5), .resolve("T9", "R9")),
    ])
    // T1 is due at the second start, and its renewal is unscripted.
    #expect(
      played.history(.lateAnswer, .didFinishLaunching, .tokenDidChange).suffix(3) == [
        "14m2s90ms didFinishLaunching", "14m2s180ms tokenDidChange(renewed#1)",
        "14m5s lateAnswer(1)",
      ])
  }

  @Test func `is cancelled by a kill, in silence`() {
    let played = Refused.play([.at(minutes(14) + seconds(1), .app(.kill))])
    #expect(played.callbacks.last == "14m90ms refreshTokenExpired")
    #expect(played.run.finalState.resolver.phase == .cancelled)
    #expect(played.run.finalState.timers.count == 0)
  }

  @Test func `is void when a request reports the session's end first`() {
    let played = Refused.play([
      .at(minutes(14) + seconds(1), .revoke("T1")), .after(0, .request()),
      .at(minutes(14) + seconds(5), .resolve("T9", "R9")),
    ])
    #expect(
      played.lines(fromFirst: .sessionInvalidated) == [
        "sessionInvalidated(requestRefused 401)", "timerCancelled(resolverWindow)",
        "resolverSettled(1 cancelled)", "didRunInError(401)", "resolve(1)", "lateAnswer(1)",
      ])
  }

  @Test func `joins a request with an expired token, which goes out with the accepted pair`() {
    // The token lives 14m10s and is renewed at 13m10s.
    let waiting = Refused.play(
      [
        .at(minutes(14) + seconds(20), .request("a")),
        .at(minutes(14) + seconds(20), .request("b")),
        .at(minutes(14) + seconds(30), .resolve("T9", "R9")),
      ], window: minutes(2), expired: minutes(14) + seconds(10))
    #expect(
      waiting.history(.requestDeferred, .renewalBegan, .requestSent).suffix(6) == [
        "13m10s requestSent(renew R1)", "14m20s requestDeferred(a)", "14m20s requestDeferred(b)",
        "14m30s requestSent(verifyPair T9)", "14m30s90ms requestSent(request a T9)",
        "14m30s90ms requestSent(request b T9)",
      ])
  }

  @Test(arguments: [
    [StepScript.at(minutes(14) + seconds(30), .resolve(nil, nil))], [],
    [.at(minutes(14) + seconds(30), .resolve("T9", "R9"))],
  ])
  func `drops the requests that joined when it ends in 401`(answer: [StepScript]) {
    let played = Refused.play(
      [
        .at(minutes(14) + seconds(20), .request("a")),
        .at(minutes(14) + seconds(21), .request("b")),
      ] + answer, window: minutes(2), expired: minutes(14) + seconds(10),
      replies: [ReplyScript(endpoint: .verifyPair, status: .code(401), isOptional: true)])
    #expect(
      played.lines(fromFirst: .requestDropped) == [
        "requestDropped(a)", "requestDropped(b)", "didRunInError(401)",
      ])
    #expect(played.events(.didRunInError).count == 1)
  }

  @Test func `lets a request with a living token through`() {
    let played = Refused.play([.at(minutes(14) + seconds(1), .request())])
    #expect(
      played.history(.requestSent).last == "14m1s requestSent(request quotes/list T1)")
    #expect(played.callbacks.last == "14m30s90ms didRunInError(401)")
  }
}
