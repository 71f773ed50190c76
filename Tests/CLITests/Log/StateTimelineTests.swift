import EventLog
import Lifecycle
import TestSupport
import Testing

/// Status, pages and session of every event of every run, computed three ways: by SQL from the
/// events, by the fold over events read back, and as stored beside them.
@Suite struct `State by SQL and state by the fold agree` {
  private let history: SuiteHistory

  init() throws {
    history = try SuiteHistory.shared.get()
  }

  /// The fold's answers, a line an event, as the shell would print them.
  private func fold(
    _ line: (RunInfo, EventRecord, State, SymbolTable) -> String
  ) throws -> [String] {
    let log = try EventLog.open(path: history.path, mode: .read)
    var lines: [String] = []
    for run in try log.runs() {
      var cursor = try log.events(of: run)
      var state = State()
      while let record = try cursor.next() {
        state.apply(record.event)
        lines.append(line(run, record, state, cursor.symbols))
      }
    }
    return lines
  }

  private func expectSame(_ sql: [String], _ fold: [String]) {
    #expect(sql.count == fold.count)
    for (sql, fold) in zip(sql, fold) where sql != fold {
      Issue.record("SQL says \(sql), the fold \(fold)")
      return
    }
  }

  @Test func `after every event`() throws {
    let sql = try history.rows(
      """
      SELECT run, seq, status, page_count, session, account, token FROM state_timeline
       ORDER BY run_id, seq
      """)
    #expect(sql.count > 3000)
    expectSame(
      sql,
      try fold { run, record, state, symbols in
        let session = state.session == 0 ? "" : "\(state.session)"
        let account = state.config.map { symbols[$0.account] } ?? ""
        let token = state.credentials.map { symbols[$0.token.symbol] } ?? ""
        return "\(run.name)|\(record.seq)|\(state.status.name)|\(state.pageCount)|\(session)"
          + "|\(account)|\(token)"
      })
  }

  @Test func `in the log's own columns`() throws {
    // An end bears the session that it ends, a late answer that of its question, and what was
    // refused because of the session belongs to none; nor do the push service's requests.
    let sql = try history.rows(
      """
      SELECT run, e.seq, e.kind FROM events AS e JOIN state_timeline AS s USING (run_id, seq)
       WHERE e.session IS NOT s.session
         AND e.kind NOT IN ('teardownFinished', 'processEnded', 'replyIgnored')
         AND (e.session IS NOT NULL OR e.kind NOT IN
               ('startRefused', 'startFailed', 'navigationFailed', 'navigationCompleted'))
         AND (e.session IS NOT NULL OR e.kind NOT IN ('requestSent', 'replyArrived')
              OR json_extract(e.payload, '$.endpoint') NOT IN ('pushStart', 'bindDevice'))
      """)
    #expect(sql == [])
  }

  @Test func `at the end, with what is stored`() throws {
    let sql = try history.rows(
      """
      SELECT r.name, s.status, c.open_pages,
             ifnull((SELECT group_concat(url, ' ') FROM
                      (SELECT url FROM pages AS p WHERE p.run_id = r.run_id
                          AND closed_seq IS NULL ORDER BY page)), ''),
             ifnull((SELECT session || ' ' || account || ' ' || ifnull(token, '') || ' '
                            || ifnull(refresh_token, '')
                       FROM sessions AS n WHERE n.run_id = r.run_id AND end_seq IS NULL), '')
        FROM runs AS r JOIN sdk_status AS s USING (run_id) JOIN page_count AS c USING (run_id)
       ORDER BY r.run_id
      """)
    let log = try EventLog.open(path: history.path, mode: .read)
    var fold: [String] = []
    for run in try log.runs() {
      let recorded = try log.read(run)
      var state = State()
      for record in recorded.events { state.apply(record.event) }
      let symbols = recorded.symbols
      let pages = state.stack.compactMap(\.page).sorted { $0.page < $1.page }
      let session = state.config.map { config in
        let pair = state.credentials
        return "\(state.session) \(symbols[config.account]) "
          + "\(pair.map { symbols[$0.token.symbol] } ?? "") "
          + (pair.map { symbols[$0.refreshToken.symbol] } ?? "")
      }
      fold.append(
        "\(run.name)|\(state.status.name)|\(state.pageCount)|"
          + pages.map { symbols[$0.url] }.joined(separator: " ") + "|\(session ?? "")")
    }
    expectSame(sql, fold)
  }

  @Test func `and the command says so too`() throws {
    for run in ["signed-in-elsewhere#1", "kill-and-relaunch#1"] {
      let rows = try history.rows(
        """
        SELECT seq, status, page_count, ifnull(session, 'null'), ifnull(token, 'null')
          FROM state_timeline WHERE run = '\(run)'
        """)
      let workspace = try Workspace()
      for row in rows {
        let columns = row.split(separator: "|").map(String.init)
        let state = try workspace.whalesim(
          "state", run, "--at", "#\(columns[0])", "--json", "--db", history.path)
        let token = columns[4] == "null" ? "null" : "\"\(columns[4])\""
        #expect(state.output.contains("\"seq\":\(columns[0]),"))
        #expect(state.output.contains("\"status\":\"\(columns[1])\""))
        #expect(state.output.contains("\"page_count\":\(columns[2]),"))
        #expect(state.output.contains("\"session\":\(columns[3]),"))
        #expect(state.output.contains("\"token\":\(token),"))
      }
    }
  }
}
