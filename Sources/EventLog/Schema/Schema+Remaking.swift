import SQLite

extension Schema {
  /// Makes everything anew that holds nothing of its own: views, triggers and indexes, the
  /// dictionary, the help, and tables of projections that are not as they should be, which are
  /// empty then.
  static func remake(in connection: borrowing Connection) throws(SQLiteError) {
    try connection.begin()
    do throws(SQLiteError) {
      try remakeDerived(in: connection)
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// As `remake`, inside an open transaction.
  static func remakeDerived(in connection: borrowing Connection) throws(SQLiteError) {
    for object in objects.reversed() where object.type != "table" {
      try connection.execute("DROP \(object.type) IF EXISTS \(object.name)")
    }
    for object in objects { try remake(object, in: connection) }
    try connection.execute("DELETE FROM event_kinds")
    try addKinds(to: connection)
    try connection.execute("DELETE FROM readings_catalog")
    try addReadings(to: connection)
    try connection.execute("DELETE FROM help")
    try addHelp(to: connection)
  }

  private static func remake(
    _ object: SchemaObject, in connection: borrowing Connection
  ) throws(SQLiteError) {
    if object.type == "table" {
      guard derivedTables.contains(object.name) else { return }
      let stored = try connection.prepare("SELECT sql FROM sqlite_schema WHERE name = ?1")
      try stored.bind(1, text: object.name)
      if try stored.step(), stored.text(at: 0) == object.sql { return }
      stored.reset()
      try connection.execute("DROP TABLE IF EXISTS \(object.name)")
    }
    try connection.execute(object.sql)
  }

  /// The tables whose rows all follow from `events` or from this program.
  private static let derivedTables =
    (projectionTables + catalogTables).compactMap { SchemaObject($0)?.name }
}
