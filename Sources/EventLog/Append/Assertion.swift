package import Lifecycle

/// Something a scenario expected of a run, or did not, and what came: a row of table `assertions`.
package struct Assertion: Hashable, Sendable {
  package var result: Result
  /// `didRunInError(code: 401)`; nil where nothing was expected.
  package var expected: String?
  /// The event that came; nil for none.
  package var found: Sequence?
  /// Where the scenario says it, both from 1.
  package var line: Int32
  package var column: Int32
  /// The step, from 1; nil for the whole run.
  package var step: Int?
  /// What is not as expected, in words; nil for nothing.
  package var detail: String?

  /// The names are a file format.
  package enum Result: String, Hashable, Sendable, CaseIterable {
    case met
    case missing
    case unexpected
    /// It came, but not as it was written.
    case near
  }

  package init(
    _ result: Result, expected: String?, found: Sequence?, line: Int32, column: Int32,
    step: Int?, detail: String?
  ) {
    self.result = result
    self.expected = expected
    self.found = found
    self.line = line
    self.column = column
    self.step = step
    self.detail = detail
  }
}
