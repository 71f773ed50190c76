/// What the command line asks for.
package enum ParsedCommand: Hashable, Sendable {
  case replay(ReplayOptions)
  case history(HistoryOptions)
  case state(StateOptions)
  case runs(RunsOptions)
  case readings(ReadingsOptions)
  case lint(LintOptions)
  case rules(RulesOptions)
  case why(WhyOptions)
  case diff(DiffOptions)
  case rerun(RerunOptions)
  case verify(VerifyOptions)
  case rebuild(GlobalOptions)
  case export(ExportOptions)
  case prune(PruneOptions)
  /// The help to print on standard output.
  case help(String)
  case version

  /// Reads the words after the program's name.
  ///
  /// Options may stand before or after their command. A request for help is answered whatever else
  /// is wrong with the line: whoever asks is looking for how to do it right.
  package static func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    if asksForHelp(arguments) { return .help(help(for: arguments)) }
    guard let index = try ArgumentSorter.commandIndex(in: arguments) else {
      if arguments.contains(OptionDescription.version.name) { return .version }
      throw UsageError(.missingCommand)
    }
    guard let name = CommandName(rawValue: arguments[index]) else {
      let names = CommandName.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: arguments[index], among: names)
      throw UsageError(.unknownCommand(arguments[index], suggestion: nearest))
    }
    var words = arguments
    words.remove(at: index)
    let raw = try ArgumentSorter.sort(words, for: name.description)
    try checkPositionals(of: raw)
    if let path = raw.value(of: .db), path.isEmpty {
      throw UsageError(.wrongValue(.db, path, expected: "the path of a file"), command: raw.command)
    }
    switch name {
    case .replay: return .replay(try ReplayOptions(raw))
    case .history: return .history(try HistoryOptions(raw))
    case .state: return .state(try StateOptions(raw))
    case .runs: return .runs(RunsOptions(raw))
    case .readings: return .readings(ReadingsOptions(raw))
    case .lint: return .lint(try LintOptions(raw))
    case .rules: return .rules(RulesOptions(raw))
    case .why: return .why(try WhyOptions(raw))
    case .diff: return .diff(DiffOptions(raw))
    case .rerun: return .rerun(try RerunOptions(raw))
    case .verify: return .verify(VerifyOptions(raw))
    case .rebuild: return .rebuild(GlobalOptions(raw))
    case .export: return .export(try ExportOptions(raw))
    case .prune: return .prune(try PruneOptions(raw))
    }
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == OptionDescription.help.name || $0 == "-h" }
  }

  /// The help of the command that the line names, as far as it can be told; else the program's.
  private static func help(for arguments: [String]) -> String {
    let words = arguments.filter { $0 != OptionDescription.help.name && $0 != "-h" }
    guard let index = try? ArgumentSorter.commandIndex(in: words),
      let name = CommandName(rawValue: words[index])
    else { return HelpText.program }
    return HelpText.text(of: name.description)
  }

  private static func checkPositionals(of raw: RawArguments) throws(UsageError) {
    let wanted = raw.command.positionals
    let required = wanted.filter { !$0.isOptional }
    if raw.positionals.count < required.count {
      throw UsageError(.missingPositional(wanted[raw.positionals.count]), command: raw.command)
    }
    let isOpen = wanted.last?.isRepeatable ?? false
    if raw.positionals.count > wanted.count && !isOpen {
      let surplus = Array(raw.positionals.dropFirst(wanted.count))
      throw UsageError(.unexpectedPositionals(surplus), command: raw.command)
    }
  }
}
