extension Schema {
  static let stateViews = [stateTimeline]

  /// The state after each event by window functions: the last event that decides something is the
  /// one with the greatest `seq` so far, and is then looked up.
  private static let stateTimeline = """
    CREATE VIEW state_timeline AS
    -- The state after every event, from events alone: nothing else is trusted here.
    -- Ask for one run by run_id or run; windows are cut along both.
    WITH marks AS (
      SELECT r.run_id, r.name AS run, e.seq, e.at_ms, e.kind,
             count(*) FILTER (WHERE e.kind = 'processEnded') OVER so_far AS process,
             max(e.seq) FILTER (
               WHERE \(changesStatus("e")))
               OVER so_far AS status_seq,
             max(e.seq) FILTER (
               WHERE \(bounds("e")))
               OVER so_far AS session_seq,
             max(e.seq) FILTER (WHERE e.kind IN (\(tokenKinds)))
               OVER so_far AS token_seq
        FROM runs AS r
        JOIN events AS e ON e.run_id = r.run_id
      WINDOW so_far AS (PARTITION BY r.run_id, r.name ORDER BY e.seq)
    ), counted AS (
      SELECT *, sum((kind = 'pageOpened') - (kind = 'pageClosed'))
                  OVER (PARTITION BY run_id, run, process ORDER BY seq) AS page_count
        FROM marks
    )
    SELECT m.run_id, m.run, m.seq, m.at_ms,
           \(time("m.at_ms")) AS time,
           m.kind,
           CASE s.kind WHEN 'startAccepted' THEN 'Starting'
                       WHEN 'launchSucceeded' THEN 'Started'
                       WHEN 'teardownBegan' THEN 'IsDestroying'
                       ELSE 'NotStarted' END AS status,
           m.page_count,
           CASE b.kind WHEN 'startAccepted'
             THEN CAST(substr(b.subject, length('session:') + 1) AS INTEGER) END AS session,
           CASE b.kind WHEN 'startAccepted' THEN json_extract(b.payload, '$.account') END
             AS account,
           CASE WHEN b.kind = 'startAccepted' AND t.kind <> 'credentialsCleared'
             THEN json_extract(t.payload, '$.token') END AS token
      FROM counted AS m
      LEFT JOIN events AS s ON s.run_id = m.run_id AND s.seq = m.status_seq
      LEFT JOIN events AS b ON b.run_id = m.run_id AND b.seq = m.session_seq
      LEFT JOIN events AS t ON t.run_id = m.run_id AND t.seq = m.token_seq
    """
}
