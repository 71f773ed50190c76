package import EventLog

extension EventLog {
  /// Throws away all that is derived, and derives it again from the events. Gives their number.
  package func rebuildProjections() throws(EventLogError) -> Int {
    try rebuildProjections(by: RunProjections.self)
  }
}
