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

  /// Lets `ask` look at what `append` appends, with everything that is derived from it, and takes
  /// it back: afterwards the log is as it was before.
  ///
  /// A log in memory serves so for one run after another; to make one costs more than most runs.
  package func rehearse<Appended, Answer>(
    _ append: () throws(EventLogError) -> Appended,
    ask: (Appended) throws(EventLogError) -> Answer
  ) throws(EventLogError) -> Answer {
    try begin()
    defer { undo() }
    let appended = try append()
    try derive()
    return try ask(appended)
  }

  private func begin() throws(EventLogError) {
    _ = try writer()
    try translating(path) { () throws(SQLiteError) in try WriterTurn.begin(connection) }
  }

  /// Writes the derived tables of what was appended, and makes everything last.
  private func commit() throws(EventLogError) {
    try derive()
    try translating(path) { () throws(SQLiteError) in try connection.commit() }
    for run in touched { run.settle() }
    touched.removeAll(keepingCapacity: true)
  }

  /// Writes the derived tables of what was appended.
  private func derive() throws(EventLogError) {
    try writer().releaseTexts()
    for run in touched { try run.writeProjection() }
  }

  private func undo() {
    writing?.releaseTexts()
    connection.rollBack()
    for run in touched { run.revert() }
    touched.removeAll(keepingCapacity: true)
  }
}
