import Scenario

/// Annotations of a GitHub workflow, which shows at most ten of a step: the rest is counted.
enum GitHubReport {
  private static let most = 10

  static func text(_ runs: [ReportedRun]) -> String {
    let bad = runs.filter { !$0.isGood }
    var lines = bad.prefix(most).map(annotation)
    if bad.count > most { lines.append("::notice::and \(bad.count - most) more") }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func annotation(_ run: ReportedRun) -> String {
    let place = [
      ("file", run.path), ("line", "\(run.line)"), ("col", "\(run.column)"), ("title", run.name),
    ].map { "\($0)=\(escaped($1, inProperty: true))" }.joined(separator: ",")
    let text = run.lines.isEmpty ? run.headline : run.lines.joined(separator: "\n")
    return "::error \(place)::\(escaped(text, inProperty: false))"
  }

  /// The escapes of workflow commands; a property also ends at a comma and a colon.
  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)  // foreign: characters
      }
    }
    return escaped
  }
}
