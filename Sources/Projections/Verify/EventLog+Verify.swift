package import EventLog
import Lifecycle

/// What a verification has looked at.
package struct Verified: Hashable, Sendable {
  package var runs = 0
  package var events = 0
  /// Runs whose process ended before they were sealed. What they have is whole.
  package var interrupted = 0
  package var defects = 0
}

extension EventLog {
  /// Looks at everything in the log, and gives each thing that is wrong to `report`, the file's
  /// first, then run by run.
  ///
  /// A run's hash chain is recomputed from its rows; then the events are folded, and the tables
  /// derived of them while they were recorded, and the state that SQL computes, held against that.
  package func verify(
    _ report: (Defect) -> Void
  ) throws(EventLogError) -> Verified {
    var verified = Verified()
    func note(_ defect: Defect) {
      verified.defects += 1
      report(defect)
    }
    for defect in defectsOutsideRuns() { note(defect) }
    let runs: [RunInfo]
    do throws(EventLogError) {
      runs = try self.runs()
    } catch {
      note(Defect(.file, error.description))
      return verified
    }
    var decoder = EventDecoder()
    for run in runs {
      verified.runs += 1
      if run.state == .interrupted { verified.interrupted += 1 }
      do throws(EventLogError) {
        let checked = try verify(run, &decoder)
        verified.events += checked.events
        if let defect = checked.defect { note(defect) }
      } catch {
        note(Defect(.run(run.name, error.seq), error.description))
      }
    }
    return verified
  }

  /// The first thing that is wrong with a run, and how many events it has.
  private func verify(
    _ run: RunInfo, _ decoder: inout EventDecoder
  ) throws(EventLogError) -> (defect: Defect?, events: Int) {
    if let fault = try chainFault(of: run) {
      return (Defect(.run(run.name, fault.seq), fault.description), 0)
    }
    let (difference, events) = try compareProjections(of: run, &decoder)
    let defect = difference.map { difference in
      Defect(.run(run.name, difference.event), difference.detail)
    }
    return (defect, events)
  }
}

extension EventLogError {
  /// The event that is the matter, if it is one.
  fileprivate var seq: Sequence? {
    if case .run(_, .undecodable(let seq, _)) = self { return seq }
    return nil
  }
}
