import Lifecycle
import Scenario
import Simulator

/// A step in words.
struct StepText {
  let outcome: Outcome
  let step: Int

  private static let width = 30

  /// `step 7 at 21m  request quotes/list            (span 21m … 22m)`.
  var headline: String {
    let stimulus = outcome.file.script.steps[step].text
    guard isTaken else { return "step \(step + 1), not taken: \(stimulus)" }
    let at = TimeText.format(outcome.run.steps[step].at)
    let text = Columns.pad(stimulus, to: Self.width)
    return "step \(step + 1) at \(at)  \(text) (span \(at) … \(TimeText.format(end)))"
  }

  /// When the span ended: `22m`, or `the end`.
  var endText: String {
    step + 1 < outcome.run.steps.count ? TimeText.format(end) : "the end"
  }

  private var isTaken: Bool { step < outcome.run.steps.count }

  private var end: Milliseconds {
    step + 1 < outcome.run.steps.count ? outcome.run.steps[step + 1].at : outcome.run.endedAt
  }
}
