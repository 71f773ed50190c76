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
      try addReadings(to: connection)
      try addHelp(to: connection)
      try connection.execute("PRAGMA application_id = \(applicationID)")
      try connection.execute("PRAGMA user_version = \(version)")
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// Makes the catalogues of a file that another version wrote those of this program. Kinds that
  /// only the other knows stay.
  static func refreshCatalogs(in connection: borrowing Connection) throws(SQLiteError) {
    let kinds = try connection.textRows(
      "SELECT \(EventDictionary.columns) FROM event_kinds ORDER BY kind"
    ).rows
    let areKindsFresh = EventDictionary.rows.allSatisfy(kinds.contains)
    let areReadingsFresh =
      try connection.textRows("SELECT \(readingsColumns) FROM readings_catalog ORDER BY name").rows
      == readingsRows
    let isHelpFresh =
      try connection.textRows("SELECT \(helpColumns) FROM help ORDER BY rowid").rows == helpRows
    if areKindsFresh, areReadingsFresh, isHelpFresh { return }
    try connection.transaction { () throws(SQLiteError) in
      try addKinds(to: connection)
      try connection.execute("DELETE FROM readings_catalog")
      try addReadings(to: connection)
      try connection.execute("DELETE FROM help")
      try addHelp(to: connection)
    }
  }

  static let readingsColumns = "name, question, default_value, allowed, source, clauses"
  static let helpColumns = "title, question, query"

  /// The rows of table `help`.
  static let helpRows: [[String?]] = helpEntries.map { [$0.title, $0.question, $0.query] }

  static func addKinds(to connection: borrowing Connection) throws(SQLiteError) {
    let insert = try connection.prepare(
      """
      INSERT INTO event_kinds (kind, channel, meaning, payload_version, subject, example)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO UPDATE SET channel = ?2, meaning = ?3, payload_version = ?4, subject = ?5,
        example = ?6
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

  static func addReadings(to connection: borrowing Connection) throws(SQLiteError) {
    let insert = try connection.prepare(
      """
      INSERT INTO readings_catalog (name, question, default_value, allowed, source, clauses)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """)
    for row in readingsRows {
      for (index, cell) in row.enumerated() {
        try insert.bind(Int32(index) + 1, text: cell)
      }
      try insert.run()
    }
  }

  /// The rows of table `readings_catalog`.
  static let readingsRows: [[String?]] = ReadingCatalog.questions.map { question in
    [
      question.name, question.question,
      // In the one spelling that runs.readings has.
      question.value(question.defaultText)?.text ?? question.defaultText,
      question.allowed.map(\.text).joined(separator: ", "), question.source,
      question.clauses.joined(separator: ", "),
    ]
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
