import SQLite

extension EventLog {
  /// All runs in the order of recording.
  package func runs() throws(EventLogError) -> [RunInfo] {
    try runs(where: "", order: "run_id", limit: nil) { _ throws(SQLiteError) in }
  }

  /// The runs of `base` in the order of recording.
  package func runs(of base: String) throws(EventLogError) -> [RunInfo] {
    try runs(where: "WHERE base = ?1", order: "number", limit: nil) {
      statement throws(SQLiteError) in
      try statement.bind(1, text: base)
    }
  }

  /// The run that `selector` names.
  package func run(_ selector: RunSelector) throws(EventLogError) -> RunInfo {
    let found: [RunInfo]
    switch selector {
    case .name(let name):
      found = try runs(where: "WHERE name = ?1", order: "run_id", limit: 1) {
        statement throws(SQLiteError) in
        try statement.bind(1, text: name)
      }
    case .id(let id):
      found = try runs(where: "WHERE run_id = ?1", order: "run_id", limit: 1) {
        statement throws(SQLiteError) in
        try statement.bind(1, integer: id.rawValue)
      }
    case .last(.none):
      found = try runs(where: "", order: "run_id DESC", limit: 1) { _ throws(SQLiteError) in }
      if found.isEmpty { throw .file(path: path, .noRuns) }
    case .last(.some(let base)):
      found = try runs(where: "WHERE base = ?1", order: "number DESC", limit: 1) {
        statement throws(SQLiteError) in
        try statement.bind(1, text: base)
      }
    }
    guard let run = found.first else { throw .noSuchRun(selector.text) }
    return run
  }

  /// What determined a run.
  package func inputs(of run: RunID) throws(EventLogError) -> RunInputs {
    let inputs = try translating(path) { () throws(SQLiteError) -> RunInputs? in
      let statement = try connection.prepare(
        """
        SELECT scenario_text, scenario_sha3, case_values, readings FROM runs WHERE run_id = ?1
        """)
      try statement.bind(1, integer: run.rawValue)
      guard try statement.step() else { return nil }
      return RunInputs(
        scenarioText: statement.text(at: 0),
        scenarioHash: statement.text(at: 1).flatMap { Digest(hex: $0) },
        caseValues: statement.text(at: 2), readings: statement.text(at: 3) ?? "{}")
    }
    guard let inputs else { throw .noSuchRun(RunSelector.id(run).text) }
    return inputs
  }

  private func runs(
    where condition: String, order: String, limit: Int?,
    binding bind: (borrowing Statement) throws(SQLiteError) -> Void
  ) throws(EventLogError) -> [RunInfo] {
    let limited = limit.map { " LIMIT \($0)" } ?? ""
    let sql = """
      SELECT run_id, name, base, number, scenario, state, verdict, event_count, final_hash,
             source, program, format, recorded_at, scenario_path
        FROM runs \(condition) ORDER BY \(order)\(limited)
      """
    let rows = try translating(path) { () throws(SQLiteError) in
      let statement = try connection.prepare(sql)
      try bind(statement)
      var rows: [RunInfo?] = []
      while try statement.step() { rows.append(RunInfo(row: statement)) }
      return rows
    }
    let runs = rows.compactMap { $0 }
    guard runs.count == rows.count else {
      throw .file(path: path, .damaged(detail: "a row of table runs cannot be read"))
    }
    return runs
  }
}

extension RunInfo {
  /// The run of a row of the query above; nil if the row cannot be one.
  fileprivate init?(row: borrowing Statement) {
    guard let state = row.text(at: 5).flatMap({ RunState(rawValue: $0) }) else { return nil }
    let count = row.optionalInteger(at: 7)
    let hash = row.text(at: 8)
    id = RunID(rawValue: row.integer(at: 0))
    name = row.text(at: 1) ?? ""
    base = row.text(at: 2) ?? ""
    number = row.integer(at: 3)
    scenario = row.text(at: 4) ?? ""
    self.state = state
    verdict = row.text(at: 6)
    eventCount = count.flatMap { Int32(exactly: $0) }
    finalHash = hash.flatMap { Digest(hex: $0) }
    source = row.text(at: 9) ?? ""
    program = row.text(at: 10) ?? ""
    format = row.integer(at: 11)
    recordedAt = row.text(at: 12) ?? ""
    scenarioPath = row.text(at: 13)
    guard (count == nil) == (eventCount == nil), (hash == nil) == (finalHash == nil) else {
      return nil
    }
  }
}
