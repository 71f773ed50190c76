/// One normative statement of the SDK's documents.
package struct Clause: Hashable, Sendable {
  /// Its group and number: `START-3`.
  package let id: String
  package let kind: ClauseKind
  /// What it says, in one or two plain sentences.
  package let statement: String
  /// Whether it follows from the documents without being said in them.
  package let isDerived: Bool
  /// How seriously the host lint takes a breach; nil for a clause that is no lint rule.
  package let severity: LintSeverity?
  /// Why no run, lint or façade can show it; nil for a clause that one of them can.
  package let outOfReach: OutOfReach?

  package init(
    _ id: String, _ kind: ClauseKind, isDerived: Bool = false, severity: LintSeverity? = nil,
    outOfReach: OutOfReach? = nil, _ statement: String
  ) {
    self.id = id
    self.kind = kind
    self.statement = statement
    self.isDerived = isDerived
    self.severity = severity
    self.outOfReach = outOfReach
  }

  /// Whether a run of the simulator, its host lint or its façade can show the clause.
  package var isModelable: Bool { outOfReach == nil }
}

/// What a clause states.
package enum ClauseKind: String, Hashable, Sendable, CaseIterable {
  case precondition
  case postcondition
  case ordering
  case cardinality
  case errorCode = "error code"
  case defaultValue = "default"
  case declaration
  case hostObligation = "obligation on host"
  case security
}

/// How seriously a finding about the host is meant.
package enum LintSeverity: String, Hashable, Sendable, CaseIterable {
  /// The documents say must, only, do not or never, or give a plain order.
  case error
  /// The documents say should, or show it as the required handling.
  case warning
  /// The documents recommend it, allow it, or show it in a sample.
  case info
}
