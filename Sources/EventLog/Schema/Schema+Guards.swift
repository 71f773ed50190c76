extension Schema {
  /// Triggers that keep every other program from changing what happened.
  ///
  /// This program's own connection runs without triggers (`Connection.disableTriggers`), so they
  /// cost nothing to append, where a trigger that looks for the same event already there costs a
  /// third of the speed. What they would check of our own rows is checked in code before a row is
  /// written, by the primary key, and by the hash chain.
  ///
  /// A BEFORE INSERT trigger also stops `INSERT OR REPLACE`, which deletes the old row without
  /// firing any trigger on DELETE.
  static let guards: [String] =
    ["events", "runs", "pruned_runs", "assertions"].flatMap { table in
      ["INSERT", "UPDATE", "DELETE"].map { guarded(table, $0) }
    }

  private static func guarded(_ table: String, _ operation: String) -> String {
    """
    CREATE TRIGGER \(table)_refuse_\(operation.lowercased()) BEFORE \(operation) ON \(table)
    BEGIN
      -- Only whalesim writes here: the history is not to be changed.
      SELECT RAISE(ABORT, 'the history is append-only, and whalesim alone appends to it');
    END
    """
  }
}
