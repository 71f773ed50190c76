/// The arguments of one command, sorted by what they are but not yet understood.
struct RawArguments: Equatable {
  let command: CommandDescription
  private(set) var positionals: [String] = []
  private var given: [Given] = []

  private struct Given: Equatable {
    let name: String
    let value: String
  }

  init(command: CommandDescription) {
    self.command = command
  }

  mutating func add(positional: String) {
    positionals.append(positional)
  }

  mutating func add(_ option: OptionDescription, value: String = "") {
    given.append(Given(name: option.name, value: value))
  }

  func has(_ option: OptionDescription) -> Bool {
    given.contains { $0.name == option.name }
  }

  /// The value of an option that has one; the last one given holds.
  func value(of option: OptionDescription) -> String? {
    given.last { $0.name == option.name }?.value
  }

  /// All values of an option, in the order given.
  func values(of option: OptionDescription) -> [String] {
    given.filter { $0.name == option.name }.map(\.value)
  }
}
