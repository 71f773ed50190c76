import EventLog
import Lifecycle
import Projections
import TestSupport
import Testing

@Suite struct `A rehearsal` {
  @Test func `shows what it appended with what follows from it, and leaves nothing`() throws {
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    for seed in UInt64(1)...3 {
      let run = PlausibleRun(seed: seed, steps: 20)
      let rows = try log.rehearse { () throws(EventLogError) in
        let writer = try log.beginRun(
          RunDescription(
            base: "one", scenario: "One", scenarioPath: "one.yaml", scenarioText: "",
            readings: [], program: "0", recordedAt: ""))
        for record in run.records { try writer.append(record, symbols: run.symbols) }
        return try writer.seal(verdict: "passed").id
      } ask: { id throws(EventLogError) in
        try log.query(
          """
          SELECT r.name, (SELECT count(*) FROM sdk_status AS s WHERE s.run_id = r.run_id)
            FROM runs AS r WHERE r.run_id = :run
          """, run: id
        ).rows
      }
      #expect(rows == [["one#1", "1"]])
      #expect(try log.query("SELECT count(*) FROM runs").rows == [["0"]])
      #expect(try log.query("SELECT count(*) FROM events").rows == [["0"]])
    }
  }
}
