import SQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for the turn to write, among processes that write to the same log.
///
/// SQLite's own waiting looks again after longer and longer pauses and gives up after a fixed time,
/// so of eight processes that write without a break one may find the log taken whenever it looks.
/// Here everyone looks equally often, and gives up only when nobody gets on: as long as the others
/// commit, the turn will come.
enum WriterTurn {
  /// The pause between two looks. Short beside a transaction, long beside a look.
  private static let pauseMicroseconds: UInt32 = 2_000
  /// How often one looks while nobody else commits: 5 s at the least.
  private static let patience = Int(Connection.busyTimeout) * 1_000 / Int(pauseMicroseconds)
  /// How often one looks at all: 10 minutes at the least.
  private static let limit = 300_000

  /// Begins a transaction that writes.
  static func begin(_ connection: borrowing Connection) throws(SQLiteError) {
    connection.setBusyTimeout(0)
    defer { connection.setBusyTimeout(Connection.busyTimeout) }
    var seen: Int64?
    var idle = 0
    for look in 1... {
      do throws(SQLiteError) {
        return try connection.begin()
      } catch {
        guard error.code.primary == .busy, idle < patience, look < limit else { throw error }
      }
      let version = commits(connection)
      idle = version == seen ? idle + 1 : 0
      seen = version
      usleep(pauseMicroseconds)
    }
  }

  /// A number that changes when another process commits; nil where it cannot be read just now.
  private static func commits(_ connection: borrowing Connection) -> Int64? {
    // What keeps it from being read keeps the transaction from beginning, which says so.
    try? connection.integer("PRAGMA data_version")
  }
}
