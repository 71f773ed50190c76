import EventLog
import Lifecycle
import TestSupport

/// Small things that many tests need.
enum Sample {
  static func description(
    base: String = "cold-start", text: String? = "format: whalesim/1\n",
    cases: [NamedValue]? = nil
  ) -> RunDescription {
    RunDescription(
      base: base, scenario: "First launch opens the market page",
      scenarioPath: "Scenarios/\(base).yaml", scenarioText: text, caseValues: cases,
      readings: [NamedValue("run.destroyer401", "host"), NamedValue("auth.renewBefore", "60s")],
      program: "1.0.0", recordedAt: "2026-11-30T12:00:00Z")
  }

  /// An event of no consequence at `seq`, one millisecond after the one before.
  static func record(
    _ seq: Sequence, _ event: Event = .networkLost, at: Milliseconds? = nil, depth: Int32 = 0,
    parent: Sequence = 0, cause: Sequence = 0
  ) -> EventRecord {
    EventRecord(
      seq: seq, at: at ?? Milliseconds(seq), event: event, session: 0, depth: depth,
      parent: parent, cause: cause)
  }

  /// A log file with sealed runs: `random#1`, `random#2` … of the given seeds.
  static func makeLog(at path: String, seeds: [UInt64] = [1, 2, 3], steps: Int = 60) throws {
    let log = try EventLog.open(path: path, mode: .create)
    for seed in seeds {
      let source = PlausibleRun(seed: seed, steps: steps)
      let run = try log.beginRun(description(base: "random"))
      try run.append(source.records, symbols: source.symbols)
      _ = try run.seal(verdict: "passed")
    }
  }
}
