package import Contract
package import Lifecycle
package import Simulator

/// Something a run did not do as its scenario says, and where the scenario says it.
package struct Finding: Sendable {
  package var cause: FindingCause
  package var span: SourceSpan
  /// The step it belongs to, from 0; nil for what holds for the whole run.
  package var step: Int?

  package init(_ cause: FindingCause, at span: SourceSpan, step: Int? = nil) {
    self.cause = cause
    self.span = span
    self.step = step
  }
}

/// What was found. The words stand in room `Report`.
package enum FindingCause: Sendable {
  // In a step's span
  case missing(CallbackName, inside: CallbackName?, hint: MissingHint?)
  /// A callback came that nobody expected; the place is in the forest.
  case unexpected(Int, CallbackName, inside: CallbackName?)
  /// It came, but not at its place in the order: on the other side of `neighbour`, which came
  /// where it should; nil when there is none to name.
  case outOfOrder(CallbackName, Int, neighbour: Int?)
  /// It came at another nesting level: inside another callback, or beside the one expected.
  case wrongNesting(CallbackName, Int, cameInside: CallbackName?)
  case wrongArgument(CallbackName, Int, argument: String, expected: String, actual: String?)
  case wrongTime(CallbackName, Int, expected: Milliseconds)
  case tooLate(CallbackName, Int, within: Milliseconds, took: Milliseconds)
  case wrongGap(CallbackName, Int, expected: Milliseconds, actual: Milliseconds?)
  case wrongStatus(CallbackName, Int, expected: SDKStatus)
  /// A call returned something else; `seq` is its event, nil when it was not made.
  case wrongReturn(expected: String, actual: String?, seq: Sequence?)
  case impossible(Impossibility)
  case endless(EndlessLoop, at: Milliseconds)

  // Over the whole run
  case never(CallbackName, Int)
  /// The window of a `never` was never open: what opens it did not come.
  case neverOpened(CallbackName, after: CallbackName)
  case rule(Rule, RuleFault)
  /// An action that should return this was cut off before it was done.
  case returnNeverCame(expected: String)
  case count(CallbackName, expected: CountExpectation, actual: Int)
  case finally(field: String, expected: String, actual: String)
  case queryRows(expected: [String], actual: [String])
  case unusedReply(Endpoint)
  case unreachedReaction(ReactionTrigger)

  /// The SDK broke a constraint that binds it on every run, whatever the scenario says.
  case constraint(ConstraintViolation)

  // Invalid while running
  case timePast(written: Milliseconds, now: Milliseconds)
  case timerArmedAtQuietEnd(TimerKind, due: Milliseconds)

  /// The run was to end before this step began.
  case endPast(written: Milliseconds, now: Milliseconds)
  /// SQLite does not take the query; the text says why.
  case queryRefused(String)

  // Vacuous
  case nothingExpected
  /// There is no step, so nothing happens.
  case nothingHappens

  /// Whether the file itself is wrong, rather than what came of it (scenario format, 9).
  package var isInvalid: Bool {
    switch self {
    case .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused: true
    case .missing, .unexpected, .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate,
      .wrongGap, .wrongStatus, .wrongReturn, .impossible, .endless, .never, .neverOpened, .rule,
      .returnNeverCame, .count, .finally, .queryRows, .unusedReply, .constraint, .unreachedReaction,
      .nothingExpected, .nothingHappens:
      false
    }
  }

  /// Whether nothing was expected, so that nothing could fail.
  package var isVacuous: Bool {
    switch self {
    case .nothingExpected, .nothingHappens: true
    case .missing, .unexpected, .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate,
      .wrongGap, .wrongStatus, .wrongReturn, .impossible, .endless, .never, .neverOpened, .rule,
      .returnNeverCame, .count, .finally, .queryRows, .unusedReply, .unreachedReaction,
      .constraint, .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused:
      false
    }
  }
}

/// What may explain that a callback is missing.
package enum MissingHint: Hashable, Sendable {
  /// It came in the span of another step, where nobody expected it.
  case cameInStep(Int, place: Int)
  /// A timer that leads to it was still armed when the next step began.
  case timerArmed(TimerKind, due: Milliseconds, nextStepAt: Milliseconds)
  /// Another callback, which nobody expected, came at its place.
  case cameInstead(place: Int)
}

/// What a scenario came to.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case passed
  case failed
  case vacuous
  case invalid
}

/// A scenario's run, judged.
package struct Outcome: Sendable {
  package var file: ScenarioFile
  package var run: Run
  package var forest: DeliveredForest
  /// In the order in which they came about, the cause before its consequences; what makes the
  /// file invalid comes before all.
  package var findings: [Finding]
  /// For each step with a finding about its callbacks, the scenario's lines beside the run's.
  package var comparisons: [StepComparison]
  /// For each step that was taken, the same, with a finding or without.
  package var rows: [[ComparisonRow]]
  package var verdict: Verdict
  /// What the host did against its obligations, in the order in which that was found. It fails
  /// nothing by itself.
  package var lint: [LintFinding]
  /// How often `expect: any` or `during: any` let everything through.
  package var anyCount: Int
}

extension Outcome {
  /// Whether the SDK broke a constraint. No reading explains that: each has its own constraints.
  package var breaksContract: Bool {
    findings.contains { finding in
      if case .constraint = finding.cause { return true }
      return false
    }
  }
}

/// One step's expectations beside what came.
package struct StepComparison: Sendable {
  package var step: Int
  package var rows: [ComparisonRow]
}

/// One line of a comparison.
package struct ComparisonRow: Sendable {
  package var depth: Int
  package var expected: CallbackExpectation?
  /// The callback that came, by its place in the forest.
  package var actual: Int?
  /// Whether this is where a finding points.
  package var isFinding: Bool
  /// What is not as the entry says, of a callback that came.
  package var mismatches: [EntryMismatch] = []
  /// Where the callback of an entry that nothing met came after all; nil for nowhere.
  package var cameAs: Int?
}
