import EventLog
import Report

/// `whalesim prune`: whole runs removed, and recorded in table `pruned_runs`.
struct PruneCommand {
  let options: PruneOptions

  init(_ options: PruneOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) -> ExitCode {
    let runs = try chosen(in: log)
    try log.prune(runs, because: reason, at: WallClock.now)
    for run in runs { output.writeLine("pruned  \(run.name)") }
    if !options.global.isQuiet {
      let left = try log.runs().count
      output.writeLine(
        "\(options.global.db): \(Plural.text(runs.count, "run")) pruned, \(left) left")
    }
    return .passed
  }

  private var reason: PruneReason {
    switch options.choice {
    case .named: .named
    case .before: .older
    case .allButLast: .surplus
    }
  }

  /// The runs to remove, in the order of recording, each once.
  private func chosen(in log: EventLog) throws(EventLogError) -> [RunInfo] {
    let all = try log.runs()
    switch options.choice {
    case .named(let references):
      var ids: [RunID] = []
      for reference in references { ids.append(try log.run(reference.selector).id) }
      return all.filter { ids.contains($0.id) }
    case .before(let day):
      return all.filter { $0.recordedAt < day }
    case .allButLast(let count):
      var newer: [String: Int] = [:]
      var surplus: [RunInfo] = []
      for run in all.reversed() {
        newer[run.base, default: 0] += 1
        if newer[run.base, default: 0] > count { surplus.append(run) }
      }
      return surplus.reversed()
    }
  }
}
