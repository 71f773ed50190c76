/// A command line that cannot be understood.
package struct UsageError: Error, Hashable, Sendable {
  let cause: Cause
  /// The command it was meant for; nil when none was recognised.
  let command: CommandDescription?

  init(_ cause: Cause, command: CommandDescription? = nil) {
    self.cause = cause
    self.command = command
  }

  enum Cause: Hashable, Sendable {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case missingValue(OptionDescription)
    case unwantedValue(OptionDescription)
    case notAChoice(OptionDescription, String)
    /// A value of the wrong form; `expected` says the right one.
    case wrongValue(OptionDescription, String, expected: String)
    /// A value that is no name of its kind.
    case unknownName(OptionDescription, String, suggestion: String?)
    /// An argument of the wrong form; `expected` says the right one.
    case wrongPositional(PositionalDescription, String, expected: String)
    /// Exactly one of these ways to say what is meant.
    case needsOneOf([String])
    case missingPositional(PositionalDescription)
    case unexpectedPositionals([String])
    case contradiction(OptionDescription, OptionDescription)
  }
}
