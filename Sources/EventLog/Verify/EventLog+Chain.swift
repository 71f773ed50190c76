import Lifecycle
import SQLite

extension EventLog {
  /// The first place at which the hash chain of a stored run is broken; nil if it is whole.
  ///
  /// The columns are hashed as they are stored, whether they are events or not. So a changed byte
  /// is found also where it still says the same.
  package func chainFault(of run: RunInfo) throws(EventLogError) -> ChainFault? {
    if let fault = try eventFault(of: run) { return fault }
    guard run.state == .sealed else { return nil }
    return try isSealWhole(run) ? nil : .seal
  }

  private func eventFault(of run: RunInfo) throws(EventLogError) -> ChainFault? {
    try translating(path) { () throws(SQLiteError) in
      let prepared = try shelf.statement(
        """
        SELECT seq, chain_hash, at_ms, channel, kind, subject, session, depth, parent_seq,
               cause_seq, payload_version, payload
          FROM events WHERE run_id = ?1 ORDER BY seq
        """, connection)
      defer { prepared.row.reset() }
      try prepared.row.bind(1, integer: run.id.rawValue)
      var hash = try storedChainStart(of: run)
      var last: Sequence = 0
      var text = ByteBuffer()
      while try prepared.row.step() {
        last += 1
        guard prepared.row.integer(at: 0) == Int64(last) else { return .missing(last) }
        hash = chained(prepared.row, after: hash, &text)
        guard prepared.row.text(at: 1) == hash.hex else { return .broken(last) }
      }
      if run.state == .sealed {
        if let sealed = run.eventCount, sealed != last {
          return .count(sealed: sealed, stored: last)
        }
        if run.finalHash != hash { return .finalHash }
      }
      return try hasItsScenario(run) ? nil : .scenarioText
    }
  }

  /// Whether the scenario's text is the one whose hash stands beside it, and is in the chain.
  private func hasItsScenario(_ run: RunInfo) throws(SQLiteError) -> Bool {
    let prepared = try shelf.statement(
      "SELECT scenario_text, scenario_sha3 FROM runs WHERE run_id = ?1", connection)
    defer { prepared.row.reset() }
    try prepared.row.bind(1, integer: run.id.rawValue)
    guard try prepared.row.step() else { return false }
    guard !prepared.row.isNull(at: 0) else { return prepared.row.isNull(at: 1) }
    return SHA3.hash256(prepared.row.bytes(at: 0)).hex == prepared.row.text(at: 1)
  }

  /// The run that `selector` names, once its hashes are checked: what is shown of it is what was
  /// recorded.
  ///
  /// - Throws: `notAsRecorded` with the first wrong event.
  package func soundRun(_ selector: RunSelector) throws(EventLogError) -> RunInfo {
    let run = try run(selector)
    if let fault = try chainFault(of: run) { throw .run(name: run.name, .notAsRecorded(fault)) }
    return run
  }

  /// The hash that the first event of a stored run must be chained to.
  private func storedChainStart(of run: RunInfo) throws(SQLiteError) -> Digest {
    let prepared = try shelf.statement(
      "SELECT scenario_sha3, case_values, readings FROM runs WHERE run_id = ?1", connection)
    defer { prepared.row.reset() }
    try prepared.row.bind(1, integer: run.id.rawValue)
    _ = try prepared.row.step()
    var text = "whalesim-log/\(run.format)"
    for column in Int32(0)...2 { text += "|" + (prepared.row.text(at: column) ?? "") }
    return SHA3.hash256(text)
  }
}

/// The hash of a row that follows `before`. `text` is room to compose it in.
private func chained(
  _ row: borrowing Statement, after before: Digest, _ text: inout ByteBuffer
) -> Digest {
  text.truncate(to: 0)
  text.append(before)
  text.append(UInt8(ascii: "|"))
  text.append(row.bytes(at: 0))
  for column in Int32(2)...11 {
    text.append(UInt8(ascii: "|"))
    text.append(row.bytes(at: column))
  }
  return SHA3.hash256(text.bytes())
}
