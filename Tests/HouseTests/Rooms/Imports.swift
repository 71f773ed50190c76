/// The imports of a Swift file.
enum Imports {
  struct Import: Equatable {
    let module: String
    let line: Int
  }

  /// What can stand between `import` and the module when a single declaration is imported.
  private static let kinds = [
    "struct", "class", "enum", "protocol", "actor", "func", "var", "let", "typealias",
  ]

  /// Every import, whatever access level or attribute stands before it.
  static func all(of source: SourceCode) -> [Import] {
    var found: [Import] = []
    let tokens = source.tokens
    for index in source.places(of: "import") {
      var next = index + 1
      if next < tokens.count, kinds.contains(tokens[next].text) { next += 1 }
      guard next < tokens.count, tokens[next].kind == .word else { continue }
      found.append(Import(module: tokens[next].text, line: tokens[index].line))
    }
    return found
  }

  /// The imports the table refuses, as messages.
  static func refused(in source: SourceCode) -> [String] {
    guard let room = source.room.flatMap(RoomTable.room) else {
      return ["\(source.path): stands in no room of the table"]
    }
    return all(of: source).filter { !room.mayImport($0.module) }.map {
      let allowed = (room.rooms + room.system).joined(separator: ", ")
      return "\(source.path):\($0.line): \(room.name) may not import \($0.module), only: "
        + (allowed.isEmpty ? "nothing" : allowed)
    }
  }
}
