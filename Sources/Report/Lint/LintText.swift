package import Contract
import Lifecycle
package import Scenario
import Simulator

/// Findings about the host, in words.
package enum LintText {
  /// The findings of a run below its scenario, one a line. What is only information is left out,
  /// and so is all of it where the scenario says itself what must be found.
  package static func lines(_ outcome: Outcome, paint: Paint = .none) -> [String] {
    guard outcome.file.finally?.lint == nil else { return [] }
    return outcome.lint.filter { $0.severity != .info }.map { finding in
      "   \(paint.doubtful("lint"))  \(text(finding, in: outcome))"
    }
  }

  /// A finding with its place in the file, a line for `whalesim lint`:
  /// `x.yaml:12:5  error HOST-1  The host … #31 21m didRunInError(401) (RUN-10, OC-29)`.
  package static func line(
    _ finding: LintFinding, in outcome: Outcome, paint: Paint = .none
  ) -> String {
    "\(outcome.file.path):\(place(finding, in: outcome).text)  "
      + text(finding, in: outcome, paint: paint)
  }

  /// The stimulus of the step in which it came about.
  package static func place(_ finding: LintFinding, in outcome: Outcome) -> SourcePosition {
    let step = outcome.run.step(of: finding.seq)
    return (step.map { outcome.file.steps[$0].stimulusKey } ?? outcome.file.stepsKey).start
  }

  private static func text(
    _ finding: LintFinding, in outcome: Outcome, paint: Paint = .none
  ) -> String {
    let event = EventMark.text(finding.seq, in: outcome.run) ?? "#\(finding.seq)"
    let ids = finding.ids.isEmpty ? "" : " (\(finding.ids.joined(separator: ", ")))"
    return "\(label(finding.severity, paint)) \(finding.id)  \(finding.fault) \(event)\(ids)"
  }

  private static func label(_ severity: LintSeverity, _ paint: Paint) -> String {
    switch severity {
    case .error: paint.bad(severity.rawValue)
    case .warning: paint.doubtful(severity.rawValue)
    case .info: severity.rawValue
    }
  }
}
