/// A reading: one answer to an open question.
package enum ReadingValue: Hashable, Sendable {
  case word(String)
  case number(Int32)
  case call(String, Int32)
  /// In ms.
  case time(Milliseconds)

  /// The one text that says it. `90s` and `1m30s` are the same reading and have the same text.
  package var text: String {
    switch self {
    case .word(let word): word
    case .number(let number): "\(number)"
    case .call(let word, let number): "\(word)(\(number))"
    case .time(let time): TimeText.format(time)
    }
  }
}

/// The reading chosen for one question.
package struct ReadingChoice: Hashable, Sendable {
  /// The question's name.
  package let name: String
  package let value: ReadingValue

  package init(name: String, value: ReadingValue) {
    self.name = name
    self.value = value
  }
}

/// Why a text is no reading.
package enum ReadingError: Error, Hashable, Sendable {
  case unknownQuestion(String)
  case unknownPreset(String)
  case notAllowed(String, OpenQuestion)
}
