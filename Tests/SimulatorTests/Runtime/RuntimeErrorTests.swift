import Lifecycle
import Simulator
import TestSupport
import Testing

/// RUN-1…9, AMB-38…45, D19, D20: authentication errors of a running session.
@Suite struct `A refused request` {
  private static let onPage: [StepScript] = [.then(.start), .then(.push("lb://page/main"))]

  @Test(arguments: [
    [StepScript.then(.revoke("T1"))], [.then(.server(.signInElsewhere))],
  ])
  func `because its token was revoked ends in 401, in Started, and the status stays`(
    cause: [StepScript]
  ) {
    let played = Played(Self.onPage + cause + [.then(.request()), .then(.read(.sdkStatus))])
    #expect(played.callbacksInStatus.last == "180ms didRunInError(401) in Started")
    #expect(
      played.lines(fromFirst: .request) == [
        "request", "requestSent(request quotes/list T1)", "replyArrived(request: 401)",
        "sessionInvalidated(requestRefused 401)", "didRunInError(401)",
        "read(sdkStatus: Started)",
      ])
  }

  @Test func `is noticed at the next request, not at the revocation`() {
    let played = Played(
      Self.onPage + [.then(.revoke("T1")), .at(minutes(5), .idle), .then(.request())])
    #expect(played.callbacks.last == "5m90ms didRunInError(401)")
  }

  @Test(arguments: [401, 403, 403_201, 403_999] as [Int32])
  func `is reported as 401 with the server's words, whatever its code`(code: Int32) {
    let played = Played(
      Self.onPage + [.then(.request())],
      server: .replies(.to(.request, code, message: "signed in elsewhere")))
    #expect(played.callbacks.last == "180ms didRunInError(401)")
    #expect(played.descriptions == ["didRunInError: signed in elsewhere"])
    guard case .callback(.didRunInError(let error), _) = played.events(.didRunInError).first?.event
    else {
      Issue.record("No didRunInError came.")
      return
    }
    #expect(error.serverCode == code)
  }

  @Test(arguments: [
    ReplyStatus.code(500), .code(503), .offline, .timeout, .malformed, .code(200),
  ])
  func `for any other reason is not reported at all`(status: ReplyStatus) {
    let played = Played(
      Self.onPage + [.then(.request()), .then(.request())],
      server: .replies(.to(.request, status, after: 20)))
    #expect(played.callbacks.count == 3)
    #expect(played.events(.replyArrived).count == 3)
  }

  @Test func `is reported once, however many are refused before and after`() {
    let played = Played(
      Self.onPage + [
        .then(.revoke("T1")), .at(100, .request("a")), .at(100, .request("b")),
        .at(200, .request("c")), .at(300, .request("d")),
      ])
    #expect(
      played.history(.requestSent, .replyArrived, .didRunInError).suffix(9) == [
        "100ms requestSent(request a T1)", "100ms requestSent(request b T1)",
        "190ms replyArrived(request: 401)", "190ms didRunInError(401)",
        "190ms replyArrived(request: 401)", "200ms requestSent(request c T1)",
        "290ms replyArrived(request: 401)", "300ms requestSent(request d T1)",
        "390ms replyArrived(request: 401)",
      ])
  }

  @Test func `is reported again in the next session`() {
    let played = Played(
      Self.onPage + [
        .then(.revoke("T1")), .then(.request()), .then(.start("B")),
        .then(.push("lb://page/main")), .then(.revoke("T2")), .then(.request()),
      ],
      accounts: [
        AccountScript(name: "A"), AccountScript(name: "B", token: "T2", refreshToken: "R2"),
      ], host: .documented())
    #expect(
      played.history(.didRunInError, .willDestroy) == [
        "180ms didRunInError(401)", "180ms willDestroy", "360ms didRunInError(401)",
        "360ms willDestroy",
      ])
    #expect(played.notes == ["sign-in", "sign-in"])
  }

  @Test func `is decided when it is sent: a later revocation does not touch the answer`() {
    let played = Played(
      Self.onPage + [.at(100, .request("a")), .at(110, .revoke("T1")), .at(200, .request("b"))])
    #expect(
      played.history(.replyArrived, .didRunInError).suffix(3) == [
        "190ms replyArrived(request: 200)", "290ms replyArrived(request: 401)",
        "290ms didRunInError(401)",
      ])
  }

  @Test func `of a page that closed meanwhile still counts`() {
    let played = Played(
      Self.onPage + [
        .then(.revoke("T1")), .at(100, .request()), .at(110, .client(.closeTop)),
      ])
    #expect(played.callbacks.suffix(2) == ["110ms exitSdkPage", "190ms didRunInError(401)"])
  }

  @Test func `of an ended session does not touch the next one`() {
    let played = Played(
      Self.onPage + [
        .then(.revoke("T1")), .at(100, .request()), .at(110, .destroy), .at(120, .start("B")),
      ],
      accounts: [
        AccountScript(name: "A"), AccountScript(name: "B", token: "T2", refreshToken: "R2"),
      ])
    #expect(
      played.lines(fromFirst: .replyIgnored) == [
        "replyIgnored(request: 401, session 1)", "replyArrived(launch: 200)", "launchSucceeded",
        "didFinishLaunching",
      ])
    #expect(played.run.finalState.isInvalidated == false)
  }

  @Test func `is not reported to a delegate without the method, and ends the session all the same`()
  {
    let played = Played(
      Self.onPage + [.then(.revoke("T1")), .then(.request())],
      host: .silent(omits: [.didRunInError]))
    #expect(
      played.lines(fromFirst: .sessionInvalidated) == [
        "sessionInvalidated(requestRefused 401)",
        "callbackSuppressed(didRunInError: notImplemented)",
      ])
    #expect(played.run.finalState.isInvalidated)
  }
}

/// D20, AMB-81, AMB-130, ruling 4: what is left after didRunInError.
@Suite struct `After didRunInError` {
  /// Ten seconds of life; the request at 4 s is refused.
  private func play(
    _ steps: [StepScript], _ replies: ReplyScript..., end: Milliseconds = seconds(60)
  ) -> Played {
    Played(
      [.then(.start), .then(.push("lb://page/main"))] + steps,
      server: ServerScript(
        tokens: [TokenScript(symbol: "T1", lifetime: seconds(10))], replies: replies),
      end: .at(end))
  }

  @Test func `nothing is renewed any more, and requests go out with the expired token`() {
    let played = play([
      .at(seconds(4), .revoke("T1")), .at(seconds(4), .request("a")),
      .at(seconds(12), .request("b")),
    ])
    #expect(
      played.lines(fromFirst: .sessionInvalidated) == [
        "sessionInvalidated(requestRefused 401)", "timerCancelled(renewal)", "didRunInError(401)",
        "request", "requestSent(request b T1)", "replyArrived(request: 401)",
      ])
    #expect(played.run.finalState.credentials != nil)
  }

  @Test func `the answer to a renewal in flight is ignored`() {
    let played = play(
      [.at(seconds(4) + 950, .request())], .to(.request, 401), .to(.renew, 200, after: 500))
    #expect(
      played.history(.requestSent, .didRunInError, .replyIgnored, .tokenDidChange).suffix(3) == [
        "5s requestSent(renew R1)", "5s40ms didRunInError(401)",
        "5s500ms replyIgnored(renew: 200, session 1)",
      ])
  }

  @Test func `the answer to a verification in flight is ignored`() {
    let played = play(
      [.at(seconds(6), .resolve("T9", "R9")), .at(seconds(6) + 50, .request())],
      .to(.renew, 401), .to(.request, 401, after: 10))
    #expect(
      played.lines(fromFirst: .didRunInError) == [
        "didRunInError(401)", "replyIgnored(verifyPair: 200, session 1)",
      ])
  }

  @Test func `a waiting retry is cancelled`() {
    let played = play(
      [.at(seconds(5) + 200, .request())], .to(.renew, 500), .to(.request, 401))
    #expect(
      played.lines(fromFirst: .sessionInvalidated) == [
        "sessionInvalidated(requestRefused 401)", "timerCancelled(renewalRetry)",
        "didRunInError(401)",
      ])
    #expect(played.run.finalState.timers.count == 0)
  }

  @Test func `requests that waited for a renewal are dropped`() {
    let played = play(
      [.at(seconds(9), .request("early")), .at(seconds(11), .request("late"))],
      .to(.request, 401, after: 2500), .to(.renew, 200, after: seconds(20)))
    #expect(
      played.lines(fromFirst: .requestDeferred) == [
        "requestDeferred(late)", "replyArrived(request: 401)",
        "sessionInvalidated(requestRefused 401)", "requestDropped(late)", "didRunInError(401)",
        "replyIgnored(renew: 200, session 1)",
      ])
  }

  @Test func `pages, navigations and links go on`() {
    let played = play([
      .at(seconds(4), .revoke("T1")), .at(seconds(4), .request()),
      .at(seconds(5), .push("lb://page/a")), .at(seconds(6), .tapLink("lb://page/b")),
      .at(seconds(7), .tapLink("broker://x")), .at(seconds(8), .client(.closeAll)),
      .at(seconds(9), .present("lb://page/a")),
    ])
    #expect(
      played.callbacks.drop { !$0.hasPrefix("4s90ms") } == [
        "4s90ms didRunInError(401)", "5s navigationCompleted(lb://page/a: ok)",
        "7s canOpenURL(broker://x: false)", "8s exitSdkPage", "9s enterSdkPage",
        "9s navigationCompleted(lb://page/a: ok)",
      ])
    #expect(played.run.finalState.pageCount == 1)
  }

  @Test func `a duplicate start is still refused, and only a destroy ends the session`() {
    let played = play([
      .at(seconds(4), .revoke("T1")), .at(seconds(4), .request()), .at(seconds(5), .start),
      .at(seconds(6), .destroy),
    ])
    #expect(
      played.callbacksInStatus.suffix(4) == [
        "4s90ms didRunInError(401) in Started", "5s startFailed(400) in Started",
        "6s willDestroy in IsDestroying", "6s exitSdkPage in IsDestroying",
      ])
  }

  @Test func `the config's own logout still clears the credentials`() {
    let played = play([
      .at(seconds(4), .revoke("T1")), .at(seconds(4), .request()), .at(seconds(5), .configLogout),
      .at(seconds(6), .request()),
    ])
    #expect(played.run.finalState.credentials == nil)
    #expect(played.events(.didRunInError).count == 1)
  }
}
