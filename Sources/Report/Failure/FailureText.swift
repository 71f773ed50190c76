package import Lifecycle
package import Scenario
import Simulator

/// A scenario that did not pass, explained: the cause first, scenario and run side by side, what
/// was true then, what else broke, and where to look.
package enum FailureText {
  /// - Parameters:
  ///   - history: the command that shows the run; nil for a run that was not recorded.
  ///   - cures: the readings under each of which the scenario would pass.
  package static func lines(
    _ outcome: Outcome, history: String?, cures: [ReadingChoice] = [], paint: Paint = .none
  ) -> [String] {
    guard let first = outcome.findings.first else { return [] }
    let place = "\(outcome.file.path):\(first.span.start.text)"
    let comparison = comparison(for: first, in: outcome)
    let values = values(of: first, in: outcome, beside: comparison)
    let message =
      values.isEmpty ? first.message(in: outcome) : first.headlineOfValues(in: outcome)
    var lines = ["\(label(outcome.verdict, paint))  \(place)  \(message)"]
    if let row = outcome.file.caseRow { lines.append("   row \(row.number) of cases: \(row.text)") }
    if let step = first.step {
      lines.append("   \(StepText(outcome: outcome, step: step).headline)")
    }
    // A row that stands alone says no more than its values do.
    if let comparison, comparison.rows.count > 1 || values.isEmpty {
      lines += ComparisonText(outcome: outcome, comparison: comparison).lines(paint)
    }
    lines += values + FinallyText(outcome: outcome).lines(from: first, paint)
    if outcome.verdict != .vacuous { lines.append("   then: \(thenText(outcome, first))") }
    lines += cures.map(dependsText)
    lines += AlsoText(outcome: outcome, first: first, shownStep: comparison?.step).lines
    if let history { lines.append("   look: \(history)\(since(outcome, first))") }
    return lines
  }

  /// One line for a scenario that passed under its own readings and not under `preset`.
  package static func dependsLines(
    _ outcome: Outcome, preset: String, on choices: [ReadingChoice], history: String?,
    paint: Paint = .none
  ) -> [String] {
    guard let first = outcome.findings.first else { return [] }
    let place = "\(outcome.file.path):\(first.span.start.text)"
    let names = choices.map(text).joined(separator: ", ")
    var lines = [
      "\(paint.doubtful("depends"))  \(place)  on \(names) (\(preset)): "
        + first.message(in: outcome)
    ]
    if let history { lines.append("   look: \(history)\(since(outcome, first))") }
    return lines
  }

  private static func dependsText(_ cure: ReadingChoice) -> String {
    "   depends on reading \(cure.name): passes when \(cure.value.text) "
      + "(whalesim readings \(cure.name))"
  }

  private static func text(_ choice: ReadingChoice) -> String {
    "\(choice.name)=\(choice.value.text)"
  }

  private static func label(_ verdict: Verdict, _ paint: Paint) -> String {
    switch verdict {
    case .passed: paint.good("PASS")
    case .failed: paint.bad("FAIL")
    case .vacuous: paint.doubtful("VACUOUS")
    case .invalid: paint.bad("INVALID")
    }
  }

  /// The value that is wrong; nothing where the comparison shows all there is to it.
  private static func values(
    of finding: Finding, in outcome: Outcome, beside comparison: StepComparison?
  ) -> [String] {
    if case .wrongArgument(_, _, let argument, _, _) = finding.cause, argument != "token",
      let comparison, comparison.rows.count > 1
    {
      return []
    }
    return ValuesText(outcome: outcome).lines(of: finding)
  }

  private static func comparison(for finding: Finding, in outcome: Outcome) -> StepComparison? {
    guard finding.cause.isShownByComparison else { return nil }
    return outcome.comparisons.first { $0.step == finding.step && !$0.rows.isEmpty }
  }

  /// Status, pages and timers when the step's span ended, or the run.
  private static func thenText(_ outcome: Outcome, _ finding: Finding) -> String {
    let state = stateAfter(finding.step, outcome)
    let pages = Plural.text(state.pageCount, "page")
    return "\(state.status.name), \(pages), \(Plural.text(state.timers.count, "timer"))"
  }

  private static func stateAfter(_ step: Int?, _ outcome: Outcome) -> State {
    guard let step, step < outcome.run.steps.count else { return outcome.run.finalState }
    var state = State(readings: outcome.file.script.readings)
    let span = outcome.run.span(ofStep: step)
    for record in outcome.run.records[..<span.endIndex] { state.apply(record.event) }
    return state
  }

  private static let endlessTail: Sequence = 20

  /// The filter that shows the step of the finding, or the last events of a run without progress.
  private static func since(_ outcome: Outcome, _ finding: Finding) -> String {
    guard let step = finding.step, let last = outcome.run.steps.indices.last else { return "" }
    var first = outcome.run.steps[min(step, last)].firstSeq
    if case .endless = finding.cause, let last = outcome.run.records.last {
      first = max(first, last.seq - endlessTail)
    }
    return first > 1 ? " --since '#\(first)'" : ""
  }
}

extension FindingCause {
  /// Whether the callbacks of its step explain it.
  var isShownByComparison: Bool {
    switch self {
    case .missing, .unexpected, .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate,
      .wrongGap, .wrongStatus, .never:
      true
    case .wrongReturn, .impossible, .endless, .neverOpened, .rule, .returnNeverCame, .count,
      .finally, .queryRows, .unusedReply, .constraint,
      .unreachedReaction, .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused,
      .nothingExpected, .nothingHappens:
      false
    }
  }
}
