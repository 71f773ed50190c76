import CSQLite

/// A prepared statement: the owner of its C handle, finalized when the owner goes away.
///
/// Values are bound by position from 1, columns read by position from 0, as in SQLite itself.
package struct Statement: ~Copyable {
  let handle: StatementHandle
  /// Whether text follows the statement in the SQL it was made from.
  package let hasMore: Bool

  init(handle: StatementHandle, hasMore: Bool) {
    self.handle = handle
    self.hasMore = hasMore
  }

  deinit {
    sqlite3_finalize(handle.pointer)
  }

  /// Runs to the next row. False when there is none, or the statement gives none.
  package borrowing func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle.pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure()  // foreign: SQLite's codes
    }
  }

  /// Makes the statement ready to run again. Its values stay bound.
  package borrowing func reset() {
    // The code repeats the failure of the last step, which has been reported already.
    sqlite3_reset(handle.pointer)
  }

  /// Runs a statement that gives no rows, and makes it ready to run again.
  package borrowing func run() throws(SQLiteError) {
    let code = sqlite3_step(handle.pointer)
    guard code == SQLITE_DONE || code == SQLITE_ROW else {
      let error = failure()
      sqlite3_reset(handle.pointer)
      throw error
    }
    sqlite3_reset(handle.pointer)
  }

  /// Whether the statement leaves the database as it is.
  package var isReadOnly: Bool {
    borrowing get { sqlite3_stmt_readonly(handle.pointer) != 0 }
  }

  /// The statement as it was written, without its values.
  package var sql: String {
    borrowing get { sqlite3_sql(handle.pointer).map { String(cString: $0) } ?? "" }
  }

  /// The failure that the statement's connection met last.
  borrowing func failure() -> SQLiteError {
    guard let connection = sqlite3_db_handle(handle.pointer) else {
      return SQLiteError(code: .misuse, message: "no connection", sql: sql)
    }
    return ConnectionHandle(pointer: connection).error(sql: sql)
  }
}

extension Connection {
  /// Prepares the first statement of `sql`.
  ///
  /// A `persistent` statement is one that is kept and run many times; SQLite then takes its memory
  /// from elsewhere. Text without a statement, such as a comment, is a `misuse`.
  package borrowing func prepare(
    _ sql: String, persistent: Bool = false
  ) throws(SQLiteError) -> Statement {
    var sql = sql
    var pointer: OpaquePointer?
    let flags = persistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let connection = handle.pointer
    let (code, hasMore) = sql.withUTF8 { bytes in
      // An empty string has no bytes to point at, and SQLite would read a null pointer as misuse.
      bytes.withMemoryRebound(to: CChar.self) { text in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v3(
          connection, text.baseAddress, Int32(text.count), flags, &pointer, &tail)
        return (code, !isBlank(text, from: tail))
      }
    }
    guard code == SQLITE_OK else { throw handle.error(sql: sql) }
    guard let pointer else {
      throw SQLiteError(code: .misuse, message: "there is no statement here", sql: sql)
    }
    return Statement(handle: StatementHandle(pointer: pointer), hasMore: hasMore)
  }
}

/// Whether `text` holds nothing but blanks and semicolons from `start` on.
private func isBlank(
  _ text: UnsafeBufferPointer<CChar>, from start: UnsafePointer<CChar>?
) -> Bool {
  guard let base = text.baseAddress, let start else { return true }
  return text[(start - base)...].allSatisfy { byte in
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0x3B
  }
}
