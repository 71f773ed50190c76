import Lifecycle
import Scenario
import Simulator

/// Everything that `finally` says otherwise than the run ended, side by side.
struct FinallyText {
  let outcome: Outcome

  /// The table, if `first` is such a finding; it then holds all of them.
  func lines(from first: Finding, _ paint: Paint) -> [String] {
    guard case .finally = first.cause else { return [] }
    let rows = outcome.findings.compactMap { finding -> SideBySide.Row? in
      guard case .finally(let field, let expected, let actual) = finding.cause else { return nil }
      return SideBySide.Row(
        isMarked: true, line: finding.span.start.line, left: "\(field): \(expected)",
        relation: "~", right: text(of: actual, field))
    }
    return SideBySide(rows: rows).lines(paint)
  }

  private func text(of actual: String, _ field: String) -> String {
    guard field == "session.token" || field == "session.refreshToken" else { return actual }
    let last = outcome.run.records.last?.seq ?? 0
    return ValuesText(outcome: outcome).credential(actual, before: last)
  }
}
