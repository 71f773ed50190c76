/// The targets of a package manifest, as far as the layer order needs them.
enum Manifest {
  struct Target: Equatable {
    let name: String
    let dependencies: [String]
    let isTest: Bool
    let line: Int
  }

  private static let declarations = ["target", "systemLibrary", "executableTarget", "testTarget"]

  /// The targets in the order in which the manifest declares them.
  static func targets(of source: SourceCode) -> [Target] {
    let tokens = source.tokens
    var found: [Target] = []
    for index in tokens.indices.dropLast(5) {
      guard tokens[index].is("."), declarations.contains(tokens[index + 1].text),
        tokens[index + 2].is("("), tokens[index + 3].is("name"), tokens[index + 4].is(":")
      else { continue }
      found.append(
        Target(
          name: tokens[index + 5].text,
          dependencies: dependencies(in: tokens, from: index + 2),
          isTest: tokens[index + 1].is("testTarget") || standsInTests(tokens, from: index + 2),
          line: tokens[index].line))
    }
    return found
  }

  /// Whether the declaration whose parenthesis opens at `start` has a `path:` below Tests.
  private static func standsInTests(_ tokens: [Token], from start: Int) -> Bool {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].is("(") { depth += 1 }
      if tokens[index].is(")") { depth -= 1 }
      if depth == 0 { return false }
      if depth == 1, tokens[index].is("path"), index + 2 < tokens.count {
        return tokens[index + 2].text.hasPrefix("Tests/")
      }
    }
    return false
  }

  /// The literals of the `dependencies:` list inside the parenthesis that opens at `start`.
  private static func dependencies(in tokens: [Token], from start: Int) -> [String] {
    var depth = 0
    var isInList = false
    var found: [String] = []
    for index in start..<tokens.count {
      let token = tokens[index]
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if depth == 0 { break }
      if token.is("dependencies") { isInList = true }
      if isInList && token.is("]") { break }
      if isInList && token.kind == .literal { found.append(token.text) }
    }
    return found
  }

  /// What breaks the layer order, as messages.
  static func disorder(of source: SourceCode) -> [String] {
    let targets = targets(of: source).filter { !$0.isTest }
    var messages: [String] = []
    var highest = -1
    for target in targets {
      guard let room = RoomTable.room(target.name), let layer = RoomTable.layer(target.name) else {
        messages.append("line \(target.line): \(target.name) is no room of the table")
        continue
      }
      if layer < highest {
        messages.append("line \(target.line): \(target.name) stands below its layer")
      }
      highest = max(highest, layer)
      for dependency in target.dependencies where !room.rooms.contains(dependency) {
        messages.append("line \(target.line): \(target.name) may not depend on \(dependency)")
      }
    }
    return messages
  }
}
