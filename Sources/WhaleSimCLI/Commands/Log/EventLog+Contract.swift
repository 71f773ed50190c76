import Contract
import EventLog

extension EventLog {
  /// Puts the contract's ordering constraints into the log, so that a query can explain itself.
  func explainContract() throws(EventLogError) {
    try explain(Self.contract)
  }

  /// Whether the log explains the contract as this program knows it.
  func contractDefect() -> Defect? {
    do throws(EventLogError) {
      if try explains(Self.contract, orNone: true) { return nil }
    } catch {
      // What keeps the table from being read is a defect of its own, and found as one.
      return nil
    }
    return Defect(.file, "the table ordering_constraints says something else than whalesim")
  }

  private static let contract = ContractCatalog.constraints.enumerated().map { index, constraint in
    ConstraintEntry(
      id: constraint.id, number: Int64(index) + 1, relation: constraint.relation,
      cardinality: constraint.cardinality, strength: constraint.strength.rawValue,
      binds: constraint.binds.rawValue, clauses: constraint.clauses)
  }
}
