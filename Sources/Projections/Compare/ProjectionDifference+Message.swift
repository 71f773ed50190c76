package import Lifecycle

extension ProjectionDifference: CustomStringConvertible {
  /// `cold-start#3: state_timeline says token = T1 in row 31, and the events say T2`
  package var description: String { "\(run): \(detail)" }

  /// The same without the run.
  package var detail: String {
    let place = row.map { " in row \($0)" } ?? ""
    return """
      \(table) says \(column) = \(found ?? "NULL")\(place), \
      and the events say \(expected ?? "NULL")
      """
  }

  /// The event after which a view says something else; nil where that is no event.
  package var event: Sequence? {
    table == "state_timeline" ? row.flatMap { Sequence($0) } : nil
  }
}
