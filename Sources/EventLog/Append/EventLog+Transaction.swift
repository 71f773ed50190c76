import SQLite

extension EventLog {
  /// Runs `body` as one transaction: what it appends is there wholly or not at all.
  ///
  /// Derived tables are written at its end, so a transaction of many runs or many appends costs
  /// them once. A transaction inside another is a part of it. When `body` throws, every run is
  /// where it was before, and a run begun inside is gone.
  package func transaction<Result: ~Copyable>(
    _ body: () throws(EventLogError) -> Result
  ) throws(EventLogError) -> Result {
    guard !isInTransaction else { return try body() }
    try begin()
    do throws(EventLogError) {
      let result = try body()
      try commit()
      return result
    } catch {
      undo()
      throw error
    }
  }

  private func begin() throws(EventLogError) {
    _ = try writer()
    try translating(path) { () throws(SQLiteError) in try WriterTurn.begin(connection) }
  }

  /// Writes the derived tables of what was appended, and makes everything last.
  private func commit() throws(EventLogError) {
    let writing = try writer()
    writing.releaseTexts()
    for run in touched { try run.writeProjection() }
    try translating(path) { () throws(SQLiteError) in try connection.commit() }
    for run in touched { run.settle() }
    touched.removeAll(keepingCapacity: true)
  }

  private func undo() {
    writing?.releaseTexts()
    connection.rollBack()
    for run in touched { run.revert() }
    touched.removeAll(keepingCapacity: true)
  }
}
