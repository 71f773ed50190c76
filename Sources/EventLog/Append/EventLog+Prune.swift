import SQLite

/// Why runs are removed. The names are a file format.
package enum PruneReason: String, Hashable, Sendable, CaseIterable {
  /// They were named.
  case named
  /// They were recorded before a day.
  case older
  /// There were newer ones of the same scenario.
  case surplus
}

extension EventLog {
  /// Removes runs with all that belongs to them, in one transaction, and records that they were.
  ///
  /// An open run is refused: somebody is still writing it. What remains is not touched, so its
  /// hashes check as before; names and numbers of what is gone are not used again.
  ///
  /// - Parameter when: the wall clock, for people.
  package func prune(
    _ runs: [RunInfo], because reason: PruneReason, at when: String
  ) throws(EventLogError) {
    try transaction { () throws(EventLogError) in
      for run in runs {
        if run.state == .open { throw .run(name: run.name, .stillWritten) }
        try translating(path) { () throws(SQLiteError) in
          try remove(run.id, because: reason, at: when)
        }
      }
    }
  }

  private func remove(
    _ run: RunID, because reason: PruneReason, at when: String
  ) throws(SQLiteError) {
    let note = try connection.prepare(
      """
      INSERT INTO pruned_runs (run_id, base, number, state, verdict, event_count, final_hash,
        recorded_at, pruned_at, reason)
      SELECT run_id, base, number, state, verdict, event_count, final_hash, recorded_at, ?2, ?3
        FROM runs WHERE run_id = ?1
      """)
    try note.bind(1, integer: run.rawValue)
    try note.bind(2, text: when)
    try note.bind(3, text: reason.rawValue)
    try note.run()
    for table in Self.tablesOfRuns {
      let removal = try connection.prepare("DELETE FROM \(table) WHERE run_id = ?1")
      try removal.bind(1, integer: run.rawValue)
      try removal.run()
    }
  }

  /// Every table with rows of a run; those that others refer to come last.
  private static let tablesOfRuns =
    ProjectionTable.allCases.map(\.rawValue) + ["assertions", "reference_runs", "events", "runs"]
}
