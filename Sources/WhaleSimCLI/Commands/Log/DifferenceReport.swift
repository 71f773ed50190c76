import EventLog
import Lifecycle
import Report
import Simulator

/// Where today's engine parts from a record, for people and as JSON.
struct DifferenceReport {
  let run: RecordedRun
  let difference: Reexecution.Difference

  /// How many events are shown before the first that differs.
  private static let context = 5

  /// The first event that differs, with those before it and the causes of it.
  func lines(_ log: EventLog) throws(EventLogError) -> [String] {
    let place = Lifecycle.Sequence(difference.place)
    let first = max(1, Int(place) - Self.context + 1)
    let before = try log.query(
      """
      SELECT '  ' AS s, '#' || seq AS event, time, who, what, because_of FROM timeline
       WHERE run_id = :run AND seq BETWEEN \(first) AND \(place) ORDER BY seq
      """, run: run.info.id)
    var table = before
    table.rows.append(["- recorded"] + cells(difference.recorded))
    table.rows.append(["+ today"] + cells(difference.actual))
    let lines = TableText.lines(table).dropFirst().map { "  " + $0 }
    return ["DIFF  \(run.info.name)  today's engine parts from the record at #\(place + 1)"]
      + lines + [causes]
  }

  var json: String {
    var object = JSONText()
    object.add("run", run.info.name)
    object.add("same", json: "false")
    object.add("seq", Int64(difference.place) + 1)
    object.add("recorded", json: difference.recorded.map(json))
    object.add("today", json: difference.actual.map(json))
    return object.text
  }

  /// The columns of an event as `timeline` has them, but with the payload as it would be stored:
  /// what differs may be something that is left out for people.
  private func cells(_ record: EventRecord?) -> [String?] {
    guard let record else { return [nil, nil, nil, "nothing more", nil] }
    let subject = record.event.subject.map { " " + $0.text(run.symbols) } ?? ""
    let indent = String(repeating: "  ", count: Int(record.depth))
    return [
      "#\(record.seq)", Self.time(record.at), record.event.kind.channel.rawValue,
      "\(indent)\(record.event.kind.rawValue)\(subject) \(payload(record))",
      record.cause == 0 ? nil : "#\(record.cause)",
    ]
  }

  /// An instant as the views write it: `00:01.250`, with hours in front once there are any.
  private static func time(_ at: Milliseconds) -> String {
    func digits(_ number: Milliseconds, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    let hours = at / 3_600_000
    let rest = "\(digits(at / 60_000 % 60, 2)):\(digits(at / 1000 % 60, 2)).\(digits(at % 1000, 3))"
    return hours == 0 ? rest : "\(hours):\(rest)"
  }

  /// The chain of causes of whichever of the two there is.
  private var causes: String {
    var texts: [String] = []
    var next = (difference.recorded ?? difference.actual)?.cause ?? 0
    while next >= 1, Int(next) <= run.events.count {
      let record = run.events[Int(next) - 1]
      texts.append("#\(next) \(record.event.kind.rawValue)")
      next = record.cause
    }
    return "  because " + (texts.isEmpty ? "of nothing before" : texts.joined(separator: " <- "))
  }

  private func json(_ record: EventRecord) -> String {
    var object = JSONText()
    object.add("seq", Int64(record.seq))
    object.add("at_ms", record.at)
    object.add("kind", record.event.kind.rawValue)
    object.add("subject", record.event.subject.map { $0.text(run.symbols) })
    object.add("session", record.session == 0 ? nil : Int64(record.session))
    object.add("depth", Int64(record.depth))
    object.add("parent_seq", record.parent == 0 ? nil : Int64(record.parent))
    object.add("cause_seq", record.cause == 0 ? nil : Int64(record.cause))
    object.add("payload", json: payload(record))
    return object.text
  }

  private func payload(_ record: EventRecord) -> String {
    var encoder = EventEncoder()
    return encoder.payload(record.event, symbols: run.symbols)
  }
}
