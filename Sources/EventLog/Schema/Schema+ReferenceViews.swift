/// Views that hold a run against the reference run of its scenario.
extension Schema {
  static let referenceViews = [firstDifference, callbackOrderChanges]

  /// The columns in which two events are the same. Where a step's line stands is not what it does.
  private static func compared(_ event: String) -> String {
    """
    (\(event).at_ms, \(event).kind, \(event).subject, \(event).session, \(event).depth,
                       \(event).parent_seq, \(event).cause_seq,
                       CASE \(event).kind WHEN 'stepBegan'
                         THEN json_remove(\(event).payload, '$.line') ELSE \(event).payload END)
    """
  }

  /// Runs that are not the reference run and not equal to it.
  private static let changed = """
    SELECT r.run_id, r.name AS run, f.run_id AS reference_id, f.name AS reference
          FROM runs AS r
          JOIN reference_runs AS m ON m.base = r.base AND m.run_id <> r.run_id
          JOIN runs AS f ON f.run_id = m.run_id
         WHERE r.final_hash IS NOT f.final_hash
    """

  private static let firstDifference = """
    CREATE VIEW first_difference AS
    -- Where each run first parts from the reference run of its scenario; runs that do not are not
    -- here. what is NULL where a run has ended.
    SELECT d.run_id, d.run, d.reference, d.seq, a.kind, b.kind AS reference_kind,
           a.at_ms, b.at_ms AS reference_at_ms,
           a.payload, b.payload AS reference_payload
      FROM (
        SELECT c.*, (
            SELECT min(seq) FROM (
              SELECT o.seq
                FROM events AS o
                LEFT JOIN events AS t ON t.run_id = c.reference_id AND t.seq = o.seq
               WHERE o.run_id = c.run_id
                 AND \(compared("o"))
              IS NOT \(compared("t"))
              UNION ALL
              SELECT min(t.seq)
                FROM events AS t
               WHERE t.run_id = c.reference_id
                 AND t.seq > (SELECT ifnull(max(seq), 0) FROM events AS l
                               WHERE l.run_id = c.run_id))) AS seq
          FROM (\(changed)) AS c) AS d
      LEFT JOIN events AS a ON a.run_id = d.run_id AND a.seq = d.seq
      LEFT JOIN events AS b ON b.run_id = d.reference_id AND b.seq = d.seq
     WHERE d.seq IS NOT NULL
    """

  private static let callbackOrderChanges = """
    CREATE VIEW callback_order_changes AS
    -- Callbacks that came at another place, or inside another, than in the reference run of their
    -- scenario. NULL where one of the two has no callback of that number.
    WITH changed AS (
      \(changed)
    ), one AS (
      SELECT c.run_id, e.seq, e.kind, e.depth,
             row_number() OVER (PARTITION BY c.run_id ORDER BY e.seq) AS number
        FROM changed AS c
        JOIN events AS e ON e.run_id = c.run_id AND e.channel = 'callback'
    ), other AS (
      SELECT c.run_id, e.seq, e.kind, e.depth,
             row_number() OVER (PARTITION BY c.run_id ORDER BY e.seq) AS number
        FROM changed AS c
        JOIN events AS e ON e.run_id = c.reference_id AND e.channel = 'callback'
    ), numbers AS (
      SELECT run_id, number FROM one UNION SELECT run_id, number FROM other
    )
    SELECT n.run_id, c.run, c.reference, n.number, one.seq, one.kind AS callback, one.depth,
           other.seq AS reference_seq, other.kind AS reference_callback,
           other.depth AS reference_depth
      FROM numbers AS n
      JOIN changed AS c ON c.run_id = n.run_id
      LEFT JOIN one ON one.run_id = n.run_id AND one.number = n.number
      LEFT JOIN other ON other.run_id = n.run_id AND other.number = n.number
     WHERE (one.kind, one.depth) IS NOT (other.kind, other.depth)
    """
}
