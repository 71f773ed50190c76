package import Lifecycle

/// What came of playing a script: every event, and what only the driver can know.
package struct Run: Sendable {
  /// The events in order; `records[i].seq == i + 1`.
  package var records: [EventRecord] = []
  package var symbols = SymbolTable()
  /// The SDK's state when the run stopped.
  package var finalState = State()
  /// The virtual instant at which the run stopped, in ms.
  package var endedAt: Milliseconds = 0
  /// The steps that were taken, in order.
  package var steps: [TakenStep] = []
  package var stop: StopReason = .finished
  /// The place in the script of each scripted reply that no request took.
  package var unusedReplies: [Int] = []
  /// The place in the script of each reaction that never fitted a callback.
  package var unreachedReactions: [Int] = []
  /// Calls inside reactions that returned something else than the script says.
  package var wrongReturns: [WrongReturn] = []
  /// Actions of written reactions that say what they return, and were done at least once.
  package var judgedReturns: Set<ActionOrigin> = []

  package init() {}

  /// The events of one step: from its stimulus to the next step's.
  package func span(ofStep index: Int) -> ArraySlice<EventRecord> {
    let first = Int(steps[index].firstSeq) - 1
    let end = index + 1 < steps.count ? Int(steps[index + 1].firstSeq) - 1 : records.count
    return records[first..<end]
  }
}

/// A step as it was taken.
package struct TakenStep: Hashable, Sendable {
  /// The virtual instant, in ms.
  package var at: Milliseconds
  /// The seq of its stepBegan.
  package var firstSeq: Sequence
  /// The SDK's timers when the step's span ended, before the next step.
  package var timersAtEnd: ArmedTimers
}

/// Why a run stopped.
package enum StopReason: Hashable, Sendable {
  /// Every step was taken and the end was reached.
  case finished
  /// The step cannot happen in the situation it found (scenario format, 5).
  case impossible(step: Int, Impossibility)
  /// The step's time was over when its turn came (scenario format, 4).
  case timePast(step: Int, written: Milliseconds, now: Milliseconds)
  /// The run was to end at an instant that had come before the step could begin.
  case endPast(step: Int, written: Milliseconds, now: Milliseconds)
  /// The run ended in silence with this timer still armed; the scenario needs an `end`.
  case timerArmedAtQuietEnd(TimerKind, due: Milliseconds)
  /// The run made no progress (D5).
  case endless(EndlessLoop, at: Milliseconds)
}

/// A loop without progress (D5).
package enum EndlessLoop: Hashable, Sendable {
  /// More turns than this at one instant.
  case turns(limit: Int)
  /// Callbacks nested deeper than this.
  case nesting(limit: Int)
  /// More callbacks than this in the run.
  case callbacks(limit: Int)
  /// More events than this in the run.
  case events(limit: Int)
}

/// Why a stimulus cannot happen.
package enum Impossibility: Hashable, Sendable {
  case noPageOpen
  case pageNotOpen(url: String)
  case nothingCovers
  case noAccountRunning
  case noProcess
  case processAlive
  case suspended
  case notSuspended
  case noTip
  /// A notification that starts the app must be the first thing in its process.
  case notFirstInProcess
  /// The document a run goes by has no such call (D30).
  case notInProfile
}

/// A call in a reaction whose result is not the one the script says.
package struct WrongReturn: Hashable, Sendable {
  package var origin: ActionOrigin
  package var seq: Sequence
  package var expected: String
  package var actual: String
}
