import Lifecycle
import SQLite

/// The statements that write the derived tables.
final class ProjectionStatements {
  private let status: Statement
  private let pageCount: Statement
  private let page: Statement
  private let session: Statement
  /// One statement a table, in the order of `ProjectionTable.allCases`.
  private let removals: [StatementBox]
  /// The same for rows that are written whole.
  private let replacements: [StatementBox]

  /// Owns a statement, so that an array can hold it.
  private final class StatementBox {
    let statement: Statement

    init(_ sql: String, _ connection: borrowing Connection) throws(SQLiteError) {
      statement = try connection.prepare(sql, persistent: true)
    }
  }

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    status = try connection.prepare(
      """
      INSERT INTO sdk_status (run_id, position, version, status, since_seq, since_ms)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO UPDATE SET position = ?2, version = ?3, status = ?4, since_seq = ?5,
        since_ms = ?6
      """, persistent: true)
    pageCount = try connection.prepare(
      """
      INSERT INTO page_count (run_id, position, version, open_pages) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET position = ?2, version = ?3, open_pages = ?4
      """, persistent: true)
    page = try connection.prepare(
      """
      INSERT INTO pages (run_id, position, version, page, url, style, orientation, replaces,
        opened_seq, closed_seq)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      ON CONFLICT DO UPDATE SET position = ?2, version = ?3, url = ?5, style = ?6,
        orientation = ?7, replaces = ?8, opened_seq = ?9, closed_seq = ?10
      """, persistent: true)
    session = try connection.prepare(
      """
      INSERT INTO sessions (run_id, position, version, session, account, token, refresh_token,
        renewals, outcome, start_seq, end_seq)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      ON CONFLICT DO UPDATE SET position = ?2, version = ?3, account = ?5, token = ?6,
        refresh_token = ?7, renewals = ?8, outcome = ?9, start_seq = ?10, end_seq = ?11
      """, persistent: true)
    var removals: [StatementBox] = []
    var replacements: [StatementBox] = []
    for table in ProjectionTable.allCases {
      removals.append(
        try StatementBox("DELETE FROM \(table.rawValue) WHERE run_id = ?1", connection))
      replacements.append(try StatementBox(Self.replacement(in: table), connection))
    }
    self.removals = removals
    self.replacements = replacements
  }

  private static func replacement(in table: ProjectionTable) -> String {
    let columns = ["run_id"] + table.columns
    let places = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    return """
      INSERT OR REPLACE INTO \(table.rawValue) (\(columns.joined(separator: ", ")))
      VALUES (\(places))
      """
  }

  /// Removes all rows of a run.
  func remove(_ run: RunID) throws(SQLiteError) {
    for removal in removals {
      try removal.statement.bind(1, integer: run.rawValue)
      try removal.statement.run()
    }
  }

  /// Writes what has changed of a run.
  func write(
    _ changes: ProjectionChanges, of run: RunID, version: Int64
  ) throws(SQLiteError) {
    try bindHead(status, run, changes.position, version)
    try write(changes.status)
    try bindHead(pageCount, run, changes.position, version)
    try pageCount.bind(4, integer: Int64(changes.openPages))
    try pageCount.run()
    for row in changes.pages {
      try bindHead(page, run, row.position, version)
      try write(row)
    }
    for row in changes.sessions {
      try bindHead(session, run, row.position, version)
      try write(row)
    }
    for row in changes.others { try write(row, of: run, version) }
  }

  private func write(
    _ row: DerivedRow, of run: RunID, _ version: Int64
  ) throws(SQLiteError) {
    guard let place = ProjectionTable.allCases.firstIndex(of: row.table) else { return }
    let box = replacements[place]
    try box.statement.bind(1, integer: run.rawValue)
    var index: Int32 = 2
    for cell in row.cells {
      switch cell {
      case .null: try box.statement.bindNull(index)
      case .integer(let number): try box.statement.bind(index, integer: number)
      case .text(let text): try box.statement.bind(index, text: text)
      }
      index += 1
    }
    try box.statement.bind(index, integer: Int64(row.position))
    try box.statement.bind(index + 1, integer: version)
    try box.statement.run()
  }

  /// Binds what all tables begin with here: the run, the position, the version.
  private func bindHead(
    _ statement: borrowing Statement, _ run: RunID, _ position: Sequence, _ version: Int64
  ) throws(SQLiteError) {
    try statement.bind(1, integer: run.rawValue)
    try statement.bind(2, integer: Int64(position))
    try statement.bind(3, integer: version)
  }

  private func write(_ row: StatusRow) throws(SQLiteError) {
    try status.bind(4, text: row.status.name)
    try status.bind(5, integer: row.sinceSeq == 0 ? nil : Int64(row.sinceSeq))
    try status.bind(6, integer: row.sinceMs)
    try status.run()
  }

  private func write(_ row: PageRow) throws(SQLiteError) {
    try page.bind(4, integer: Int64(row.page))
    try page.bind(5, text: row.url)
    try page.bind(6, text: row.style.rawValue)
    try page.bind(7, text: row.orientation.rawValue)
    try page.bind(8, integer: row.replaces.map { Int64($0) })
    try page.bind(9, integer: Int64(row.openedSeq))
    try page.bind(10, integer: row.closedSeq.map { Int64($0) })
    try page.run()
  }

  private func write(_ row: SessionRow) throws(SQLiteError) {
    try session.bind(4, integer: Int64(row.session))
    try session.bind(5, text: row.account)
    try session.bind(6, text: row.token)
    try session.bind(7, text: row.refreshToken)
    try session.bind(8, integer: Int64(row.renewals))
    try session.bind(9, text: row.outcome.rawValue)
    try session.bind(10, integer: Int64(row.startSeq))
    try session.bind(11, integer: row.endSeq.map { Int64($0) })
    try session.run()
  }
}
