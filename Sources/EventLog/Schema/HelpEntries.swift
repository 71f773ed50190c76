/// A ready query of table `help`.
struct HelpEntry: Sendable {
  /// What one looks for in the table.
  let title: String
  let question: String
  /// Runs as it stands in the plain `sqlite3` shell; where one run is meant, on the last.
  let query: String
}

extension Schema {
  static let helpEntries: [HelpEntry] = reading + asking + checking

  /// The run that a query of the help is about until the reader names another.
  ///
  /// It is a plain number, because SQLite carries only that into views with window functions, and
  /// would compute them for all runs otherwise.
  private static let oneRun = "1"

  private static let reading = [
    HelpEntry(
      title: "runs", question: "Which runs are there, and how did they end?",
      query: "SELECT * FROM run_list;"),
    HelpEntry(
      title: "timeline", question: "What happened in a run, in order?",
      query: """
        SELECT seq, time, who, what, because_of FROM timeline
         WHERE run_id = \(oneRun) ORDER BY seq;
        """),
    HelpEntry(
      title: "callbacks", question: "What was the host told, and when?",
      query: """
        SELECT number, time, callback, arguments, status FROM callbacks
         WHERE run_id = \(oneRun) ORDER BY number;
        """),
    HelpEntry(
      title: "state after every event",
      question: "What were status, pages, session and token at each moment?",
      query: """
        SELECT seq, time, kind, status, page_count, session, account, token
          FROM state_timeline WHERE run_id = \(oneRun) ORDER BY seq;
        """),
    HelpEntry(
      title: "status", question: "When did the status change, and by what?",
      query: "SELECT * FROM status_history WHERE run_id = \(oneRun) ORDER BY seq;"),
    HelpEntry(
      title: "pages", question: "Which pages came and went?",
      query: "SELECT * FROM page_history WHERE run_id = \(oneRun) ORDER BY seq;"),
    HelpEntry(
      title: "sessions", question: "Which sessions were there, and what became of them?",
      query: "SELECT * FROM session_history WHERE run_id = \(oneRun) ORDER BY session;"),
  ]

  private static let asking = [
    HelpEntry(
      title: "words", question: "What does a kind of event mean, and what does its row hold?",
      query: "SELECT kind, channel, meaning, example FROM event_kinds ORDER BY channel, kind;"),
    HelpEntry(
      title: "why", question: "Why did the last event of a run happen? Name any other by seq.",
      query: """
        SELECT chain FROM causes
         WHERE run_id = \(oneRun)
           AND seq = (SELECT max(seq) FROM events WHERE run_id = \(oneRun));
        """),
    HelpEntry(
      title: "effects", question: "What followed from the first event of a run?",
      query: """
        WITH RECURSIVE effects (seq) AS (
          SELECT 1
          UNION
          SELECT e.seq FROM effects
            JOIN events AS e ON e.run_id = \(oneRun) AND e.cause_seq = effects.seq)
        SELECT seq, time, what FROM timeline
         WHERE run_id = \(oneRun) AND seq IN effects ORDER BY seq;
        """),
    HelpEntry(
      title: "inside a callback", question: "What did the host do while a callback ran?",
      query: """
        SELECT c.time, c.callback, t.who, trim(t.what) AS what
          FROM callbacks AS c
          JOIN events AS e ON e.run_id = c.run_id AND e.parent_seq = c.seq
          JOIN timeline AS t ON t.run_id = e.run_id AND t.seq = e.seq
         WHERE c.run_id = \(oneRun) ORDER BY t.seq;
        """),
    HelpEntry(
      title: "payload", question: "How is a value taken out of a payload?",
      query: """
        SELECT seq, kind, json_extract(payload, '$.account') AS account,
               json_extract(payload, '$.token') AS token
          FROM events WHERE run_id = \(oneRun) AND kind = 'startAccepted';
        """),
    HelpEntry(
      title: "kinds", question: "How often did each kind of event come in a run?",
      query: """
        SELECT channel, kind, events FROM kind_counts
         WHERE run_id = \(oneRun) ORDER BY events DESC, kind;
        """),
    HelpEntry(
      title: "expectations", question: "What was expected of a run, and what came?",
      query: """
        SELECT number, result, line, col, expected, found_seq, detail FROM assertions
         WHERE run_id = \(oneRun) ORDER BY number;
        """),
    HelpEntry(
      title: "requests", question: "What was asked of the server, and what did it answer?",
      query: "SELECT * FROM requests WHERE run_id = \(oneRun) ORDER BY request;"),
    HelpEntry(
      title: "readings", question: "Which open questions did a run answer otherwise than usual?",
      query: """
        SELECT c.name, c.question, j.value AS answer, c.default_value
          FROM runs AS r, json_each(r.readings) AS j
          JOIN readings_catalog AS c ON c.name = j.key
         WHERE r.run_id = \(oneRun) AND j.value <> c.default_value;
        """),
    HelpEntry(
      title: "constraints", question: "What does the contract promise about the order of events?",
      query: "SELECT id, relation, cardinality, strength FROM ordering_constraints ORDER BY number;"
    ),
    HelpEntry(
      title: "changed since", question: "Where do runs part from the first that passed?",
      query: "SELECT run, reference, seq, kind, reference_kind FROM first_difference;"),
    HelpEntry(
      title: "callback order", question: "Which callbacks come in another order than they did?",
      query: """
        SELECT run, number, callback, reference_callback FROM callback_order_changes;
        """),
    HelpEntry(
      title: "pruned", question: "Which runs were removed?",
      query: "SELECT name, verdict, pruned_at, reason FROM pruned_runs ORDER BY run_id;"),
    HelpEntry(
      title: "equal runs", question: "Which runs were the same, event by event?",
      query: """
        SELECT final_hash, count(*) AS runs, group_concat(name, ', ') AS names FROM runs
         WHERE state = 'sealed' GROUP BY final_hash ORDER BY runs DESC;
        """),
  ]

  private static let checking = [
    HelpEntry(
      title: "health", question: "Is anything in this file not as it must be? No row is well.",
      query: "SELECT * FROM health WHERE found <> 0;"),
    HelpEntry(
      title: "hash chain",
      question: """
        Has any event been changed, added or removed? No row is well. Each event's chain_hash is \
        the SHA3-256, in lower-case hexadecimal, of: the hash before | seq | at_ms | channel | \
        kind | subject | session | depth | parent_seq | cause_seq | payload_version | payload, \
        without blanks around the bars and with nothing for NULL. Before the first event stands \
        the hash of: whalesim-log/1 | scenario_sha3 | case_values | readings. Needs the sqlite3 \
        shell, whose sha3() it uses.
        """,
      query: hashChain),
    HelpEntry(
      title: "scenario text", question: "Is the text of a scenario the one that was run?",
      query: """
        SELECT name FROM runs
         WHERE scenario_sha3 IS NOT lower(hex(sha3(scenario_text, 256)))
           AND scenario_text IS NOT NULL;
        """),
    HelpEntry(
      title: "file", question: "Does SQLite find the file whole?",
      query: "PRAGMA integrity_check; PRAGMA foreign_key_check;"),
  ]

  private static let hashChain = """
    WITH linked AS (
      SELECT r.name, e.*,
             ifnull(lag(e.chain_hash) OVER (PARTITION BY e.run_id ORDER BY e.seq),
               lower(hex(sha3('whalesim-log/' || r.format || '|' || ifnull(r.scenario_sha3, '')
                 || '|' || ifnull(r.case_values, '') || '|' || r.readings, 256)))) AS before,
             CASE WHEN r.state = 'sealed' AND e.seq = r.event_count
               THEN r.final_hash ELSE e.chain_hash END AS expected
        FROM runs AS r
        JOIN events AS e ON e.run_id = r.run_id)
    SELECT name, seq, kind FROM linked
     WHERE chain_hash <> expected
        OR chain_hash <> lower(hex(sha3(before || '|' || seq || '|' || at_ms || '|' || channel
             || '|' || kind || '|' || ifnull(subject, '') || '|' || ifnull(session, '')
             || '|' || depth || '|' || ifnull(parent_seq, '') || '|' || ifnull(cause_seq, '')
             || '|' || payload_version || '|' || payload, 256)))
    UNION ALL
    SELECT name, event_count, 'missing at the end' FROM runs AS r
     WHERE state = 'sealed'
       AND event_count <> (SELECT count(*) FROM events AS e WHERE e.run_id = r.run_id);
    """
}
