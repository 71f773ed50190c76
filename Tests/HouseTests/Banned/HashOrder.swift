/// Finds walks over dictionaries and sets, as far as the text of one file can tell.
///
/// It knows `.keys` and `.values`, and the names the file itself declares with a dictionary or set
/// type. What it cannot see, two replays of the same scenario in two processes will show.
enum HashOrder {
  /// What may follow `.keys` or `.values`: it gives the same answer in any order.
  private static let orderless = [
    "sorted", "contains", "count", "isEmpty", "max", "min", "allSatisfy",
  ]
  /// Calls on a dictionary or set whose result depends on the order of walking.
  private static let walks = [
    "map", "compactMap", "flatMap", "forEach", "reduce", "first", "enumerated", "joined", "prefix",
    "dropFirst", "elements", "popFirst", "makeIterator",
  ]

  static func lines(in source: SourceCode) -> [Int] {
    let tokens = source.tokens
    let names = unorderedNames(in: tokens)
    let found = tokens.indices.filter { index in
      isWalkOfViews(at: index, in: tokens) || isWalk(ofAny: names, at: index, in: tokens)
        || isLoopOverSet(at: index, in: tokens)
    }
    return found.map { tokens[$0].line }.filter { line in
      source.trailingComment(onLine: line)?.hasPrefix("// ordered:") != true
    }
  }

  /// `.keys` and `.values` of something, that nothing puts in order.
  private static func isWalkOfViews(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].is("keys") || tokens[index].is("values"), index > 1,
      tokens[index - 1].is("."),
      tokens[index - 2].kind == .word || [")", "]", "?"].contains(tokens[index - 2].text),
      tokens[index - 1].isGlued || tokens[index - 1].isFirstOnLine
    else { return false }
    if index + 1 < tokens.count, ["=", "[", "("].contains(tokens[index + 1].text) { return false }
    return !isFollowed(by: orderless, at: index, in: tokens)
  }

  /// `in name {`, `name.map` and their like.
  private static func isWalk(
    ofAny names: [String], at index: Int, in tokens: [Token]
  ) -> Bool {
    guard tokens[index].kind == .word, names.contains(tokens[index].text) else { return false }
    if isFollowed(by: walks, at: index, in: tokens) { return true }
    let isMember = index > 1 && tokens[index - 1].is(".") && tokens[index - 2].is("self")
    let before = isMember ? index - 3 : index - 1
    guard before >= 0, tokens[before].is("in"), isForLoop(endingAt: before, in: tokens) else {
      return false
    }
    return index + 1 < tokens.count && (tokens[index + 1].is("{") || tokens[index + 1].is("where"))
  }

  /// `in Set(…) {`.
  private static func isLoopOverSet(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].is("Set"), index > 0, tokens[index - 1].is("in"),
      isForLoop(endingAt: index - 1, in: tokens), index + 1 < tokens.count,
      let end = closing(index + 1, in: tokens)
    else { return false }
    return !isFollowed(by: ["sorted"], at: end, in: tokens)
  }

  /// Whether the `in` at `index` belongs to a `for`, not to a closure.
  private static func isForLoop(endingAt index: Int, in tokens: [Token]) -> Bool {
    var at = index - 1
    while at >= 0, tokens[at].line == tokens[index].line {
      if tokens[at].is("for") { return true }
      if tokens[at].is("{") { return false }
      at -= 1
    }
    return false
  }

  private static func isFollowed(by names: [String], at index: Int, in tokens: [Token]) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].is(".") && names.contains(tokens[index + 2].text)
  }

  /// The names declared `: [K: V]`, `: Set<…>`, `= [K: V]()`, `= Set<…>()` and their like.
  private static func unorderedNames(in tokens: [Token]) -> [String] {
    tokens.indices.dropLast(2).compactMap { index in
      guard tokens[index].kind == .word, tokens[index + 1].is(":") || tokens[index + 1].is("="),
        isUnorderedType(at: index + 2, in: tokens)
      else { return nil }
      return tokens[index].text
    }
  }

  private static func isUnorderedType(at index: Int, in tokens: [Token]) -> Bool {
    let isNamed = ["Set", "Dictionary"].contains(tokens[index].text)
    if isNamed, index + 1 < tokens.count {
      return tokens[index + 1].is("<") || tokens[index + 1].is("(")
    }
    guard tokens[index].is("["), let end = closing(index, in: tokens) else { return false }
    return hasColon(from: index, to: end, in: tokens)
  }

  /// Whether a colon stands directly inside the brackets, which makes them a dictionary.
  private static func hasColon(from start: Int, to end: Int, in tokens: [Token]) -> Bool {
    var depth = 0
    for index in start..<end {
      if ["[", "(", "{"].contains(tokens[index].text) { depth += 1 }
      if ["]", ")", "}"].contains(tokens[index].text) { depth -= 1 }
      // A question mark with a blank before it belongs to `a ? b : c`.
      if depth == 1 && tokens[index].is("?") && !tokens[index].isGlued { return false }
      if depth == 1 && tokens[index].is(":") { return true }
    }
    return false
  }

  /// The bracket that closes the one at `index`.
  private static func closing(_ index: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for at in index..<tokens.count where tokens[at].kind == .symbol {
      if ["[", "(", "{"].contains(tokens[at].text) { depth += 1 }
      if ["]", ")", "}"].contains(tokens[at].text) { depth -= 1 }
      if depth == 0 { return at }
    }
    return nil
  }
}
