extension Diagnostic {
  /// The sentence after the position, without a full stop.
  package var message: String {
    switch cause {
    case .reading(let cause): cause.message
    case .name(let cause): cause.message
    case .shape(let cause): cause.message
    case .value(let cause): cause.message
    case .sense(let cause): cause.message
    case .moreFindings(let count):
      "\(Words.grouped(count)) more findings are not shown"
    }
  }
}

extension Diagnostic.Advice {
  /// What stands behind the carets.
  var text: String {
    switch self {
    case .didYouMean(let word): "did you mean `\(word)`?"
    case .write(let text): "write `\(text)`"
    }
  }

  /// What to put in the place of the underlined characters.
  var replacement: String {
    switch self {
    case .didYouMean(let word): word
    case .write(let text): text
    }
  }
}
