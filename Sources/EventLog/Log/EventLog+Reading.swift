import SQLite

extension EventLog {
  /// Opens a log that is known to be ours for reading.
  static func openForReading(_ path: String) throws(EventLogError) -> EventLog {
    let connection = try readConnection(path)
    let fault = try translating(path) { () throws(SQLiteError) in try contentFault(connection) }
    if let fault { throw .file(path: path, fault) }
    return EventLog(
      path: path, connection: connection, projector: nil, writing: nil, lock: nil)
  }

  /// A connection that can read the file, also where nothing may be written.
  ///
  /// A reader of a write-ahead log needs files of its own beside it. Opened for writing, it takes
  /// them away again when it is the last; opened for reading, it leaves them lying; and where it
  /// cannot make them, it fails. But if there is no write-ahead log then, nobody writes, and the
  /// file alone says everything.
  private static func readConnection(_ path: String) throws(EventLogError) -> Connection {
    do throws(SQLiteError) {
      let connection = try Connection(path: path, mode: tidyMode(path))
      try connection.execute("PRAGMA query_only = ON")
      _ = try connection.integer("PRAGMA user_version")
      return connection
    } catch {
      guard error.code.primary == .cannotOpen || error.code.primary == .readOnly else {
        throw .file(path: path, FileFault(error))
      }
    }
    guard PathCheck.size(path + "-wal") == 0 else {
      throw .file(path: path, .unfinishedInReadOnlyFolder)
    }
    return try translating(path) { () throws(SQLiteError) in
      try Connection(path: path, mode: .immutable)
    }
  }

  /// How to open the file so that nothing is left beside it that was not there.
  ///
  /// Only a connection that could write takes the reader's files away when it closes; it changes
  /// nothing in the log unless somebody else's changes stand beside it, so then it stays away.
  private static func tidyMode(_ path: String) -> OpenMode {
    PathCheck.isWritableWithFolder(path) && PathCheck.size(path + "-wal") == 0
      ? .readWrite : .readOnly
  }
}
