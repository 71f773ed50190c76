import EventLog

/// Rows in columns, and rows as JSON, for the commands that print data.
enum TableText {
  /// The widest a column gets; what is longer is kept whole and pushes the rest to the right.
  private static let widest = 60

  /// The rows in columns two blanks apart, with the columns' names above them.
  static func lines(_ table: TextTable) -> [String] {
    let widths = table.columns.indices.map { column in
      let cells = table.rows.map { $0[column] ?? "" } + [table.columns[column]]
      return cells.map(width).filter { $0 <= widest }.max() ?? 0
    }
    return [table.columns].map { line($0, widths) }
      + table.rows.map { line($0.map { $0 ?? "" }, widths) }
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var text = ""
    for (cell, width) in zip(cells, widths) {
      if !text.isEmpty { text += "  " }
      text += cell + String(repeating: " ", count: max(0, width - self.width(cell)))
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  private static func width(_ text: String) -> Int { text.unicodeScalars.count }
}
