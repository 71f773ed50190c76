extension ProjectionDifference: CustomStringConvertible {
  /// `cold-start#3: state_timeline says token = T1 in row 31, and the events say T2`.
  package var description: String {
    let place = row.map { " in row \($0)" } ?? ""
    return """
      \(run): \(table) says \(column) = \(found ?? "NULL")\(place), \
      and the events say \(expected ?? "NULL")
      """
  }
}
