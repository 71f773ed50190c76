import Scenario

/// JUnit XML: one `testcase` for each run. A file that no run could be made of, and a scenario that
/// proves nothing, are errors; what did not come as expected is a failure.
///
/// `time` is the run's virtual length in seconds: the same suite gives the same bytes.
enum JUnitReport {
  static func text(_ runs: [ReportedRun]) -> String {
    let failures = runs.filter { !$0.isGood && $0.verdict == .failed }.count
    let errors = runs.filter { !$0.isGood && $0.verdict != .failed }.count
    let counts = "tests=\"\(runs.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"whalesim\" \(counts)>",
      "  <testsuite name=\"whalesim\" \(counts) skipped=\"0\">",
    ]
    for run in runs { lines += testCase(run) }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private static func testCase(_ run: ReportedRun) -> [String] {
    let attributes = [
      ("name", run.name), ("classname", className(run.path)), ("file", run.path),
      ("line", "\(run.line)"), ("time", run.seconds),
    ].map { "\($0)=\"\(escaped($1))\"" }.joined(separator: " ")
    var lines = ["    <testcase \(attributes)>"]
    if let hash = run.hash {
      lines += [
        "      <properties>", "        <property name=\"final_hash\" value=\"\(hash)\"/>",
        "      </properties>",
      ]
    }
    if run.depends {
      lines.append("      <system-out>\(content(run))</system-out>")
    } else if run.verdict != .passed {
      let element = run.verdict == .failed ? "failure" : "error"
      lines.append(
        "      <\(element) type=\"\(run.verdict.rawValue)\" message=\"\(escaped(run.headline))\">"
          + "\(content(run))</\(element)>")
    }
    return lines + ["    </testcase>"]
  }

  /// The whole failure. Line ends stay line ends; in an attribute they would become blanks.
  private static func content(_ run: ReportedRun) -> String {
    run.lines.map(escaped).joined(separator: "\n")
  }

  /// `Scenarios.auth` of `Scenarios/auth/elsewhere.yaml`: readers group by what stands before the
  /// last dot, and take dots for levels.
  private static func className(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }.dropLast()
    return parts.isEmpty ? "scenarios" : parts.joined(separator: ".")
  }

  /// Text as XML 1.0 may hold it. A character that it may not hold at all is written out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\\u" + Hexadecimal.fourDigits(scalar.value)
      default: escaped.unicodeScalars.append(scalar)  // foreign: characters
      }
    }
    return escaped
  }
}
