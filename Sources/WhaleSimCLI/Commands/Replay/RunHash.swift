import EventLog
import Scenario
import Simulator

/// The final hash of a run that is not recorded.
enum RunHash {
  /// The hash that sealing the run would give, as 64 hexadecimal digits.
  static func hash(of outcome: Outcome) throws(EventLogError) -> String {
    let start = Recorder.description(of: outcome.file, recordedAt: "").chainStart
    var chain = EventChain(start: start)
    do {
      for record in outcome.run.records {
        try chain.append(record, symbols: outcome.run.symbols)
      }
    } catch {
      throw .run(name: outcome.file.path, error)
    }
    return chain.position.hash.hex
  }
}
