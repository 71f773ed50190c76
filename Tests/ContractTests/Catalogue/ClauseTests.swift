import Contract
import Testing

@Suite struct `The catalogue of clauses` {
  @Test func `it holds the contract's 400 clauses, group by group`() {
    #expect(ContractCatalog.clauses.count == 400)
    let counts = ClauseGroup.allCases.map { "\($0.rawValue) \($0.clauses.count)" }
    #expect(
      counts == [
        "START 31", "AUTH 25", "RUN 15", "DESTROY 18", "PAGE 12", "ROUTE 16", "URL 20", "ORIENT 7",
        "CONFIG 29", "EXTRA 29", "PUSH 43", "ANALYTICS 4", "HOST 46", "SEC 13", "API 75",
        "PLATFORM 17",
      ])
  }

  @Test func `it holds as many of each kind as the contract counts`() {
    let counts = ClauseKind.allCases.map { kind in
      "\(kind.rawValue) \(ContractCatalog.clauses.filter { $0.kind == kind }.count)"
    }
    #expect(
      counts == [
        "precondition 40", "postcondition 45", "ordering 31", "cardinality 12", "error code 18",
        "default 24", "declaration 123", "obligation on host 86", "security 21",
      ])
  }

  @Test func `numbers run from 1 in every group, so every id is unique`() {
    for group in ClauseGroup.allCases {
      let expected = group.clauses.indices.map { "\(group.rawValue)-\($0 + 1)" }
      #expect(group.clauses.map(\.id) == expected)
    }
  }

  @Test func `every statement is a plain sentence`() {
    for clause in ContractCatalog.clauses {
      #expect(clause.statement.hasSuffix(".") || clause.statement.hasSuffix(".)"), "\(clause.id)")
      #expect(clause.statement.count > 10, "\(clause.id)")
      for mark in ["`", "**", "\n", "  ", "(derived) "] {
        #expect(!clause.statement.contains(mark), "\(clause.id) holds \(mark)")
      }
    }
  }

  @Test func `the host's obligations, and they alone, have a severity`() {
    for clause in ContractCatalog.clauses {
      #expect((clause.severity != nil) == clause.id.hasPrefix("HOST-"), "\(clause.id)")
    }
    #expect(ContractCatalog.clause("HOST-1")?.severity == .error)
    #expect(ContractCatalog.clause("HOST-4")?.severity == .warning)
    #expect(ContractCatalog.clause("HOST-3")?.severity == .info)
  }

  @Test func `a clause is found whole`() throws {
    let clause = try #require(ContractCatalog.clause("START-17"))
    #expect(
      clause
        == Clause(
          "START-17", .postcondition, isDerived: true,
          """
          The self-destroy clause is scoped to source (b) only ('In this case'); a 400 failure \
          does not destroy anything.
          """))
  }

  @Test func `clauses out of reach say why, and few of the core are`() {
    let outOfReach = ContractCatalog.clauses.filter { !$0.isModelable }
    #expect(ClauseGroup.platform.clauses.allSatisfy { $0.outOfReach == .buildFact })
    #expect(ContractCatalog.clause("EXTRA-27")?.outOfReach == .nothingDrawn)
    #expect(ContractCatalog.clause("START-3")?.isModelable == true)
    for group in [ClauseGroup.start, .run, .destroy, .page, .route, .api] {
      #expect(group.clauses.allSatisfy { $0.isModelable }, "\(group.rawValue)")
    }
    for reason in OutOfReach.allCases {
      #expect(outOfReach.contains { $0.outOfReach == reason }, "\(reason) is never given")
      #expect(reason.reason.hasSuffix("."))
    }
    #expect(outOfReach.count == 63)
  }

  @Test(arguments: [
    "", "START", "START-", "START-0", "START-32", "START-03", "START-+3", "start-3", "SPARE-1",
  ])
  func `a text that is no id is not known`(id: String) {
    #expect(ContractCatalog.clause(id) == nil)
    #expect(!ContractCatalog.isKnown(id))
  }

  @Test func `every id is known and finds itself`() {
    #expect(ContractCatalog.ids.count == 473)
    for id in ContractCatalog.ids {
      #expect(ContractCatalog.isKnown(id), "\(id)")
    }
    for clause in ContractCatalog.clauses {
      #expect(ContractCatalog.clause(clause.id)?.id == clause.id)
    }
  }
}
