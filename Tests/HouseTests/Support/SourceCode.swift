/// What the house rules see of a Swift file: its tokens, its comments and its lines.
///
/// Comments and the insides of string literals are kept apart from the tokens, so that a rule about
/// code cannot be set off by a sentence that merely mentions it.
struct SourceCode: Sendable {
  /// Path from the top of the repository, with forward slashes.
  let path: String
  let lines: [Substring]
  let tokens: [Token]
  let comments: [Comment]
  /// Where each text stands among the tokens, literals left out. For look-up: many rules ask.
  private let places: [String: [Int]]

  init(path: String = "Sources/Lifecycle/Planted.swift", _ text: String) {
    var scanner = SourceScanner(text)
    scanner.scan()
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    tokens = scanner.tokens
    comments = scanner.comments
    var places: [String: [Int]] = [:]
    for (index, token) in scanner.tokens.enumerated() where token.kind != .literal {
      places[token.text, default: []].append(index)
    }
    self.places = places
  }

  /// The indices of the tokens that are the code `text`.
  func places(of text: String) -> [Int] {
    places[text] ?? []
  }

  /// The room the file stands in, for a file below `Sources`.
  var room: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    return String(parts[1])
  }

  /// The comment that follows code on the given line.
  func trailingComment(onLine line: Int) -> String? {
    comments.first { $0.line == line && $0.isTrailing }?.text
  }

  /// The comments of the unbroken block of comment lines that ends just above the given line.
  func commentsAbove(line: Int) -> [String] {
    var found: [String] = []
    var above = line - 1
    while let comment = comments.first(where: { $0.line == above && !$0.isTrailing }) {
      found.insert(comment.text, at: 0)
      above -= 1
    }
    return found
  }
}

/// A word, a string literal's text, or one character of punctuation.
struct Token: Sendable, Equatable {
  enum Kind: Sendable {
    /// An identifier, keyword, number, `@attribute` or `#directive`; a raw identifier keeps its
    /// backticks, so that it never looks like a keyword.
    case word
    /// The text between quotes, or one piece of it where values are interpolated.
    case literal
    case symbol
  }

  let kind: Kind
  let text: String
  /// From 1.
  let line: Int
  /// Whether it follows the token before it without a blank.
  let isGlued: Bool
  let isFirstOnLine: Bool

  /// Whether this is the code `text`; a literal never is.
  func `is`(_ text: String) -> Bool {
    kind != .literal && self.text == text
  }
}

/// One line of comment, with its slashes.
struct Comment: Sendable {
  let text: String
  /// From 1.
  let line: Int
  /// Whether code stands before it on its line.
  let isTrailing: Bool
}
