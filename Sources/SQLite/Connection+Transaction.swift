extension Connection {
  /// Begins a transaction that may write, and so waits now, not at its first write, for a program
  /// that is writing.
  package borrowing func begin() throws(SQLiteError) {
    try execute("BEGIN IMMEDIATE")
  }

  package borrowing func commit() throws(SQLiteError) {
    try execute("COMMIT")
  }

  /// Undoes the open transaction. Without one nothing happens: SQLite itself has undone it after
  /// some failures, as on a full disk.
  package borrowing func rollBack() {
    guard isInTransaction else { return }
    // A failing ROLLBACK leaves nothing to do: the transaction ends with the connection at the
    // latest, and whoever rolls back already reports what went wrong.
    try? execute("ROLLBACK")
  }

  /// Runs `body` as one transaction: its writes are there wholly or, when it throws, not at all.
  package borrowing func transaction<Result: ~Copyable>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try begin()
    do {
      let result = try body()
      try commit()
      return result
    } catch {
      rollBack()
      throw error
    }
  }
}
