import SQLite

/// Statements that are run again and again, for one run after another, prepared once each.
///
/// Preparing a query over the views takes longer than running it on a short run.
final class StatementShelf {
  /// Owns a statement, so that a dictionary can hold it.
  final class Prepared {
    let row: Statement

    init(_ sql: String, _ connection: borrowing Connection) throws(SQLiteError) {
      row = try connection.prepare(sql, persistent: true)
    }
  }

  /// By their text; for look-ups only.
  private var statements: [String: Prepared] = [:]

  /// The statement of `sql`, ready to be bound. Whoever has run it resets it.
  func statement(
    _ sql: String, _ connection: borrowing Connection
  ) throws(SQLiteError) -> Prepared {
    if let known = statements[sql] { return known }
    let made = try Prepared(sql, connection)
    statements[sql] = made
    return made
  }
}

extension EventLog {
  /// The rows of one of our own queries for `run`, which stands for `?1`.
  func rows(of sql: String, run: RunID) throws(EventLogError) -> TextTable {
    try translating(path) { () throws(SQLiteError) in
      let prepared = try shelf.statement(sql, connection)
      defer { prepared.row.reset() }
      try prepared.row.bind(1, integer: run.rawValue)
      return TextTable(try prepared.row.textRows())
    }
  }
}
