package import EventLog
import Lifecycle

extension EventLog {
  /// Throws away all that is derived, and derives it again from the events, in one transaction.
  ///
  /// Gives the number of events it took.
  package func rebuildProjections() throws(EventLogError) -> Int {
    try transaction { () throws(EventLogError) in
      var events = 0
      var decoder = EventDecoder()
      for run in try runs() {
        var cursor = try self.events(of: run, decoder: consume decoder)
        var projection = RunProjections()
        while let record = try cursor.next() {
          projection.apply(record, symbols: cursor.symbols)
        }
        decoder = cursor.takeDecoder()
        let changes = projection.takeChanges()
        events += Int(changes.position)
        try replaceProjections(of: run.id, with: changes, version: RunProjections.version)
      }
      return events
    }
  }
}
