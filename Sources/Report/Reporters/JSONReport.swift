import Scenario

/// JSON lines: one object for each run, its keys in a fixed order.
enum JSONReport {
  static func text(_ runs: [ReportedRun]) -> String {
    runs.map { line($0) + "\n" }.joined()
  }

  private static func line(_ run: ReportedRun) -> String {
    var object = JSONText()
    object.add("name", run.name)
    object.add("path", run.path)
    object.add("line", Int64(run.line))
    object.add("column", Int64(run.column))
    object.add("verdict", run.depends ? "depends" : run.verdict.rawValue)
    object.add("length_ms", run.length)
    object.add("final_hash", run.hash)
    object.add("message", run.headline.isEmpty ? nil : run.headline)
    object.add("text", run.lines)
    return object.text
  }
}
