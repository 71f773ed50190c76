import Lifecycle
import Scenario
import Simulator

/// An event in one line: `#31 21m90ms didRunInError(401)`, or its kind where it is no callback.
enum EventMark {
  /// - Returns: nil for a number that no event of the run has.
  static func text(_ seq: Sequence, in run: Run) -> String? {
    guard seq > 0, seq <= run.records.count else { return nil }
    let record = run.records[Int(seq) - 1]
    return "#\(seq) \(TimeText.format(record.at)) \(words(record.event, run.symbols))"
  }

  private static func words(_ event: Event, _ symbols: SymbolTable) -> String {
    if case .callback(let callback, _) = event {
      return CallbackText.text(callback, symbols: symbols)
    }
    if case .callbackSuppressed(let callback, _) = event {
      return CallbackText.text(callback, symbols: symbols)
    }
    return event.kind.rawValue
  }
}
