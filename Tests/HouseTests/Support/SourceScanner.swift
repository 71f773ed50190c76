/// Splits Swift text into tokens and comments, well enough for the house rules.
struct SourceScanner {
  private(set) var tokens: [Token] = []
  private(set) var comments: [Comment] = []

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineHasCode = false
  private var isGlued = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func scan() {
    scanCode(insideInterpolation: false)
  }

  /// Scans code to the end, or to the parenthesis that closes the interpolation.
  private mutating func scanCode(insideInterpolation: Bool) {
    var depth = 0
    while let byte = peek() {
      if isBlank(byte) {
        advance()
        isGlued = false
      } else if starts(with: "//") {
        scanLineComment()
      } else if starts(with: "/*") {
        scanBlockComment()
      } else if let hashes = literalHashes() {
        scanLiteral(hashes: hashes)
      } else if let end = regexEnd() {
        emit(.literal, to: end)
      } else if isWord(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
        emit(.word, to: wordEnd())
      } else if byte == UInt8(ascii: "`"), let end = index(of: "`", from: position + 1) {
        emit(.word, to: end + 1)
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if insideInterpolation && depth < 0 { return }
        emit(.symbol, to: position + 1)
      }
    }
  }

  // MARK: Comments

  private mutating func scanLineComment() {
    let end = index(of: "\n", from: position) ?? bytes.count
    addComment(from: position, to: end)
    position = end
  }

  private mutating func scanBlockComment() {
    var depth = 0
    var start = position
    while position < bytes.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if bytes[position] == UInt8(ascii: "\n") {
          addComment(from: start, to: position)
          start = position + 1
        }
        advance()
      }
    }
    addComment(from: start, to: position)
  }

  private mutating func addComment(from start: Int, to end: Int) {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let trimmed = String(text.drop { $0 == " " || $0 == "\t" })
    comments.append(Comment(text: trimmed, line: line, isTrailing: lineHasCode))
    isGlued = false
  }

  // MARK: Literals

  /// The number of `#` before a string literal that begins here; nil if none begins.
  private func literalHashes() -> Int? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - position
  }

  private mutating func scanLiteral(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    position += hashes
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quote.utf8.count
    let firstLine = line
    var start = position
    while position < bytes.count {
      if starts(with: quote + marks) {
        append(.literal, from: start, to: position, line: firstLine)
        position += quote.utf8.count + hashes
        isGlued = true
        return
      }
      if starts(with: "\\" + marks + "(") {
        append(.literal, from: start, to: position, line: firstLine)
        position += 2 + hashes
        scanCode(insideInterpolation: true)
        advance()
        start = position
      } else if starts(with: "\\" + marks) {
        position += 1 + hashes
        advance()
      } else {
        advance()
      }
    }
  }

  /// Where a regex literal that begins here ends; nil if none begins.
  ///
  /// A slash opens one where a value is expected and nothing is to be divided.
  private func regexEnd() -> Int? {
    if starts(with: "#/") {
      return (index(of: "/#", from: position + 2)).map { $0 + 2 }
    }
    guard starts(with: "/"), position + 1 < bytes.count, !isBlank(bytes[position + 1]),
      let last = tokens.last, last.kind != .literal,
      ["(", ",", "=", ":", "[", "{", "return"].contains(last.text),
      let end = index(of: "/", from: position + 1),
      !bytes[position..<end].contains(UInt8(ascii: "\n"))
    else { return nil }
    return end + 1
  }

  // MARK: Tokens

  private func wordEnd() -> Int {
    var end = position + 1
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    return end
  }

  private mutating func emit(_ kind: Token.Kind, to end: Int) {
    append(kind, from: position, to: end, line: line)
    position = end
    isGlued = true
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, to end: Int, line: Int) {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let isFirst = tokens.last?.line != line
    tokens.append(
      Token(kind: kind, text: text, line: line, isGlued: isGlued, isFirstOnLine: isFirst))
    lineHasCode = true
  }

  // MARK: Bytes

  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func advance() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineHasCode = false
    }
    position += 1
  }

  private func starts(with text: String) -> Bool {
    var at = position
    for byte in text.utf8 {
      guard at < bytes.count, bytes[at] == byte else { return false }
      at += 1
    }
    return true
  }

  private func index(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var at = start
    while at + wanted.count <= bytes.count {
      if bytes[at] == wanted[0], bytes[at..<(at + wanted.count)].elementsEqual(wanted) {
        return at
      }
      at += 1
    }
    return nil
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
