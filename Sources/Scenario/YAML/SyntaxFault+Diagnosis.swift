extension SyntaxFault {
  /// Says in our words what libyaml found, with a look at the lines it was reading.
  ///
  /// `place` is where it noticed, corrected at the end of a text.
  init(_ fault: YAMLFault, at place: SourcePosition, in text: UnsafeBufferPointer<UInt8>) {
    let lines = SourceLines(text)
    let began = fault.contextPosition == fault.position ? nil : fault.contextPosition
    switch fault.problem {
    case YAMLFault.noDocumentStart: self = .behindTheEnd
    case YAMLFault.noToken: self = .reservedCharacter
    case "could not find expected ':'":
      let line = fault.contextPosition.line
      self = lines.colonFault(in: line) ?? .noColon(key: lines.firstWord(of: line), line: line)
    case "mapping values are not allowed in this context":
      self = lines.valueFault(above: place.line) ?? .strayColon
    case "block sequence entries are not allowed in this context": self = .strayItem
    case "found unknown escape character": self = .unknownEscape
    case "did not find expected node content": self = .nothingThere
    case "did not find expected comment or line break": self = .besideBlockSign
    case "found unexpected end of stream", "found unexpected document indicator":
      self = .unclosed(.quote, began: fault.contextPosition)
    default:  // foreign: libyaml's words
      self =
        SyntaxFault(collection: fault.context, began: fault.contextPosition, lines, place)
        ?? .other(
          problem: fault.problem, context: began == nil ? nil : fault.context, began: began)
    }
  }

  /// A collection that something stands in which does not belong to it.
  private init?(
    collection context: String?, began: SourcePosition, _ lines: SourceLines,
    _ place: SourcePosition
  ) {
    switch context {
    case "while parsing a block mapping":
      self = lines.valueFault(above: place.line) ?? .indentation(.keys, began: began)
    case "while parsing a block collection": self = .indentation(.items, began: began)
    case "while parsing a flow mapping": self = .unclosed(.brace, began: began)
    case "while parsing a flow sequence": self = .unclosed(.bracket, began: began)
    default: return nil  // foreign: libyaml's words
    }
  }
}

/// The lines of a text that is no YAML, for a look at a few of them.
private struct SourceLines {
  private let text: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// What may be wrong about the key of a line: no blank behind its colon, or no colon.
  func colonFault(in line: Int32) -> SyntaxFault? {
    guard let words = content(of: line) else { return nil }
    if let colon = words.firstIndex(of: ":"), colon != words.startIndex,
      let next = words[colon...].dropFirst().first, next != " ", isWord(words[..<colon])
    {
      return .noBlankAfterColon(key: String(words[..<colon]), line: line)
    }
    return isWord(words) ? .noColon(key: String(words), line: line) : nil
  }

  func firstWord(of line: Int32) -> String {
    let words = content(of: line) ?? ""
    return String(words.prefix { !" [{\"'".contains($0) })
  }

  /// Whether the line above stands there as a bare word, which what follows is taken to continue.
  func valueFault(above line: Int32) -> SyntaxFault? {
    var above = line - 1
    while above > 0, content(of: above)?.isEmpty ?? true { above -= 1 }
    guard above > 0, let words = content(of: above) else { return nil }
    if let fault = colonFault(in: above), case .noBlankAfterColon = fault { return fault }
    guard isWord(words) else { return nil }
    let word = String(words)
    let rule = ShapeName.step.shape.rules.first { $0.word.rawValue == word }
    let takesNothing = rule.map { $0.value == .nothing || $0.word == .start } ?? false
    return takesNothing ? .noValue(key: word, line: above) : .noColon(key: word, line: above)
  }

  private func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_.#-".contains($0) }
  }

  /// A line without its indentation, list marks and comment; nil beyond the text.
  private func content(of line: Int32) -> Substring? {
    var cursor = SourceCursor(text)
    let start = cursor.offset(of: SourcePosition(line: line, column: 1))
    guard start < text.count else { return nil }
    var end = start
    while end < text.count, text[end] != 0x0A { end += 1 }
    let whole = String(decoding: text[start..<end], as: UTF8.self)
    var words = whole.drop { $0 == " " || $0 == "-" }
    if words.hasPrefix("#") { return "" }
    if let comment = words.range(of: " #") { words = words[..<comment] }
    while let last = words.last, last == " " || last == "\r" { words.removeLast() }
    return words
  }
}

extension Substring {
  /// Where `part` begins; nil if it is not there.
  fileprivate func range(of part: String) -> Index? {
    indices.first { self[$0...].hasPrefix(part) }
  }
}
