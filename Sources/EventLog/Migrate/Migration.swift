import SQLite

/// Brings the tables of a log from one format to the next.
///
/// It changes tables that hold what was recorded; views, guards and derived tables are made anew
/// after the last of them, so no migration has to know those.
struct Migration: Sendable {
  /// The format it starts from; it leads to the next.
  let from: Int64
  /// Runs inside a transaction.
  let body: @Sendable (borrowing Connection) throws(SQLiteError) -> Void
}

extension Schema {
  /// One for each format there ever was, in order.
  static let migrations = [fromFormatZero]

  /// Before the first release: runs, events and assertions as today, and nothing of runs that were
  /// pruned or are compared with.
  private static let fromFormatZero = Migration(from: 0) { connection throws(SQLiteError) in
    for object in objects where ["pruned_runs", "reference_runs"].contains(object.name) {
      try connection.execute(object.sql)
    }
  }

  /// Whether there is a way from `version` to today's format.
  static func canMigrate(from version: Int64) -> Bool {
    version < Schema.version && migrations.contains { $0.from == version }
  }

  /// Does everything that leads from `version` to today's format, inside an open transaction.
  static func migrate(
    _ connection: borrowing Connection, from version: Int64
  ) throws(SQLiteError) {
    for migration in migrations where migration.from >= version {
      try migration.body(connection)
    }
    try remakeDerived(in: connection)
    try connection.execute("PRAGMA user_version = \(Schema.version)")
  }
}
