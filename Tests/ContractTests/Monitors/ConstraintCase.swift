import Contract
import Lifecycle
import Testing

/// One ordering constraint with a sequence of events that breaches it and one that keeps it.
struct ConstraintCase: Sendable, CustomTestStringConvertible {
  let number: Int
  let about: String
  let readings: Readings
  /// Makes events that breach the constraint, and says what must be found: all of it.
  let breach: @Sendable (inout Tape) -> [ConstraintViolation]
  /// Makes events that the monitor looks at and finds nothing in.
  let kept: @Sendable (inout Tape) -> Void

  init(
    _ number: Int, _ about: String, _ choices: (name: String, text: String)...,
    breach: @escaping @Sendable (inout Tape) -> [ConstraintViolation],
    kept: @escaping @Sendable (inout Tape) -> Void
  ) {
    self.number = number
    self.about = about
    readings = Readings(
      choices.compactMap { try? ReadingCatalog.choice($0.name, $0.text) })
    self.breach = breach
    self.kept = kept
  }

  var testDescription: String { "OC-\(number): \(about)" }

  static let all: [ConstraintCase] =
    startup + startFailure + renewal + resolver + runtimeError + teardown + pages + navigation
    + urlFlow + push + messages
}

extension ConstraintMonitors {
  /// Everything that is found in these events.
  static func violations(
    in records: [EventRecord], _ readings: Readings, end: Milliseconds = 10_000_000
  ) -> [ConstraintViolation] {
    var monitors = ConstraintMonitors(readings: readings)
    for record in records { monitors.observe(record) }
    monitors.finish(at: end)
    return monitors.violations
  }
}

typealias Found = ConstraintViolation
