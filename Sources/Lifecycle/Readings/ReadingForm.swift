/// A form that readings of a question may have.
package enum ReadingForm: Hashable, Sendable {
  /// This word and no other.
  case word(String)
  /// A whole number of the range.
  case number(ClosedRange<Int32>)
  /// A word with a number of the range: `async(2)`, `fail(500)`.
  case call(String, ClosedRange<Int32>)
  /// A time as a scenario writes it: `30s`.
  case time

  /// How many turns, rounds or repetitions a reading may ask for. More would only make the guard
  /// against endless loops speak before anything else does.
  package static let counts: ClosedRange<Int32> = 1...1000
  /// The numbers an error code can have.
  package static let codes: ClosedRange<Int32> = .min ... .max

  /// The reading a text says in this form; nil if it says none.
  package func value(_ text: String) -> ReadingValue? {
    switch self {
    case .word(let word):
      return text == word ? .word(word) : nil
    case .number(let range):
      return Self.number(text, in: range).map(ReadingValue.number)
    case .call(let word, let range):
      guard text.hasPrefix(word + "("), text.hasSuffix(")") else { return nil }
      let argument = text.dropFirst(word.count + 1).dropLast()
      return Self.number(argument, in: range).map { .call(word, $0) }
    case .time:
      return TimeText.parse(text).map(ReadingValue.time)
    }
  }

  /// A number in its one spelling: no plus sign, no leading zero.
  private static func number(
    _ text: some StringProtocol, in range: ClosedRange<Int32>
  ) -> Int32? {
    guard let number = Int32(text), String(number) == text, range.contains(number) else {
      return nil
    }
    return number
  }
}

extension ReadingForm: ExpressibleByStringLiteral {
  /// A plain text in a table is a word.
  package init(stringLiteral word: String) {
    self = .word(word)
  }
}
