import Lifecycle
import Simulator
import TestSupport
import Testing

/// event-log.md: `cause_seq` is the earlier event that led to an event.
@Suite struct `The causes of an event` {
  /// From the last event of a kind back to what began it all.
  private static func chain(_ kind: EventKind, _ played: Played) -> [String] {
    var chain: [String] = []
    var seq = played.events(kind).last?.seq ?? 0
    while seq > 0 {
      let record = played.run.records[Int(seq) - 1]
      chain.append(record.event.kind.rawValue)
      seq = record.cause
    }
    return chain
  }

  @Test func `lead from didFinishLaunching back to the step`() {
    let played = Played([.then(.start)])
    #expect(
      Self.chain(.didFinishLaunching, played) == [
        "didFinishLaunching", "launchSucceeded", "replyArrived", "requestSent", "startAccepted",
        "start", "stepBegan",
      ])
  }

  @Test func `lead from a refused start's report to its call`() {
    let played = Played([.then(.start), .at(10, .start)])
    #expect(
      Self.chain(.startFailed, played) == ["startFailed", "startRefused", "start", "stepBegan"])
  }

  @Test func `lead from a renewed token through its timer`() {
    let played = Played(
      [.then(.start)], server: .tokens(["T1": minutes(15)]), end: .at(minutes(15)))
    #expect(
      Self.chain(.tokenDidChange, played) == [
        "tokenDidChange", "credentialIssued", "renewalSucceeded", "replyArrived", "requestSent",
        "renewalBegan", "timerFired", "timerArmed", "startAccepted", "start", "stepBegan",
      ])
  }

  @Test func `lead from a resolver's end through the host's answer to the callback`() {
    let played = Refused.play(
      host: .silent(.on(.refreshTokenExpired, after: 100, .resolve(nil, nil))))
    #expect(
      Self.chain(.didRunInError, played).prefix(7) == [
        "didRunInError", "sessionInvalidated", "resolverSettled", "resolve", "refreshTokenExpired",
        "resolverOpened", "renewalFailed",
      ])
  }

  @Test func `lead from a completion through its page, and from a teardown's to its cause`() {
    let opened = Played([.then(.start), .then(.push("lb://page/a"))])
    #expect(
      Self.chain(.navigationCompleted, opened) == [
        "navigationCompleted", "enterSdkPage", "pageOpened", "navigationBegan", "pushURL",
        "stepBegan",
      ])
    let failed = Played(
      [.then(.start), .at(100, .push("lb://page/slow")), .at(200, .destroy)],
      routes: [.slow("lb://page/slow", 400)])
    #expect(
      Self.chain(.navigationCompleted, failed) == [
        "navigationCompleted", "navigationFailed", "willDestroy", "teardownBegan",
        "logoutAndDestroy", "stepBegan",
      ])
  }

  @Test func `lead from a link through the url flow`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a")), .then(.tapLink("broker://x"))],
      host: .silent(.on(.canOpenURL, .answer(true))))
    #expect(
      Self.chain(.didRequestOpenURL, played) == [
        "didRequestOpenURL", "canOpenURL", "urlUnresolved", "tapLink", "stepBegan",
      ])
  }

  @Test func `are there for every event but a step`() {
    for seed in 1...200 as ClosedRange<UInt64> {
      let run = Simulation.play(RandomScript.script(seed: seed))
      for record in run.records where record.event.kind != .stepBegan {
        #expect(record.cause > 0, "seed \(seed), event \(record.seq)")
      }
    }
  }
}
