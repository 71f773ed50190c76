package import Lifecycle

/// Feeds the recorded inputs of a run to today's machine and compares what it makes of them.
///
/// Inputs are what came from outside: the host's calls and answers, replies, the client's and the
/// system's actions, timers, steps. Everything else was the SDK's reaction, and is computed anew.
/// So yesterday's logs are tomorrow's regression tests, without the scenarios they came from.
package struct Reexecution: Sendable {
  private let recorded: [EventRecord]
  private var machine: Machine
  /// The next recorded event to be met.
  private var place = 0
  /// Work the machine has put off, by when it is due.
  private var putOff: [PutOff] = []
  private var difference: Difference?

  /// Where today's machine parts from the record.
  package struct Difference: Hashable, Sendable {
    /// The place in the record, from 0.
    package var place: Int
    /// What was recorded there; nil past the record's end.
    package var recorded: EventRecord?
    /// What the machine does instead; nil if it does nothing more.
    package var actual: EventRecord?
  }

  private struct PutOff: Sendable {
    var work: Work
    var due: Milliseconds
    var cause: Lifecycle.Sequence
  }

  private init(_ recorded: [EventRecord], _ readings: Readings) {
    self.recorded = recorded
    machine = Machine(readings: readings)
  }

  /// The first difference between a record and what today's machine makes of its inputs; nil if
  /// they are the same, event by event.
  ///
  /// - Parameter readings: those the record was made with.
  package static func firstDifference(
    in recorded: [EventRecord], readings: Readings = Readings()
  ) -> Difference? {
    var execution = Reexecution(recorded, readings)
    execution.run()
    return execution.difference
  }

  private mutating func run() {
    while difference == nil, place < recorded.count {
      let next = recorded[place]
      runOverdueWork(before: next.at)
      if difference != nil { return }
      if let input = next.event.input {
        feed(input, at: next.at, cause: next.cause)
      } else if !runPutOffWork(at: next.at) {
        // Nothing the machine has left leads to this event.
        difference = Difference(place: place, recorded: next, actual: nil)
      }
    }
  }

  /// Work due before an instant was done before it; it left no event, or it differs.
  private mutating func runOverdueWork(before instant: Milliseconds) {
    while difference == nil, !isHeld,
      let index = earliest, putOff[index].due < instant
    {
      perform(putOff.remove(at: index))
    }
  }

  /// Whether a suspended app holds what falls due (ruling 5).
  private var isHeld: Bool {
    machine.state.isSuspended && machine.state.readings.timeSuspend == .pause
  }

  /// Does the next work that is due, until one of it leaves an event. Work that finds nothing to do
  /// leaves none.
  private mutating func runPutOffWork(at instant: Milliseconds) -> Bool {
    let before = place
    while difference == nil, place == before, let index = earliest,
      putOff[index].due <= instant
    {
      perform(putOff.remove(at: index), at: instant)
    }
    return place > before || difference != nil
  }

  /// The work that is due first; of equals the one put off first.
  private var earliest: Int? {
    putOff.indices.min { putOff[$0].due < putOff[$1].due }
  }

  private mutating func perform(_ work: PutOff, at instant: Milliseconds? = nil) {
    feed(.later(work.work), at: instant ?? work.due, cause: work.cause)
  }

  private mutating func feed(_ input: Input, at now: Milliseconds, cause: Lifecycle.Sequence) {
    machine.receive(input, at: now, cause: cause)
    while difference == nil, let step = machine.next() {
      switch step {
      case .event(let record):
        meet(record, at: now)
      case .ask:
        answer(at: now)
      case .later(let work, let delay, let cause):
        putOff.append(PutOff(work: work, due: now + delay, cause: cause))
      }
    }
  }

  /// Compares an event of today's machine with the record, and lets the recorded host act in it.
  private mutating func meet(_ record: EventRecord, at now: Milliseconds) {
    guard place < recorded.count, recorded[place] == record else {
      difference = Difference(
        place: place, recorded: place < recorded.count ? recorded[place] : nil, actual: record)
      return
    }
    place += 1
    if case .processEnded = record.event { putOff.removeAll() }
    if case .appResumed = record.event { release(at: now) }
    guard case .callback = record.event else { return }
    while difference == nil, place < recorded.count, recorded[place].parent == record.seq,
      let input = recorded[place].event.input
    {
      feed(input, at: now, cause: recorded[place].cause)
    }
  }

  /// What a suspended app held is due when it runs again, in the order in which it fell due
  /// (ruling 5).
  private mutating func release(at now: Milliseconds) {
    var released: [PutOff] = []
    while let index = earliest, putOff[index].due <= now {
      var work = putOff.remove(at: index)
      work.due = now
      released.append(work)
    }
    putOff = released + putOff
  }

  /// Answers canOpenURL as the record has it.
  private mutating func answer(at now: Milliseconds) {
    guard place < recorded.count,
      case .callback(.canOpenURL(_, let answer), _) = recorded[place].event
    else {
      difference = Difference(
        place: place, recorded: place < recorded.count ? recorded[place] : nil, actual: nil)
      return
    }
    machine.answer(answer)
  }
}
