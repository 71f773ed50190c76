import Lifecycle

/// How far a replay is, on a terminal: count, rate, and what runs now.
struct Progress {
  private let isOn: Bool
  private let columns: Int
  private let total: Int
  private let stopwatch = Stopwatch()
  private var shownAt: Int64 = 0

  /// At most so often, in µs; the first time after as long.
  private static let interval: Int64 = 100_000

  init(total: Int, isOn: Bool, columns: Int) {
    self.total = total
    self.isOn = isOn
    self.columns = columns
  }

  /// Shows `done` of the total, if it is time to.
  mutating func show(_ done: Int, _ path: String, _ errors: inout OutputWriter) {
    guard isOn else { return }
    let elapsed = stopwatch.elapsed
    guard elapsed - shownAt >= Self.interval else { return }
    shownAt = elapsed
    let rate = Int64(done) * 1_000_000 / max(elapsed, 1)
    let text = "\(done)/\(total)  \(rate)/s  \(path)"
    errors.send("\r\u{1B}[K")
    errors.write(String(text.prefix(columns - 1)))
    errors.flush()
  }

  /// Clears the line, so that what follows stands at its beginning.
  mutating func clear(_ errors: inout OutputWriter) {
    guard isOn, shownAt > 0 else { return }
    errors.send("\r\u{1B}[K")
    errors.flush()
  }
}
