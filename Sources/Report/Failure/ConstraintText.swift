import Contract
import Lifecycle
import Scenario

/// A constraint that was broken: what it says, and the events that break it.
///
///      OC-36 says: WillDestroy → ExitPage (if count > 0) (exactly one Exit), by DESTROY-6
///      #30 21m90ms teardownBegan
///      #35 21m90ms teardownFinished
struct ConstraintText {
  let outcome: Outcome
  let violation: ConstraintViolation

  var lines: [String] {
    let seqs = [violation.first] + (violation.second.map { [$0] } ?? [])
    let events = seqs.sorted().compactMap { EventMark.text($0, in: outcome.run) }
    return ["     \(violation.id) says: \(violation.statement)"] + events.map { "     " + $0 }
  }
}
