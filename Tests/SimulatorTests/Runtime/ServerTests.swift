import Lifecycle
import Simulator
import TestSupport
import Testing

/// D6…D8, D29, scenario format 6: what the scripted server knows.
@Suite struct `The server` {
  private static let onPage: [StepScript] = [.then(.start), .then(.push("lb://page/main"))]

  @Test func `answers in the script's order for each endpoint, then by itself after 90 ms`() {
    let played = Played(
      Self.onPage + [.at(100, .request("a")), .at(200, .request("b")), .at(300, .request("c"))],
      server: .replies(.to(.request, 500, after: 7), .to(.request, 200, after: 8)))
    #expect(
      played.history(.replyArrived) == [
        "90ms replyArrived(launch: 200)", "107ms replyArrived(request: 500)",
        "208ms replyArrived(request: 200)", "390ms replyArrived(request: 200)",
      ])
    #expect(played.run.unusedReplies == [])
  }

  @Test func `judges a reply without a status by the credentials`() {
    let played = Played(
      Self.onPage + [.then(.revoke("T1")), .then(.request())],
      server: .replies(.to(.request, after: 10)))
    #expect(played.callbacks.last == "100ms didRunInError(401)")
  }

  @Test func `reports the replies nobody took, the optional ones excused`() {
    let played = Played(
      [.then(.start)],
      server: .replies(
        .to(.launch, 200), .to(.launch, 401), .to(.renew, 401),
        ReplyScript(endpoint: .request, isOptional: true)))
    #expect(played.run.unusedReplies == [1, 2])
  }

  @Test func `counts a reply as used although its answer never comes`() {
    let played = Played(
      [.then(.start), .at(10, .app(.kill)), .at(20, .app(.launch)), .at(30, .start)],
      server: .replies(.to(.launch, 401)))
    #expect(played.run.unusedReplies == [])
    #expect(played.callbacks == ["120ms didFinishLaunching"])
  }

  @Test func `offline uses up no reply and lets what is on the wire come back`() {
    let played = Played(
      Self.onPage + [
        .at(100, .request("a")), .at(110, .offline), .at(120, .request("b")), .at(300, .online),
        .at(310, .request("c")),
      ], server: .replies(.to(.request, 200, after: 50), .to(.request, 503, after: 1)))
    #expect(
      played.history(.replyArrived).suffix(3) == [
        "150ms replyArrived(request: 200)", "210ms replyArrived(request: offline)",
        "311ms replyArrived(request: 503)",
      ])
  }

  @Test func `takes a revoked symbol for valid again when it is issued anew`() {
    let played = Played(
      Self.onPage + [.at(minutes(1), .revoke("T2")), .at(minutes(15), .request())],
      server: .tokens(["T1": minutes(15)], .renewal(gives: "T2")))
    #expect(played.history(.replyArrived).last == "15m90ms replyArrived(request: 200)")
  }

  @Test func `issues at the reply's instant: a step of that instant revokes before the issue`() {
    let issue = minutes(14) + 90
    let before = Played(
      Self.onPage + [.at(issue, .revoke("T2")), .at(minutes(15), .request())],
      server: .tokens(["T1": minutes(15)], .renewal(gives: "T2")))
    #expect(before.history(.replyArrived).last == "15m90ms replyArrived(request: 200)")
    let after = Played(
      Self.onPage + [.at(issue - 1, .idle), .then(.revoke("T2")), .at(minutes(15), .request())],
      server: .tokens(["T1": minutes(15)], .renewal(gives: "T2")))
    #expect(after.run.steps[3].at == issue)
    #expect(after.history(.replyArrived).last == "15m90ms replyArrived(request: 401)")
  }

  @Test func `names its own renewals by one counter a run`() {
    let played = Played(
      [
        .then(.start), .at(minutes(20), .destroy), .then(.start("B")), .at(minutes(40), .destroy),
      ],
      accounts: [
        AccountScript(name: "A"), AccountScript(name: "B", token: "T2", refreshToken: "R2"),
      ], server: .tokens(["T1": minutes(15), "T2": minutes(15)]))
    #expect(
      played.history(.credentialIssued) == [
        "0s credentialIssued(T1 R1 by start)",
        "14m90ms credentialIssued(renewed#1 refresh#1 by renewal)",
        "20m credentialIssued(T2 R2 by start)",
        "34m90ms credentialIssued(renewed#2 refresh#2 by renewal)",
      ])
  }

  @Test func `remembers issues, revocations and its script across a kill`() {
    let expired = Played(
      [
        .then(.start), .then(.app(.kill)), .then(.app(.launch)), .at(minutes(16), .start),
      ], server: .tokens(["T1": minutes(15)]), end: .at(minutes(17)))
    #expect(
      expired.callbacks == [
        "90ms didFinishLaunching", "16m90ms tokenDidChange(renewed#1)",
        "16m180ms didFinishLaunching",
      ])
    let revoked = Played([
      .then(.start), .then(.revoke("T1")), .then(.app(.kill)), .then(.app(.launch)), .then(.start),
    ])
    #expect(revoked.callbacks.suffix(2) == ["180ms startFailed(401)", "180ms willDestroy"])
  }

  @Test func `judges a pair by its token, and a pair with an expired or revoked one is refused`() {
    for token in ["T1", "T7", "T8"] {
      let played = Played(
        [.then(.start), .then(.revoke("T7"))],
        server: ServerScript(
          tokens: [
            TokenScript(symbol: "T1", lifetime: seconds(10)),
            TokenScript(symbol: "T8", isExpired: true),
          ], replies: [.to(.renew, 401)]),
        host: .silent(.on(.refreshTokenExpired, after: seconds(9), .resolve(token, "R9"))),
        end: .at(seconds(60)))
      #expect(played.callbacks.last == "14s180ms didRunInError(401)", "\(token)")
    }
  }
}
