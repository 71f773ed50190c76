import SQLite

/// A log file: runs and their events, kept for ever, and what follows from them.
///
/// One thread uses a log at a time; it is not `Sendable`. Other processes may read and write the
/// same file meanwhile.
package final class EventLog {
  /// The file's path as it was given, for messages.
  package let path: String
  let connection: Connection
  /// What keeps the derived tables up to date; nil where nothing is to be derived.
  let projector: (any LiveProjection.Type)?
  /// The statements of a writer; nil in a log opened for reading.
  let writing: WriteStatements?
  /// Runs that have taken in events in the open transaction, and must follow its fate.
  var touched: [RunWriter] = []
  /// A statement for reading events that no cursor uses at the moment.
  var idleStatement: EventStatement?
  /// Statements that are run for one run after another.
  let shelf = StatementShelf()
  /// Held by writers for as long as they live.
  private var lock: WriterLock?

  init(
    path: String, connection: consuming Connection, projector: (any LiveProjection.Type)?,
    writing: WriteStatements?, lock: consuming WriterLock?
  ) {
    self.path = path
    self.connection = connection
    self.projector = projector
    self.writing = writing
    self.lock = lock
  }

  /// Lets other writers in, where they were kept out.
  func shareLock() { lock?.share() }

  /// Whether a transaction of this log is open.
  var isInTransaction: Bool { connection.isInTransaction }

  /// The statements of a writer.
  func writer() throws(EventLogError) -> WriteStatements {
    guard let writing else { throw .file(path: path, .openedForReading) }
    return writing
  }
}

/// How a log is opened.
package enum LogMode: Hashable, Sendable {
  /// For reading; the file must exist, and stays as it is.
  case read
  /// As `read`, also where the schema is not what this program makes: to find out what is wrong.
  case inspect
  /// For appending; the file must exist.
  case append
  /// For appending; the file must exist, and what is derived in it is made anew, which leaves the
  /// derived tables to be filled (`rebuildProjections`).
  case remake
  /// For appending; the file is made if it is missing.
  case create
}

/// What a committed transaction survives.
package enum Durability: Hashable, Sendable {
  /// The end of the process, however it comes. A loss of power may take the last transactions.
  case normal
  /// A loss of power too, at the price of waiting for the disk in every transaction.
  case full
}
