import Lifecycle

extension EventLog {
  /// Throws away all that is derived, and derives it again from the events by the rules of
  /// `projector`.
  ///
  /// Each run changes at once, and many in one transaction, but not all: others that write to the
  /// same file come in between. Gives the number of events it took.
  package func rebuildProjections(
    by projector: any LiveProjection.Type
  ) throws(EventLogError) -> Int {
    try removeOrphanedProjections()
    var events = 0
    var decoder = EventDecoder()
    var rest = try runs()[...]
    while !rest.isEmpty {
      let runs = rest
      let (count, done) = try transaction { () throws(EventLogError) -> (Int, Int) in
        var count = 0
        var done = 0
        for run in runs {
          count += try rebuild(run, by: projector, &decoder)
          done += 1
          if count >= Self.eventsAtOnce { break }
        }
        return (count, done)
      }
      events += count
      rest = rest.dropFirst(done)
    }
    return events
  }

  /// How many events one transaction takes, and then ends with the run they belong to.
  private static let eventsAtOnce = 50_000

  private func rebuild(
    _ run: RunInfo, by projector: any LiveProjection.Type, _ decoder: inout EventDecoder
  ) throws(EventLogError) -> Int {
    var cursor = try self.events(of: run, decoder: decoder)
    var projection = projector.init()
    while let record = try cursor.next() {
      projection.apply(record, symbols: cursor.symbols)
    }
    decoder = cursor.takeDecoder()
    let changes = projection.takeChanges()
    try replaceProjections(of: run.id, with: changes, version: projector.version)
    return Int(changes.position)
  }
}
