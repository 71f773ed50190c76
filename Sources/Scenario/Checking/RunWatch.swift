package import Contract
package import Lifecycle
package import Simulator

/// What is looked for in every run, whatever its scenario says, in one pass over its events:
/// breaches of the constraints that bind the SDK, and what the host did against its obligations.
package struct RunWatch {
  /// The breaches, in the order of finding.
  package let violations: [ConstraintViolation]
  package let lint: [LintFinding]
  private let run: Run

  package init(_ run: Run, of file: ScenarioFile) {
    let readings = run.finalState.readings
    var monitors = ConstraintMonitors(readings: readings)
    var host = HostLint(
      project: file.project, habits: file.script.host.habits, readings: readings)
    for record in run.records {
      monitors.observe(record)
      host.observe(record, symbols: run.symbols)
    }
    monitors.finish(at: run.endedAt)
    host.finish()
    violations = monitors.violations
    lint = host.findings
    self.run = run
  }

  /// Each breach as a finding at the stimulus of the step in which it came about.
  func findings(in file: ScenarioFile) -> [Finding] {
    violations.map { violation in
      let step = run.step(of: violation.second ?? violation.first)
      return Finding(
        .constraint(violation), at: step.map { file.steps[$0].stimulusKey } ?? file.stepsKey,
        step: step)
    }
  }
}

extension HostScript {
  /// What the preset stands for, where the file does not write reactions of its own.
  fileprivate var habits: HostHabits {
    guard preset == .documented else { return HostHabits() }
    func isPreset(_ triggers: ReactionTrigger...) -> Bool {
      !reactions.contains { triggers.contains($0.trigger) }
    }
    return HostHabits(
      reportsFailedStarts: isPreset(.callback(.startFailed)),
      validatesURLs: isPreset(.callback(.canOpenURL), .callback(.didRequestOpenURL)),
      processesForeignMessages: isPreset(.notification))
  }
}

extension Run {
  /// The step in whose span an event came; nil for one before the first step.
  package func step(of seq: Sequence) -> Int? {
    steps.lastIndex { $0.firstSeq <= seq }
  }
}
