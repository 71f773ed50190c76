import Scenario

/// Reads what scenario files say they cover.
enum CoverageReader {
  /// What cannot be read is told and left out; the exit code says so.
  static func read(_ paths: [String], _ errors: inout OutputWriter) -> (Coverage, ExitCode) {
    var coverage = Coverage()
    var code = ExitCode.passed
    do {
      var reader = SuiteReader(ReplayOptions(paths: []))
      for path in try ScenarioFiles.find(paths) {
        switch reader.read(path) {
        case .scenarios(let rows):
          // The rows of a file's cases cover the same.
          if let file = rows.first { coverage.add(file) }
        case .notSelected: continue
        case .invalid(let invalid):
          errors.write(invalid.render())
          code = code.worse(.invalidScenario)
        case .unreadable(let error):
          errors.writeLine("error: \(error.message)")
          code = code.worse(error.exitCode)
        }
      }
    } catch {
      errors.writeLine("error: \(error.message)")
      code = code.worse(error.exitCode)
    }
    return (coverage, code)
  }
}
