import EventLog

/// The program: words in, an exit code out.
package enum Program {
  /// The version that runs record and `--version` prints.
  package static let version = "0.1.0"

  /// Runs the command that `arguments` ask for; the program's own name is not among them.
  package static func main(_ arguments: [String]) -> ExitCode {
    TerminalDevice.occupyClosedStreams()
    TerminalDevice.reportFailedWrites()
    var output = OutputWriter.standardOutput
    var errors = OutputWriter.standardError
    let code = run(arguments, &output, &errors)
    output.flush()
    defer { errors.flush() }
    // Output that could not be written is a failure, unless the reader has gone, as `head` does.
    guard case .failed(let number) = output.state else { return code }
    errors.writeLine(
      "error: standard output cannot be written (\(TerminalDevice.words(for: number)))")
    return code.worse(.storage)
  }

  private static func run(
    _ arguments: [String], _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) -> ExitCode {
    if arguments.first == HashesCommand.name {
      return printHashes(Array(arguments.dropFirst()), &output, &errors)
    }
    if arguments.first == ContractPageCommand.name {
      return ContractPageCommand(paths: Array(arguments.dropFirst())).run(&output, &errors)
    }
    let command: ParsedCommand
    do {
      command = try ParsedCommand.parse(arguments)
    } catch {
      errors.write(error.text)
      return error.exitCode
    }
    switch command {
    case .help(let text):
      output.write(text)
      return .passed
    case .version:
      output.writeLine(VersionText.text)
      return .passed
    case .replay(let options):
      return ReplayCommand(options).run(&output, &errors)
    case .history(let options):
      return reading(options.global, &errors) { log throws(EventLogError) in
        try HistoryCommand(options).run(log, &output)
      }
    case .state(let options):
      return reading(options.global, &errors) { log throws(EventLogError) in
        try StateCommand(options).run(log, &output)
      }
    case .readings(let options):
      return ReadingsCommand(options).run(&output, &errors)
    case .lint(let options):
      return LintCommand(options).run(&output, &errors)
    case .rules(let options):
      return RulesCommand(options).run(&output, &errors)
    case .runs(let options):
      return reading(options.global, &errors) { log throws(EventLogError) in
        try RunsCommand(options).run(log, &output)
      }
    case .why, .diff, .rerun, .verify, .rebuild, .export, .prune:
      return runLogCommand(command, &output, &errors)
    }
  }

  private static func printHashes(
    _ arguments: [String], _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) -> ExitCode {
    do throws(UsageError) {
      let command = try HashesCommand(arguments)
      do throws(EventLogError) {
        try command.run(&output)
        return .passed
      } catch {
        errors.writeLine("error: \(error)")
        return error.exitCode
      }
    } catch {
      errors.write(error.text)
      return error.exitCode
    }
  }

  /// Opens the history for reading and gives it to `body`.
  static func reading(
    _ options: GlobalOptions, _ errors: inout OutputWriter,
    _ body: (EventLog) throws(EventLogError) -> Void
  ) -> ExitCode {
    do {
      try body(try EventLog.open(path: options.db, mode: .read))
      return .passed
    } catch {
      errors.writeLine("error: \(error)")
      return error.exitCode
    }
  }
}
