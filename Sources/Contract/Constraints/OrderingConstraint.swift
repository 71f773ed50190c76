/// One promise about the order of events.
///
/// In a relation `A → B` says that A happens before B, and `A ⇏ B` that A never causes B or is
/// never followed by it. Relations and clauses use short names for callbacks: DidFinish for
/// `lbWhaleAppDidFinishLaunching`, ResolverAsked for a delivered
/// `lbWhaleAppRefreshTokenExpiredWithResolver:`, EnterPage and ExitPage for
/// `lbWhaleAppEnterSdkPage` and `lbWhaleAppExitSdkPage`, and so on. A promise of a later event is
/// void when the process is killed or the run ends first (ruling 20).
package struct OrderingConstraint: Hashable, Sendable {
  /// Its number: `OC-5`.
  package let id: String
  package let relation: String
  /// How often, in the contract's words.
  package let cardinality: String
  package let strength: ConstraintStrength
  /// Where the strength is not the same for all of it: what differs.
  package let strengthRemark: String?
  /// The ids of the clauses it follows from.
  package let clauses: [String]
  /// The ids of the ambiguities whose answer it depends on.
  package let ambiguities: [String]
  package let binds: BoundParty
  /// What a later ruling changed in it.
  package let amendment: String?

  package init(
    _ id: String, _ relation: String, _ cardinality: String, _ strength: ConstraintStrength,
    remark: String? = nil, clauses: [String], ambiguities: [String] = [],
    binds: BoundParty = .sdk, amendment: String? = nil
  ) {
    self.id = id
    self.relation = relation
    self.cardinality = cardinality
    self.strength = strength
    strengthRemark = remark
    self.clauses = clauses
    self.ambiguities = ambiguities
    self.binds = binds
    self.amendment = amendment
  }
}

/// What a constraint rests on.
package enum ConstraintStrength: String, Hashable, Sendable, CaseIterable {
  /// A document says so.
  case explicit = "EXPLICIT"
  /// It follows from what the documents say.
  case derived = "DERIVED"
  /// Only sample code shows it.
  case sample = "SAMPLE"
  /// It is the recommended answer to a question that the documents leave open.
  case byDefault = "DEFAULT"
}

/// Who keeps a constraint.
package enum BoundParty: String, Hashable, Sendable, CaseIterable {
  /// Checked on every run; a breach fails it.
  case sdk
  /// A lint finding about the host, which fails no run by itself.
  case host
}
