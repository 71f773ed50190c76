import EventLog
import Lifecycle
import Projections
import TestSupport
import Testing

@Suite struct AgreementTests {
  /// The seed of every random run here; the failure names the run that went wrong.
  private static let seed: UInt64 = 311_207

  private func record(
    _ source: PlausibleRun, in log: EventLog, batches: Int = 1
  ) throws -> RunInfo {
    let run = try log.beginRun(
      RunDescription(
        base: "random", scenario: "Random", readings: [], program: "1.0.0",
        recordedAt: "2026-11-30T12:00:00Z"))
    let size = max(1, source.records.count / batches)
    for start in stride(from: 0, to: source.records.count, by: size) {
      let end = min(start + size, source.records.count)
      try run.append(Array(source.records[start..<end]), symbols: source.symbols)
    }
    _ = try run.seal(verdict: "passed")
    return try log.run(.id(run.id))
  }

  @Test func `stored tables, folds and SQL agree on many random runs`() throws {
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    var kinds: [EventKind] = []
    for index in UInt64(0)..<150 {
      let seed = Self.seed &+ index
      let source = PlausibleRun(seed: seed, steps: Int(index))
      let run = try record(source, in: log, batches: 1 + Int(index % 5))
      #expect(try log.compareProjections(of: run) == nil, "seed \(seed)")
      kinds.append(contentsOf: source.records.map(\.event.kind))
    }
    // The runs prove little unless they reach what changes the state.
    for kind in [
      EventKind.startAccepted, .launchSucceeded, .launchFailed, .teardownBegan,
      .teardownFinished, .processEnded, .pageOpened, .pageClosed, .credentialIssued,
      .credentialsCleared, .renewalSucceeded, .sessionInvalidated,
    ] {
      #expect(kinds.contains(kind), "\(kind)")
    }
    let sick = try log.query("SELECT problem, found FROM health WHERE found <> 0")
    #expect(sick.rows == [])
    let outcomes = try log.query("SELECT DISTINCT outcome FROM sessions ORDER BY outcome")
    #expect(outcomes.rows.map { $0[0] } == SessionOutcome.allCases.map(\.rawValue).sorted())
  }

  @Test func `the snapshot after each event is what SQL says`() throws {
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    let run = try record(PlausibleRun(seed: Self.seed, steps: 60), in: log)
    let states = try log.computedStates(of: run.id)
    for row in states.rows {
      let seq = try #require(row[0].flatMap { Int32($0) })
      let snapshot = try log.snapshot(of: run, at: .seq(seq))
      #expect(snapshot.status.name == row[1])
      #expect("\(snapshot.pageCount)" == row[2])
      #expect(snapshot.pages.count == Int(snapshot.pageCount))
      #expect(snapshot.session.map { "\($0.session)" } == row[3])
      #expect(snapshot.session?.account == row[4])
      #expect(snapshot.session?.token == row[5])
    }
  }

  @Test func `a rebuild makes the tables that were written live`() throws {
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    var events = 0
    for index in UInt64(0)..<20 {
      let source = PlausibleRun(seed: Self.seed &+ index, steps: 40)
      events += source.records.count
      _ = try record(source, in: log, batches: 3)
    }
    var before: [TextTable] = []
    for table in ProjectionTable.allCases {
      before.append(try log.query("SELECT * FROM \(table.rawValue)"))
    }
    #expect(try log.rebuildProjections() == events)
    for (table, rows) in zip(ProjectionTable.allCases, before) {
      // One row a run at the least, of what every run has.
      if table != .requests, table != .resolvers { #expect(rows.rows.count >= 20) }
      #expect(try log.query("SELECT * FROM \(table.rawValue)") == rows)
    }
  }
}
