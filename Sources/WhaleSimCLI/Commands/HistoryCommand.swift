import EventLog
import Lifecycle

/// `whalesim history RUN`: the timeline of a run, or a part of it.
struct HistoryCommand {
  let options: HistoryOptions

  init(_ options: HistoryOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) {
    let run = try log.soundRun(options.run.selector)
    if options.json {
      output.writeLines(try log.query(jsonQuery, run: run.id))
      return
    }
    output.writeLine("\(run.name)  \(run.scenario)  (\(run.verdict ?? run.state.rawValue))")
    let table = try log.query(options.callbacks ? callbacksQuery : timelineQuery, run: run.id)
    for line in TableText.lines(table) { output.writeLine(line) }
  }

  private var timelineQuery: String {
    """
    SELECT '#' || t.seq AS event, t.time, t.who, t.what, t.because_of
      FROM timeline AS t JOIN events AS e ON e.run_id = t.run_id AND e.seq = t.seq
     WHERE t.run_id = :run\(conditions) ORDER BY t.seq
    """
  }

  private var callbacksQuery: String {
    """
    SELECT c.number, '#' || c.seq AS event, c.time,
           printf('%*s', 2 * c.depth, '') || c.callback AS callback, c.arguments, c.status
      FROM callbacks AS c JOIN events AS e ON e.run_id = c.run_id AND e.seq = c.seq
     WHERE c.run_id = :run\(conditions) ORDER BY c.seq
    """
  }

  private var jsonQuery: String {
    """
    SELECT json_object('seq', e.seq, 'at_ms', e.at_ms, 'channel', e.channel, 'kind', e.kind,
             'subject', e.subject, 'session', e.session, 'depth', e.depth,
             'parent_seq', e.parent_seq, 'cause_seq', e.cause_seq, 'payload', json(e.payload),
             'chain_hash', e.chain_hash)
      FROM events AS e WHERE e.run_id = :run\(conditions) ORDER BY e.seq
    """
  }

  /// The filters as SQL. Every text in it is a word of our own vocabulary or a number.
  private var conditions: String {
    var text = ""
    if options.json, options.callbacks { text += " AND e.channel = 'callback'" }
    if !options.kinds.isEmpty { text += isOneOf("e.kind", options.kinds.map(\.rawValue)) }
    if !options.channels.isEmpty {
      text += isOneOf("e.channel", options.channels.map(\.rawValue))
    }
    if let session = options.session { text += " AND e.session = \(session)" }
    switch options.since {
    case .time(let time)?: text += " AND e.at_ms >= \(time)"
    case .event(let seq)?: text += " AND e.seq >= \(seq)"
    case nil: break
    }
    switch options.until {
    case .time(let time)?: text += " AND e.at_ms <= \(time)"
    case .event(let seq)?: text += " AND e.seq <= \(seq)"
    case nil: break
    }
    return text
  }

  private func isOneOf(_ column: String, _ words: [String]) -> String {
    " AND \(column) IN (" + words.map { "'\($0)'" }.joined(separator: ", ") + ")"
  }
}
