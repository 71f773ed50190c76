import Lifecycle
import SQLite

extension EventLog {
  /// The first place at which the hash chain of a stored run is broken; nil if it is whole.
  ///
  /// The columns are hashed as they are stored, whether they are events or not. So a changed byte
  /// is found also where it still says the same.
  package func chainFault(of run: RunInfo) throws(EventLogError) -> ChainFault? {
    try translating(path) { () throws(SQLiteError) in
      let row = try connection.prepare(
        """
        SELECT seq, chain_hash, at_ms, channel, kind, subject, session, depth, parent_seq,
               cause_seq, payload_version, payload
          FROM events WHERE run_id = ?1 ORDER BY seq
        """)
      try row.bind(1, integer: run.id.rawValue)
      var hash = try storedChainStart(of: run)
      var last: Sequence = 0
      var text = ByteBuffer()
      while try row.step() {
        last += 1
        guard row.integer(at: 0) == Int64(last) else { return .missing(last) }
        hash = chained(row, after: hash, &text)
        guard row.text(at: 1) == hash.hex else { return .broken(last) }
      }
      guard run.state == .sealed else { return nil }
      if let sealed = run.eventCount, sealed != last {
        return .count(sealed: sealed, stored: last)
      }
      return run.finalHash == hash ? nil : .finalHash
    }
  }

  /// The hash that the first event of a stored run must be chained to.
  private func storedChainStart(of run: RunInfo) throws(SQLiteError) -> Digest {
    let row = try connection.prepare(
      "SELECT scenario_sha3, case_values, readings FROM runs WHERE run_id = ?1")
    try row.bind(1, integer: run.id.rawValue)
    _ = try row.step()
    var text = "whalesim-log/\(run.format)"
    for column in Int32(0)...2 { text += "|" + (row.text(at: column) ?? "") }
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
