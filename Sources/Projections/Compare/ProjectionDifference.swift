/// Where two computations of what a run amounts to disagree.
package struct ProjectionDifference: Hashable, Sendable {
  /// `cold-start#3`.
  package var run: String
  /// The table or view that says something else than the events, folded.
  package var table: String
  /// Which row of the run it is: an event for `state_timeline`, else a page or session; nil where a
  /// run has one row.
  package var row: String?
  package var column: String
  /// What the table or view says; nil for NULL or a missing row.
  package var found: String?
  /// What the events say.
  package var expected: String?
}
