import Contract
import Lifecycle
import Testing

@Suite struct `Open questions touch clauses that exist` {
  @Test func `every clause a question names is in the catalogue`() {
    for question in ReadingCatalog.questions {
      for clause in question.clauses {
        #expect(ContractCatalog.clause(clause) != nil, "\(question.name) names \(clause)")
      }
    }
  }

  @Test func `every ambiguity a question comes from is one of the contract's 131`() {
    for question in ReadingCatalog.questions where question.source.hasPrefix("AMB-") {
      let number = Int(question.source.dropFirst(4)) ?? 0
      #expect(question.source == "AMB-\(number)" && (1...131).contains(number))
    }
  }
}
