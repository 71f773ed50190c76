import Contract
import Lifecycle
import Report
import Scenario
import Simulator

/// `whalesim lint PATH…`: what is wrong with scenario files, and what the host in them does against
/// its obligations. Every file is played; nothing is recorded, and nothing is expected of the SDK
/// but its constraints.
struct LintCommand {
  private let options: LintOptions
  private let paint: Paint

  init(_ options: LintOptions) {
    self.options = options
    paint = Paint(
      isOn: !options.json
        && options.suite.global.color.isOn(
          isTerminal: TerminalDevice.isStandardOutputTerminal, environment: .current)
    )
  }

  func run(_ output: inout OutputWriter, _ errors: inout OutputWriter) -> ExitCode {
    let paths: [String]
    do {
      paths = try ScenarioFiles.find(options.suite.paths)
    } catch {
      errors.writeLine("error: \(error.message)")
      return error.exitCode
    }
    var reader = SuiteReader(options.suite)
    var counts = LintCounts()
    for path in paths {
      switch reader.read(path) {
      case .notSelected:
        continue
      case .unreadable(let error):
        errors.writeLine("error: \(error.message)")
        counts.note(error.exitCode)
      case .invalid(let invalid):
        output.flush()
        errors.write(invalid.render())
        counts.addInvalid()
      case .scenarios(let rows):
        judge(rows, &counts, &output)
      }
      counts.files += 1
    }
    return finish(counts, read: paths.count, &output, &errors)
  }

  /// Judges a file, each row of its cases under each reading that is asked for.
  private func judge(
    _ rows: [ScenarioFile], _ counts: inout LintCounts, _ output: inout OutputWriter
  ) {
    if !options.json, let hints = rows.first?.renderedHints { output.write(hints) }
    var told: [String] = []
    for play in rows.flatMap({ ReadingPlan(options.suite).plays(of: $0) }) {
      for complaint in complaints(play.outcome) where !told.contains(complaint.line) {
        // What several rows or readings agree in is said once.
        told.append(complaint.line)
        counts.add(complaint.severity)
        output.writeLine(options.json ? complaint.json : complaint.line)
      }
      if play.outcome.verdict == .invalid { counts.note(.invalidScenario) }
    }
  }

  private func complaints(_ outcome: Outcome) -> [LintComplaint] {
    let findings = outcome.findings.filter { $0.cause.isLint }.map { finding in
      LintComplaint(finding, in: outcome, paint)
    }
    // What the scenario itself says of its host, and rightly, is no news. It never names what is
    // only information.
    let isKnown =
      outcome.file.finally?.lint != nil && !outcome.findings.contains(where: \.isWrongLint)
    let news = outcome.lint.filter { !isKnown || $0.severity == .info }
    return findings + news.map { LintComplaint($0, in: outcome, paint) }
  }

  private func finish(
    _ counts: LintCounts, read: Int, _ output: inout OutputWriter, _ errors: inout OutputWriter
  ) -> ExitCode {
    if counts.files == 0 {
      errors.writeLine("error: no scenario was selected; \(Plural.text(read, "file")) read")
      return .nothingProved
    }
    if !options.suite.global.isQuiet, !options.json { output.writeLine(counts.summary) }
    return counts.code
  }
}

/// How much `lint` found.
private struct LintCounts {
  var files = 0
  private var errors = 0
  private var warnings = 0
  private var infos = 0
  private var invalid = 0
  private(set) var code = ExitCode.passed

  mutating func add(_ severity: LintSeverity) {
    switch severity {
    case .error:
      errors += 1
      note(.failed)
    case .warning: warnings += 1
    case .info: infos += 1
    }
  }

  mutating func addInvalid() {
    invalid += 1
    note(.invalidScenario)
  }

  mutating func note(_ other: ExitCode) {
    code = code.worse(other)
  }

  /// `12 scenarios: 3 errors, 5 warnings, 2 notices.`
  var summary: String {
    let counts = [
      (invalid, "invalid file"), (errors, "error"), (warnings, "warning"), (infos, "notice"),
    ]
    let parts = counts.filter { $0.0 > 0 }
    let found = parts.map { Plural.text($0.0, $0.1) }.joined(separator: ", ")
    return "\(Plural.text(files, "scenario")): \(found.isEmpty ? "nothing found" : found)."
  }
}

extension FindingCause {
  /// Whether it is about the file or the SDK itself, and not about what a scenario expects.
  fileprivate var isLint: Bool {
    if case .constraint = self { return true }
    return isInvalid || isVacuous
  }
}

extension Finding {
  /// Whether the host did otherwise than the scenario says under `finally: lint`.
  fileprivate var isWrongLint: Bool {
    guard case .finally("lint", _, _) = cause else { return false }
    return true
  }
}
