import EventLog
import Projections

extension Program {
  /// Runs one of the commands that question the history or keep it in order.
  static func runLogCommand(
    _ command: ParsedCommand, _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) -> ExitCode {
    switch command {
    case .why(let options):
      return reading(options.global, &errors) { log throws(EventLogError) in
        try WhyCommand(options).run(log, &output)
      }
    case .diff(let options):
      return opening(options.global, .read, &errors) { log, _ throws(EventLogError) in
        try DiffCommand(options).run(log, &output)
      }
    case .rerun(let options):
      return opening(options.global, .read, &errors) { log, errors throws(EventLogError) in
        try RerunCommand(options).run(log, &output, &errors)
      }
    case .verify(let options):
      return opening(options.global, .inspect, &errors) { log, _ throws(EventLogError) in
        try VerifyCommand(options).run(log, &output)
      }
    case .rebuild(let options):
      return opening(options, .remake, &errors) { log, _ throws(EventLogError) in
        try RebuildCommand(options).run(log, &output)
      }
    case .export(let options):
      return opening(options.global, .read, &errors) { log, _ throws(EventLogError) in
        try ExportCommand(options).run(log, &output)
      }
    case .prune(let options):
      return opening(options.global, .append, &errors) { log, _ throws(EventLogError) in
        try PruneCommand(options).run(log, &output)
      }
    case .replay, .history, .state, .runs, .readings, .lint, .rules, .help, .version:
      preconditionFailure("\(command) is run elsewhere")
    }
  }

  /// Opens the history and gives it to `body`, which says how the command ends.
  private static func opening(
    _ options: GlobalOptions, _ mode: LogMode, _ errors: inout OutputWriter,
    _ body: (EventLog, inout OutputWriter) throws(EventLogError) -> ExitCode
  ) -> ExitCode {
    do {
      let log = try EventLog.open(
        path: options.db, mode: mode, projecting: RunProjections.self)
      return try body(log, &errors)
    } catch {
      errors.writeLine("error: \(error)")
      return error.exitCode
    }
  }
}
