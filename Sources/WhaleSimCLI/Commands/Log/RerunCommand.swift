import EventLog
import Lifecycle
import Report
import Simulator

/// `whalesim rerun RUN...`: recorded inputs through today's engine, its reactions held against the
/// record.
struct RerunCommand {
  let options: RerunOptions

  init(_ options: RerunOptions) {
    self.options = options
  }

  func run(
    _ log: EventLog, _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) throws(EventLogError) -> ExitCode {
    var code = ExitCode.passed
    var same = 0
    let runs = try chosen(in: log)
    if runs.isEmpty { throw .file(path: log.path, .noRuns) }
    for run in runs {
      do throws(EventLogError) {
        let isSame = try rerun(try log.soundRun(.id(run.id)), log, &output)
        if isSame { same += 1 } else { code = code.worse(.nondeterminism) }
      } catch {
        guard error.exitCode == .damagedLog, runs.count > 1 else { throw error }
        // One damaged run does not keep the others from being executed.
        errors.writeLine("error: \(error)")
        code = code.worse(.damagedLog)
      }
    }
    if !options.json, !options.global.isQuiet {
      output.writeLine("\(same) of \(Plural.text(runs.count, "run")) as recorded")
    }
    return code
  }

  private func chosen(in log: EventLog) throws(EventLogError) -> [RunInfo] {
    if options.runs.isEmpty { return try log.runs() }
    var runs: [RunInfo] = []
    for reference in options.runs { runs.append(try log.run(reference.selector)) }
    return runs
  }

  /// Executes one run again; true if it is as recorded.
  private func rerun(
    _ info: RunInfo, _ log: EventLog, _ output: inout OutputWriter
  ) throws(EventLogError) -> Bool {
    let run = try log.read(info)
    let readings: Readings
    switch try RecordedReadings.readings(of: info, log) {
    case .known(let known): readings = known
    case .unknown(let name, let text):
      write(info, "was made with the reading \(name) = \(text), which is unknown today", &output)
      return false
    }
    let difference = Reexecution.firstDifference(in: run.events, readings: readings)
    // A run that was cut off says nothing about what would have come next.
    guard let difference, difference.recorded != nil || info.state == .sealed else {
      write(info, nil, &output)
      return true
    }
    let report = DifferenceReport(run: run, difference: difference)
    if options.json {
      output.writeLine(report.json)
    } else {
      for line in try report.lines(log) { output.writeLine(line) }
    }
    return false
  }

  private func write(_ run: RunInfo, _ problem: String?, _ output: inout OutputWriter) {
    if options.json {
      var object = JSONText()
      object.add("run", run.name)
      object.add("same", json: problem == nil ? "true" : "false")
      object.add("problem", problem)
      output.writeLine(object.text)
    } else if let problem {
      output.writeLine("DIFF  \(run.name)  \(problem)")
    } else if !options.global.isQuiet {
      output.writeLine("same  \(run.name)")
    }
  }
}

/// The readings a run was recorded with.
enum RecordedReadings {
  case known(Readings)
  /// A question or an answer that today's catalogue does not have.
  case unknown(name: String, text: String)

  static func readings(
    of run: RunInfo, _ log: EventLog
  ) throws(EventLogError) -> RecordedReadings {
    let rows = try log.query(
      """
      SELECT j.key, j.value FROM runs, json_each(runs.readings) AS j WHERE run_id = :run
      """, run: run.id
    ).rows
    var choices: [ReadingChoice] = []
    for row in rows {
      let name = row[0] ?? ""
      let text = row[1] ?? ""
      guard let choice = try? ReadingCatalog.choice(name, text) else {
        return .unknown(name: name, text: text)
      }
      choices.append(choice)
    }
    return .known(Readings(choices))
  }
}
