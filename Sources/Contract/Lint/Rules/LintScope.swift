/// What becomes of one clause of the groups HOST and SEC in the host lint.
package enum LintScope: Hashable, Sendable {
  /// The events of a run show it: under its own rule, or under that of the clause it stands beside.
  case rule(LintRule)
  /// No run can show it.
  case outOfReach(OutOfReach)
  /// It is shown, but not by the events of a run.
  case elsewhere(Elsewhere)

  /// Where a clause is shown that no event can show.
  package enum Elsewhere: Hashable, Sendable, CaseIterable {
    case scenarioReader
    case configuration
    case log
    case facade

    /// The place in one sentence.
    package var reason: String {
      switch self {
      case .scenarioReader:
        "A scenario that holds what looks like a credential is refused before it is played."
      case .configuration:
        "An event holds the window that counts, not whether or why the key was given."
      case .log:
        "Events hold symbols instead of values, so there is nothing to give away."
      case .facade:
        "The façade's protocol requires both methods; a host without one does not compile."
      }
    }
  }

  /// Every clause of the two groups, in their order.
  package static let all: [(id: String, scope: LintScope)] =
    (ClauseGroup.host.clauses + ClauseGroup.sec.clauses).compactMap { clause in
      scope(of: clause).map { (clause.id, $0) }
    }

  /// Where a clause is shown that no event can show; nil for any other.
  package static func reason(of id: String) -> String? {
    shownElsewhere.first { $0.id == id }?.place.reason
  }

  /// Whether a clause is shown, but not by the events of a run.
  package static func isShownElsewhere(_ id: String) -> Bool {
    reason(of: id) != nil
  }

  private static func scope(of clause: Clause) -> LintScope? {
    if let reason = clause.outOfReach { return .outOfReach(reason) }
    if let rule = LintRule(rawValue: clause.id) { return .rule(rule) }
    if let rule = LintRule.allCases.first(where: { $0.ids.contains(clause.id) }) {
      return .rule(rule)
    }
    return shownElsewhere.first { $0.id == clause.id }.map { .elsewhere($0.place) }
  }

  private static let shownElsewhere: [(id: String, place: Elsewhere)] = [
    ("HOST-14", .configuration), ("HOST-41", .facade), ("SEC-1", .scenarioReader),
    ("SEC-8", .log), ("SEC-9", .log), ("SEC-10", .log), ("SEC-13", .scenarioReader),
  ]
}
