import EventLog
import Lifecycle
import Report

/// `whalesim diff RUN RUN`: the first event in which two runs differ, with those before it.
struct DiffCommand {
  let options: DiffOptions

  init(_ options: DiffOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) -> ExitCode {
    let first = try log.soundRun(options.first.selector)
    let second = try log.soundRun(options.second.selector)
    let lines = options.callbacks ? Self.callbacks : Self.events
    let place = try log.query(lines.firstDifference(first.id, second.id)).rows.first?[0]
    let seq = (place ?? nil).flatMap { Int64($0) }
    if options.json {
      output.writeLine(try json(first, second, seq, lines, log))
    } else if let seq {
      output.writeLine("\(first.name) and \(second.name) part at \(lines.name(seq))")
      for line in try text(first, second, seq, lines, log) { output.writeLine(line) }
    } else if !options.global.isQuiet {
      output.writeLine("\(first.name) and \(second.name) are the same, \(lines.what)")
    }
    return seq == nil ? .passed : .failed
  }

  /// How many lines stand before the first that differs.
  private static let context: Int64 = 5

  private func text(
    _ first: RunInfo, _ second: RunInfo, _ seq: Int64, _ lines: ComparedLines, _ log: EventLog
  ) throws(EventLogError) -> [String] {
    let before = try log.query(
      lines.text("'  '", from: max(1, seq - Self.context), to: seq - 1), run: first.id)
    let one = try log.query(lines.text("'- '", of: seq), run: first.id)
    let other = try log.query(lines.text("'+ '", of: seq), run: second.id)
    var table = TextTable(columns: before.columns, rows: before.rows + one.rows + other.rows)
    let nothing = [String?](repeating: nil, count: max(0, table.columns.count - 2))
    if one.rows.isEmpty { table.rows.insert(["- ", "nothing"] + nothing, at: before.rows.count) }
    if other.rows.isEmpty { table.rows.append(["+ ", "nothing"] + nothing) }
    return TableText.lines(table).dropFirst().map { "  " + $0 }
  }

  private func json(
    _ first: RunInfo, _ second: RunInfo, _ seq: Int64?, _ lines: ComparedLines, _ log: EventLog
  ) throws(EventLogError) -> String {
    var object = JSONText()
    object.add("first", first.name)
    object.add("second", second.name)
    object.add(lines.key, seq)
    guard let seq else { return object.text }
    object.add("in_first", json: try log.query(lines.json(seq), run: first.id).rows.first?[0])
    object.add("in_second", json: try log.query(lines.json(seq), run: second.id).rows.first?[0])
    return object.text
  }
}

/// What of two runs is compared, line by line.
private struct ComparedLines {
  /// What a place is called in JSON.
  let key: String
  /// What was compared, for a sentence.
  let what: String
  /// What is put in front of a place, and behind it.
  let mark: (before: String, after: String)
  /// The query that gives `place` and what is compared of a run, by its number.
  let rows: @Sendable (Int64) -> String
  /// The columns of `rows` that are compared.
  let columns: [String]
  /// The column of a place in what is printed.
  let column: String
  /// What is printed of a place, from `timeline` or `callbacks`.
  let printed: String
  /// As `printed`, with what is left out for people; nil where nothing is.
  var printedWhole: String?
  let json: String

  func name(_ place: Int64) -> String { "\(mark.before)\(place)\(mark.after)" }

  /// The first place at which the runs differ, or NULL.
  func firstDifference(_ first: RunID, _ second: RunID) -> String {
    let one = columns.map { "a.\($0)" }.joined(separator: ", ")
    let other = columns.map { "b.\($0)" }.joined(separator: ", ")
    return """
      WITH a AS (\(rows(first.rawValue))), b AS (\(rows(second.rawValue)))
      SELECT min(place) FROM (
        SELECT a.place FROM a LEFT JOIN b ON b.place = a.place WHERE (\(one)) IS NOT (\(other))
        UNION ALL
        SELECT b.place FROM b LEFT JOIN a ON a.place = b.place WHERE a.place IS NULL)
      """
  }

  func text(_ sign: String, from first: Int64, to last: Int64) -> String {
    "SELECT \(sign) AS s, \(printed) BETWEEN \(first) AND \(last) ORDER BY \(column)"
  }

  /// A place that differs, with everything that may.
  func text(_ sign: String, of place: Int64) -> String {
    "SELECT \(sign) AS s, \(printedWhole ?? printed) = \(place)"
  }

  func json(_ place: Int64) -> String { "SELECT \(json) = \(place)" }
}

extension DiffCommand {
  /// The line of a step is where it stands, not what it does.
  private static let events = ComparedLines(
    key: "seq", what: "event by event", mark: ("#", ""),
    rows: { run in
      """
      SELECT seq AS place, at_ms, kind, subject, session, depth, parent_seq, cause_seq,
             CASE kind WHEN 'stepBegan' THEN json_remove(payload, '$.line') ELSE payload END
               AS payload
        FROM events WHERE run_id = \(run)
      """
    },
    columns: [
      "at_ms", "kind", "subject", "session", "depth", "parent_seq", "cause_seq", "payload",
    ],
    column: "seq",
    printed: """
      '#' || seq AS event, time, who, what, because_of FROM timeline
       WHERE run_id = :run AND seq
      """,
    printedWhole: """
      '#' || t.seq AS event, t.time, t.who,
             printf('%*s', 2 * e.depth, '') || e.kind || ifnull(' ' || e.subject, '')
               || ' ' || e.payload AS what, t.because_of
        FROM events AS e JOIN timeline AS t ON t.run_id = e.run_id AND t.seq = e.seq
       WHERE e.run_id = :run AND e.seq
      """,
    json: """
      json_object('at_ms', at_ms, 'kind', kind, 'subject', subject, 'session', session,
               'depth', depth, 'parent_seq', parent_seq, 'cause_seq', cause_seq,
               'payload', json(payload)) FROM events WHERE run_id = :run AND seq
      """)

  private static let callbacks = ComparedLines(
    key: "callback", what: "callback by callback", mark: ("callback ", ""),
    rows: { run in
      "SELECT number AS place, callback, depth FROM callbacks WHERE run_id = \(run)"
    },
    columns: ["callback", "depth"],
    column: "number",
    printed: """
      number AS n, printf('%*s', 2 * depth, '') || callback AS callback, arguments AS a, time
        FROM callbacks WHERE run_id = :run AND number
      """,
    json: """
      json_object('callback', callback, 'depth', depth, 'seq', seq)
        FROM callbacks WHERE run_id = :run AND number
      """)
}
