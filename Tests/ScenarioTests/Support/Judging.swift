import Lifecycle
import Scenario
import Testing

/// What the scenario of these parts comes to, after a start that succeeds.
func outcome(
  of parts: String, after steps: String = "  - start: {}\n    expect: any\n",
  at place: SourceLocation = #_sourceLocation
) throws -> Outcome {
  ScenarioRunner.run(
    try decoded("format: whalesim/1\nname: n\nsteps:\n" + steps + parts, at: place))
}

extension Outcome {
  /// What was found, as `line:column name`, with the fault of a rule.
  var summary: [String] {
    findings.map { finding in
      let name: String =
        switch finding.cause {
        case .rule(let rule, let fault): "\(rule.word) \(fault)"
        case .neverOpened(let name, _): "neverOpened \(name)"
        case .returnNeverCame(let expected): "returnNeverCame \(expected)"
        case .finally(let field, let expected, let actual):
          "\(field): \(actual), not \(expected)"
        case .queryRows(let expected, let actual):
          "rows: \(actual.joined(separator: "/")), not \(expected.joined(separator: "/"))"
        case .queryRefused: "queryRefused"
        case .endPast(let written, let now):
          "endPast \(TimeText.format(written)) \(TimeText.format(now))"
        case .nothingHappens: "nothingHappens"
        case .nothingExpected: "nothingExpected"
        case .missing, .unexpected, .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime,
          .tooLate, .wrongGap, .wrongStatus, .wrongReturn, .impossible, .endless, .never, .count,
          .unusedReply, .unreachedReaction, .constraint, .timePast, .timerArmedAtQuietEnd:
          "\(finding.cause)"
        }
      return "\(finding.span.start.text) \(name)"
    }
  }
}
