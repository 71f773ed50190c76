import SQLite

/// The rows of a query as text, for people and for tables whose columns nobody knows beforehand.
package struct TextTable: Hashable, Sendable {
  package var columns: [String]
  /// Each row has as many values as there are columns; NULL is nil.
  package var rows: [[String?]]

  package init(columns: [String], rows: [[String?]]) {
    self.columns = columns
    self.rows = rows
  }

  init(_ rows: TextRows) {
    self.init(columns: rows.columns, rows: rows.rows)
  }
}
