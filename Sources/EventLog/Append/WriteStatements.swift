import Lifecycle
import SQLite

/// The statements of a writer, prepared once and kept beside the connection.
final class WriteStatements {
  private let insertEvent: Statement
  private let storedHash: Statement
  private let insertRun: Statement
  private let nextNumber: Statement
  private let runContents: Statement
  private let sealRun: Statement
  private let addReference: Statement
  private let insertAssertion: Statement
  let projections: ProjectionStatements

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    insertEvent = try connection.prepare(
      """
      INSERT INTO events (run_id, seq, at_ms, channel, kind, subject, session, depth, parent_seq,
        cause_seq, payload_version, payload, chain_hash)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, \(EventDictionary.payloadVersion), ?11, ?12)
      """, persistent: true)
    storedHash = try connection.prepare(
      "SELECT chain_hash FROM events WHERE run_id = ?1 AND seq = ?2", persistent: true)
    insertRun = try connection.prepare(
      """
      INSERT INTO runs (run_id, base, number, scenario, state, source, program, format,
        recorded_at, scenario_path, scenario_sha3, case_values, readings, scenario_text)
      VALUES (1 + max((SELECT ifnull(max(run_id), 0) FROM runs),
                      (SELECT ifnull(max(run_id), 0) FROM pruned_runs)),
        ?1, ?2, ?3, 'open', ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      """, persistent: true)
    // The numbers of runs that were pruned are not given again: a name means one run for ever.
    nextNumber = try connection.prepare(
      """
      SELECT 1 + max((SELECT ifnull(max(number), 0) FROM runs WHERE base = ?1),
                     (SELECT ifnull(max(number), 0) FROM pruned_runs WHERE base = ?1))
      """, persistent: true)
    runContents = try connection.prepare(
      """
      SELECT (SELECT count(*) FROM events WHERE run_id = ?1),
             (SELECT chain_hash FROM events WHERE run_id = ?1 ORDER BY seq DESC LIMIT 1)
      """, persistent: true)
    sealRun = try connection.prepare(
      """
      UPDATE runs SET state = 'sealed', verdict = ?2, event_count = ?3, final_hash = ?4,
        seal_hash = ?5
       WHERE run_id = ?1 AND state = 'open'
      """, persistent: true)
    addReference = try connection.prepare(
      """
      INSERT INTO reference_runs (base, run_id) SELECT base, run_id FROM runs
       WHERE run_id = ?1 AND verdict = 'passed' ON CONFLICT DO NOTHING
      """, persistent: true)
    insertAssertion = try connection.prepare(
      """
      INSERT INTO assertions (run_id, number, result, expected, found_seq, line, col, step, detail)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """, persistent: true)
    projections = try ProjectionStatements(connection)
  }
}

extension WriteStatements {
  /// Inserts `record`, which `chain` has composed last.
  ///
  /// The texts are bound where the chain has them and stay bound until the next event, or until
  /// `releaseTexts`.
  func insert(
    _ record: EventRecord, of run: RunID, from chain: borrowing EventChain
  ) throws(SQLiteError) {
    let columns = chain.columns
    let text = chain.text
    try insertEvent.bind(1, integer: run.rawValue)
    try insertEvent.bind(2, integer: Int64(record.seq))
    try insertEvent.bind(3, integer: record.at)
    try bind(4, text, columns.channel)
    try bind(5, text, columns.kind)
    try bind(6, text, columns.subject)
    try bind(7, record.session)
    try insertEvent.bind(8, integer: Int64(record.depth))
    try bind(9, record.parent)
    try bind(10, record.cause)
    try bind(11, text, columns.payload)
    try bind(12, text, columns.hash)
    try insertEvent.run()
  }

  /// Binds a number that is NULL when it is 0.
  private func bind(_ index: Int32, _ value: Int32) throws(SQLiteError) {
    if value == 0 {
      try insertEvent.bindNull(index)
    } else {
      try insertEvent.bind(index, integer: Int64(value))
    }
  }

  /// Binds a part of `text`; an empty one is NULL.
  private func bind(
    _ index: Int32, _ text: UnsafePointer<UInt8>, _ range: Range<Int>
  ) throws(SQLiteError) {
    if range.isEmpty {
      try insertEvent.bindNull(index)
    } else {
      try insertEvent.bind(index, borrowing: text + range.lowerBound, count: range.count)
    }
  }

  /// Forgets where the texts were that were inserted last.
  func releaseTexts() {
    insertEvent.clearBindings()
  }

  /// The hash stored with an event; nil if there is no such event.
  func hash(of run: RunID, at seq: Sequence) throws(SQLiteError) -> String? {
    defer { storedHash.reset() }
    try storedHash.bind(1, integer: run.rawValue)
    try storedHash.bind(2, integer: Int64(seq))
    return try storedHash.step() ? storedHash.text(at: 0) : nil
  }

  /// How many events a run has in the file, and the hash of the last.
  func contents(of run: RunID) throws(SQLiteError) -> (count: Int64, lastHash: String?) {
    defer { runContents.reset() }
    try runContents.bind(1, integer: run.rawValue)
    guard try runContents.step() else { return (0, nil) }
    return (runContents.integer(at: 0), runContents.text(at: 1))
  }

  /// The number that the next run of `base` gets.
  func number(of base: String) throws(SQLiteError) -> Int64 {
    defer { nextNumber.reset() }
    try nextNumber.bind(1, text: base)
    return try nextNumber.step() ? nextNumber.integer(at: 0) : 1
  }

  func insert(_ run: RunDescription, number: Int64) throws(SQLiteError) {
    try insertRun.bind(1, text: run.base)
    try insertRun.bind(2, integer: number)
    try insertRun.bind(3, text: run.scenario)
    try insertRun.bind(4, text: run.source.rawValue)
    try insertRun.bind(5, text: run.program)
    try insertRun.bind(6, integer: EventChain.format)
    try insertRun.bind(7, text: run.recordedAt)
    try insertRun.bind(8, text: run.scenarioPath)
    try insertRun.bind(9, text: run.scenarioHash?.hex)
    try insertRun.bind(10, text: run.caseValuesJSON)
    try insertRun.bind(11, text: run.readingsJSON)
    try insertRun.bind(12, text: run.scenarioText)
    try insertRun.run()
  }

  func seal(
    _ run: RunID, verdict: String, count: Sequence, hash: Digest, seal: Digest
  ) throws(SQLiteError) {
    try sealRun.bind(1, integer: run.rawValue)
    try sealRun.bind(2, text: verdict)
    try sealRun.bind(3, integer: Int64(count))
    try sealRun.bind(4, text: hash.hex)
    try sealRun.bind(5, text: seal.hex)
    try sealRun.run()
    try addReference.bind(1, integer: run.rawValue)
    try addReference.run()
  }

  /// Writes the assertions of a run, numbered in their order.
  func insert(_ assertions: [Assertion], of run: RunID) throws(SQLiteError) {
    for (index, assertion) in assertions.enumerated() {
      try insertAssertion.bind(1, integer: run.rawValue)
      try insertAssertion.bind(2, integer: Int64(index) + 1)
      try insertAssertion.bind(3, text: assertion.result.rawValue)
      try insertAssertion.bind(4, text: assertion.expected)
      try insertAssertion.bind(5, integer: assertion.found.map { Int64($0) })
      try insertAssertion.bind(6, integer: Int64(assertion.line))
      try insertAssertion.bind(7, integer: Int64(assertion.column))
      try insertAssertion.bind(8, integer: assertion.step.map { Int64($0) })
      try insertAssertion.bind(9, text: assertion.detail)
      try insertAssertion.run()
    }
  }
}
