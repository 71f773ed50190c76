/// How large things are, counted the way a reader meets them.
enum Sizes {
  static let linesPerFile = 400
  static let linesPerFunction = 70
  static let columnsPerLine = 100

  /// What is too large in a file, as messages.
  static func excess(in source: SourceCode) -> [String] {
    var messages: [String] = []
    let lines = lineCount(of: source)
    if lines > linesPerFile {
      messages.append("\(source.path): \(lines) lines; split it by aspect at \(linesPerFile)")
    }
    for function in functions(in: source) where function.lines > linesPerFunction {
      messages.append(
        "\(source.path):\(function.line): \(function.name) has \(function.lines) lines; "
          + "name its parts at \(linesPerFunction)")
    }
    for (index, line) in source.lines.enumerated() where line.count > columnsPerLine {
      messages.append("\(source.path):\(index + 1): \(line.count) columns")
    }
    return messages
  }

  /// The lines of a file; a line feed at its end begins no further one.
  static func lineCount(of source: SourceCode) -> Int {
    source.lines.last?.isEmpty == true ? source.lines.count - 1 : source.lines.count
  }

  struct Function: Equatable {
    let name: String
    let line: Int
    /// From the keyword that declares it to the brace that closes it.
    let lines: Int
  }

  /// Every function, initialiser, subscript and computed property with a body, outer ones first.
  static func functions(in source: SourceCode) -> [Function] {
    let tokens = source.tokens
    return tokens.indices.compactMap { index in
      guard let name = declaredName(at: index, in: tokens),
        let open = bodyStart(after: index, in: tokens),
        let close = closingBrace(of: open, in: tokens)
      else { return nil }
      let first = tokens[index].line
      return Function(name: name, line: first, lines: tokens[close].line - first + 1)
    }
  }

  /// The name a token declares as something with a body; nil for every other token.
  private static func declaredName(at index: Int, in tokens: [Token]) -> String? {
    let token = tokens[index]
    guard token.kind == .word, index == 0 || !tokens[index - 1].is(".") else { return nil }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    switch token.text {
    case "func", "var":
      return next?.text
    case "init" where next.map { ["(", "?", "<"].contains($0.text) } ?? false:
      return "init"
    case "subscript" where next.map { ["(", "<"].contains($0.text) } ?? false:
      return "subscript"
    case "deinit":
      return "deinit"
    default:
      return nil
    }
  }

  /// The brace that opens the body; nil for a requirement or a stored property.
  private static func bodyStart(after index: Int, in tokens: [Token]) -> Int? {
    let isProperty = tokens[index].is("var")
    var depth = 0
    for at in (index + 1)..<tokens.count where tokens[at].kind != .literal {
      let text = tokens[at].text
      if text == "(" || text == "[" { depth += 1 }
      if text == ")" || text == "]" { depth -= 1 }
      if depth < 0 { return nil }
      guard depth == 0 else { continue }
      if text == "{" { return at }
      if text == "}" || (isProperty && text == "=" && !tokens[at - 1].is("=")) { return nil }
      let startsAnother = ["func", "var", "let", "init", "case", "subscript", "deinit"]
      if tokens[at].isFirstOnLine && startsAnother.contains(text) { return nil }
    }
    return nil
  }

  private static func closingBrace(of open: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for at in open..<tokens.count where tokens[at].kind == .symbol {
      if tokens[at].text == "{" { depth += 1 }
      if tokens[at].text == "}" { depth -= 1 }
      if depth == 0 { return at }
    }
    return nil
  }
}
