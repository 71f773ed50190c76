package import Lifecycle

/// What keeps the derived tables of a run up to date while its events are appended.
///
/// The log gives it every event in order, and writes the rows it asks for in the transaction of
/// those events. So the tables never say anything that the events do not.
package protocol LiveProjection {
  /// The version of the rules by which the rows are derived. A change of them makes a new one.
  static var version: Int64 { get }

  /// A projection of a run that has no events yet.
  init()

  /// Takes in the run's next event, whose texts are in `symbols`.
  mutating func apply(_ record: EventRecord, symbols: SymbolTable)

  /// The rows that have changed since they were asked for last.
  mutating func takeChanges() -> ProjectionChanges
}
