package import Lifecycle

/// `whalesim readings [NAME]`
package struct ReadingsOptions: Hashable, Sendable {
  /// A question's name or the beginning of some; nil is all.
  package var name: String?
  package var json: Bool
  package var global: GlobalOptions

  package init(
    name: String? = nil, json: Bool = false, global: GlobalOptions = GlobalOptions()
  ) {
    self.name = name
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) {
    self.init(
      name: raw.positionals.first, json: raw.has(.json), global: GlobalOptions(raw))
  }
}

/// What `--readings` says.
package enum ReadingSelection: Hashable, Sendable {
  case preset(ReadingPreset)
  case all

  static let words = ReadingPreset.allCases.map(\.rawValue) + ["all"]

  package init?(_ text: String) {
    if text == "all" {
      self = .all
    } else if let preset = ReadingPreset(rawValue: text) {
      self = .preset(preset)
    } else {
      return nil
    }
  }

  var text: String {
    switch self {
    case .preset(let preset): preset.rawValue
    case .all: "all"
    }
  }
}

extension RawArguments {
  /// The readings that the values of an option choose, as `run.repeat=perRequest`.
  func readingChoices(of option: OptionDescription) throws(UsageError) -> [ReadingChoice] {
    var choices: [ReadingChoice] = []
    for text in values(of: option) { choices.append(try readingChoice(text, option)) }
    return choices
  }

  private func readingChoice(
    _ text: String, _ option: OptionDescription
  ) throws(UsageError) -> ReadingChoice {
    guard let equals = text.firstIndex(of: "=") else {
      throw UsageError(
        .wrongValue(option, text, expected: "a question and its reading, NAME=VALUE"),
        command: command)
    }
    let name = String(text[..<equals])
    do throws(ReadingError) {
      return try ReadingCatalog.choice(name, String(text[text.index(after: equals)...]))
    } catch {
      throw UsageError(usageCause(error, option, text), command: command)
    }
  }

  private func usageCause(
    _ error: ReadingError, _ option: OptionDescription, _ text: String
  ) -> UsageError.Cause {
    switch error {
    case .notAllowed(_, let question):
      .wrongValue(
        option, text,
        expected: "one of " + question.allowed.map(\.text).joined(separator: ", "))
    case .unknownQuestion(let name), .unknownPreset(let name):
      .unknownName(
        option, text, suggestion: Suggestion.nearest(to: name, among: ReadingCatalog.names))
    }
  }
}
