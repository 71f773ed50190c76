import EventLog
import Lifecycle
import Report
import Scenario
import Simulator

/// `whalesim replay PATH…`: plays scenario files into the history and judges them.
struct ReplayCommand {
  private let options: ReplayOptions
  private let paint: Paint
  private var tally = Tally()
  private var failuresExplained = 0
  private let plan: ReadingPlan
  private var reports: ReportFiles?
  /// The final hashes of each file, for a second process to agree with.
  private var hashes: [(path: String, hash: String)] = []

  init(_ options: ReplayOptions) {
    self.options = options
    plan = ReadingPlan(options)
    paint = Paint(
      isOn: options.global.color.isOn(
        isTerminal: TerminalDevice.isStandardOutputTerminal, environment: .current))
  }

  consuming func run(_ output: inout OutputWriter, _ errors: inout OutputWriter) -> ExitCode {
    var command = self
    return command.play(&output, &errors)
  }

  private mutating func play(
    _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) -> ExitCode {
    let paths: [String]
    do {
      paths = try ScenarioFiles.find(options.paths)
      reports = try ReportFiles(options.reports)
    } catch {
      errors.writeLine("error: \(error.message)")
      return error.exitCode
    }
    do {
      Interruption.listen()
      try replay(paths, &output, &errors)
    } catch {
      output.flush()
      errors.writeLine("error: \(error)")
      // Without the name of the history: not all of it is in there.
      if tally.total > 0, !options.global.isQuiet {
        output.writeLine(tally.summary(db: nil, isTwice: false))
      }
      tally.note(error.exitCode)
      writeReports(&output, &errors)
      return tally.code
    }
    writeReports(&output, &errors)
    if options.twice { compareWithSecondProcess(&errors) }
    return finish(paths, &output, &errors)
  }

  /// What was played until now, also when the rest could not be.
  private mutating func writeReports(
    _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) {
    do throws(FileError) {
      try reports?.write(&output)
    } catch {
      errors.writeLine("error: \(error.message)")
      tally.note(error.exitCode)
    }
  }

  /// Plays the same files in another process; each must come to the same hashes (exit 4 otherwise).
  private mutating func compareWithSecondProcess(_ errors: inout OutputWriter) {
    if Interruption.isRequested { return }
    var names: [UInt8] = []
    for file in hashes { names += Array(file.path.utf8) + [0] }
    guard let lines = SecondProcess.lines(HashesCommand.arguments(options), input: names) else {
      // What interrupts this process interrupts the other one too.
      if Interruption.isRequested {
        tally.note(.interrupted)
      } else {
        errors.writeLine("error: --twice: the second process could not be run")
        tally.note(.storage)
      }
      return
    }
    for (index, first) in hashes.enumerated() {
      let second = index < lines.count ? lines[index] : "nothing"
      guard second != first.hash else { continue }
      errors.writeLine(
        "error: \(first.path): a second process came to another run: "
          + "\(first.hash), then \(second)")
      tally.note(.nondeterminism)
    }
  }

  private mutating func replay(
    _ paths: [String], _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) throws(EventLogError) {
    var recorder = try Recorder(options)
    var reader = SuiteReader(options)
    var progress = Progress(
      total: paths.count, isOn: !options.global.isQuiet && TerminalDevice.isStandardErrorTerminal,
      columns: TerminalDevice.standardErrorColumns)
    for (index, path) in paths.enumerated() {
      if Interruption.isRequested {
        tally.note(.interrupted)
        progress.clear(&errors)
        errors.writeLine("interrupted: \(index) of \(Plural.text(paths.count, "file")) played")
        break
      }
      progress.show(index, path, &errors)
      try take(reader.read(path), into: &recorder)
      if recorder.isFull {
        progress.clear(&errors)
        try flush(&recorder, &output, &errors)
      }
      if options.failFast, tally.code != .passed { break }
    }
    progress.clear(&errors)
    try flush(&recorder, &output, &errors)
  }

  /// Records what waits and tells of it. What cannot be recorded is told too, without the name of
  /// a run.
  private mutating func flush(
    _ recorder: inout Recorder, _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) throws(EventLogError) {
    do {
      show(try recorder.flush(), &output, &errors)
    } catch {
      show(recorder.giveUp(), &output, &errors)
      throw error
    }
  }

  /// Plays one file, or says why it cannot be played.
  private mutating func take(
    _ item: SuiteReader.Item, into recorder: inout Recorder
  ) throws(EventLogError) {
    switch item {
    case .notSelected:
      break
    case .unreadable(let error):
      recorder.add(message: "error: \(error.message)\n")
      reports?.add(error)
      tally.note(error.exitCode)
    case .invalid(let invalid):
      recorder.add(message: invalid.render())
      reports?.add(invalid)
      tally.addInvalidFile()
    case .scenarios(let rows):
      if !options.global.isQuiet {
        for hints in rows.compactMap(\.renderedHints) { recorder.add(message: hints) }
      }
      let plays = rows.map { plan.plays(of: $0) }
      if options.twice {
        hashes.append((rows[0].path, try RunHash.hashes(of: plays.flatMap { $0 })))
      }
      for plays in plays {
        tally.addFile()
        for play in plays {
          tally.add(play)
          recorder.add(play)
          try reports?.add(play)
        }
      }
    }
  }

  /// One line for what passed, a block for what did not; only of runs that are recorded.
  private mutating func show(
    _ recorded: [Recorder.Recorded], _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) {
    for one in recorded {
      switch one {
      case .message(let text):
        output.flush()
        errors.write(text)
        errors.flush()
      case .run(let play, let name):
        for line in lines(play, name) { output.writeLine(line) }
      }
    }
    output.flush()
  }

  private mutating func lines(_ play: Play, _ name: String?) -> [String] {
    let file = play.outcome.file
    let history = name.map(historyCommand)
    let isRecorded = name != nil || options.inMemory
    if play.outcome.verdict == .passed {
      // Of several plays that pass the first one speaks for all.
      guard !options.global.isQuiet, play.preset == nil || !plan.playsSeveral else { return [] }
      let note = isRecorded ? "" : "  (not recorded)"
      return ["\(paint.good("pass"))  \(file.path)  \(file.name.value)\(note)"]
        + LintText.lines(play.outcome, paint: paint)
    }
    if let preset = play.preset, !play.dependsOn.isEmpty {
      return FailureText.dependsLines(
        play.outcome, preset: preset.rawValue, on: play.dependsOn, history: history, paint: paint)
    }
    if play.repeatsFailure { return [] }
    let lines = FailureText.lines(
      play.outcome, history: history, cures: cures(of: play), paint: paint)
    return options.global.isQuiet ? lines : lines + LintText.lines(play.outcome, paint: paint)
  }

  /// The readings under which a scenario that failed would pass. To look for them means to play it
  /// some hundred times, so it is done only for the first few.
  private mutating func cures(of play: Play) -> [ReadingChoice] {
    guard play.outcome.verdict == .failed, failuresExplained < Self.failuresToExplain,
      play.outcome.run.records.count <= Self.eventsToExplain
    else { return [] }
    failuresExplained += 1
    return plan.cures(of: play)
  }

  private static let failuresToExplain = 20
  private static let eventsToExplain = 2_000

  /// What to type to see a run.
  private func historyCommand(_ run: String) -> String {
    let db = options.global.db
    let text = "whalesim history \(ShellWord.quoted(run))"
    return db == GlobalOptions.defaultDB ? text : text + " --db \(ShellWord.quoted(db))"
  }

  private mutating func finish(
    _ paths: [String], _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) -> ExitCode {
    if tally.total == 0, tally.code == .passed {
      errors.writeLine("error: no scenario was selected; \(Plural.text(paths.count, "file")) read")
      return .nothingProved
    }
    if !options.global.isQuiet {
      let db = options.inMemory ? nil : options.global.db
      output.writeLine(tally.summary(db: db, isTwice: options.twice))
    }
    return tally.code
  }
}

extension FileError {
  /// The exit code of a command that this error ends.
  var exitCode: ExitCode {
    switch self {
    case .missing, .notAFile, .tooDeep, .nameNotText: .usage
    case .noScenarios: .nothingProved
    case .unreadable, .unwritable: .storage
    }
  }
}

extension ScenarioFile {
  /// What was accepted and could be written better.
  var renderedHints: String? {
    hints.isEmpty ? nil : source.render(hints, path: path)
  }
}
