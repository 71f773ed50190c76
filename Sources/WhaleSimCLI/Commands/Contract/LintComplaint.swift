import Contract
import Report
import Scenario
import Simulator

/// One line of `whalesim lint`.
struct LintComplaint {
  let severity: LintSeverity
  let line: String
  let json: String

  /// Something about the host.
  init(_ finding: LintFinding, in outcome: Outcome, _ paint: Paint) {
    severity = finding.severity
    line = LintText.line(finding, in: outcome, paint: paint)
    var object = Self.object(outcome, LintText.place(finding, in: outcome), severity)
    object.add("id", finding.id)
    object.add("message", finding.fault)
    object.add("event", Int64(finding.seq))
    object.add("also", finding.ids)
    json = object.text
  }

  /// Something about the file, or a constraint that the SDK broke.
  init(_ finding: Finding, in outcome: Outcome, _ paint: Paint) {
    severity = finding.cause.isVacuous ? .warning : .error
    let label = finding.cause.isVacuous ? paint.doubtful("warning") : paint.bad("error")
    let message = finding.message(in: outcome)
    line = "\(outcome.file.path):\(finding.span.start.text)  \(label)  \(message)"
    var object = Self.object(outcome, finding.span.start, severity)
    var id: String?
    if case .constraint(let violation) = finding.cause { id = violation.id }
    object.add("id", id)
    object.add("message", message)
    json = object.text
  }

  private static func object(
    _ outcome: Outcome, _ place: SourcePosition, _ severity: LintSeverity
  ) -> JSONText {
    var object = JSONText()
    object.add("path", outcome.file.path)
    object.add("line", Int64(place.line))
    object.add("column", Int64(place.column))
    object.add("severity", severity.rawValue)
    return object
  }
}
