import SQLite

/// A run that is complete.
package struct SealedRun: Hashable, Sendable {
  package var id: RunID
  /// `cold-start#3`.
  package var name: String
  package var eventCount: Int32
  /// The hash of the last event, or the chain's start for a run without events.
  package var finalHash: Digest
}

extension EventLog {
  /// Begins a run, and gives it the next number among those of the same base.
  ///
  /// The run is open until it is sealed. Whoever records a whole run does best to begin, append and
  /// seal it in one transaction: then no reader ever sees a part of it.
  package func beginRun(_ description: RunDescription) throws(EventLogError) -> RunWriter {
    let writing = try writer()
    return try transaction { () throws(EventLogError) in
      let number = try translating(path) { () throws(SQLiteError) in
        let number = try writing.number(of: description.base)
        try writing.insert(description, number: number)
        return number
      }
      return RunWriter(
        id: RunID(rawValue: connection.lastInsertedRow), name: "\(description.base)#\(number)",
        description: description, start: description.chainStart, log: self, writing: writing)
    }
  }
}
