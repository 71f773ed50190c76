/// A form in which other programs read the results of a replay.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// JUnit XML, as Jenkins and most others read it.
  case junit
  /// TAP version 14.
  case tap
  /// JSON lines, one object a run.
  case json
  /// Annotations of a GitHub workflow; they belong on standard output.
  case github

  /// The report of `runs`, in the order of the runs.
  package func text(_ runs: [ReportedRun]) -> String {
    switch self {
    case .junit: JUnitReport.text(runs)
    case .tap: TAPReport.text(runs)
    case .json: JSONReport.text(runs)
    case .github: GitHubReport.text(runs)
    }
  }
}
