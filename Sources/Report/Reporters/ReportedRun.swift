package import Lifecycle
package import Scenario

/// What a report says of one run, or of a file that no run could be made of.
///
/// Nothing in it comes from the wall clock, so that the same suite gives the same report.
package struct ReportedRun: Hashable, Sendable {
  /// The scenario's name, with the preset it was played under; a file's path where it has no name.
  package var name: String
  package var path: String
  /// Where the finding is, or the file begins.
  package var line: Int
  package var column: Int
  package var verdict: Verdict
  /// Whether it did not pass because of a reading, which is no failure (ruling 22).
  package var depends: Bool
  /// How long the run took on the virtual clock, in ms.
  package var length: Milliseconds
  /// The run's final hash, as 64 hexadecimal digits; nil without a run.
  package var hash: String?
  /// The first line of its failure, without colors; empty if it passed.
  package var headline: String
  /// The whole failure, without colors.
  package var lines: [String]

  package init(
    name: String, path: String, line: Int = 1, column: Int = 1, verdict: Verdict,
    depends: Bool = false, length: Milliseconds = 0, hash: String? = nil, headline: String = "",
    lines: [String] = []
  ) {
    self.name = name
    self.path = path
    self.line = line
    self.column = column
    self.verdict = verdict
    self.depends = depends
    self.length = length
    self.hash = hash
    self.headline = headline
    self.lines = lines
  }

  /// Whether it counts as passed.
  var isGood: Bool { verdict == .passed || depends }

  /// The length in seconds with three decimals.
  var seconds: String {
    let rest = String(length % 1000)
    return "\(length / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
