import SQLite

extension EventLog {
  /// Writes the whole log to a new file at `target`, for handing over.
  ///
  /// It is one file that opens anywhere, also read-only and in a folder that is: nothing of it is
  /// in a write-ahead log, and it will have none until somebody appends to it. An existing file is
  /// left as it is, and refused.
  package func export(to target: String) throws(EventLogError) {
    if PathCheck.exists(target) { throw .file(path: target, .alreadyThere) }
    if let fault = PathCheck.faultOfCreatable(target) { throw .file(path: target, fault) }
    try translating(target) { () throws(SQLiteError) in
      // SQLite counts the writing of another file as writing, also for who may only query.
      let restriction = try connection.integer("PRAGMA query_only") ?? 0
      try connection.execute("PRAGMA query_only = OFF")
      let copy = try connection.prepare("VACUUM INTO ?1")
      try copy.bind(1, text: target)
      try copy.run()
      try connection.execute("PRAGMA query_only = \(restriction)")
      let exported = try Connection(path: target, mode: .readWrite)
      _ = try exported.text("PRAGMA journal_mode = DELETE")
    }
  }
}
