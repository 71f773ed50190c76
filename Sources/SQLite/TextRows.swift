/// The result of a query as text, whatever its columns are.
package struct TextRows: Hashable, Sendable {
  package var columns: [String]
  /// Each row has as many values as there are columns; NULL is nil.
  package var rows: [[String?]]

  package init(columns: [String], rows: [[String?]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension Statement {
  /// All rows that are left, as text.
  package borrowing func textRows() throws(SQLiteError) -> TextRows {
    let columns = (0..<columnCount).map { columnName(at: $0) }
    var rows: [[String?]] = []
    while try step() {
      rows.append((0..<Int32(columns.count)).map { text(at: $0) })
    }
    return TextRows(columns: columns, rows: rows)
  }
}

extension Connection {
  /// Runs one query that takes no values and gives its rows as text.
  package borrowing func textRows(_ sql: String) throws(SQLiteError) -> TextRows {
    let statement = try prepare(sql)
    return try statement.textRows()
  }
}
