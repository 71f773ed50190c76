/// Sorts the words of a command line into options, values and positionals.
struct ArgumentSorter {
  private var words: ArraySlice<String>
  private var raw: RawArguments

  /// Sorts the words of `command`, wherever in the line they stood.
  static func sort(
    _ words: [String], for command: CommandDescription
  ) throws(UsageError) -> RawArguments {
    var sorter = ArgumentSorter(words: words[...], raw: RawArguments(command: command))
    try sorter.takeAll()
    return sorter.raw
  }

  /// The place of the command's name: the first word that is neither an option nor its value.
  ///
  /// - Returns: nil when the line holds no such word.
  static func commandIndex(in words: [String]) throws(UsageError) -> Int? {
    var index = 0
    while index < words.count, words[index] != "--" {
      guard isOption(words[index]) else { return index }
      let name = name(of: words[index])
      guard let option = OptionDescription.beforeCommand.first(where: { $0.name == name }) else {
        throw UsageError(unknown(name, among: OptionDescription.beforeCommand))
      }
      let takesNextWord = option.value != nil && name == words[index]
      index += takesNextWord ? 2 : 1
    }
    return nil
  }

  private mutating func takeAll() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        while let positional = words.popFirst() { raw.add(positional: positional) }
      } else if Self.isOption(word) {
        try takeOption(word)
      } else {
        raw.add(positional: word)
      }
    }
  }

  /// Takes an option, with its value from behind the equals sign or from the next word.
  private mutating func takeOption(_ word: String) throws(UsageError) {
    let command = raw.command
    let name = Self.name(of: word)
    let attached = name == word ? nil : String(word.dropFirst(name.count + 1))
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw UsageError(Self.unknown(name, among: command.allOptions), command: command)
    }
    guard option.value != nil else {
      if attached != nil { throw UsageError(.unwantedValue(option), command: command) }
      raw.add(option)
      return
    }
    guard let value = attached ?? takeNextValue() else {
      throw UsageError(.missingValue(option), command: command)
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(.notAChoice(option, value), command: command)
    }
    raw.add(option, value: value)
  }

  /// Takes the next word as a value. One that looks like an option is more likely the next option,
  /// the value forgotten; written as `--filter=-x` it can be had all the same.
  private mutating func takeNextValue() -> String? {
    guard let next = words.first, !Self.isOption(next) else { return nil }
    return words.removeFirst()
  }

  /// A single hyphen stands for a file by custom, so it is no option.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-"
  }

  private static func name(of word: String) -> String {
    String(word.prefix { $0 != "=" })
  }

  private static func unknown(
    _ name: String, among options: [OptionDescription]
  ) -> UsageError.Cause {
    .unknownOption(name, suggestion: Suggestion.nearest(to: name, among: options.map(\.name)))
  }
}
