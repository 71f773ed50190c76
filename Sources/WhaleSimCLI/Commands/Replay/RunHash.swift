import EventLog
import Scenario
import Simulator

/// The final hash of a run that is not recorded.
enum RunHash {
  /// The hashes of a file's plays, blanks between them.
  static func hashes(of plays: [Play]) throws(EventLogError) -> String {
    try plays.map { play throws(EventLogError) in try hash(of: play) }.joined(separator: " ")
  }

  /// The hash that sealing the run would give, as 64 hexadecimal digits.
  static func hash(of play: Play) throws(EventLogError) -> String {
    let start = Recorder.description(of: play, recordedAt: "").chainStart
    var chain = EventChain(start: start)
    do {
      for record in play.outcome.run.records {
        try chain.append(record, symbols: play.outcome.run.symbols)
      }
    } catch {
      throw .run(name: play.outcome.file.path, error)
    }
    return chain.position.hash.hex
  }
}
