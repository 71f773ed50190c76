extension SyntaxFault {
  /// What is wrong and one hint, in plain words.
  var message: String {
    switch self {
    case .noBlankAfterColon(let key, let line):
      "in line \(line) a blank is missing behind the colon of \(Words.quoted(key))"
    case .noColon(let key, let line):
      "\(Words.quoted(key)) in line \(line) has no colon; a key and its value are `key: value`"
    case .noValue(let key, let line):
      "\(Words.quoted(key)) in line \(line) has no value; write \(Words.quoted(key + ": {}"))"
    case .strayColon:
      "a colon and a blank stand here inside a value; put the value in quotes"
    case .indentation(.keys, let began):
      "this line is not indented like the keys begun at \(began.text); line it up with them"
    case .indentation(.items, let began):
      "this line is indented neither as an item of the list begun at \(began.text) nor as a key "
        + "of the item before"
    case .unclosed(.quote, let began): "the quote opened at \(began.text) is not closed"
    case .unclosed(.brace, let began):
      "the brace opened at \(began.text) is not closed before this; is a `,` or `}` missing?"
    case .unclosed(.bracket, let began):
      "the bracket opened at \(began.text) is not closed before this; is a `,` or `]` missing?"
    case .strayItem: "a list item stands here behind something else; put it on a line of its own"
    case .nothingThere: "a value is missing here"
    case .unknownEscape:
      "double quotes do not know this escape; use single quotes, or `\\\\` for a backslash"
    case .besideBlockSign:
      "nothing but a comment stands behind the sign of a text of several lines"
    case .reservedCharacter: "nothing begins with this character; put the text in quotes"
    case .behindTheEnd: "something stands behind the end of the scenario"
    case .other(let problem, let context, let began):
      problem + (context.map { " \($0)" } ?? "") + (began.map { " begun at \($0.text)" } ?? "")
    }
  }
}
