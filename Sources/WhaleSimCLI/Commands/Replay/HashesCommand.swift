import EventLog
import Lifecycle
import Scenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the second process of `replay --twice` does: plays the files named on its standard input
/// and prints the final hashes of each, a line a file, `none` for one that has gone. It is no
/// command of the user's and not in the help.
///
/// The names come with a zero byte behind each, the one byte that no name has: a command line holds
/// only so many of them.
struct HashesCommand {
  static let name = "final-hashes"

  let options: ReplayOptions

  /// - Parameter arguments: the options of the replay that the other process was given.
  init(_ arguments: [String]) throws(UsageError) {
    guard case .replay(let options) = try ParsedCommand.parse(["replay", "-"] + arguments) else {
      throw UsageError(.missingCommand)
    }
    self.options = options
  }

  /// The options that decide what is played, for another process.
  static func arguments(_ options: ReplayOptions) -> [String] {
    let readings = options.readings.map { ["--readings", $0.text] } ?? []
    return [name] + readings
      + options.sets.flatMap { ["--set", "\($0.name)=\($0.value.text)"] }
  }

  func run(_ output: inout OutputWriter) throws(EventLogError) {
    let plan = ReadingPlan(options)
    var reader = SuiteReader(ReplayOptions(paths: []))
    for path in SecondProcess.readAll(STDIN_FILENO).split(separator: 0) {
      guard case .scenarios(let rows) = reader.read(String(decoding: path, as: UTF8.self)) else {
        output.writeLine("none")
        continue
      }
      output.writeLine(try RunHash.hashes(of: rows.flatMap { plan.plays(of: $0) }))
    }
  }
}
