import Lifecycle
import Simulator
import TestSupport
import Testing

/// Scenario format 4, D1, D2: when a step is taken.
@Suite struct `A step without a time` {
  /// The instants at which the steps were taken.
  private static func times(
    _ steps: [StepScript], routes: [RouteScript] = [], server: ServerScript = ServerScript(),
    host: HostScript = .silent(), end: EndScript = .at(100_000_000)
  ) -> [Milliseconds] {
    Played(steps, routes: routes, server: server, host: host, end: end).run.steps.map(\.at)
  }

  @Test func `is taken at 0 when it is the first, and again when nothing is pending`() {
    #expect(Self.times([.then(.idle), .then(.host(.note("a"))), .then(.idle)]) == [0, 0, 0])
  }

  @Test func `waits for answers, loads, delayed actions and queued callbacks`() {
    let host = HostScript.silent(.on(.navigationCompleted, after: 1000, .note("delayed")))
    #expect(
      Self.times(
        [
          .then(.push("lb://page/a")), .then(.start), .then(.push("lb://page/slow")),
          .then(.request()), .then(.start), .then(.idle),
        ], routes: [.slow("lb://page/slow", 400)], host: host)
        == [0, 1000, 1090, 2490, 2580, 2580])
  }

  @Test func `waits for no timer of the SDK`() {
    #expect(
      Self.times(
        [.then(.offline), .then(.start), .then(.idle), .then(.online)],
        server: .tokens(["T1": minutes(15)])) == [0, 0, 90, 90])
  }

  @Test func `comes after the timers of its instant, and after what they cause`() {
    // The delayed note ends at 5 s, when the renewal is due; its request is pending work again.
    let played = Played(
      [.then(.start), .then(.idle)], server: .tokens(["T1": seconds(10)]),
      host: .silent(.on(.didFinishLaunching, after: 4910, .note("delayed"))),
      end: .at(seconds(6)))
    #expect(played.run.steps.map(\.at) == [0, 5090])
    #expect(
      played.history(.note, .timerFired, .tokenDidChange) == [
        "5s timerFired(renewal)", "5s note(delayed)", "5s90ms tokenDidChange(renewed#1)",
      ])
  }

  @Test func `lets timers run that fall due while work is pending`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/slow")), .then(.idle)],
      routes: [.slow("lb://page/slow", seconds(12))], server: .tokens(["T1": seconds(10)]),
      end: .at(seconds(13)))
    #expect(played.run.steps.map(\.at) == [0, 90, 12_090])
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "5s90ms tokenDidChange(renewed#1)",
        "10s180ms tokenDidChange(renewed#2)", "12s90ms enterSdkPage",
        "12s90ms navigationCompleted(lb://page/slow: ok)",
      ])
  }

  @Test func `waits for a wait`() {
    #expect(Self.times([.then(.wait(seconds(30))), .then(.idle)]) == [0, 30_000])
    #expect(
      Self.times([.then(.start), .then(.wait(10)), .then(.wait(5)), .then(.idle)])
        == [0, 90, 100, 105])
  }

  @Test func `does not wait for a wait that a timed step cut short`() {
    #expect(
      Self.times([.then(.wait(seconds(30))), .after(seconds(3), .idle), .then(.idle)])
        == [0, 3000, 3000])
    #expect(
      Self.times([.then(.wait(seconds(30))), .at(seconds(3), .start), .then(.idle)])
        == [0, 3000, 3090])
    let quiet = Played([.then(.wait(seconds(30))), .after(seconds(3), .idle)], end: .quiet)
    #expect(quiet.run.endedAt == 3000)
  }
}

@Suite struct `A timed step` {
  @Test func `comes before everything else of its instant, deadlines too`() {
    let played = Refused.play([
      .at(90, .host(.note("before didFinishLaunching"))),
      .at(minutes(14), .host(.note("before the timer"))),
      .at(Refused.asked + seconds(30), .host(.note("before the deadline"))),
    ])
    #expect(played.run.stop == .finished)
    let texts = played.history(.note, .timerFired)
    #expect(
      texts == [
        "90ms note(before didFinishLaunching)", "14m note(before the timer)",
        "14m timerFired(renewal)", "14m30s90ms note(before the deadline)",
        "14m30s90ms timerFired(resolverWindow)",
      ])
  }

  @Test func `is taken back to back with others of its instant, in one turn`() {
    let played = Played([
      .at(0, .push("lb://page/a")), .at(0, .start), .after(0, .push("lb://page/b")),
      .at(0, .host(.note("last"))),
    ])
    #expect(
      played.lines(fromFirst: .pushURL).suffix(6) == [
        "note(last)", "navigationCompleted(lb://page/a: 401)",
        "navigationCompleted(lb://page/b: 401)", "replyArrived(launch: 200)", "launchSucceeded",
        "didFinishLaunching",
      ])
  }

  @Test func `owns what it queued, up to the next step`() {
    let played = Played([.at(0, .push("lb://page/a")), .at(0, .host(.note("x"))), .then(.idle)])
    let spans = played.run.steps.indices.map { index in
      played.run.span(ofStep: index).map(\.event.kind.rawValue)
    }
    #expect(
      spans == [
        ["stepBegan", "pushURL", "navigationFailed"], ["stepBegan", "note", "navigationCompleted"],
        ["stepBegan"],
      ])
  }

  @Test func `after a span counts from the step before, not from its end`() {
    let played = Played([
      .then(.start), .after(50, .host(.note("a"))), .then(.idle), .after(10, .idle),
      .after(seconds(1), .idle),
    ])
    #expect(played.run.steps.map(\.at) == [0, 50, 90, 100, 1100])
  }

  @Test(
    arguments: [
      ([StepScript.then(.start), .then(.idle), .at(89, .idle)], 2, 89, 90),
      ([.then(.start), .then(.push("lb://page/a")), .at(0, .idle)], 2, 0, 90),
      ([.then(.wait(100)), .then(.idle), .at(99, .idle)], 2, 99, 100),
    ] as [([StepScript], Int, Milliseconds, Milliseconds)])
  func `whose time is over stops the run`(
    steps: [StepScript], index: Int, written: Milliseconds, now: Milliseconds
  ) {
    let played = Played(steps)
    #expect(played.run.stop == .timePast(step: index, written: written, now: now))
    #expect(played.run.steps.count == index)
  }

  @Test func `of this very instant is not over`() {
    let played = Played([.then(.start), .then(.idle), .at(90, .host(.note("now")))])
    #expect(played.run.stop == .finished)
    #expect(played.history(.note) == ["90ms note(now)"])
  }
}
