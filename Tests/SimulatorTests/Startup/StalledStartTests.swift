import Lifecycle
import Simulator
import TestSupport
import Testing

/// Ruling 15, AMB-17: a start that the network stalls.
@Suite struct `A stalled start` {
  @Test(arguments: [
    ReplyStatus.code(500), .code(502), .code(599), .offline, .timeout, .malformed,
  ])
  func `stays in Starting and tries again after 1, 2, 4 … s, at most a minute`(
    status: ReplyStatus
  ) {
    let replies = Array(repeating: ReplyScript.to(.launch, status, after: 90), count: 8)
    let played = Played([.then(.start)], server: ServerScript(replies: replies))
    #expect(
      played.events(.requestSent).map(\.at) == [
        0, 1090, 3180, 7270, 15_360, 31_450, 63_540, 123_630, 183_720,
      ])
    #expect(played.callbacksInStatus == ["3m3s810ms didFinishLaunching in Started"])
  }

  @Test func `finishes at the first retry after the network is back`() {
    let played = Played([
      .then(.offline), .then(.start), .at(seconds(2), .read(.sdkStatus)), .at(seconds(5), .online),
      .at(seconds(7), .read(.sdkStatus)),
    ])
    #expect(played.callbacks == ["7s360ms didFinishLaunching"])
    #expect(played.reads == ["sdkStatus: Starting", "sdkStatus: Starting"])
    #expect(
      played.history(.networkLost, .networkBack) == ["0s networkLost", "5s networkBack"])
  }

  @Test func `still ends in startFailed when the server refuses at last`() {
    let played = Played(
      [.then(.start)], server: .replies(.to(.launch, 500), .to(.launch, 403_201)))
    #expect(played.callbacks == ["1s180ms startFailed(403201)", "1s180ms willDestroy"])
  }

  @Test func `is cancelled by a destroy, and no retry follows`() {
    let played = Played(
      [.then(.start), .at(500, .destroy)], server: .replies(.to(.launch, 500)))
    #expect(
      played.lines(fromFirst: .timerArmed) == [
        "timerArmed(launchRetry at 1s90ms)", "logoutAndDestroy", "teardownBegan(host)",
        "timerCancelled(launchRetry)", "willDestroy", "teardownFinished",
      ])
    #expect(played.callbacks == ["500ms willDestroy"])
  }

  @Test func `begins its back-off anew in the next session`() {
    let played = Played(
      [.then(.start), .at(seconds(4), .destroy), .at(seconds(5), .start)],
      server: .replies(
        .to(.launch, 500), .to(.launch, 500), .to(.launch, 500), .to(.launch, 500)))
    #expect(played.events(.requestSent).map(\.at) == [0, 1090, 3180, 5000, 6090])
  }

  @Test func `renews first when the token expired in the meantime`() {
    // The launch's retry at 7.27 s finds the token expired and renews in place of that retry.
    let played = Played(
      [.then(.offline), .then(.start), .at(seconds(20), .online)],
      server: .tokens(["T1": seconds(4)], .renewal(gives: "T2")))
    #expect(
      played.history(.requestSent, .tokenDidChange, .didFinishLaunching) == [
        "0s requestSent(launch T1)", "1s90ms requestSent(launch T1)", "2s requestSent(renew R1)",
        "3s90ms requestSent(renew R1)", "3s180ms requestSent(launch T1)",
        "5s180ms requestSent(renew R1)", "7s270ms requestSent(renew R1)",
        "15s360ms requestSent(renew R1)", "31s450ms requestSent(renew R1)",
        "31s540ms tokenDidChange(T2)", "31s540ms requestSent(launch T2)",
        "31s630ms didFinishLaunching",
      ])
  }

  @Test func `goes out once when its retry finds the renewal on the wire`() {
    // Both are due at 1.09 s: the launch's retry and the answer to the renewal of 1 s.
    let played = Played(
      [.then(.start)],
      server: .tokens(["T1": 500], .to(.launch, 500), .renewal(gives: "T2")))
    #expect(
      played.history(.requestSent, .timerFired, .tokenDidChange) == [
        "0s requestSent(launch T1)", "1s timerFired(renewal)", "1s requestSent(renew R1)",
        "1s90ms timerFired(launchRetry)", "1s90ms tokenDidChange(T2)",
        "1s90ms requestSent(launch T2)",
      ])
  }

  @Test func `waits for its own retry when a renewal succeeds before it`() {
    // Launch fails at 1.5 s and is tried again at 2.5 s; the renewal is done at 2.09 s.
    let played = Played(
      [.then(.start)],
      server: .tokens(
        ["T1": seconds(4)], .to(.launch, .timeout, after: 1500), .renewal(gives: "T2")))
    #expect(
      played.history(.requestSent, .tokenDidChange, .didFinishLaunching) == [
        "0s requestSent(launch T1)", "2s requestSent(renew R1)", "2s90ms tokenDidChange(T2)",
        "2s500ms requestSent(launch T2)", "2s590ms didFinishLaunching",
      ])
  }

  @Test func `refuses routing and a second start as any Starting does`() {
    let played = Played(
      [
        .then(.offline), .then(.start), .at(seconds(1), .push("lb://page/a")),
        .at(seconds(1), .start),
      ], end: .at(seconds(30)))
    #expect(
      played.callbacksInStatus == [
        "1s navigationCompleted(lb://page/a: 401) in Starting",
        "1s startFailed(400) in Starting",
      ])
  }
}
