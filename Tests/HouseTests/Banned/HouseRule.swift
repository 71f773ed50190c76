import Testing

/// One construct that sources do without, and what stands in its place.
struct HouseRule: Sendable, CustomTestStringConvertible {
  let name: String
  /// What to write instead, as the message says it.
  let instead: String
  /// The lines on which the construct stands.
  let find: @Sendable (SourceCode) -> [Int]

  var testDescription: String { name }

  /// One message for each place.
  func findings(in source: SourceCode) -> [String] {
    find(source).map { "\(source.path):\($0): \(name); \(instead)" }
  }
}

/// A sequence of tokens.
struct Phrase: Sendable {
  let tokens: [String]
  /// Whether no blank may stand before the last token, as in `try!`.
  let isTight: Bool
  /// Tokens that make it something else when they stand before it.
  let notAfter: [String]

  init(_ tokens: String..., isTight: Bool = false, notAfter: [String] = []) {
    self.tokens = tokens
    self.isTight = isTight
    self.notAfter = notAfter
  }

  /// The lines on which it begins.
  func lines(in source: SourceCode) -> [Int] {
    source.places(of: tokens[0]).filter { begins(at: $0, of: source.tokens) }.map {
      source.tokens[$0].line
    }
  }

  private func begins(at start: Int, of all: [Token]) -> Bool {
    guard start + tokens.count <= all.count else { return false }
    for (offset, text) in tokens.enumerated() where !all[start + offset].is(text) {
      return false
    }
    if isTight && !all[start + tokens.count - 1].isGlued { return false }
    return start == 0 || !notAfter.contains(all[start - 1].text)
  }
}

extension HouseRule {
  /// A rule that any of some phrases breaks, outside the files that are excepted.
  static func phrases(
    _ name: String, instead: String, _ phrases: [Phrase],
    except isExcepted: @escaping @Sendable (SourceCode) -> Bool = { _ in false }
  ) -> HouseRule {
    HouseRule(name: name, instead: instead) { source in
      isExcepted(source) ? [] : phrases.flatMap { $0.lines(in: source) }.sorted()
    }
  }
}
