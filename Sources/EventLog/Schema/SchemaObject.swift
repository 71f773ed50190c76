/// One table, view, trigger or index of the schema, as a statement that makes it.
struct SchemaObject: Hashable, Sendable {
  /// `table`, `view`, `trigger` or `index`, as `sqlite_schema` says it.
  let type: String
  let name: String
  /// The statement, which SQLite keeps as it was written.
  let sql: String

  /// The object that a statement of ours makes: `CREATE VIEW name ...`.
  init?(_ sql: String) {
    let words = sql.split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard words.count > 3, words[0] == "CREATE" else { return nil }
    type = words[1].lowercased()
    name = String(words[2])
    self.sql = sql
  }
}

extension Schema {
  static let objects = statements.compactMap { SchemaObject($0) }
}
