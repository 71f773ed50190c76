import Contract
import Lifecycle
import Scenario
import Simulator

/// What else broke, in short: mostly it follows from the cause, which stands above.
struct AlsoText {
  let outcome: Outcome
  /// The cause.
  let first: Finding
  /// The step whose callbacks are shown above; nil for none.
  let shownStep: Int?

  private static let width = 96
  private static let shown = 8
  private static let title = "   also broken: "

  var lines: [String] {
    var items: [String] = []
    var listedSteps: [Int] = shownStep.map { [$0] } ?? []
    for finding in outcome.findings.dropFirst() where !isInTable(finding) {
      if finding.cause.isShownByComparison, let step = finding.step, !finding.cause.isNever {
        // Of a step its first finding stands for all.
        guard !listedSteps.contains(step) else { continue }
        listedSteps.append(step)
      }
      items.append(item(finding))
    }
    guard !items.isEmpty else { return [] }
    if items.count > Self.shown + 1 {
      let more = items.count - Self.shown
      items.removeLast(more)
      items.append("\(more) more")
    }
    let indent = String(repeating: " ", count: Self.title.utf8.count)
    let wrapped = Columns.wrap(items, to: Self.width - Self.title.utf8.count)
    return wrapped.enumerated().map { ($0.offset == 0 ? Self.title : indent) + $0.element }
  }

  /// What broke and where the file says so. A constraint stands in no file.
  private func item(_ finding: Finding) -> String {
    if case .constraint(let violation) = finding.cause { return violation.id }
    return "\(label(finding)) \(finding.span.start.text)"
  }

  /// Whether the table of `finally` above holds it.
  private func isInTable(_ finding: Finding) -> Bool {
    if case .finally = first.cause, case .finally = finding.cause { return true }
    return false
  }

  private func label(_ finding: Finding) -> String {
    let step = finding.step.map { "step \($0 + 1) " } ?? ""
    switch finding.cause {
    case .missing(let name, _, _), .outOfOrder(let name, _, _), .wrongNesting(let name, _, _),
      .wrongArgument(let name, _, _, _, _), .wrongTime(let name, _, _),
      .tooLate(let name, _, _, _), .wrongGap(let name, _, _, _), .wrongStatus(let name, _, _):
      return step + name.rawValue
    case .unexpected(_, let name, _): return step + name.rawValue
    case .wrongReturn, .returnNeverCame: return step + "returns"
    case .impossible, .endless, .timePast: return step + "stop"
    case .timerArmedAtQuietEnd, .endPast: return "end"
    case .never(let name, _), .neverOpened(let name, _): return "never \(name.rawValue)"
    case .count(let name, _, _): return "count \(name.rawValue)"
    case .rule(let rule, _): return "rule \(rule.word)"
    case .queryRows, .queryRefused: return "sql"
    case .finally(let field, _, _): return "finally \(field)"
    case .unusedReply(let endpoint): return "reply \(endpoint.rawValue)"
    case .unreachedReaction(let trigger): return "reaction \(trigger.name)"
    case .constraint(let violation): return violation.id
    case .nothingExpected: return "nothing expected"
    case .nothingHappens: return "no step"
    }
  }
}

extension FindingCause {
  fileprivate var isNever: Bool {
    if case .never = self { return true }
    return false
  }
}
