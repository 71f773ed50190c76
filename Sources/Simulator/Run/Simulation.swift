import Lifecycle

/// Plays a script: virtual time, the scripted server and host, and the machine between them.
///
/// Single-threaded and deterministic: the same script gives the same events, byte for byte.
package struct Simulation: Sendable {
  let script: Script
  var run = Run()
  var machine: Machine
  var loop = RunLoop()
  var server: ScriptedServer
  var host: ScriptedHost
  var now: Milliseconds = 0
  /// What fell due while the app was suspended (ruling 5).
  var held: [Waiting] = []
  var turnsAtInstant = 0
  var callbackCount = 0
  /// Set when the run cannot go on; every loop ends at it.
  var stopped: StopReason?

  private init(_ script: Script) {
    self.script = script
    machine = Machine(readings: script.readings)
    server = ScriptedServer(script.server, symbols: &run.symbols)
    host = ScriptedHost(script.host)
  }

  /// Plays `script` from its first step to its end.
  package static func play(_ script: Script) -> Run {
    var simulation = Simulation(script)
    simulation.takeSteps()
    if simulation.stopped == nil { simulation.runToEnd() }
    return simulation.finish()
  }

  private mutating func takeSteps() {
    for index in script.steps.indices {
      reachStep(index)
      if stopped != nil { return }
      // The run stops before anything due at its end, a step included.
      if case .at(let end) = script.end, now >= end {
        stopped = .endPast(step: index, written: end, now: now)
        return
      }
      take(index)
      if stopped != nil { return }
    }
  }

  /// Lets happen whatever comes before step `index`.
  private mutating func reachStep(_ index: Int) {
    let previous = run.steps.last?.at ?? 0
    switch script.steps[index].time {
    case .quiet: runUntilQuiet()
    case .at(let instant): runUntil(instant, step: index)
    case .after(let span): runUntil(previous + span, step: index)
    }
  }

  /// Runs while work is pending or anything at all is due at this instant (D1).
  private mutating func runUntilQuiet() {
    while stopped == nil, let next = loop.next, loop.pendingCount > 0 || next.due <= now {
      runNext()
    }
  }

  /// Runs what is due before `instant`; a timed step comes before anything else of its instant.
  private mutating func runUntil(_ instant: Milliseconds, step: Int) {
    if instant < now {
      stopped = .timePast(step: step, written: instant, now: now)
      return
    }
    while stopped == nil, let next = loop.next, next.due < instant { runNext() }
    if stopped == nil { advance(to: instant) }
  }

  private mutating func runToEnd() {
    switch script.end {
    case .at(let instant):
      while stopped == nil, let next = loop.next, next.due < instant { runNext() }
      if stopped == nil { advance(to: max(instant, now)) }
    case .quiet:
      runUntilQuiet()
      guard stopped == nil else { return }
      for kind in TimerKind.allCases {
        guard let due = machine.state.timers[kind] else { continue }
        stopped = .timerArmedAtQuietEnd(kind, due: due)
        return
      }
    }
  }

  /// Lets the next waiting thing happen, or holds it while the app is suspended.
  private mutating func runNext() {
    guard let waiting = loop.popFirst() else { return }
    advance(to: max(waiting.due, now))
    if case .reply(let reply, _) = waiting.item { server.replyIsDue(to: reply.request) }
    if machine.state.isSuspended, waiting.item.isOfProcess,
      script.readings.timeSuspend == .pause
    {
      held.append(waiting)
      return
    }
    // Between two turns: a log that ends inside one would not fold to the state it ended in.
    if run.records.count > Limits.events {
      stopped = .endless(.events(limit: Limits.events), at: now)
      return
    }
    turnsAtInstant += 1
    if turnsAtInstant > Limits.turnsAtInstant {
      stopped = .endless(.turns(limit: Limits.turnsAtInstant), at: now)
      return
    }
    switch waiting.item {
    case .timer(let kind, _, let cause): feed(.timer(kind), cause: cause)
    case .reply(let reply, let cause): feed(.reply(reply), cause: cause)
    case .later(let work, let cause): feed(.later(work), cause: cause)
    case .hostAction(let delayed): perform(delayed)
    case .waitEnds: break
    }
  }

  mutating func advance(to instant: Milliseconds) {
    guard instant > now else { return }
    now = instant
    turnsAtInstant = 0
  }

  private mutating func finish() -> Run {
    closeStep()
    run.stop = stopped ?? .finished
    run.finalState = machine.state
    run.endedAt = now
    run.unusedReplies = server.unusedReplies
    run.unreachedReactions = host.unreachedReactions
    return run
  }

  /// Notes how the step under way ended.
  mutating func closeStep() {
    guard !run.steps.isEmpty else { return }
    run.steps[run.steps.count - 1].timersAtEnd = machine.state.timers
  }
}

/// What a run may do before it counts as endless (D5).
enum Limits {
  static let turnsAtInstant = 1000
  static let nesting = 60
  static let callbacks = 5000
  /// A run is kept in memory until it is written; without this one that retries for ever would
  /// fill it. A file of 10,000 steps stays far below.
  static let events = 250_000
}
