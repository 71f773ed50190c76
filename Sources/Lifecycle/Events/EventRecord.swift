/// An event at its place in a run: when it happened, inside which callback, and because of what.
package struct EventRecord: Hashable, Sendable {
  package var seq: Sequence
  package var at: Milliseconds
  package var event: Event
  /// The session it belongs to; 0 outside one.
  package var session: SessionOrdinal
  /// How many callbacks it is nested in.
  package var depth: Int32
  /// The innermost callback it happened in; 0 at depth 0.
  package var parent: Sequence
  /// The earlier event that led to it; 0 for what has no cause inside the run.
  package var cause: Sequence

  package init(
    seq: Sequence, at: Milliseconds, event: Event, session: SessionOrdinal, depth: Int32,
    parent: Sequence, cause: Sequence
  ) {
    self.seq = seq
    self.at = at
    self.event = event
    self.session = session
    self.depth = depth
    self.parent = parent
    self.cause = cause
  }
}
