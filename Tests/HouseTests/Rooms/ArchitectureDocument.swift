/// The table of rooms as `Docs/Architecture.md` prints it for people.
enum ArchitectureDocument {
  struct Row: Equatable {
    let rooms: [String]
    /// The last cell: what the rooms may import, in words.
    let imports: String
  }

  /// The rows whose first cell names rooms in backticks.
  static func rows(of text: String) -> [Row] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map(trimmed)
      let parts = (cells.first ?? "").split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      return Row(rooms: names, imports: cells.last ?? "")
    }
  }

  /// Where the document and the table in code disagree about a room that exists, as messages.
  static func disagreements(of text: String, about rooms: [String]) -> [String] {
    let rows = rows(of: text)
    return rooms.compactMap { name in
      guard let row = rows.first(where: { $0.rooms.contains(name) }) else {
        return "\(name) has no row"
      }
      guard let room = RoomTable.room(name) else { return "\(name) is not in the table" }
      let named = roomsNamed(in: row.imports, by: name)
      return named == room.rooms.sorted()
        ? nil : "\(name) imports \(room.rooms.sorted()), the document says \(named)"
    }
  }

  /// The rooms a cell names, sorted; `everything above but A and B` names all others.
  private static func roomsNamed(in cell: String, by name: String) -> [String] {
    let words = cell.split { !$0.isLetter }.map(String.init)
    let named = RoomTable.rooms.map(\.name).filter { words.contains($0) }
    guard words.first == "everything" else { return named.sorted() }
    let above = RoomTable.rooms.prefix { $0.name != name }.map(\.name)
    return above.filter { !named.contains($0) }.sorted()
  }

  private static func trimmed(_ cell: Substring) -> String {
    let start = cell.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
