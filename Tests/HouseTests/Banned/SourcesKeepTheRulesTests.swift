import Testing

@Suite struct `Sources keep the house rules` {
  @Test(arguments: HouseRules.all)
  func `no file breaks the rule`(rule: HouseRule) {
    for message in Repository.sources.flatMap(rule.findings) {
      Issue.record("\(message)")
    }
  }

  @Test func `rules have names of their own`() {
    let names = HouseRules.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `tests are finished too`() {
    for message in Repository.tests.flatMap(HouseRules.unfinished.findings) {
      Issue.record("\(message)")
    }
  }

  @Test func `a message names the place and the replacement`() {
    let source = SourceCode(path: "Sources/Lifecycle/A.swift", "\nprint(1)")
    #expect(
      HouseRules.printing.findings(in: source) == [
        "Sources/Lifecycle/A.swift:2: prints; "
          + "return the text, or write it with the terminal's writers"
      ])
  }
}
