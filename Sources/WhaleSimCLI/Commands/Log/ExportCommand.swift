import EventLog
import Report

/// `whalesim export FILE`: the history as one file that opens anywhere.
struct ExportCommand {
  let options: ExportOptions

  init(_ options: ExportOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) -> ExitCode {
    try log.export(to: options.target)
    if !options.global.isQuiet {
      let runs = try log.runs().count
      output.writeLine("\(options.target): \(Plural.text(runs, "run"))")
    }
    return .passed
  }
}
