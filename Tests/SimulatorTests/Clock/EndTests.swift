import Lifecycle
import Simulator
import TestSupport
import Testing

/// Scenario format 3, "end".
@Suite struct `The end of a run` {
  @Test func `at a time stops before anything due at it`() {
    let before = Played([.then(.start)], end: .at(90))
    #expect(before.callbacks == [])
    #expect(before.run.endedAt == 90)
    #expect(before.run.finalState.inFlight.map(\.endpoint) == [.launch])
    #expect(before.run.finalState.status == .starting)
    let after = Played([.then(.start)], end: .at(91))
    #expect(after.callbacks == ["90ms didFinishLaunching"])
    #expect(after.run.endedAt == 91)
  }

  @Test func `at a time cuts loads, timers and delayed actions`() {
    let played = Played(
      [.then(.start), .at(100, .push("lb://page/slow"))], routes: [.slow("lb://page/slow", 400)],
      server: .tokens(["T1": minutes(15)]),
      host: .silent(.on(.didFinishLaunching, after: 200, .note("cut"))), end: .at(290))
    #expect(played.callbacks == ["90ms didFinishLaunching"])
    #expect(played.notes == [])
    #expect(played.run.finalState.navigations.count == 1)
    #expect(played.run.finalState.timers[.renewal] == minutes(14))
    #expect(played.run.stop == .finished)
  }

  @Test func `when quiet comes with the last pending work`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/slow"))], routes: [.slow("lb://page/slow", 400)],
      end: .quiet)
    #expect(played.run.endedAt == 490)
    #expect(played.run.stop == .finished)
    #expect(played.callbacks.last == "490ms navigationCompleted(lb://page/slow: ok)")
  }

  @Test func `when quiet with a timer armed is no end`() {
    let renewal = Played([.then(.start)], server: .tokens(["T1": minutes(15)]), end: .quiet)
    #expect(renewal.run.stop == .timerArmedAtQuietEnd(.renewal, due: minutes(14)))
    #expect(renewal.run.endedAt == 90)
    let retry = Played([.then(.offline), .then(.start)], end: .quiet)
    #expect(retry.run.stop == .timerArmedAtQuietEnd(.launchRetry, due: 1090))
    let destroyed = Played(
      [.then(.start), .then(.destroy)], server: .tokens(["T1": minutes(15)]), end: .quiet)
    #expect(destroyed.run.stop == .finished)
    let killed = Played(
      [.then(.start), .then(.app(.kill))], server: .tokens(["T1": minutes(15)]), end: .quiet)
    #expect(killed.run.stop == .finished)
  }

  @Test func `when quiet comes although a suspended app holds work`() {
    let played = Played([.then(.start), .at(10, .app(.suspend))], end: .quiet)
    #expect(played.run.stop == .finished)
    #expect(played.run.finalState.inFlight.count == 1)
  }

  @Test func `notes the timers of each step's end`() {
    let played = Played(
      [.then(.start), .then(.idle), .at(minutes(14) + 10, .idle), .then(.destroy)],
      server: .tokens(["T1": minutes(15)]))
    #expect(
      played.run.steps.map { $0.timersAtEnd[.renewal] } == [
        minutes(14), nil, minutes(28) + 90, nil,
      ])
  }

  @Test func `of an empty script is at once`() {
    let played = Played([], end: .quiet)
    #expect(played.run.records == [])
    #expect(played.run.endedAt == 0)
    #expect(played.run.finalState == State())
  }
}

/// D5: loops without progress.
@Suite struct `An endless loop` {
  @Test func `of starts that fail ends after a thousand turns of one instant`() {
    let played = Played(
      [.then(.start)], accounts: [AccountScript(name: "A", missing: [.appKey])],
      host: .silent(.on(.startFailed, .start)))
    #expect(played.run.stop == .endless(.turns(limit: 1000), at: 0))
    #expect(played.events(.startFailed).count == 1000)
  }

  @Test func `of delayed actions without delay ends the same way`() {
    let played = Played(
      [.then(.push("lb://page/a"))],
      host: .silent(.on(.navigationCompleted, after: 0, .push("lb://page/a"))))
    #expect(played.run.stop == .endless(.turns(limit: 1000), at: 0))
  }

  @Test func `that takes its time ends after five thousand callbacks`() {
    let played = Played(
      [.then(.push("lb://page/a"))],
      host: .silent(.on(.navigationCompleted, after: 1, .push("lb://page/a"))), end: .quiet)
    #expect(played.run.stop == .endless(.callbacks(limit: 5000), at: 5000))
  }

  @Test func `that calls nobody ends after so many events, its last turn whole`() {
    let played = Played([.then(.idle), .then(.offline), .then(.start)], end: .at(360_000_000_000))
    let limit = 250_000
    #expect(played.run.stop == .endless(.events(limit: limit), at: played.run.endedAt))
    #expect(played.run.records.count > limit)
    #expect(played.run.records.last?.event.kind == .timerArmed)
  }

  @Test func `is none where a thousand things happen at one instant and then stop`() {
    let played = Played(
      [.then(.start)] + Array(repeating: .at(1000, .push("lb://page/a")), count: 1000))
    #expect(played.run.stop == .finished)
    #expect(played.run.finalState.pageCount == 1000)
    let more = Played(
      [.then(.start)] + Array(repeating: .at(1000, .push("lb://page/a")), count: 1001))
    #expect(more.run.stop == .endless(.turns(limit: 1000), at: 1000))
  }

  @Test func `is none where turns are spread over instants`() {
    let played = Played(
      [.then(.push("lb://page/a")), .at(4000, .app(.kill))],
      host: .silent(.on(.navigationCompleted, after: 1, .push("lb://page/a"))))
    #expect(played.run.stop == .finished)
  }
}
