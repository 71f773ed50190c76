extension Schema {
  static let healthViews = [health]

  /// What must be 0, and the query that counts it. The hash chain is missing here because only the
  /// `sqlite3` shell has `sha3()`: its query stands in `help`.
  private static let checks: [(problem: String, count: String)] = [
    (
      "events missing from the sequence of their run",
      """
      SELECT count(*) FROM (SELECT seq, row_number() OVER (PARTITION BY run_id ORDER BY seq) AS n
                              FROM events) WHERE seq <> n
      """
    ),
    (
      "events earlier than the event before",
      """
      SELECT count(*) FROM (SELECT at_ms, lag(at_ms, 1, 0) OVER (PARTITION BY run_id ORDER BY seq)
                                     AS before FROM events) WHERE at_ms < before
      """
    ),
    (
      "events whose cause is not an earlier event",
      """
      SELECT count(*) FROM events AS e
       WHERE cause_seq IS NOT NULL
         AND (cause_seq >= seq OR NOT EXISTS (SELECT 1 FROM events AS c
                                   WHERE c.run_id = e.run_id AND c.seq = e.cause_seq))
      """
    ),
    (
      "events whose parent is not an earlier event",
      """
      SELECT count(*) FROM events AS e
       WHERE parent_seq IS NOT NULL
         AND (parent_seq >= seq OR NOT EXISTS (SELECT 1 FROM events AS p
                                    WHERE p.run_id = e.run_id AND p.seq = e.parent_seq))
      """
    ),
    (
      "events inside a callback that have no parent, or the reverse",
      "SELECT count(*) FROM events WHERE (depth > 0) <> (parent_seq IS NOT NULL)"
    ),
    (
      "payloads that are not JSON",
      "SELECT count(*) FROM events WHERE NOT json_valid(payload)"
    ),
    (
      "events of an unknown kind",
      "SELECT count(*) FROM events WHERE kind NOT IN (SELECT kind FROM event_kinds)"
    ),
    (
      "events on a channel that is not that of their kind",
      """
      SELECT count(*) FROM events AS e JOIN event_kinds AS k USING (kind)
       WHERE e.channel <> k.channel
      """
    ),
    (
      "events of no run",
      "SELECT count(*) FROM events WHERE run_id NOT IN (SELECT run_id FROM runs)"
    ),
    (
      "sealed runs without a verdict",
      "SELECT count(*) FROM runs WHERE state = 'sealed' AND verdict IS NULL"
    ),
    (
      "sealed runs with another number of events",
      """
      SELECT count(*) FROM runs AS r
       WHERE state = 'sealed'
         AND event_count IS NOT (SELECT count(*) FROM events AS e WHERE e.run_id = r.run_id)
      """
    ),
    (
      "sealed runs whose final hash is not that of their last event",
      """
      SELECT count(*) FROM runs AS r
       WHERE state = 'sealed' AND event_count > 0
         AND final_hash IS NOT (SELECT chain_hash FROM events AS e WHERE e.run_id = r.run_id
                                 ORDER BY seq DESC LIMIT 1)
      """
    ),
    (
      "runs whose sdk_status is not what their events say",
      """
      SELECT count(*) FROM runs
        LEFT JOIN sdk_status AS p USING (run_id)
        LEFT JOIN (SELECT run_id, status, max(seq) FROM state_timeline GROUP BY run_id) AS s
             USING (run_id)
       WHERE p.status IS NOT ifnull(s.status, 'NotStarted')
      """
    ),
    (
      "runs whose page_count is not what their events say",
      """
      SELECT count(*) FROM runs
        LEFT JOIN page_count AS p USING (run_id)
        LEFT JOIN (SELECT run_id, page_count, max(seq) FROM state_timeline GROUP BY run_id) AS s
             USING (run_id)
       WHERE p.open_pages IS NOT ifnull(s.page_count, 0)
      """
    ),
    (
      "runs whose pages without closed_seq are not as many as page_count",
      """
      SELECT count(*) FROM page_count AS c
       WHERE open_pages <> (SELECT count(*) FROM pages AS p
                             WHERE p.run_id = c.run_id AND closed_seq IS NULL)
      """
    ),
    (
      "sessions that are not what their events say",
      """
      SELECT count(*) FROM (
        SELECT * FROM (
          SELECT run_id, session, account, token, refresh_token, renewals, outcome, start_seq,
                 end_seq FROM sessions
          UNION ALL
          SELECT run_id, session, account, token, refresh_token, renewals, outcome, start_seq,
                 end_seq FROM session_history)
         GROUP BY run_id, session, account, token, refresh_token, renewals, outcome, start_seq,
                  end_seq
        HAVING count(*) <> 2)
      """
    ),
    (
      "runs whose derived tables have not seen their last event",
      """
      SELECT count(*) FROM (SELECT run_id, max(seq) AS last FROM events GROUP BY run_id)
        LEFT JOIN sdk_status AS s USING (run_id)
        LEFT JOIN page_count AS c USING (run_id)
       WHERE s.position IS NOT last OR c.position IS NOT last
      """
    ),
  ]

  private static let health: String = {
    let rows = checks.map { check in "SELECT '\(check.problem)', (\(check.count))" }
    return """
      CREATE VIEW health (problem, found) AS
      -- Every row must have found = 0: SELECT * FROM health WHERE found <> 0;
      \(rows.joined(separator: "\nUNION ALL\n"))
      """
  }()
}
