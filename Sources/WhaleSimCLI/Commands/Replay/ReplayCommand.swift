import EventLog
import Report
import Scenario

/// `whalesim replay PATH…`: plays scenario files into the history and judges them.
struct ReplayCommand {
  private let options: ReplayOptions
  private let paint: Paint
  private var tally = Tally()
  /// The final hash of each file, for a second process to agree with.
  private var hashes: [(path: String, hash: String)] = []

  init(_ options: ReplayOptions) {
    self.options = options
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
      return tally.code.worse(error.exitCode)
    }
    if options.twice { compareWithSecondProcess(&errors) }
    return finish(paths, &output, &errors)
  }

  /// Plays the same files in another process; each must come to the same hash (exit 4 otherwise).
  private mutating func compareWithSecondProcess(_ errors: inout OutputWriter) {
    var rest = hashes[...]
    while !rest.isEmpty, !Interruption.isRequested {
      let part = rest.prefix(Self.filesPerProcess)
      rest = rest.dropFirst(part.count)
      guard let lines = SecondProcess.lines([HashesCommand.name] + part.map(\.path)) else {
        // What interrupts this process interrupts the other one too.
        if Interruption.isRequested { break }
        errors.writeLine("error: --twice: the second process could not be run")
        tally.note(.storage)
        return
      }
      for (index, first) in part.enumerated() {
        let second = index < lines.count ? lines[index] : "nothing"
        guard second != first.hash else { continue }
        errors.writeLine(
          "error: \(first.path): a second process came to another run: "
            + "\(first.hash), then \(second)")
        tally.note(.nondeterminism)
      }
    }
    if Interruption.isRequested { tally.note(.interrupted) }
  }

  /// A command line holds only so many paths.
  private static let filesPerProcess = 200

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
      try take(reader.read(path), into: &recorder, &errors)
      if recorder.isFull {
        progress.clear(&errors)
        try flush(&recorder, &output)
      }
      if options.failFast, tally.code != .passed { break }
    }
    progress.clear(&errors)
    try flush(&recorder, &output)
  }

  /// Writes what waits to the history and shows it. What cannot be written was played all the same:
  /// its verdicts are shown before the error is.
  private func flush(
    _ recorder: inout Recorder, _ output: inout OutputWriter
  ) throws(EventLogError) {
    do throws(EventLogError) {
      show(try recorder.flush(), &output)
    } catch {
      show(recorder.takeUnrecorded(), &output)
      throw error
    }
  }

  /// Plays one file, or says why it cannot be played.
  private mutating func take(
    _ item: SuiteReader.Item, into recorder: inout Recorder, _ errors: inout OutputWriter
  ) throws(EventLogError) {
    switch item {
    case .notSelected:
      break
    case .unreadable(let error):
      errors.writeLine("error: \(error.message)")
      errors.flush()
      tally.note(error.exitCode)
    case .invalid(let invalid):
      errors.write(invalid.render())
      errors.flush()
      tally.addInvalidFile()
    case .scenario(let file):
      if !options.global.isQuiet { file.writeHints(&errors) }
      let outcome = ScenarioRunner.run(file)
      if options.twice { hashes.append((file.path, try RunHash.hash(of: outcome))) }
      tally.add(outcome)
      recorder.add(outcome)
    }
  }

  /// One line for what passed, a block for what did not; only of runs that are recorded.
  private func show(_ recorded: [Recorder.Recorded], _ output: inout OutputWriter) {
    for run in recorded {
      if run.outcome.verdict == .passed {
        guard !options.global.isQuiet else { continue }
        let file = run.outcome.file
        output.writeLine("\(paint.good("pass"))  \(file.path)  \(file.name.value)")
      } else {
        let history = run.runName.map(historyCommand)
        for line in FailureText.lines(run.outcome, history: history, paint: paint) {
          output.writeLine(line)
        }
      }
    }
    output.flush()
  }

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
    case .missing, .notAFile, .tooDeep: .usage
    case .noScenarios: .nothingProved
    case .unreadable: .storage
    }
  }
}

extension ScenarioFile {
  /// What was accepted and could be written better.
  fileprivate func writeHints(_ errors: inout OutputWriter) {
    guard !hints.isEmpty else { return }
    errors.write(source.render(hints, path: path))
  }
}
