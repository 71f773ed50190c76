/// A command as data: the parser, the help and the messages are all made from it.
struct CommandDescription: Hashable, Sendable {
  let name: CommandName
  /// One line for the list of commands.
  let abstract: String
  let positionals: [PositionalDescription]
  /// Its own options, before those that every command has.
  let options: [OptionDescription]
  /// A command line that works as it stands.
  let example: String

  /// Everything it accepts that begins with two hyphens.
  var allOptions: [OptionDescription] {
    options + OptionDescription.ofEveryCommand
  }

  /// `whalesim replay [options] PATH...`
  var usage: String {
    let words = ["whalesim", name.rawValue, "[options]"] + positionals.map(\.placeholder)
    return words.joined(separator: " ")
  }
}

/// An argument known by its place.
struct PositionalDescription: Hashable, Sendable {
  /// In capitals: `PATH`.
  let name: String
  let help: String
  /// Whether more of the same may follow.
  let isRepeatable: Bool
  /// Whether it may be missing.
  let isOptional: Bool

  init(name: String, help: String, isRepeatable: Bool = false, isOptional: Bool = false) {
    self.name = name
    self.help = help
    self.isRepeatable = isRepeatable
    self.isOptional = isOptional
  }

  var placeholder: String {
    let text = isRepeatable ? "\(name)..." : name
    return isOptional ? "[\(text)]" : text
  }
}

/// An argument known by its name.
struct OptionDescription: Hashable, Sendable {
  /// With its hyphens: `--filter`.
  let name: String
  /// What stands for its value, in capitals; nil for a flag.
  let value: String?
  let help: String
  /// The only values it takes; empty when any text may be one.
  let choices: [String]
  /// Whether it may be given more than once, to collect values. Of another the last one holds.
  let isRepeatable: Bool

  init(
    _ name: String, _ value: String? = nil, choices: [String] = [], isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.choices = choices
    self.isRepeatable = isRepeatable
  }

  /// `--filter TEXT`, as help and messages name it.
  var spelling: String {
    value.map { "\(name) \($0)" } ?? name
  }
}
