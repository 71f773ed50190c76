import Lifecycle
import SQLite

/// The derived tables.
package enum ProjectionTable: String, Hashable, Sendable, CaseIterable {
  case sdkStatus = "sdk_status"
  case pageCount = "page_count"
  case pages
  case sessions
  case pushService = "push_service"
  case configState = "config_state"
  case requests
  case resolvers

  /// The columns after `run_id`, of which the first tells the rows of a run apart where there are
  /// several.
  package var columns: [String] {
    switch self {
    case .sdkStatus: ["status", "since_seq", "since_ms", "position", "version"]
    case .pageCount: ["open_pages", "position", "version"]
    case .pages:
      [
        "page", "url", "style", "orientation", "replaces", "opened_seq", "closed_seq",
        "position", "version",
      ]
    case .sessions:
      [
        "session", "account", "token", "refresh_token", "renewals", "outcome", "start_seq",
        "end_seq", "position", "version",
      ]
    case .pushService:
      [
        "state", "device_token", "bound_token", "open_tips", "since_seq", "position", "version",
      ]
    case .configState:
      [
        "account", "app_name", "theme", "language", "price_color_type", "env",
        "resolver_window_ms", "since_seq", "position", "version",
      ]
    case .requests:
      [
        "request", "endpoint", "path", "credential", "attempts", "outcome", "is_ignored",
        "sent_seq", "sent_ms", "reply_seq", "reply_ms", "position", "version",
      ]
    case .resolvers:
      [
        "resolver", "outcome", "opened_seq", "opened_ms", "deadline_ms", "settled_seq",
        "late_answers", "position", "version",
      ]
    }
  }
}

extension EventLog {
  /// The rows of a derived table for one run as they are stored, in the order of their first
  /// column.
  package func storedRows(
    of table: ProjectionTable, run: RunID
  ) throws(EventLogError) -> TextTable {
    let columns = table.columns.joined(separator: ", ")
    return try rows(
      of: "SELECT \(columns) FROM \(table.rawValue) WHERE run_id = ?1 ORDER BY 1", run: run)
  }

  /// The sessions of a run as SQL computes them from its events alone.
  package func computedSessions(of run: RunID) throws(EventLogError) -> TextTable {
    try rows(
      of: """
        SELECT session, account, token, refresh_token, renewals, outcome, start_seq, end_seq
          FROM session_history WHERE run_id = ?1 ORDER BY session
        """, run: run)
  }

  /// The state after each event of a run as SQL computes it from its events alone.
  package func computedStates(of run: RunID) throws(EventLogError) -> TextTable {
    try rows(
      of: """
        SELECT seq, status, page_count, session, account, token
          FROM state_timeline WHERE run_id = ?1 ORDER BY seq
        """, run: run)
  }

  /// Removes what is derived of runs that are not there.
  package func removeOrphanedProjections() throws(EventLogError) {
    try transaction { () throws(EventLogError) in
      try translating(path) { () throws(SQLiteError) in
        for table in ProjectionTable.allCases {
          try connection.execute(
            "DELETE FROM \(table.rawValue) WHERE run_id NOT IN (SELECT run_id FROM runs)")
        }
      }
    }
  }

  /// Puts other rows in place of all that is derived of a run.
  package func replaceProjections(
    of run: RunID, with changes: ProjectionChanges, version: Int64
  ) throws(EventLogError) {
    let writing = try writer()
    try transaction { () throws(EventLogError) in
      try translating(path) { () throws(SQLiteError) in
        try writing.projections.remove(run)
        try writing.projections.write(changes, of: run, version: version)
      }
    }
  }
}

extension ProjectionChanges {
  /// The rows as they are stored in `table`, in the order of their first column.
  package func rows(of table: ProjectionTable, version: Int64) -> TextTable {
    let version = "\(version)"
    let rows: [[String?]]
    switch table {
    case .sdkStatus:
      let since = status.sinceSeq == 0 ? nil : "\(status.sinceSeq)"
      rows = [[status.status.name, since, "\(status.sinceMs)", "\(position)", version]]
    case .pageCount:
      rows = [["\(openPages)", "\(position)", version]]
    case .pages:
      rows = pages.map { $0.cells + [version] }
    case .sessions:
      rows = sessions.map { $0.cells + [version] }
    case .pushService, .configState, .requests, .resolvers:
      rows = others.filter { $0.table == table }.map { row in
        row.cells.map(\.text) + ["\(row.position)", version]
      }
    }
    return TextTable(columns: table.columns, rows: rows)
  }
}

extension PageRow {
  fileprivate var cells: [String?] {
    [
      "\(page)", url, style.rawValue, orientation.rawValue, replaces.map { "\($0)" },
      "\(openedSeq)", closedSeq.map { "\($0)" }, "\(position)",
    ]
  }
}

extension SessionRow {
  fileprivate var cells: [String?] {
    [
      "\(session)", account, token, refreshToken, "\(renewals)", outcome.rawValue,
      "\(startSeq)", endSeq.map { "\($0)" }, "\(position)",
    ]
  }
}
