import Lifecycle
import Testing

@Suite struct `The catalogue of open questions` {
  private let questions = ReadingCatalog.questions

  @Test func `it holds 60 questions, each under its own name, sorted`() {
    #expect(questions.count == 60)
    #expect(ReadingCatalog.names == Set(ReadingCatalog.names).sorted())
  }

  @Test func `it holds as many of each topic as the register lists`() {
    let topics = Set(ReadingCatalog.names.map { String($0.prefix { $0 != "." }) }).sorted()
    let counts = topics.map { topic in
      "\(topic) \(ReadingCatalog.names.filter { $0.hasPrefix(topic + ".") }.count)"
    }
    #expect(
      counts == [
        "auth 7", "config 6", "destroy 6", "facade 1", "lint 1", "push 8", "route 8", "run 5",
        "start 11", "status 2", "time 1", "url 4",
      ])
  }

  @Test func `every default is one of the allowed readings`() {
    for question in questions {
      #expect(question.value(question.defaultText) != nil, "\(question.name)")
    }
  }

  @Test func `every question is one sentence with a source and clauses`() {
    for question in questions {
      #expect(question.question.hasSuffix("?"), "\(question.name)")
      #expect(!question.clauses.isEmpty, "\(question.name)")
      let isKnown = question.source.hasPrefix("AMB-") || question.source.hasPrefix("ruling ")
      #expect(isKnown, "\(question.name)")
    }
    #expect(Set(questions.map(\.question)).count == questions.count)
  }

  @Test func `no reading is listed twice`() {
    for question in questions {
      #expect(Set(question.allowed).count == question.allowed.count, "\(question.name)")
    }
  }

  @Test func `a question is found by its name alone`() {
    for question in questions {
      #expect(ReadingCatalog.question(question.name) == question)
    }
    for name in ["", "run", "run.destroyer", "run.destroyer401 ", "Run.destroyer401", "zzz"] {
      #expect(ReadingCatalog.question(name) == nil, "\(name)")
    }
  }

  @Test func `questions that the rulings changed have the rulings' readings`() throws {
    let start = try #require(ReadingCatalog.question("start.nonAuthFailure"))
    #expect(start.allowed.map(\.text) == ["retry", "stall", "fail(code)", "finish"])
    let token = try #require(ReadingCatalog.question("push.tokenBeforeStart"))
    #expect(token.allowed.map(\.text) == ["bindAfterStart", "callbackAtOnce"])
    #expect(ReadingCatalog.question("project.configLogoutConfirmed") == nil)
  }
}
