import CSQLite

/// An open database: the owner of its C handle, closed when the owner goes away.
///
/// A connection is not `Sendable`: one thread uses it at a time. Statements may outlive it for the
/// moment it takes to tear both down; SQLite then closes the file with the last of them.
package struct Connection: ~Copyable {
  let handle: ConnectionHandle

  /// How long a statement waits for another program's lock before it fails with `busy`, in ms.
  package static let busyTimeout: Int32 = 5_000

  /// Opens the database file at `path`. `:memory:` is a database of its own in memory.
  package init(path: String, mode: OpenMode) throws(SQLiteError) {
    var pointer: OpaquePointer?
    let code = sqlite3_open_v2(mode.name(of: path), &pointer, mode.flags, nil)
    guard let pointer else {
      throw SQLiteError(code: .outOfMemory, message: "out of memory")
    }
    guard code == SQLITE_OK else {
      // SQLite hands out a connection even where opening fails, to carry the message.
      let error = ConnectionHandle(pointer: pointer).error(sql: nil)
      sqlite3_close_v2(pointer)
      throw error
    }
    sqlite3_extended_result_codes(pointer, 1)
    sqlite3_busy_timeout(pointer, Connection.busyTimeout)
    handle = ConnectionHandle(pointer: pointer)
  }

  /// Sets how long a statement waits for another program's lock, in ms; 0 fails at once.
  package borrowing func setBusyTimeout(_ milliseconds: Int32) {
    sqlite3_busy_timeout(handle.pointer, milliseconds)
  }

  deinit {
    sqlite3_close_v2(handle.pointer)
  }

  /// Runs statements that give no rows and take no values.
  package borrowing func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle.pointer, sql, nil, nil, nil) == SQLITE_OK else {
      throw handle.error(sql: sql)
    }
  }

  /// The first column of the first row as an integer; nil without a row, or for NULL.
  package borrowing func integer(_ sql: String) throws(SQLiteError) -> Int64? {
    let statement = try prepare(sql)
    guard try statement.step(), !statement.isNull(at: 0) else { return nil }
    return statement.integer(at: 0)
  }

  /// The first column of the first row as text; nil without a row, or for NULL.
  package borrowing func text(_ sql: String) throws(SQLiteError) -> String? {
    let statement = try prepare(sql)
    guard try statement.step() else { return nil }
    return statement.text(at: 0)
  }

  /// The `rowid` of the row inserted last.
  package var lastInsertedRow: Int64 {
    borrowing get { sqlite3_last_insert_rowid(handle.pointer) }
  }

  /// How many rows the statement that ended last has changed.
  package var changedRows: Int64 {
    borrowing get { Int64(sqlite3_changes(handle.pointer)) }
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool {
    borrowing get { sqlite3_get_autocommit(handle.pointer) == 0 }
  }

  /// Whether the database can only be read.
  package var isReadOnly: Bool {
    borrowing get { sqlite3_db_readonly(handle.pointer, "main") == 1 }
  }

  /// Takes this connection out of the triggers of the file, which then bind every other program.
  package borrowing func disableTriggers() throws(SQLiteError) {
    guard whalesim_disable_triggers(handle.pointer) == SQLITE_OK else {
      throw handle.error(sql: nil)
    }
  }
}

extension Connection {
  /// The version of the SQLite library in use: `3.40.1`.
  package static var libraryVersion: String {
    String(cString: sqlite3_libversion())
  }
}

extension ConnectionHandle {
  /// The failure that the connection met last.
  func error(sql: String?) -> SQLiteError {
    SQLiteError(
      code: ResultCode(rawValue: sqlite3_extended_errcode(pointer)),
      message: String(cString: sqlite3_errmsg(pointer)),
      sql: sql
    )
  }
}
