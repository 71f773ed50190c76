import Lifecycle
package import Scenario
import Simulator

/// A scenario that did not pass, explained: the cause first, scenario and run side by side, what
/// was true then, what else broke, and where to look.
package enum FailureText {
  /// - Parameter runName: the run's name in the history, for the commands to type next; nil for a
  ///   run that was not logged.
  package static func lines(_ outcome: Outcome, runName: String?) -> [String] {
    guard let first = outcome.findings.first else { return [] }
    let place = "\(outcome.file.path):\(first.span.start.text)"
    var lines = ["\(label(outcome.verdict))  \(place)  \(first.message(in: outcome))"]
    if let step = first.step, let comparison = comparison(of: step, in: outcome) {
      lines += ComparisonText(outcome: outcome, comparison: comparison, finding: first).lines
    } else if let step = first.step {
      lines.append("   \(StepText(outcome: outcome, step: step).headline)")
    }
    lines.append("   then: \(thenText(outcome, first))")
    let others = outcome.findings.dropFirst()
    for other in others.prefix(othersShown) {
      lines.append("   also: \(other.span.start.text)  \(other.message(in: outcome))")
    }
    if others.count > othersShown {
      lines.append("   also: \(Plural.text(others.count - othersShown, "further finding"))")
    }
    if let runName { lines.append("   look: whalesim history \(runName)\(since(outcome, first))") }
    return lines
  }

  private static let othersShown = 5

  private static func label(_ verdict: Verdict) -> String {
    switch verdict {
    case .passed: "PASS"
    case .failed: "FAIL"
    case .vacuous: "VACUOUS"
    case .invalid: "INVALID"
    }
  }

  private static func comparison(of step: Int, in outcome: Outcome) -> StepComparison? {
    outcome.comparisons.first { $0.step == step && !$0.rows.isEmpty }
  }

  /// Status, pages and timers when the step's span ended, or the run.
  private static func thenText(_ outcome: Outcome, _ finding: Finding) -> String {
    let state = stateAfter(finding.step, outcome)
    let pages = Plural.text(state.pageCount, "page")
    return "\(state.status.name), \(pages), \(Plural.text(state.timers.count, "timer"))"
  }

  private static func stateAfter(_ step: Int?, _ outcome: Outcome) -> State {
    guard let step, step < outcome.run.steps.count else { return outcome.run.finalState }
    var state = State()
    let span = outcome.run.span(ofStep: step)
    for record in outcome.run.records[..<span.endIndex] { state.apply(record.event) }
    return state
  }

  private static func since(_ outcome: Outcome, _ finding: Finding) -> String {
    guard let step = finding.step, step < outcome.run.steps.count else { return "" }
    return " --since '#\(outcome.run.steps[step].firstSeq)'"
  }
}

/// A step in words.
struct StepText {
  let outcome: Outcome
  let step: Int

  /// `step 7 at 21m  request quotes/list            (span 21m … 22m)`.
  var headline: String {
    let taken = outcome.run.steps[step]
    let end =
      step + 1 < outcome.run.steps.count ? outcome.run.steps[step + 1].at : outcome.run.endedAt
    let text = Columns.pad(outcome.file.script.steps[step].text, to: 30)
    return "step \(step + 1) at \(TimeText.format(taken.at))  \(text)  "
      + "(span \(TimeText.format(taken.at)) … \(TimeText.format(end)))"
  }
}
