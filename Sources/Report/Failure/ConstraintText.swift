import Contract
import Lifecycle
import Scenario
import Simulator

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
    return ["     \(violation.id) says: \(violation.statement)"]
      + seqs.sorted().compactMap(event).map { "     " + $0 }
  }

  /// `#31 21m90ms didRunInError(401)`.
  private func event(_ seq: Sequence) -> String? {
    let records = outcome.run.records
    guard seq > 0, seq <= records.count else { return nil }
    let record = records[Int(seq) - 1]
    return "#\(seq) \(TimeText.format(record.at)) \(text(record))"
  }

  private func text(_ record: EventRecord) -> String {
    if case .callback(let callback, _) = record.event { return words(callback) }
    if case .callbackSuppressed(let callback, _) = record.event { return words(callback) }
    return record.event.kind.rawValue
  }

  private func words(_ callback: Callback) -> String {
    CallbackText.text(callback, symbols: outcome.run.symbols)
  }
}
