import Contract
import Testing

@Suite struct `The catalogue of ordering constraints` {
  private let constraints = ContractCatalog.constraints

  @Test func `it holds OC-1 to OC-73 in order`() {
    #expect(constraints.map(\.id) == (1...73).map { "OC-\($0)" })
  }

  @Test func `every section has as many as the contract lists`() {
    let counts = ConstraintGroup.allCases.map { "\($0.title) \($0.constraints.count)" }
    #expect(
      counts == [
        "Startup 14", "Renewal and resolver 12", "Runtime error 6", "Teardown 10",
        "Pages, routing, orientation 9", "URL flow 6", "Push 15", "Analytics 1",
      ])
  }

  @Test func `twelve bind the host`() {
    let bound = constraints.filter { $0.binds == .host }.map(\.id)
    let numbers = [13, 20, 29, 30, 31, 38, 57, 61, 63, 65, 66, 67]
    #expect(bound == numbers.map { "OC-\($0)" })
  }

  @Test func `every constraint follows from clauses that exist`() {
    for constraint in constraints {
      #expect(!constraint.clauses.isEmpty, "\(constraint.id)")
      for clause in constraint.clauses {
        #expect(ContractCatalog.clause(clause) != nil, "\(constraint.id) names \(clause)")
      }
    }
  }

  @Test func `every ambiguity it depends on is one of the contract's 131`() {
    for constraint in constraints {
      for ambiguity in constraint.ambiguities {
        let number = Int(ambiguity.dropFirst(4)) ?? 0
        #expect(ambiguity == "AMB-\(number)" && (1...131).contains(number), "\(constraint.id)")
      }
    }
  }

  @Test func `relation and cardinality are plain text`() {
    for constraint in constraints {
      #expect(!constraint.relation.isEmpty && !constraint.cardinality.isEmpty)
      let text = constraint.relation + constraint.cardinality
      #expect(!text.contains { "`|\n".contains($0) }, "\(constraint.id)")
    }
  }

  @Test func `what the rulings changed stands beside the relation`() {
    let amended = constraints.filter { $0.amendment != nil }.map(\.id)
    #expect(amended == ["OC-19", "OC-21", "OC-24", "OC-45", "OC-48", "OC-60"])
  }

  @Test func `a constraint is found whole`() {
    #expect(
      ContractCatalog.constraint("OC-21")
        == OrderingConstraint(
          "OC-21", "resolver(nil,nil) / timeout / partial pair → DidRunInError(401)",
          "exactly once", .explicit, remark: "explicit for a nil answer, derived otherwise",
          clauses: ["AUTH-15"], ambiguities: ["AMB-25", "AMB-28"],
          amendment: "unless the session ended first (ruling 10)"))
  }

  @Test(arguments: ["OC-0", "OC-74", "OC-05", "OC", "AMB-1", "oc-5"])
  func `a text that is no constraint's id is not known`(id: String) {
    #expect(ContractCatalog.constraint(id) == nil)
    #expect(!ContractCatalog.isKnown(id))
  }
}
