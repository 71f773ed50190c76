package import Lifecycle
import SQLite

/// The events of one run in order, decoded one by one as they are asked for.
package struct EventCursor: ~Copyable {
  private let log: EventLog
  private let run: String
  private let statement: EventStatement
  private var decoder: EventDecoder

  init(
    log: EventLog, run: String, statement: EventStatement, decoder: consuming EventDecoder
  ) {
    self.log = log
    self.run = run
    self.statement = statement
    self.decoder = decoder
  }

  deinit {
    log.giveBack(statement)
  }

  /// The texts of the events read so far; their symbols belong to this table.
  package var symbols: SymbolTable {
    borrowing get { decoder.symbols }
  }

  /// Hands over the decoder, which knows the texts read so far, for reading another run.
  ///
  /// A run whose texts were met before is read faster. The symbols of both belong to one table.
  package mutating func takeDecoder() -> EventDecoder {
    let taken = decoder
    decoder = EventDecoder()
    return taken
  }

  /// The next event; nil after the last.
  package mutating func next() throws(EventLogError) -> EventRecord? {
    do throws(SQLiteError) {
      guard try statement.row.step() else { return nil }
    } catch {
      throw .file(path: log.path, FileFault(error))
    }
    do throws(EventDecodingError) {
      return try record()
    } catch {
      let seq = Int32(truncatingIfNeeded: statement.row.integer(at: 0))
      throw .run(name: run, .undecodable(seq, error))
    }
  }

  /// The event of the row at hand.
  private mutating func record() throws(EventDecodingError) -> EventRecord {
    let event = try decoder.decode(
      kind: statement.row.bytes(at: 2), subject: statement.row.bytes(at: 3),
      version: statement.row.integer(at: 8), payload: statement.row.bytes(at: 9))
    return EventRecord(
      seq: try number(0, .seq), at: statement.row.integer(at: 1), event: event,
      session: try number(4, .session), depth: try number(5, .depth),
      parent: try number(6, .parentSeq), cause: try number(7, .causeSeq))
  }

  /// A number of 32 bits; 0 for NULL.
  @inline(__always)
  private func number(
    _ index: Int32, _ column: EventDecodingError.Column
  ) throws(EventDecodingError) -> Int32 {
    let value = statement.row.integer(at: index)
    guard let narrow = Int32(exactly: value) else {
      throw EventDecodingError(
        kind: statement.row.text(at: 2) ?? "", column: column,
        problem: .outOfRange(key: column.rawValue))
    }
    return narrow
  }
}

/// Owns the statement that reads a run's events, so that a log can keep it for the next run.
final class EventStatement {
  let row: Statement

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    row = try connection.prepare(
      """
      SELECT seq, at_ms, kind, subject, session, depth, parent_seq, cause_seq,
             payload_version, payload
        FROM events WHERE run_id = ?1 AND seq >= ?2 ORDER BY seq
      """, persistent: true)
  }
}

extension EventLog {
  /// The events of `run` from `first` on, in order.
  ///
  /// `decoder` brings the texts of runs read before, or of the run's own inputs.
  package func events(
    of run: RunInfo, from first: Sequence = 1, decoder: consuming EventDecoder = EventDecoder()
  ) throws(EventLogError) -> EventCursor {
    let statement = try translating(path) { () throws(SQLiteError) in
      let statement = try readyStatement()
      try statement.row.bind(1, integer: run.id.rawValue)
      try statement.row.bind(2, integer: Int64(first))
      return statement
    }
    return EventCursor(log: self, run: run.name, statement: statement, decoder: decoder)
  }

  private func readyStatement() throws(SQLiteError) -> EventStatement {
    guard let idle = idleStatement else { return try EventStatement(connection) }
    idleStatement = nil
    return idle
  }

  /// Keeps a statement that is no longer used. One is kept; of several cursors at once, the last.
  func giveBack(_ statement: EventStatement) {
    statement.row.reset()
    idleStatement = statement
  }

  /// A run with all its events.
  package func read(_ run: RunInfo) throws(EventLogError) -> RecordedRun {
    var cursor = try events(of: run)
    var events: [EventRecord] = []
    if let count = run.eventCount { events.reserveCapacity(Int(count)) }
    while let record = try cursor.next() { events.append(record) }
    return RecordedRun(info: run, events: events, symbols: cursor.symbols)
  }
}

/// A run as it was recorded.
package struct RecordedRun: Sendable {
  package var info: RunInfo
  package var events: [EventRecord]
  /// The texts that the events' symbols stand for.
  package var symbols: SymbolTable
}
