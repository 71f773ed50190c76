import Testing

/// The table of rooms as `Docs/Architecture.md` prints it for people.
enum ArchitectureDocument {
  /// The names in backticks of the first cell of every table row, by row.
  static func roomRows(of text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cell = row.dropFirst().prefix { $0 != "|" }
      let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
      return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }
}

@Suite struct `The architecture document names every room` {
  private let rows = ArchitectureDocument.roomRows(
    of: Repository.text("Docs/Architecture.md") ?? "")

  @Test func `each room has a row`() {
    let named = rows.flatMap { $0 }
    for room in RoomTable.rooms {
      #expect(named.contains(room.name), "Docs/Architecture.md has no row for \(room.name)")
    }
  }

  @Test func `a row names its rooms in its first cell`() {
    let text = """
      | target | what lives there | may import |
      |---|---|---|
      | `CSQLite`, `CYAML` | one module map each, see `shim.h` | nothing |
      | `Lifecycle` | the model | nothing |
      """
    #expect(ArchitectureDocument.roomRows(of: text) == [["CSQLite", "CYAML"], ["Lifecycle"]])
  }
}
