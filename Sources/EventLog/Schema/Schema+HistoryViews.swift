extension Schema {
  static let historyViews = [statusHistory, pageHistory, sessionHistory]

  private static let statusHistory = """
    CREATE VIEW status_history AS
    -- Every change of the status, with the event that made it.
    SELECT run_id, run, seq, at_ms, time, before, status, kind AS because_of
      FROM (SELECT *, lag(status, 1, 'NotStarted')
                        OVER (PARTITION BY run_id, run ORDER BY seq) AS before
              FROM state_timeline)
     WHERE status <> before
    """

  private static let pageHistory = """
    CREATE VIEW page_history AS
    -- Every change of the page stack, with the number of pages after it.
    SELECT s.run_id, s.run, s.seq, s.at_ms, s.time,
           CASE s.kind WHEN 'pageOpened' THEN 'opened' WHEN 'pageClosed' THEN 'closed'
                       ELSE 'lost with the process' END AS change,
           CAST(substr(e.subject, length('page:') + 1) AS INTEGER) AS page,
           json_extract(e.payload, '$.url') AS url,
           json_extract(e.payload, '$.replaces') AS replaces,
           s.page_count
      FROM (SELECT *, lag(page_count, 1, 0)
                        OVER (PARTITION BY run_id, run ORDER BY seq) AS before
              FROM state_timeline) AS s
      JOIN events AS e ON e.run_id = s.run_id AND e.seq = s.seq
     WHERE s.kind IN ('pageOpened', 'pageClosed')
        OR (s.kind = 'processEnded' AND s.before <> 0)
    """

  private static let sessionHistory = """
    CREATE VIEW session_history AS
    -- Every accepted start and what became of it, from events alone.
    -- Ask for one run by run_id or run; windows are cut along both.
    WITH since_start AS (
      SELECT r.run_id, r.name AS run, e.seq, e.at_ms, e.kind,
             \(ends("e")) AS is_end,
             max(e.seq) FILTER (WHERE e.kind = 'startAccepted')
               OVER (PARTITION BY r.run_id, r.name ORDER BY e.seq) AS start_seq
        FROM runs AS r
        JOIN events AS e ON e.run_id = r.run_id
    ), until_end AS (
      SELECT *, min(seq) FILTER (WHERE is_end)
                  OVER (PARTITION BY run_id, run, start_seq) AS end_seq
        FROM since_start
       WHERE start_seq IS NOT NULL
    ), facts AS (
      SELECT *, count(*) FILTER (WHERE kind = 'renewalSucceeded') OVER session AS renewals,
             count(*) FILTER (WHERE kind = 'launchFailed') OVER session AS failures,
             count(*) FILTER (WHERE kind = 'sessionInvalidated') OVER session AS invalidations,
             max(seq) FILTER (WHERE kind IN (\(tokenKinds))) OVER session AS token_seq,
             max(seq) FILTER (WHERE kind = 'teardownBegan') OVER session AS teardown_seq
        FROM until_end
       WHERE end_seq IS NULL OR seq <= end_seq
      WINDOW session AS (PARTITION BY run_id, run, start_seq)
    )
    SELECT f.run_id, f.run,
           CAST(substr(s.subject, length('session:') + 1) AS INTEGER) AS session,
           json_extract(s.payload, '$.account') AS account,
           CASE WHEN t.kind <> 'credentialsCleared' THEN json_extract(t.payload, '$.token') END
             AS token,
           CASE WHEN t.kind <> 'credentialsCleared'
             THEN json_extract(t.payload, '$.refreshToken') END AS refresh_token,
           f.renewals,
           CASE WHEN f.end_seq IS NULL THEN 'running'
                WHEN e.kind = 'processEnded' THEN 'processEnded'
                WHEN f.failures > 0 THEN 'launchFailed'
                WHEN f.invalidations > 0 THEN 'invalidated'
                WHEN json_extract(d.payload, '$.by') = 'host' THEN 'destroyedByHost'
                ELSE 'destroyedBySdk' END AS outcome,
           f.start_seq, f.end_seq, f.at_ms AS started_ms, e.at_ms AS ended_ms,
           \(time("f.at_ms")) AS started,
           \(time("e.at_ms")) AS ended
      FROM facts AS f
      JOIN events AS s ON s.run_id = f.run_id AND s.seq = f.start_seq
      JOIN events AS t ON t.run_id = f.run_id AND t.seq = f.token_seq
      LEFT JOIN events AS e ON e.run_id = f.run_id AND e.seq = f.end_seq
      LEFT JOIN events AS d ON d.run_id = f.run_id AND d.seq = f.teardown_seq
     WHERE f.seq = f.start_seq
    """
}
