import EventLog
import Projections
import Report

/// `whalesim rebuild`: views, guards and derived tables made anew.
struct RebuildCommand {
  let options: GlobalOptions

  init(_ options: GlobalOptions) {
    self.options = options
  }

  /// The log was opened so that its schema has been made anew already.
  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) -> ExitCode {
    try log.explainContract()
    let events = try log.rebuildProjections()
    if !options.isQuiet {
      output.writeLine("\(options.db): rebuilt from \(Plural.text(events, "event"))")
    }
    return .passed
  }
}
