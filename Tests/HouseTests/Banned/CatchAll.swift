/// Finds `default:` and `case _:` in switches.
enum CatchAll {
  /// Where no reason excuses one: a new case there must stop the build everywhere it matters.
  static let strictRooms = ["Lifecycle", "Contract", "Projections"]

  /// The lines of catch-alls that no `// foreign:` comment excuses.
  static func lines(in source: SourceCode) -> [Int] {
    let isStrict = source.room.map(strictRooms.contains) ?? false
    return all(in: source.tokens).filter { line in
      isStrict || source.trailingComment(onLine: line)?.hasPrefix("// foreign:") != true
    }
  }

  private static func all(in tokens: [Token]) -> [Int] {
    var brackets: [String] = []
    var found: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind != .literal {
      switch token.text {
      case "(", "[", "{":
        brackets.append(token.text)
      case ")", "]", "}":
        _ = brackets.popLast()
      case "default" where brackets.last == "{" && follows(":", index, in: tokens):
        // Inside ( or [ the word is a label, as in `counts[key, default: 0]`.
        found.append(token.line)
      case "_" where index > 0 && tokens[index - 1].is("case") && follows(":", index, in: tokens):
        found.append(token.line)
      default:
        break
      }
    }
    return found
  }

  private static func follows(_ text: String, _ index: Int, in tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].is(text)
  }
}
