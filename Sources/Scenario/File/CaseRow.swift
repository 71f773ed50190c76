/// One row of a file's table of cases.
package struct CaseRow: Hashable, Sendable {
  /// From 1.
  package var number: Int
  /// In the order of the table's first row.
  package var cells: [CaseValue]

  package init(number: Int, cells: [CaseValue]) {
    self.number = number
    self.cells = cells
  }

  /// `code: 401, end: quiet`.
  package var text: String {
    cells.map { "\($0.column): \($0.text)" }.joined(separator: ", ")
  }
}

/// What a row says for one column.
package struct CaseValue: Hashable, Sendable {
  package var column: String
  package var text: String

  package init(column: String, text: String) {
    self.column = column
    self.text = text
  }
}
