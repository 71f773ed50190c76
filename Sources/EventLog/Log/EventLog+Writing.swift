import SQLite

extension EventLog {
  /// Opens a log for appending, and makes it first where that is wanted and it is empty.
  static func openForWriting(
    _ path: String, _ mode: LogMode, _ durability: Durability,
    _ projector: (any LiveProjection.Type)?
  ) throws(EventLogError) -> EventLog {
    if PathCheck.exists(path), !PathCheck.isWritable(path) {
      throw .file(path: path, .notWritable)
    }
    var lock = try WriterLock(beside: path)
    let connection = try translating(path) { () throws(SQLiteError) in
      let connection = try Connection(path: path, mode: mode == .create ? .create : .readWrite)
      // Before anything else is asked: reading the schema would already take the triggers along.
      try connection.disableTriggers()
      if mode == .create, lock.isAlone, try isEmpty(connection) {
        try Schema.create(in: connection)
      }
      return connection
    }
    let fault = try translating(path) { () throws(SQLiteError) in try contentFault(connection) }
    var older: Int64?
    if case .older(let version)? = fault {
      // Nobody may write in the old format meanwhile.
      guard lock.isAlone else { throw .file(path: path, .locked) }
      older = version
    } else if let fault {
      throw .file(path: path, fault)
    }
    let isAlone = lock.isAlone
    let changed = try translating(path) { () throws(SQLiteError) -> FileFault? in
      try prepare(connection, durability)
      if let older {
        try Backup.make(connection, of: path, version: older)
        try connection.begin()
        try Schema.migrate(connection, from: older)
      } else if mode == .remake {
        try Schema.remake(in: connection)
      }
      if let changed = try changedTable(connection) { return changed }
      if older == nil { try Schema.refreshCatalogs(in: connection) }
      if isAlone { try markInterrupted(connection) }
      return nil
    }
    if let changed { throw .file(path: path, changed) }
    let statements = try translating(path) { () throws(SQLiteError) in
      try WriteStatements(connection)
    }
    if older == nil { lock.share() }
    let log = EventLog(
      path: path, connection: connection, projector: projector, writing: statements, lock: lock)
    if older != nil { try log.finishMigration() }
    return log
  }

  /// Fills the derived tables of a log whose format has just changed, and makes the change last.
  private func finishMigration() throws(EventLogError) {
    if let projector { _ = try rebuildProjections(by: projector) }
    try translating(path) { () throws(SQLiteError) in try connection.commit() }
    shareLock()
  }

  /// A table that another program has changed: nothing can be written to it, or what is written is
  /// something else.
  private static func changedTable(
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> FileFault? {
    let tables = Schema.objects.filter { $0.type == "table" }
    let first = try ChangedObject.all(of: tables, in: connection).first
    return first.map { .changedSchema(what: $0.fault) }
  }

  private static func isEmpty(_ connection: borrowing Connection) throws(SQLiteError) -> Bool {
    try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
  }

  /// Sets what holds for a connection, not for the file.
  ///
  /// Foreign keys are declared for whoever reads the schema, and `PRAGMA foreign_key_check` judges
  /// them; enforced, the two of them cost a seventh of the speed of appending, to find only what
  /// the types of this program exclude.
  private static func prepare(
    _ connection: borrowing Connection, _ durability: Durability
  ) throws(SQLiteError) {
    _ = try connection.text("PRAGMA journal_mode = WAL")
    switch durability {
    case .normal: try connection.execute("PRAGMA synchronous = NORMAL")
    case .full: try connection.execute("PRAGMA synchronous = FULL")
    }
    try connection.execute("PRAGMA foreign_keys = OFF")
  }

  /// Says of runs that a process left open that nobody will go on with them.
  private static func markInterrupted(
    _ connection: borrowing Connection
  ) throws(SQLiteError) {
    let open = try connection.integer("SELECT count(*) FROM runs WHERE state = 'open'") ?? 0
    guard open > 0 else { return }
    try connection.execute("UPDATE runs SET state = 'interrupted' WHERE state = 'open'")
  }
}
