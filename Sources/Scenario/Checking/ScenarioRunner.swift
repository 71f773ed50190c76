package import Lifecycle
package import Simulator

/// Plays a scenario and judges what came of it.
package enum ScenarioRunner {
  /// - Parameter queryLog: where the queries of `finally` are asked. Whoever plays many files gives
  ///   the same one each time.
  package static func run(_ file: ScenarioFile, in queryLog: QueryLog = QueryLog()) -> Outcome {
    judge(file, Simulation.play(file.script), in: queryLog)
  }

  /// Plays a scenario under these readings, whatever it says of them; the outcome's file has them.
  package static func run(
    _ file: ScenarioFile, readings: Readings, in queryLog: QueryLog = QueryLog()
  ) -> Outcome {
    var file = file
    file.script.readings = readings
    return run(file, in: queryLog)
  }

  /// Tells each row of a table which reactions the others reach under the file's own readings: a
  /// reaction counts as reached if any row reaches it. One that none reaches is told of the first.
  package static func shareReactions(among rows: inout [ScenarioFile]) {
    guard rows.count > 1 else { return }
    var unreached: Set<Int>?
    for row in rows {
      let run = Simulation.play(row.script)
      let ofRow = run.stop == .finished ? Set(run.unreachedReactions) : []
      unreached = unreached?.intersection(ofRow) ?? ofRow
    }
    for index in rows.indices {
      for reaction in rows[index].reactions.indices
      where index > 0 || !(unreached ?? []).contains(reaction) {
        rows[index].reachedElsewhere.insert(reaction)
      }
    }
  }

  /// Judges a run by the scenario it was played from.
  package static func judge(
    _ file: ScenarioFile, _ run: Run, in queryLog: QueryLog = QueryLog()
  ) -> Outcome {
    let forest = DeliveredForest(run)
    var findings: [Finding] = []
    var rows: [[ComparisonRow]] = []
    var anyCount = 0
    let returns = returnFindings(file, run)
    let watch = RunWatch(run, of: file)
    for step in run.steps.indices {
      var check = StepCheck(file: file, run: run, forest: forest, step: step)
      check.judge()
      anyCount += check.anyCount
      rows.append(check.rows)
      findings += check.findings.filter { isEvidence($0.cause, step, run) }
      findings += returns.filter { $0.step == step }
    }
    addHints(&findings, &rows)
    findings += watch.findings(in: file)
    findings = withStop(stopFinding(file, run), findings)
    // What a run did not get to says nothing about what it would have done.
    if run.stop == .finished {
      findings += WholeRunCheck(file: file, run: run, forest: forest, lint: watch.lint).findings
      findings += FinalQueryCheck(file: file, run: run, queryLog: queryLog).findings
      findings += unusedFindings(file, run) + unjudgedReturns(file, run)
    }
    if findings.isEmpty, file.steps.isEmpty {
      findings.append(Finding(.nothingHappens, at: file.stepsKey))
    } else if findings.isEmpty, !file.writesExpectations {
      findings.append(Finding(.nothingExpected, at: file.stepsKey))
    }
    let ordered = inOrder(findings)
    return Outcome(
      file: file, run: run, forest: forest, findings: ordered,
      comparisons: comparisons(of: rows, for: ordered), rows: rows, verdict: verdict(of: ordered),
      lint: watch.lint, anyCount: anyCount)
  }

  /// Whether a finding about step `step` says anything. The span of the last step was cut short
  /// when the run stopped early: what is missing in it may only not have come yet, and a step that
  /// cannot happen has caused nothing at all.
  private static func isEvidence(_ cause: FindingCause, _ step: Int, _ run: Run) -> Bool {
    guard step == run.steps.count - 1 else { return true }
    switch run.stop {
    case .finished, .timerArmedAtQuietEnd: return true
    case .impossible: return false
    case .timePast, .endPast: return !cause.isMissing
    case .endless: return !cause.isMissing && !cause.isUnexpected
    }
  }

  /// The findings with that of an early stop before those of the same step.
  private static func withStop(_ stop: Finding?, _ findings: [Finding]) -> [Finding] {
    guard let stop else { return findings }
    guard let step = stop.step else { return findings + [stop] }
    let before = findings.prefix { ($0.step ?? step) < step }
    return before + [stop] + findings.dropFirst(before.count)
  }

  /// What makes the file invalid first, then step by step, then what holds for the whole run.
  private static func inOrder(_ findings: [Finding]) -> [Finding] {
    func key(_ finding: Finding) -> Int {
      finding.cause.isInvalid ? -1 : finding.step ?? Int.max
    }
    return findings.enumerated().sorted { left, right in
      (key(left.element), left.offset) < (key(right.element), right.offset)
    }.map(\.element)
  }

  /// The comparisons of the steps that have a finding about a callback.
  private static func comparisons(
    of rows: [[ComparisonRow]], for findings: [Finding]
  ) -> [StepComparison] {
    var comparisons: [StepComparison] = []
    for step in rows.indices {
      let causes = findings.filter { $0.step == step }.map(\.cause)
      guard causes.contains(where: \.isAboutCallback) else { continue }
      var comparison = StepComparison(step: step, rows: rows[step])
      for case .never(_, let place) in causes {
        for index in comparison.rows.indices where comparison.rows[index].actual == place {
          comparison.rows[index].isFinding = true
        }
      }
      comparisons.append(comparison)
    }
    return comparisons
  }

  /// Tells of what is missing in one step that it came unexpectedly in another.
  private static func addHints(
    _ findings: inout [Finding], _ rows: inout [[ComparisonRow]]
  ) {
    var told: [Int] = []
    for index in findings.indices {
      guard let step = findings[index].step,
        case .missing(let name, let inside, let hint) = findings[index].cause,
        hint?.isWeak ?? true,
        let (other, place) = findings.firstUnexpected(name, outside: step, except: told)
      else { continue }
      told.append(place)
      findings[index].cause = .missing(
        name, inside: inside, hint: .cameInStep(other, place: place))
      let span = findings[index].span
      for row in rows[step].indices where rows[step][row].actual == nil {
        if rows[step][row].expected?.nameSpan == span { rows[step][row].cameAs = place }
      }
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
        .wrongReturn(expected: wrong.expected, actual: wrong.actual, seq: wrong.seq),
        at: details.returnsKey ?? details.stimulusKey,
        step: run.steps.lastIndex { $0.firstSeq <= wrong.seq })
    }
  }

  /// Why the run stopped before its end; nil if it did not.
  private static func stopFinding(_ file: ScenarioFile, _ run: Run) -> Finding? {
    switch run.stop {
    case .finished:
      return nil
    case .impossible(let step, let reason):
      return Finding(.impossible(reason), at: file.steps[step].stimulusKey, step: step)
    case .timePast(let step, let written, let now):
      let details = file.steps[step]
      return Finding(
        .timePast(written: written, now: now), at: details.time ?? details.firstKey, step: step)
    case .endPast(let step, let written, let now):
      return Finding(
        .endPast(written: written, now: now), at: file.end ?? file.stepsKey, step: step)
    case .timerArmedAtQuietEnd(let kind, let due):
      return Finding(.timerArmedAtQuietEnd(kind, due: due), at: file.stepsKey)
    case .endless(let loop, let at):
      let step = max(run.steps.count - 1, 0)
      let span = step < file.steps.count ? file.steps[step].stimulusKey : file.stepsKey
      return Finding(.endless(loop, at: at), at: span, step: step)
    }
  }

  /// Returns that a reaction writes and no run of the action was judged by: the action was delayed
  /// and cut off. Of a reaction that was never reached something else is said.
  private static func unjudgedReturns(_ file: ScenarioFile, _ run: Run) -> [Finding] {
    var findings: [Finding] = []
    for (index, reaction) in file.script.host.reactions.enumerated()
    where !run.unreachedReactions.contains(index) {
      for (place, action) in reaction.actions.enumerated() {
        let origin = ActionOrigin(reaction: index, action: place)
        guard let expected = action.returns, !run.judgedReturns.contains(origin) else { continue }
        let details = file.reactions[index].actions[place]
        findings.append(
          Finding(
            .returnNeverCame(expected: expected), at: details.returnsKey ?? details.stimulusKey))
      }
    }
    return findings
  }

  /// A scripted reply that no request took, and a reaction that no callback reached.
  private static func unusedFindings(_ file: ScenarioFile, _ run: Run) -> [Finding] {
    let replies = run.unusedReplies.map { index in
      Finding(.unusedReply(file.script.server.replies[index].endpoint), at: file.replies[index])
    }
    let reactions = run.unreachedReactions.compactMap { index -> Finding? in
      guard !file.reachedElsewhere.contains(index), let span = file.reactions[index].firstKey else {
        return nil
      }
      return Finding(
        .unreachedReaction(file.script.host.reactions[index].trigger), at: span)
    }
    return replies + reactions
  }
}

extension [Finding] {
  /// The first callback of that name that nobody expected in its step, and which step that was.
  fileprivate func firstUnexpected(
    _ name: CallbackName, outside step: Int, except told: [Int]
  ) -> (step: Int, place: Int)? {
    for finding in self {
      guard case .unexpected(let place, name, _) = finding.cause, let other = finding.step,
        other != step, !told.contains(place)
      else { continue }
      return (other, place)
    }
    return nil
  }
}

extension MissingHint {
  /// Whether another explanation is better.
  fileprivate var isWeak: Bool {
    if case .cameInstead = self { return true }
    return false
  }
}

extension FindingCause {
  fileprivate var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }

  fileprivate var isUnexpected: Bool {
    if case .unexpected = self { return true }
    return false
  }

  /// Whether it is about a callback in a step, rather than a call, the stop or the whole run.
  fileprivate var isAboutCallback: Bool {
    switch self {
    case .missing, .unexpected, .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate,
      .wrongGap, .wrongStatus, .never:
      true
    case .wrongReturn, .impossible, .endless, .neverOpened, .rule, .returnNeverCame, .count,
      .finally, .queryRows, .unusedReply, .constraint,
      .unreachedReaction, .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused,
      .nothingExpected, .nothingHappens:
      false
    }
  }
}
