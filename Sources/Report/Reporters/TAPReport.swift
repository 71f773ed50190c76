import Scenario

/// TAP version 14, with a YAML block behind what did not pass.
enum TAPReport {
  static func text(_ runs: [ReportedRun]) -> String {
    var lines = ["TAP version 14", "1..\(runs.count)"]
    for (index, run) in runs.enumerated() {
      let result = run.isGood ? "ok" : "not ok"
      lines.append("\(result) \(index + 1) - \(description(run))")
      if run.verdict != .passed { lines += diagnosis(run) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A `#` would begin a directive, a line end another line.
  private static func description(_ run: ReportedRun) -> String {
    var text = ""
    for scalar in "\(run.path): \(run.name)".unicodeScalars {
      switch scalar {
      case "#", "\\": text += "\\" + String(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        text += "\\\\u" + Hexadecimal.fourDigits(scalar.value)
      default: text.unicodeScalars.append(scalar)  // foreign: characters
      }
    }
    return text
  }

  private static func diagnosis(_ run: ReportedRun) -> [String] {
    var lines = [
      "  ---",
      "  verdict: \(run.depends ? "depends" : run.verdict.rawValue)",
      "  at: { file: \(JSONText.quoted(run.path)), line: \(run.line), column: \(run.column) }",
      "  message: \(JSONText.quoted(run.headline))",
      "  text:",
    ]
    lines += run.lines.map { "    - \(JSONText.quoted($0))" }
    return lines + ["  ..."]
  }
}
