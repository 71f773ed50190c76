import Lifecycle
package import Simulator

/// Plays a scenario and judges what came of it.
package enum ScenarioRunner {
  package static func run(_ file: ScenarioFile) -> Outcome {
    judge(file, Simulation.play(file.script))
  }

  /// Judges a run by the scenario it was played from.
  package static func judge(_ file: ScenarioFile, _ run: Run) -> Outcome {
    let forest = DeliveredForest(run)
    var findings: [Finding] = []
    var comparisons: [StepComparison] = []
    var anyCount = 0
    for step in run.steps.indices {
      var check = StepCheck(file: file, run: run, forest: forest, step: step)
      check.judge()
      anyCount += check.anyCount
      findings += check.findings
      if !check.findings.isEmpty {
        comparisons.append(StepComparison(step: step, rows: check.rows))
      }
    }
    findings = withHints(findings)
    findings += returnFindings(file, run)
    let stop = stopFindings(file, run)
    // A file that is wrong itself explains what did not come of it.
    findings = stop.filter(\.cause.isInvalid) + findings + stop.filter { !$0.cause.isInvalid }
    // What a run did not get to says nothing about what it would have done.
    if run.stop == .finished {
      findings += WholeRunCheck(file: file, run: run, forest: forest).findings
      findings += unusedFindings(file, run)
    }
    if !file.writesExpectations {
      findings.append(Finding(.nothingExpected, at: file.stepsKey))
    }
    return Outcome(
      file: file, run: run, forest: forest, findings: findings, comparisons: comparisons,
      verdict: verdict(of: findings), anyCount: anyCount)
  }

  /// What is missing in one step and came unexpectedly in another is told in one place.
  private static func withHints(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard case .missing(let name, let inside, nil) = finding.cause else { return finding }
      for other in findings where other.step != finding.step {
        guard let step = other.step, case .unexpected(let place, name, _) = other.cause
        else { continue }
        let hint = LaterHint.cameInStep(step, place: place)
        return Finding(
          .missing(name, inside: inside, later: hint), at: finding.span, step: finding.step)
      }
      return finding
    }
  }

  private static func verdict(of findings: [Finding]) -> Verdict {
    if findings.contains(where: \.cause.isInvalid) { return .invalid }
    if findings.contains(where: { !$0.cause.isVacuous }) { return .failed }
    return findings.isEmpty ? .passed : .vacuous
  }

  private static func returnFindings(_ file: ScenarioFile, _ run: Run) -> [Finding] {
    run.wrongReturns.compactMap { wrong in
      guard let reaction = wrong.origin.reaction else { return nil }
      let details = file.reactions[reaction].actions[wrong.origin.action]
      return Finding(
        .wrongReturn(expected: wrong.expected, actual: wrong.actual),
        at: details.returnsKey ?? details.stimulusKey,
        step: run.steps.lastIndex { $0.firstSeq <= wrong.seq })
    }
  }

  private static func stopFindings(_ file: ScenarioFile, _ run: Run) -> [Finding] {
    switch run.stop {
    case .finished:
      return []
    case .impossible(let step, let reason):
      return [Finding(.impossible(reason), at: file.steps[step].stimulusKey, step: step)]
    case .timePast(let step, let written, let now):
      let details = file.steps[step]
      return [
        Finding(
          .timePast(written: written, now: now), at: details.time ?? details.firstKey, step: step)
      ]
    case .timerArmedAtQuietEnd(let kind, let due):
      return [Finding(.timerArmedAtQuietEnd(kind, due: due), at: file.stepsKey)]
    case .endless(let loop, let at):
      let step = max(run.steps.count - 1, 0)
      let span = step < file.steps.count ? file.steps[step].stimulusKey : file.stepsKey
      return [Finding(.endless(loop, at: at), at: span, step: step)]
    }
  }

  /// A scripted reply that no request took, and a reaction that no callback reached.
  private static func unusedFindings(_ file: ScenarioFile, _ run: Run) -> [Finding] {
    let replies = run.unusedReplies.map { index in
      Finding(.unusedReply(file.script.server.replies[index].endpoint), at: file.replies[index])
    }
    let reactions = run.unreachedReactions.compactMap { index -> Finding? in
      guard let span = file.reactions[index].firstKey else { return nil }
      return Finding(
        .unreachedReaction(file.script.host.reactions[index].callback), at: span)
    }
    return replies + reactions
  }
}
