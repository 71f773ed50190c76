import Lifecycle
import SQLite

extension Schema {
  /// Makes everything of the current version in an empty database.
  ///
  /// It is one transaction, written to the file itself, not to a write-ahead log: a process killed
  /// on the way leaves an empty database, and the header tells from then on whose file it is.
  static func create(in connection: borrowing Connection) throws(SQLiteError) {
    try connection.begin()
    do throws(SQLiteError) {
      for statement in statements { try connection.execute(statement) }
      try addKinds(to: connection)
      try addHelp(to: connection)
      try connection.execute("PRAGMA application_id = \(applicationID)")
      try connection.execute("PRAGMA user_version = \(version)")
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// Adds the kinds that a file made by an older program does not know yet.
  static func addMissingKinds(to connection: borrowing Connection) throws(SQLiteError) {
    let known = try connection.integer("SELECT count(*) FROM event_kinds") ?? 0
    guard known < Int64(EventDictionary.entries.count) else { return }
    try connection.begin()
    do throws(SQLiteError) {
      try addKinds(to: connection)
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  static func addKinds(to connection: borrowing Connection) throws(SQLiteError) {
    let insert = try connection.prepare(
      """
      INSERT INTO event_kinds (kind, channel, meaning, payload_version, subject, example)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING
      """)
    for entry in EventDictionary.entries {
      try insert.bind(1, text: entry.kind.rawValue)
      try insert.bind(2, text: entry.kind.channel.rawValue)
      try insert.bind(3, text: entry.meaning)
      try insert.bind(4, integer: EventDictionary.payloadVersion)
      try insert.bind(5, text: entry.subject)
      try insert.bind(6, text: entry.example)
      try insert.run()
    }
  }

  static func addHelp(to connection: borrowing Connection) throws(SQLiteError) {
    let insert = try connection.prepare(
      "INSERT INTO help (title, question, query) VALUES (?1, ?2, ?3)")
    for entry in helpEntries {
      try insert.bind(1, text: entry.title)
      try insert.bind(2, text: entry.question)
      try insert.bind(3, text: entry.query)
      try insert.run()
    }
  }
}
