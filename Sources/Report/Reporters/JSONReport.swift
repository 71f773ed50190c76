import Scenario

/// JSON lines: one object for each run, its keys in a fixed order.
enum JSONReport {
  static func text(_ runs: [ReportedRun]) -> String {
    runs.map { line($0) + "\n" }.joined()
  }

  private static func line(_ run: ReportedRun) -> String {
    let members = [
      ("name", quoted(run.name)), ("path", quoted(run.path)), ("line", "\(run.line)"),
      ("column", "\(run.column)"),
      ("verdict", quoted(run.depends ? "depends" : run.verdict.rawValue)),
      ("length_ms", "\(run.length)"), ("final_hash", run.hash.map(quoted) ?? "null"),
      ("message", run.headline.isEmpty ? "null" : quoted(run.headline)),
      ("text", "[" + run.lines.map(quoted).joined(separator: ",") + "]"),
    ]
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// A text as a JSON string, which is also one of YAML.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        quoted += "\\u" + Hexadecimal.fourDigits(scalar.value)
      default: quoted.unicodeScalars.append(scalar)  // foreign: characters
      }
    }
    return quoted + "\""
  }
}
