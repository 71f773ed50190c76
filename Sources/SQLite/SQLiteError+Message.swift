extension SQLiteError: CustomStringConvertible {
  /// `SQLite error 2067: UNIQUE constraint failed: runs.name, in: INSERT INTO runs …`.
  package var description: String {
    let what = "SQLite error \(code.rawValue): \(message)"
    guard let sql else { return what }
    return what + ", in: " + sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
