package import Lifecycle

/// Something the host owes and did not do, or did and should not have.
package struct LintFinding: Hashable, Sendable {
  package let rule: LintRule
  package let severity: LintSeverity
  /// The event that shows it; for what never came, the event it was owed for.
  package let seq: Sequence
  /// The clauses and ordering constraints it goes against, besides the rule's own.
  package let ids: [String]

  package init(_ rule: LintRule, _ severity: LintSeverity, _ seq: Sequence, ids: [String]) {
    self.rule = rule
    self.severity = severity
    self.seq = seq
    self.ids = ids
  }

  /// The rule's id: `HOST-1`.
  package var id: String { rule.rawValue }
}
