extension ReadingForm {
  /// The form as help and messages show it.
  package var text: String {
    switch self {
    case .word(let word): word
    case .number(let range): Self.text(of: range)
    case .call(let word, let range): "\(word)(\(Self.text(of: range)))"
    case .time: "a time such as 30s"
    }
  }

  private static func text(of range: ClosedRange<Int32>) -> String {
    if range == counts { return "1…n" }
    if range == codes { return "code" }
    if range.lowerBound == range.upperBound { return "\(range.lowerBound)" }
    return "\(range.lowerBound)…\(range.upperBound)"
  }
}

extension ReadingError {
  /// What is wrong, in one sentence.
  package var message: String {
    switch self {
    case .unknownQuestion(let name):
      "`\(name)` is not an open question"
    case .unknownPreset(let name):
      "`\(name)` is not a preset of readings; there are "
        + ReadingPreset.allCases.map(\.rawValue).joined(separator: ", ")
    case .notAllowed(let text, let question):
      "`\(text)` is not a reading of `\(question.name)`; it can be "
        + question.allowed.map(\.text).joined(separator: ", ")
    }
  }
}
