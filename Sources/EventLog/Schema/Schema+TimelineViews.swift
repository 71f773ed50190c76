extension Schema {
  static let timelineViews = [timeline, callbacks, causes, runList, kindCounts]

  private static let timeline = """
    CREATE VIEW timeline AS
    -- A run as one reads it: SELECT seq, time, who, what, because_of FROM timeline
    --                        WHERE run = 'cold-start#1';
    -- What happened inside a callback is indented below it.
    SELECT r.run_id, r.name AS run, e.seq, e.at_ms,
           \(time("e.at_ms")) AS time,
           e.channel AS who, e.kind,
           printf('%*s', 2 * e.depth, '') || e.kind || ifnull(' ' || e.subject, '')
             || ifnull(' (' || \(arguments("e")) || ')', '') AS what,
           '#' || c.seq || ' ' || c.kind AS because_of,
           e.session
      FROM runs AS r
      JOIN events AS e ON e.run_id = r.run_id
      LEFT JOIN events AS c ON c.run_id = e.run_id AND c.seq = e.cause_seq
    """

  private static let callbacks = """
    CREATE VIEW callbacks AS
    -- What the host was told, numbered in each run, with the status it read inside.
    SELECT run_id, run, row_number() OVER (PARTITION BY run_id, run ORDER BY seq) AS number,
           seq, at_ms, time, callback, arguments, status, depth, inside, session
      FROM (SELECT r.run_id, r.name AS run, e.seq, e.at_ms,
                   \(time("e.at_ms")) AS time,
                   e.kind AS callback,
                   \(arguments("e", leavingOut: ["domain", "status"])) AS arguments,
                   json_extract(e.payload, '$.status') AS status,
                   e.depth, e.parent_seq AS inside, e.session
              FROM runs AS r
              JOIN events AS e ON e.run_id = r.run_id
             WHERE e.channel = 'callback')
    """

  private static let causes = """
    CREATE VIEW causes AS
    -- Why something happened: SELECT chain FROM causes WHERE run = 'cold-start#1' AND seq = 31;
    SELECT r.run_id, r.name AS run, e.seq, e.at_ms,
           \(time("e.at_ms")) AS time,
           e.kind, e.cause_seq, c.kind AS cause, e.at_ms - c.at_ms AS delay_ms,
           (WITH RECURSIVE back (seq, kind, cause_seq) AS (
              SELECT e.seq, e.kind, e.cause_seq
              UNION ALL
              SELECT b.seq, b.kind, b.cause_seq
                FROM back
                JOIN events AS b ON b.run_id = e.run_id AND b.seq = back.cause_seq
               WHERE b.seq < back.seq)
            SELECT group_concat('#' || seq || ' ' || kind, ' <- ') FROM back) AS chain
      FROM runs AS r
      JOIN events AS e ON e.run_id = r.run_id
      LEFT JOIN events AS c ON c.run_id = e.run_id AND c.seq = e.cause_seq
    """

  private static let runList = """
    CREATE VIEW run_list AS
    -- All runs, one line each.
    SELECT r.run_id, r.name AS run, r.scenario, r.state, r.verdict,
           ifnull(r.event_count, (SELECT count(*) FROM events AS e WHERE e.run_id = r.run_id))
             AS events,
           \(time("l.at_ms")) AS length,
           substr(r.final_hash, 1, 12) AS hash, r.recorded_at
      FROM runs AS r
      LEFT JOIN events AS l ON l.run_id = r.run_id
       AND l.seq = (SELECT max(seq) FROM events AS e WHERE e.run_id = r.run_id)
    """

  private static let kindCounts = """
    CREATE VIEW kind_counts AS
    -- How often each kind of event came in each run.
    SELECT r.run_id, r.name AS run, e.channel, e.kind, count(*) AS events
      FROM runs AS r
      JOIN events AS e ON e.run_id = r.run_id
     GROUP BY r.run_id, e.channel, e.kind
    """
}
