/// The help, made from the tables of commands and options.
enum HelpText {
  static let columns = 80

  static let programUsage = "whalesim COMMAND [options]"

  /// The help of the whole program.
  static let program: String = {
    let commands = CommandName.allCases.map { Entry($0.rawValue, $0.description.abstract) }
    let options = [OptionDescription.version, .help].map(Entry.init)
    let codes = ExitCode.allCases.map { Entry("\($0.rawValue)", $0.meaning) }
    return [
      "Replay what happens to an app that embeds LBWhaleAppSDK, and keep every event.\n",
      "Usage: \(programUsage)\n",
      section("Commands", commands),
      section("Options", options),
      section("Exit codes", codes),
      section(
        "Example", lines: ["whalesim replay Scenarios && whalesim history last --callbacks"]),
      "'whalesim COMMAND --help' shows a command's arguments and an example.\n",
    ].joined(separator: "\n")
  }()

  /// The help of one command.
  static func text(of command: CommandDescription) -> String {
    var parts = ["\(command.abstract)\n", "Usage: \(command.usage)\n"]
    if !command.positionals.isEmpty {
      parts.append(section("Arguments", command.positionals.map(Entry.init)))
    }
    if !command.options.isEmpty {
      parts.append(section("Options", command.options.map(Entry.init)))
    }
    parts.append(
      section("Options of every command", OptionDescription.ofEveryCommand.map(Entry.init)))
    parts.append(section("Example", lines: [command.example]))
    return parts.joined(separator: "\n")
  }

  /// A term and what it means.
  private struct Entry {
    let term: String
    let meaning: String

    init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }

    init(_ option: OptionDescription) {
      self.init(option.spelling, option.help)
    }

    init(_ positional: PositionalDescription) {
      self.init(positional.placeholder, positional.help)
    }
  }

  /// A heading with its entries in two columns; meanings that are too long go on below themselves.
  private static func section(_ heading: String, _ entries: [Entry]) -> String {
    let width = (entries.map(\.term.count).max() ?? 0) + 2
    let indent = String(repeating: " ", count: width)
    let lines = entries.flatMap { entry in
      wrap(entry.meaning, columns: columns - 2 - width).enumerated().map { place, line in
        let term = entry.term + indent.dropFirst(entry.term.count)
        return (place == 0 ? term : indent) + line
      }
    }
    return section(heading, lines: lines)
  }

  private static func section(_ heading: String, lines: [String]) -> String {
    "\(heading):\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// Breaks a text between words, so that no line has more than `columns` characters.
  private static func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
