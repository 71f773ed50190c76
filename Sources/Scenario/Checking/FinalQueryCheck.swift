import EventLog
import Lifecycle
import Projections
import Simulator

/// The log in memory in which the queries of `finally` are asked; made when the first one is, and
/// used again for the next run.
package final class QueryLog {
  private var made: EventLog?

  package init() {}

  fileprivate func log() throws(EventLogError) -> EventLog {
    if let made { return made }
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    made = log
    return log
  }
}

/// Asks the queries of `finally` of a run's history.
///
/// The run is written into a log in memory that holds nothing else, and taken back afterwards, so
/// the answer is the same whatever a history on disk holds, and known before the run is sealed
/// there.
struct FinalQueryCheck {
  let file: ScenarioFile
  let run: Run
  let queryLog: QueryLog

  var findings: [Finding] {
    let queries = file.finally?.queries ?? []
    guard let first = queries.first else { return [] }
    do throws(EventLogError) {
      let log = try queryLog.log()
      return try log.rehearse { () throws(EventLogError) in
        try record(in: log)
      } ask: { id throws(EventLogError) in
        queries.compactMap { judge($0, log, id) }
      }
    } catch {
      return [Finding(.queryRefused(error.faultOfQuery), at: first.query.span)]
    }
  }

  private func record(in log: EventLog) throws(EventLogError) -> RunID {
    let name = file.name.value
    let writer = try log.beginRun(
      file.description(base: name, readings: run.finalState.readings, program: "", recordedAt: ""))
    for record in run.records { try writer.append(record, symbols: run.symbols) }
    return try writer.seal(verdict: "").id
  }

  private func judge(_ query: FinalQuery, _ log: EventLog, _ id: RunID) -> Finding? {
    let table: TextTable
    do throws(EventLogError) {
      table = try log.query(query.query.value, run: id)
    } catch {
      return Finding(.queryRefused(error.faultOfQuery), at: query.query.span)
    }
    let actual = table.rows.map { row in row.map { $0 ?? "none" } }
    let expected = query.rows.value
    let isSame =
      expected.count == actual.count && zip(expected, actual).allSatisfy { $0.fits($1) }
    if isSame { return nil }
    return Finding(
      .queryRows(
        expected: expected.map(\.text), actual: actual.map { $0.joined(separator: "|") }),
      at: query.rows.span)
  }
}

extension FinalQuery.Row {
  /// As the shell prints it.
  fileprivate var text: String {
    switch self {
    case .line(let line): line
    case .values(let values): values.joined(separator: "|")
    }
  }

  fileprivate func fits(_ values: [String]) -> Bool {
    switch self {
    case .line(let line): values.joined(separator: "|").hasSameBytes(as: line)
    case .values(let expected):
      expected.count == values.count
        && zip(expected, values).allSatisfy { $0.hasSameBytes(as: $1) }
    }
  }
}
