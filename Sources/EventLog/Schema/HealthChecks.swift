/// Something that must never be so, as a query for the places where it is.
struct HealthCheck: Sendable {
  /// In the plural, for a count in front of it.
  let problem: String
  /// Gives `run_id` and `seq` of each place; `seq` is NULL where a whole run is the matter.
  let places: String
}

extension Schema {
  /// What view `health` counts. The hash chain is missing here because only the `sqlite3` shell has
  /// `sha3()`: its query stands in `help`.
  static let healthChecks: [HealthCheck] = eventChecks + runChecks + derivedChecks

  /// About single events.
  static let eventChecks = [
    HealthCheck(
      problem: "events missing from the sequence of their run",
      places: """
        SELECT run_id, seq FROM (SELECT run_id, seq,
                 row_number() OVER (PARTITION BY run_id ORDER BY seq) AS n FROM events)
         WHERE seq <> n
        """),
    HealthCheck(
      problem: "events earlier than the event before",
      places: """
        SELECT run_id, seq FROM (SELECT run_id, seq, at_ms,
                 lag(at_ms, 1, 0) OVER (PARTITION BY run_id ORDER BY seq) AS before FROM events)
         WHERE at_ms < before
        """),
    HealthCheck(
      problem: "events whose cause is not an earlier event",
      places: """
        SELECT run_id, seq FROM events AS e
         WHERE cause_seq IS NOT NULL
           AND (cause_seq >= seq OR NOT EXISTS (SELECT 1 FROM events AS c
                                     WHERE c.run_id = e.run_id AND c.seq = e.cause_seq))
        """),
    HealthCheck(
      problem: "events whose parent is not an earlier event",
      places: """
        SELECT run_id, seq FROM events AS e
         WHERE parent_seq IS NOT NULL
           AND (parent_seq >= seq OR NOT EXISTS (SELECT 1 FROM events AS p
                                      WHERE p.run_id = e.run_id AND p.seq = e.parent_seq))
        """),
    HealthCheck(
      problem: "events inside a callback that have no parent, or the reverse",
      places: """
        SELECT run_id, seq FROM events WHERE (depth > 0) <> (parent_seq IS NOT NULL)
        """),
    HealthCheck(
      problem: "payloads that are not JSON",
      places: "SELECT run_id, seq FROM events WHERE NOT json_valid(payload)"),
    HealthCheck(
      problem: "events of an unknown kind",
      places: """
        SELECT run_id, seq FROM events WHERE kind NOT IN (SELECT kind FROM event_kinds)
        """),
    HealthCheck(
      problem: "events on a channel that is not that of their kind",
      places: """
        SELECT run_id, seq FROM events AS e JOIN event_kinds AS k USING (kind)
         WHERE e.channel <> k.channel
        """),
    HealthCheck(
      problem: "events of no run",
      places: """
        SELECT run_id, seq FROM events WHERE run_id NOT IN (SELECT run_id FROM runs)
        """),
  ]

  /// About whole runs.
  static let runChecks = [
    HealthCheck(
      problem: "sealed runs without a verdict",
      places: """
        SELECT run_id, NULL AS seq FROM runs WHERE state = 'sealed' AND verdict IS NULL
        """),
    HealthCheck(
      problem: "sealed runs with another number of events",
      places: """
        SELECT run_id, NULL AS seq FROM runs AS r
         WHERE state = 'sealed'
           AND event_count IS NOT (SELECT count(*) FROM events AS e WHERE e.run_id = r.run_id)
        """),
    HealthCheck(
      problem: "sealed runs whose final hash is not that of their last event",
      places: """
        SELECT run_id, NULL AS seq FROM runs AS r
         WHERE state = 'sealed' AND event_count > 0
           AND final_hash IS NOT (SELECT chain_hash FROM events AS e WHERE e.run_id = r.run_id
                                   ORDER BY seq DESC LIMIT 1)
        """),
    HealthCheck(
      problem: "runs that are there although they were pruned",
      places: """
        SELECT run_id, NULL AS seq FROM pruned_runs
         WHERE run_id IN (SELECT run_id FROM runs)
        """),
    HealthCheck(
      problem: "runs that are gone although they were not pruned",
      places: """
        SELECT first_id AS run_id, NULL AS seq
          FROM (SELECT run_id + 1 AS first_id, lead(run_id) OVER (ORDER BY run_id) AS next_id
                  FROM (SELECT 0 AS run_id UNION ALL SELECT run_id FROM runs
                        UNION ALL SELECT run_id FROM pruned_runs))
         WHERE next_id > first_id
        """),
  ]

  /// About what is derived of the events.
  static let derivedChecks = [
    HealthCheck(
      problem: "runs whose sdk_status is not what their events say",
      places: """
        SELECT run_id, NULL AS seq FROM runs AS r
          LEFT JOIN sdk_status AS p USING (run_id)
         WHERE p.status IS NOT ifnull(
           (SELECT CASE e.kind WHEN 'startAccepted' THEN 'Starting'
                               WHEN 'launchSucceeded' THEN 'Started'
                               WHEN 'teardownBegan' THEN 'IsDestroying'
                               ELSE 'NotStarted' END
              FROM events AS e
             WHERE e.run_id = r.run_id AND \(changesStatus("e"))
             ORDER BY e.seq DESC LIMIT 1), 'NotStarted')
        """),
    HealthCheck(
      problem: "runs whose page_count is not what their events say",
      places: """
        SELECT run_id, NULL AS seq FROM runs AS r
          LEFT JOIN page_count AS p USING (run_id)
         WHERE p.open_pages IS NOT (
           SELECT ifnull(sum((e.kind = 'pageOpened') - (e.kind = 'pageClosed')), 0)
             FROM events AS e
            WHERE e.run_id = r.run_id
              AND e.seq > ifnull((SELECT max(k.seq) FROM events AS k
                                   WHERE k.run_id = r.run_id AND k.kind = 'processEnded'), 0))
        """),
    HealthCheck(
      problem: "runs whose pages without closed_seq are not as many as page_count",
      places: """
        SELECT run_id, NULL AS seq FROM page_count AS c
         WHERE open_pages <> (SELECT count(*) FROM pages AS p
                               WHERE p.run_id = c.run_id AND closed_seq IS NULL)
        """),
    HealthCheck(
      problem: "pages that are not what their events say",
      places: """
        SELECT run_id, NULL AS seq FROM (
          SELECT run_id, page, url, style, orientation, replaces, opened_seq FROM pages
          UNION ALL
          SELECT run_id, CAST(substr(subject, length('page:') + 1) AS INTEGER),
                 json_extract(payload, '$.url'), json_extract(payload, '$.style'),
                 json_extract(payload, '$.orientation'), json_extract(payload, '$.replaces'), seq
            FROM events WHERE kind = 'pageOpened')
         GROUP BY run_id, page, url, style, orientation, replaces, opened_seq
        HAVING count(*) <> 2
        """),
    HealthCheck(
      problem: "sessions that are not what their events say",
      places: """
        SELECT run_id, NULL AS seq FROM (
          SELECT run_id, session, account, token, refresh_token, renewals, outcome, start_seq,
                 end_seq FROM sessions
          UNION ALL
          SELECT run_id, session, account, token, refresh_token, renewals, outcome, start_seq,
                 end_seq FROM session_history)
         GROUP BY run_id, session, account, token, refresh_token, renewals, outcome, start_seq,
                  end_seq
        HAVING count(*) <> 2
        """),
    HealthCheck(
      problem: "runs whose derived tables have not seen their last event",
      places: """
        SELECT run_id, NULL AS seq
          FROM (SELECT run_id, max(seq) AS last FROM events GROUP BY run_id)
          LEFT JOIN sdk_status AS s USING (run_id)
          LEFT JOIN page_count AS c USING (run_id)
         WHERE s.position IS NOT last OR c.position IS NOT last
        """),
  ]
}
