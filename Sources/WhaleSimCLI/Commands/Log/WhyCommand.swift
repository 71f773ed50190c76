import Contract
import EventLog
import Lifecycle
import Report
import Scenario

/// `whalesim why RUN EVENT`: the chain of causes, and the places in the scenario they come from.
struct WhyCommand {
  let options: WhyOptions

  init(_ options: WhyOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) {
    let run = try log.read(try log.soundRun(options.run.selector))
    let last = Lifecycle.Sequence(run.events.count)
    guard options.event <= last else {
      throw .noSuchEvent(run: run.info.name, options.event, last: last)
    }
    let origins = try Origins(run, log)
    let chain = Self.chain(to: options.event, in: run.events)
    if options.json {
      let list = chain.map { "\($0)" }.joined(separator: ", ")
      let rows = try log.query(Self.jsonQuery(list), run: run.info.id).rows
      for (seq, row) in zip(chain, rows) {
        output.writeLine(origins.json(of: seq, row.first ?? nil))
      }
    } else {
      try write(chain, origins, of: run.info, log, &output)
    }
  }

  /// The event and its causes, the last first.
  private static func chain(
    to seq: Lifecycle.Sequence, in events: [EventRecord]
  ) -> [Lifecycle.Sequence] {
    var chain = [seq]
    // A cause is earlier than its effect, so this ends.
    while let last = chain.last, events[Int(last) - 1].cause >= 1 {
      chain.append(events[Int(last) - 1].cause)
    }
    return chain
  }

  private func write(
    _ chain: [Lifecycle.Sequence], _ origins: Origins, of run: RunInfo, _ log: EventLog,
    _ output: inout OutputWriter
  ) throws(EventLogError) {
    let list = chain.map { "\($0)" }.joined(separator: ", ")
    let table = try log.query(
      """
      SELECT CASE seq WHEN \(options.event) THEN '' ELSE '<-' END AS s, '#' || seq AS event, time,
             who, trim(what) AS what
        FROM timeline WHERE run_id = :run AND seq IN (\(list)) ORDER BY seq DESC
      """, run: run.id)
    output.writeLine("\(run.name)  \(run.scenario)")
    for (seq, line) in zip(chain, TableText.lines(table).dropFirst()) {
      output.writeLine(line)
      if let text = origins.text(of: seq) { output.writeLine("      \(text)") }
    }
  }

  private static func jsonQuery(_ list: String) -> String {
    """
    SELECT json_object('seq', seq, 'at_ms', at_ms, 'channel', channel, 'kind', kind,
             'subject', subject, 'cause_seq', cause_seq, 'payload', json(payload))
      FROM events WHERE run_id = :run AND seq IN (\(list)) ORDER BY seq DESC
    """
  }
}

/// Where the events of a run come from, in words.
private struct Origins {
  private let path: String
  private let lines: [Substring]
  private let provenance: Provenance?
  private let events: [EventRecord]

  /// A scenario that today's reader refuses still has its lines, and every step tells its own.
  init(_ run: RecordedRun, _ log: EventLog) throws(EventLogError) {
    path = run.info.scenarioPath ?? "the scenario"
    events = run.events
    guard let text = try log.inputs(of: run.info.id).scenarioText else {
      lines = []
      provenance = nil
      return
    }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = try? ScenarioFile.rows(
      bytes: Array(text.utf8), path: path, readAttachment: ScenarioFile.attachments(in: text),
      isKnownClause: ContractCatalog.isKnown)
    // Of a table of cases the row that was played, known by its name.
    let file = rows?.first { $0.name.value == run.info.scenario }
    provenance = file.map { Provenance(file: $0, events: run.events, symbols: run.symbols) }
  }

  /// `step  renewal.yaml:18  - at: 14m`; nil where an event only follows from its cause.
  func text(of seq: Lifecycle.Sequence) -> String? {
    place(of: seq).map { place in
      guard let line = place.line else { return place.what }
      return "\(place.what)  \(path):\(line)  \(source(line))"
    }
  }

  /// The JSON object `event` with the place in front of its closing brace.
  func json(of seq: Lifecycle.Sequence, _ event: String?) -> String {
    var object = JSONText()
    object.add("event", json: event)
    let place = place(of: seq)
    object.add("origin", place?.what)
    object.add("path", place?.line == nil ? nil : path)
    object.add("line", place?.line.map { Int64($0) })
    return object.text
  }

  private func place(of seq: Lifecycle.Sequence) -> (what: String, line: Int32?)? {
    switch provenance?.origin(of: seq) {
    case .step(let span)?: ("step", span.start.line)
    case .reaction(let span)?: ("reaction", span.start.line)
    case .reply(let span)?: ("reply", span.start.line)
    case .preset?: ("what a host does by the documents", nil)
    case nil: recordedLine(of: seq).map { ("step", $0) }
    }
  }

  /// The line that a step has recorded itself.
  private func recordedLine(of seq: Lifecycle.Sequence) -> Int32? {
    if case .stepBegan(_, let line, _) = events[Int(seq) - 1].event { return line }
    return nil
  }

  private func source(_ line: Int32) -> String {
    let index = Int(line) - 1
    guard lines.indices.contains(index) else { return "" }
    return String(lines[index].drop { $0 == " " })
  }
}
