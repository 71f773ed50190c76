package import Lifecycle
import SQLite

/// The events of one run in order, decoded one by one as they are asked for.
package struct EventCursor: ~Copyable {
  private let path: String
  private let run: String
  private let statement: Statement
  private var decoder: EventDecoder

  init(
    path: String, run: String, statement: consuming Statement, symbols: SymbolTable
  ) {
    self.path = path
    self.run = run
    self.statement = statement
    decoder = EventDecoder(symbols: symbols)
  }

  /// The texts of the events read so far; their symbols belong to this table.
  package var symbols: SymbolTable {
    borrowing get { decoder.symbols }
  }

  /// The next event; nil after the last.
  package mutating func next() throws(EventLogError) -> EventRecord? {
    do throws(SQLiteError) {
      guard try statement.step() else { return nil }
    } catch {
      throw .file(path: path, FileFault(error))
    }
    do throws(EventDecodingError) {
      return try record()
    } catch {
      let seq = Int32(truncatingIfNeeded: statement.integer(at: 0))
      throw .run(name: run, .undecodable(seq, error))
    }
  }

  /// The event of the row at hand.
  private mutating func record() throws(EventDecodingError) -> EventRecord {
    let event = try decoder.decode(
      kind: statement.bytes(at: 2), subject: statement.bytes(at: 3),
      version: statement.integer(at: 8), payload: statement.bytes(at: 9))
    return EventRecord(
      seq: try number(0, .seq), at: statement.integer(at: 1), event: event,
      session: try number(4, .session), depth: try number(5, .depth),
      parent: try number(6, .parentSeq), cause: try number(7, .causeSeq))
  }

  /// A number of 32 bits; 0 for NULL.
  @inline(__always)
  private func number(
    _ index: Int32, _ column: EventDecodingError.Column
  ) throws(EventDecodingError) -> Int32 {
    let value = statement.integer(at: index)
    guard let narrow = Int32(exactly: value) else {
      throw EventDecodingError(
        kind: statement.text(at: 2) ?? "", column: column,
        problem: .outOfRange(key: column.rawValue))
    }
    return narrow
  }
}

extension EventLog {
  /// The events of `run` from `first` on, in order. Texts are added to `symbols`.
  package func events(
    of run: RunInfo, from first: Sequence = 1, symbols: SymbolTable = SymbolTable()
  ) throws(EventLogError) -> EventCursor {
    let statement = try translating(path) { () throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT seq, at_ms, kind, subject, session, depth, parent_seq, cause_seq,
               payload_version, payload
          FROM events WHERE run_id = ?1 AND seq >= ?2 ORDER BY seq
        """)
      try statement.bind(1, integer: run.id.rawValue)
      try statement.bind(2, integer: Int64(first))
      return statement
    }
    return EventCursor(path: path, run: run.name, statement: statement, symbols: symbols)
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
