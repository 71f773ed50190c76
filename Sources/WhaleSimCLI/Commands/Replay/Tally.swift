import Report
import Scenario
import Simulator

/// What a replay came to, for its last line and its exit code.
struct Tally {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var vacuous = 0
  private(set) var invalid = 0
  /// Runs under another preset that a reading explains (ruling 22).
  private(set) var depending = 0
  private(set) var events = 0
  private(set) var anyCount = 0
  private(set) var code = ExitCode.passed

  /// How many scenarios were played or refused.
  private(set) var total = 0

  private var runs: Int { passed + failed + vacuous + invalid + depending }

  /// A scenario that is played, once or more.
  mutating func addFile() {
    total += 1
  }

  mutating func add(_ play: Play) {
    let outcome = play.outcome
    events += outcome.run.records.count
    anyCount += outcome.anyCount
    guard play.dependsOn.isEmpty else {
      depending += 1
      return
    }
    switch outcome.verdict {
    case .passed: passed += 1
    case .failed: failed += 1
    case .vacuous: vacuous += 1
    case .invalid: invalid += 1
    }
    note(outcome.verdict.exitCode)
  }

  mutating func addInvalidFile() {
    total += 1
    invalid += 1
    note(.invalidScenario)
  }

  mutating func note(_ other: ExitCode) {
    code = code.worse(other)
  }

  /// Whether nothing speaks against the runs being the same in every process.
  private var isRepeatable: Bool {
    switch code {
    case .nondeterminism, .storage, .interrupted: false
    case .passed, .failed, .usage, .invalidScenario, .nothingProved, .goldenDiffers, .damagedLog:
      true
    }
  }

  /// `39 scenarios: 38 passed, 1 failed. 1204 events in whalesim.sqlite`.
  /// With `isTwice` a second process has played the same.
  func summary(db: String?, isTwice: Bool) -> String {
    var parts: [String] = []
    for (count, word) in [
      (passed, "passed"), (failed, "failed"), (invalid, "invalid"), (vacuous, "vacuous"),
      (depending, depending == 1 ? "depends on a reading" : "depend on a reading"),
    ] where count > 0 {
      parts.append("\(count) \(word)")
    }
    var text = runs > total ? "\(Plural.text(runs, "run")) of " : ""
    text += Plural.text(total, "scenario")
    if !parts.isEmpty { text += ": \(parts.joined(separator: ", "))" }
    text += isTwice && isRepeatable ? ", twice the same." : "."
    text += " \(Plural.text(events, "event"))\(db.map { " in \($0)" } ?? "")"
    if anyCount > 0 { text += "; `any` let callbacks through \(Plural.text(anyCount, "time"))" }
    return text
  }
}

extension Verdict {
  /// The exit code of a command in which nothing worse happened.
  var exitCode: ExitCode {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .vacuous: .nothingProved
    case .invalid: .invalidScenario
    }
  }
}
