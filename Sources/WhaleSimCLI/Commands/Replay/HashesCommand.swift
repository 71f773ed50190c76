import EventLog
import Scenario

/// What the second process of `replay --twice` does: plays the files that are named and prints the
/// final hash of each, a line a file, `none` for one that has gone. It is no command of the user's
/// and not in the help.
struct HashesCommand {
  static let name = "final-hashes"

  let paths: [String]

  func run(_ output: inout OutputWriter) throws(EventLogError) {
    var reader = SuiteReader(ReplayOptions(paths: paths))
    for path in paths {
      guard case .scenario(let file) = reader.read(path) else {
        output.writeLine("none")
        continue
      }
      output.writeLine(try RunHash.hash(of: ScenarioRunner.run(file)))
    }
  }
}
