import EventLog
import Lifecycle
import Report
import Scenario

extension Outcome {
  /// What the scenario expected and what came, step by step, then for the whole run.
  var assertions: [Assertion] {
    var assertions: [Assertion] = []
    for step in rows.indices {
      for row in rows[step] {
        guard let expected = row.expected else { continue }
        assertions.append(assertion(of: row, expected, step))
      }
      assertions += findings.filter { $0.step == step && !$0.cause.isAboutEntry }.map(assertion)
    }
    return assertions + findings.filter { $0.step == nil }.map(assertion)
  }

  /// An expected callback, and the one that came for it.
  private func assertion(
    of row: ComparisonRow, _ expected: CallbackExpectation, _ step: Int
  ) -> Assertion {
    let place = row.actual ?? row.cameAs
    let isWhole = row.actual != nil && row.mismatches.isEmpty
    let span = expected.nameSpan
    let words = findings.filter { $0.step == step && $0.span == span && $0.cause.isAboutEntry }
      .map { $0.message(in: self) }
    return Assertion(
      isWhole ? .met : place == nil ? .missing : .near, expected: expected.text,
      found: place.map { forest.nodes[$0].record.seq }, line: span.start.line,
      column: span.start.column, step: step + 1,
      detail: isWhole || words.isEmpty ? nil : words.joined(separator: "; "))
  }

  /// What no entry of a step says.
  private func assertion(of finding: Finding) -> Assertion {
    Assertion(
      finding.cause.result, expected: nil,
      found: finding.cause.place.map { forest.nodes[$0].record.seq },
      line: finding.span.start.line, column: finding.span.start.column,
      step: finding.step.map { $0 + 1 }, detail: finding.message(in: self))
  }
}

extension CallbackExpectation {
  /// `didRunInError(code: 401)`
  fileprivate var text: String {
    guard !arguments.isEmpty else { return name.rawValue }
    let list = arguments.map { "\($0.argument.rawValue): \($0.text)" }.joined(separator: ", ")
    return "\(name.rawValue)(\(list))"
  }
}

extension FindingCause {
  /// Whether it is about a callback that an entry expects, whose row says it.
  fileprivate var isAboutEntry: Bool {
    switch self {
    case .missing, .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate, .wrongGap,
      .wrongStatus:
      true
    case .unexpected, .wrongReturn, .impossible, .endless, .never, .neverOpened, .rule,
      .returnNeverCame, .count, .finally, .queryRows, .unusedReply, .unreachedReaction,
      .constraint, .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused, .nothingExpected,
      .nothingHappens:
      false
    }
  }

  fileprivate var result: Assertion.Result {
    switch self {
    case .unexpected, .never, .impossible, .endless, .timePast, .timerArmedAtQuietEnd, .endPast,
      .constraint:
      .unexpected
    case .missing, .neverOpened, .returnNeverCame, .unusedReply, .unreachedReaction,
      .nothingExpected, .nothingHappens, .queryRefused:
      .missing
    case .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate, .wrongGap,
      .wrongStatus, .wrongReturn, .rule, .count, .finally, .queryRows:
      .near
    }
  }

  /// The callback that came, by its place in the forest.
  fileprivate var place: Int? {
    switch self {
    case .unexpected(let place, _, _), .never(_, let place): place
    case .missing, .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate, .wrongGap,
      .wrongStatus, .wrongReturn, .impossible, .endless, .neverOpened, .rule, .returnNeverCame,
      .count, .finally, .queryRows, .unusedReply, .unreachedReaction, .constraint, .timePast,
      .timerArmedAtQuietEnd, .endPast, .queryRefused, .nothingExpected, .nothingHappens:
      nil
    }
  }
}
