import Lifecycle
import Simulator
import TestSupport
import Testing

/// AUTH-24, DESTROY-12, OC-42, AMB-59, D22: the credentials go, the session stays.
@Suite struct `The config's own logout` {
  private static let onPage: [StepScript] = [.then(.start), .then(.push("lb://page/main"))]

  @Test func `clears the credentials, stops renewing and calls nobody`() {
    let played = Played(
      Self.onPage + [.at(minutes(1), .configLogout), .at(minutes(20), .read(.sdkStatus))],
      server: .tokens(["T1": minutes(15)]))
    #expect(
      played.lines(fromFirst: .configLogout) == [
        "configLogout", "credentialsCleared", "timerCancelled(renewal)",
        "read(sdkStatus: Started)",
      ])
    #expect(played.run.finalState.credentials == nil)
    #expect(played.run.finalState.pageCount == 1)
    #expect(played.run.finalState.config != nil)
  }

  @Test func `sends the next request without a token, which ends in 401`() {
    let played = Played(Self.onPage + [.then(.configLogout), .then(.request())])
    #expect(
      played.lines(fromFirst: .credentialsCleared) == [
        "credentialsCleared", "request", "requestSent(request quotes/list )",
        "replyArrived(request: 401)", "sessionInvalidated(requestRefused 401)",
        "didRunInError(401)",
      ])
  }

  @Test func `cancels an open resolver, for good`() {
    let played = Refused.play([
      .at(minutes(14) + seconds(1), .configLogout),
      .at(minutes(14) + seconds(2), .resolve("T9", "R9")),
    ])
    #expect(
      played.lines(fromFirst: .configLogout) == [
        "configLogout", "credentialsCleared", "timerCancelled(resolverWindow)",
        "resolverSettled(1 cancelled)", "resolve(1)", "lateAnswer(1)",
      ])
  }

  @Test func `cancels a resolver whose answer waits for its turn`() {
    let played = Refused.play(
      host: .silent(.on(.refreshTokenExpired, .resolve("T9", "R9"), .configLogout)))
    #expect(played.callbacks.last == "14m90ms refreshTokenExpired")
    #expect(played.events(.resolverSettled).count == 1)
  }

  @Test func `makes the answers in flight meaningless`() {
    let renewing = Played(
      [.then(.start), .at(minutes(14) + 10, .configLogout)],
      server: .tokens(["T1": minutes(15)]), end: .at(minutes(15)))
    #expect(
      renewing.lines(fromFirst: .configLogout) == [
        "configLogout", "credentialsCleared", "replyIgnored(renew: 200, session 1)",
      ])
    let verifying = Refused.play(
      [.at(minutes(14) + 100, .configLogout)],
      host: .silent(.on(.refreshTokenExpired, .resolve("T9", "R9"))))
    #expect(
      verifying.lines(fromFirst: .configLogout) == [
        "configLogout", "credentialsCleared", "replyIgnored(verifyPair: 200, session 1)",
      ])
  }

  @Test(arguments: [401, 200, 500] as [Int32])
  func `makes the answer to a page's request in flight meaningless too`(code: Int32) {
    let played = Played(
      Self.onPage + [
        .at(100, .request("before")), .at(110, .configLogout), .at(120, .request("after")),
      ], server: .replies(.to(.request, code)))
    #expect(
      played.history(.replyArrived, .replyIgnored, .didRunInError).suffix(3) == [
        "190ms replyIgnored(request: \(code), session 1)", "210ms replyArrived(request: 401)",
        "210ms didRunInError(401)",
      ])
  }

  @Test func `drops the requests that waited for the renewal`() {
    let played = Played(
      Self.onPage + [
        .at(seconds(4), .offline), .at(seconds(12), .request()), .at(seconds(13), .configLogout),
        .at(seconds(14), .online),
      ], server: .tokens(["T1": seconds(10)]), end: .at(minutes(5)))
    #expect(
      played.lines(fromFirst: .configLogout) == [
        "configLogout", "credentialsCleared", "timerCancelled(renewalRetry)",
        "requestDropped(quotes/list)", "networkBack",
      ])
  }

  @Test func `while Starting lets the launch on the wire count`() {
    let played = Played([.then(.start), .at(10, .configLogout)])
    #expect(played.callbacks == ["90ms didFinishLaunching"])
    #expect(played.run.finalState.credentials == nil)
  }

  @Test func `while Starting makes the next launch go out without a token and fail`() {
    let played = Played(
      [.then(.start), .at(100, .configLogout)], server: .replies(.to(.launch, 500)))
    #expect(
      played.history(.requestSent, .startFailed, .willDestroy) == [
        "0s requestSent(launch T1)", "1s90ms requestSent(launch )", "1s180ms startFailed(401)",
        "1s180ms willDestroy",
      ])
  }

  @Test(
    arguments: [
      // The renewal is on the wire, or waits for its retry.
      (at: 10, renewal: 200, ignored: ["90ms replyIgnored(renew: 200, session 1)"]),
      (at: 500, renewal: 500, ignored: []),
    ] as [(at: Milliseconds, renewal: Int32, ignored: [String])])
  func `while the startup renewal runs sends the launch at once, without a token`(
    at: Milliseconds, renewal: Int32, ignored: [String]
  ) {
    let reply =
      renewal == 200 ? ReplyScript.renewal(gives: "T2") : ReplyScript.to(.renew, renewal)
    let played = Played(
      [.then(.start), .at(at, .configLogout)],
      server: ServerScript(
        tokens: [TokenScript(symbol: "T1", isExpired: true)], replies: [reply]))
    #expect(
      played.history(.requestSent, .replyIgnored, .startFailed, .willDestroy) == [
        "0s requestSent(renew R1)", "\(at)ms requestSent(launch )",
      ] + ignored + ["\(at + 90)ms startFailed(401)", "\(at + 90)ms willDestroy"])
  }

  @Test func `inside tokenDidChange of a startup makes the launch go without a token`() {
    let played = Played(
      [.then(.start)],
      server: ServerScript(tokens: [TokenScript(symbol: "T1", isExpired: true)]),
      host: .silent(.on(.tokenDidChange, .configLogout)))
    #expect(
      played.history(.requestSent, .startFailed) == [
        "0s requestSent(renew R1)", "90ms requestSent(launch )", "180ms startFailed(401)",
      ])
  }
}
