package import EventLog
import Lifecycle

extension EventLog {
  /// The first place at which what is known of a run disagrees; nil if all agree.
  ///
  /// Three computations are held against each other: the tables written while the run was recorded,
  /// the same rules folded over the stored events now, and SQL's own reading of the events, after
  /// each of them. They share no code but the events.
  package func compareProjections(
    of run: RunInfo
  ) throws(EventLogError) -> ProjectionDifference? {
    var decoder = EventDecoder()
    return try compareProjections(of: run, &decoder).difference
  }

  /// As above, with a decoder that knows the texts of other runs; with the number of events.
  func compareProjections(
    of run: RunInfo, _ decoder: inout EventDecoder
  ) throws(EventLogError) -> (difference: ProjectionDifference?, events: Int) {
    let states = try computedStates(of: run.id)
    var projection = RunProjections()
    var folded: [[String?]] = []
    var cursor = try events(of: run, decoder: decoder)
    while let record = try cursor.next() {
      projection.apply(record, symbols: cursor.symbols)
      folded.append(cells(projection.state, cursor.symbols))
    }
    decoder = cursor.takeDecoder()
    let difference = try compare(projection, folded, with: states, of: run)
    return (difference, folded.count)
  }

  private func compare(
    _ projection: RunProjections, _ folded: [[String?]], with states: TextTable, of run: RunInfo
  ) throws(EventLogError) -> ProjectionDifference? {
    var projection = projection
    let expected = TextTable(columns: states.columns, rows: folded)
    if let difference = difference(in: "state_timeline", of: run, states, expected) {
      return difference
    }

    let rebuilt = projection.takeChanges()
    for table in ProjectionTable.allCases {
      let stored = try storedRows(of: table, run: run.id)
      let expected = rebuilt.rows(of: table, version: RunProjections.version)
      if let difference = difference(in: table.rawValue, of: run, stored, expected) {
        return difference
      }
    }
    let sessions = try computedSessions(of: run.id)
    let all = rebuilt.rows(of: .sessions, version: RunProjections.version)
    let shared = TextTable(
      columns: sessions.columns,
      rows: all.rows.map { Array($0.prefix(sessions.columns.count)) })
    return difference(in: "session_history", of: run, sessions, shared)
  }

  /// The first run whose computations disagree, and where; nil if all agree.
  package func compareProjections() throws(EventLogError) -> ProjectionDifference? {
    for run in try runs() {
      if let difference = try compareProjections(of: run) { return difference }
    }
    return nil
  }
}

/// A state as view `state_timeline` has it.
private func cells(_ state: RunState, _ symbols: SymbolTable) -> [String?] {
  let session = state.session.running
  return [
    "\(state.position)", state.status.status.name, "\(state.pages.count)",
    session.map { "\($0.ordinal)" }, session.map { symbols[$0.account] },
    session?.token.map { symbols[$0] },
  ]
}

/// The first cell in which two tables of the same columns differ. A missing row has NULL in all.
private func difference(
  in table: String, of run: RunInfo, _ found: TextTable, _ expected: TextTable
) -> ProjectionDifference? {
  let isKeyed = found.columns.first.map { ["seq", "page", "session"].contains($0) } ?? false
  for index in 0..<max(found.rows.count, expected.rows.count) {
    let one = index < found.rows.count ? found.rows[index] : []
    let other = index < expected.rows.count ? expected.rows[index] : []
    guard one != other else { continue }
    for (place, column) in found.columns.enumerated() {
      let actual = place < one.count ? one[place] : nil
      let wanted = place < other.count ? other[place] : nil
      guard actual != wanted else { continue }
      return ProjectionDifference(
        run: run.name, table: table, row: isKeyed ? one.first ?? other.first ?? nil : nil,
        column: column, found: actual, expected: wanted)
    }
  }
  return nil
}
