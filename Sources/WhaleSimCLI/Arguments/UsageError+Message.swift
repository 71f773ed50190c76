extension UsageError {
  /// What is wrong, in one sentence.
  package var message: String {
    switch cause {
    case .missingCommand:
      "Missing command."
    case .unknownCommand(let name, let suggestion):
      "Unknown command '\(name)'." + didYouMean(suggestion)
    case .unknownOption(let name, let suggestion):
      "Unknown option '\(name)'." + didYouMean(suggestion)
    case .missingValue(let option):
      "Missing value for '\(option.spelling)'."
    case .unwantedValue(let option):
      "The option '\(option.name)' does not take a value."
    case .notAChoice(let option, let value):
      "The value '\(value)' is invalid for '\(option.spelling)'. Please provide one of "
        + list(option.choices) + "."
    case .wrongValue(let option, let value, let expected):
      "The value '\(value)' is invalid for '\(option.spelling)'. Please provide \(expected)."
    case .unknownName(let option, let value, let suggestion):
      "The value '\(value)' is invalid for '\(option.spelling)'." + didYouMean(suggestion)
    case .wrongPositional(let positional, let value, let expected):
      "The value '\(value)' is invalid for '\(positional.placeholder)'. "
        + "Please provide \(expected)."
    case .needsOneOf(let ways):
      "Please provide one of " + list(ways) + ", and only one."
    case .missingPositional(let positional):
      "Missing expected argument '\(positional.placeholder)'."
    case .unexpectedPositionals(let words):
      words.count == 1
        ? "Unexpected argument '\(words[0])'."
        : "\(words.count) unexpected arguments: " + list(words) + "."
    case .contradiction(let first, let second):
      "The options '\(first.name)' and '\(second.name)' contradict each other."
    }
  }

  /// What is printed on standard error: the message, how the command is used, where help is.
  package var text: String {
    let usage = command?.usage ?? HelpText.programUsage
    let help = command.map { "whalesim \($0.name.rawValue) --help" } ?? "whalesim --help"
    return "Error: \(message)\nUsage: \(usage)\n  See '\(help)' for more information.\n"
  }

  package var exitCode: ExitCode { .usage }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }

  /// `'a', 'b' and 'c'`
  private func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
