import SQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension EventLog {
  /// Opens the log at `path`.
  ///
  /// A file that is not a log of ours, or a newer one, is refused before anything of it is touched:
  /// neither the file changes nor does another appear beside it.
  ///
  /// `projecting` is what derives the tables of projections from the events appended, and has no
  /// meaning for a log that is only read.
  package static func open(
    path: String, mode: LogMode, durability: Durability = .normal,
    projecting projector: (any LiveProjection.Type)? = nil
  ) throws(EventLogError) -> EventLog {
    switch mode {
    case .read, .inspect: return try openWhenMade(path, mode)
    case .append, .remake, .create: break
    }
    let fault =
      mode == .create ? PathCheck.faultOfCreatable(path) : PathCheck.faultOfExisting(path)
    if let fault { throw .file(path: path, fault) }
    try refuseForeign(path, emptyIsFine: mode == .create, olderIsFine: true)
    return try openForWriting(path, mode, durability, projector)
  }

  /// Opens a log for reading, and waits for one that another process is just making.
  private static func openWhenMade(
    _ path: String, _ mode: LogMode
  ) throws(EventLogError) -> EventLog {
    for _ in 0..<attempts {
      // Asked first: what is made between the question and the look is whole when it is looked at.
      let isBeingMade = WriterLock.isBeingOpened(path)
      do throws(EventLogError) {
        return try openAsItIs(path, mode)
      } catch {
        guard isBeingMade else { throw error }
        usleep(pauseMicroseconds)
      }
    }
    return try openAsItIs(path, mode)
  }

  /// For how long a log may be in the making: 5 s.
  private static let attempts = 500
  private static let pauseMicroseconds: UInt32 = 10_000

  private static func openAsItIs(
    _ path: String, _ mode: LogMode
  ) throws(EventLogError) -> EventLog {
    if let fault = PathCheck.faultOfExisting(path) { throw .file(path: path, fault) }
    try refuseForeign(path, emptyIsFine: false)
    let log = try openForReading(path)
    if mode == .read {
      try log.refuseChanged(Schema.objects.filter { ["table", "view"].contains($0.type) })
    }
    return log
  }

  /// Refuses a log whose tables or views another program has changed. Every statement of ours would
  /// fail on them, or worse, give something else.
  func refuseChanged(_ objects: [SchemaObject]) throws(EventLogError) {
    guard let first = try changedObjects(objects).first else { return }
    throw .file(path: path, .changedSchema(what: first.fault))
  }

  /// A log in memory, gone with its owner.
  package static func inMemory(
    projecting projector: (any LiveProjection.Type)? = nil
  ) throws(EventLogError) -> EventLog {
    let path = ":memory:"
    let connection = try translating(path) { () throws(SQLiteError) in
      let connection = try Connection(path: path, mode: .create)
      try connection.disableTriggers()
      try Schema.create(in: connection)
      return connection
    }
    let statements = try translating(path) { () throws(SQLiteError) in
      try WriteStatements(connection)
    }
    return EventLog(
      path: path, connection: connection, projector: projector, writing: statements, lock: nil)
  }

  /// Looks at the file's header alone, without a lock and without a file beside it.
  private static func refuseForeign(
    _ path: String, emptyIsFine: Bool, olderIsFine: Bool = false
  ) throws(EventLogError) {
    if PathCheck.size(path) == 0 {
      guard emptyIsFine else { throw .file(path: path, .notADatabase) }
      return
    }
    let fault: FileFault?
    do throws(SQLiteError) {
      fault = try contentFault(Connection(path: path, mode: .immutable))
    } catch {
      // Read while another process writes, the file can look damaged. It is read again properly.
      fault = error.code.primary == .notADatabase ? .notADatabase : nil
    }
    if case .older? = fault, olderIsFine { return }
    if let fault { throw .file(path: path, fault) }
  }

  /// What is wrong with the contents that `connection` sees; nil if nothing is.
  static func contentFault(
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> FileFault? {
    guard try connection.integer("PRAGMA application_id") == Schema.applicationID else {
      // SQLite takes a file of a few bytes for an empty database, and would write over it.
      return try connection.integer("PRAGMA page_count") == 0 ? .notADatabase : .foreign
    }
    let version = try connection.integer("PRAGMA user_version") ?? 0
    if version > Schema.version { return .newer(version: version) }
    if version == Schema.version { return nil }
    return Schema.canMigrate(from: version)
      ? .older(version: version) : .damaged(detail: "its format is \(version)")
  }
}
