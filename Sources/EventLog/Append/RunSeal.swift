import Lifecycle
import SQLite

/// The hash of what is said about a run and no event says: its row in `runs` and its assertions.
///
/// It is the SHA3-256 of these texts, each followed by a line feed and NULL as nothing: final_hash,
/// name, scenario, verdict, source, program, recorded_at, scenario_path; then, for each assertion
/// in order, result, expected, found_seq, line, col, step, detail.
enum RunSeal {
  static func hash(
    of run: RunDescription, name: String, verdict: String, finalHash: Digest,
    _ assertions: [Assertion]
  ) -> Digest {
    var cells: [String?] = [
      finalHash.hex, name, run.scenario, verdict, run.source.rawValue, run.program,
      run.recordedAt, run.scenarioPath,
    ]
    for assertion in assertions { cells += assertion.cells }
    return hash(cells)
  }

  /// The hash of the texts as they are stored.
  static func hash(_ cells: [String?]) -> Digest {
    var text = ""
    for cell in cells {
      text += cell ?? ""
      text += "\n"
    }
    return SHA3.hash256(text)
  }
}

extension Assertion {
  /// The columns of its row that are hashed.
  fileprivate var cells: [String?] {
    [
      result.rawValue, expected, found.map { "\($0)" }, "\(line)", "\(column)",
      step.map { "\($0)" }, detail,
    ]
  }
}

extension EventLog {
  /// Whether a sealed run's row and assertions are those it was sealed with.
  func isSealWhole(_ run: RunInfo) throws(EventLogError) -> Bool {
    let row = try rows(
      of: """
        SELECT final_hash, name, scenario, verdict, source, program, recorded_at, scenario_path,
               seal_hash
          FROM runs WHERE run_id = ?1
        """, run: run.id)
    let assertions = try rows(
      of: """
        SELECT result, expected, found_seq, line, col, step, detail FROM assertions
         WHERE run_id = ?1 ORDER BY number
        """, run: run.id)
    guard let cells = row.rows.first, let seal = cells.last else { return false }
    return RunSeal.hash(Array(cells.dropLast()) + assertions.rows.flatMap { $0 }).hex == seal
  }
}
