import SQLite

extension EventLog {
  /// The rows of one query as text, for people and for the `sql` of a scenario.
  ///
  /// `:run` stands for the number of `run` where the query has it. What is not one single SELECT
  /// that only reads is refused before it runs.
  package func query(
    _ sql: String, run: RunID? = nil
  ) throws(EventLogError) -> TextTable {
    let table = try translating(path) { () throws(SQLiteError) -> TextTable? in
      let statement = try connection.prepare(sql)
      guard isQuery(sql), statement.isReadOnly, !statement.hasMore else { return nil }
      if let run, let index = statement.parameter(named: ":run") {
        try statement.bind(index, integer: run.rawValue)
      }
      return TextTable(try statement.textRows())
    }
    guard let table else { throw .notAQuery(sql: sql) }
    return table
  }
}

/// Whether `sql` begins with a word that a query begins with.
///
/// SQLite says of `PRAGMA` and `ATTACH` too that they only read, and they do more than that.
private func isQuery(_ sql: String) -> Bool {
  let word = sql.drop(while: \.isWhitespace).prefix(while: \.isLetter).lowercased()
  return ["select", "with", "values"].contains(word)
}
