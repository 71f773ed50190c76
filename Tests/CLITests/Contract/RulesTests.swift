import Contract
import Foundation
import Testing

/// `whalesim rules`, and the page that is made of the same.
@Suite struct `Rules` {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      """
      format: whalesim/1
      name: Covers
      covers: [OC-36, HOST-1, RUN-1]
      steps:
        - start: {}
          expect: [didFinishLaunching]
      """, to: "suite/covers.yaml")
    return workspace
  }

  @Test func `show a constraint or a clause with everything that touches it`() throws {
    let workspace = try workspace()
    var transcript = Transcript()
    for line in [
      "rules OC-36 suite", "rules HOST-1 suite", "rules RUN-1 suite", "rules oc-13",
      "rules PLATFORM-1", "rules SEC-10", "rules ANALYTICS suite", "rules OC-36 suite --json",
      "rules RUN-1 suite --json", "rules OC-99", "rules elephants", "rules OC-36 nowhere",
    ] { try transcript.run(line, in: workspace) }
    try transcript.check("rules/one")
  }

  @Test func `list all of them, in the contract's order`() throws {
    let workspace = try workspace()
    let ids = ContractCatalog.constraints.map(\.id) + ContractCatalog.clauses.map(\.id)
    let lines = try workspace.whalesim("rules").lines
    #expect(lines.map { String($0.prefix { $0 != " " }) } == ids)
    #expect(try workspace.whalesim("rules", "--json").lines.count == ids.count)
    #expect(try workspace.whalesim("rules", "suite").lines.count == ids.count)
    #expect(try workspace.names() == ["suite"])
  }

  @Test func `look into Scenarios when nothing else is said`() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    let lines = try workspace.whalesim("rules", "OC-36").lines
    #expect(
      lines.contains { $0.hasSuffix("Scenarios/logout/will-destroy-before-pages-close.yaml") })
  }
}

/// `Docs/Contract.md`. `WHALESIM_RECORD=1 swift test --filter CLITests` writes it anew.
@Suite struct `The page of the contract` {
  private static let page = "Docs/Contract.md"

  @Test func `is what the catalogue and the scenarios say`() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    let made = try workspace.whalesim("contract-page", "Scenarios")
    #expect(made.code == 0 && made.errors == "")
    let isRecording = ProcessInfo.processInfo.environment["WHALESIM_RECORD"]?.isEmpty == false
    if isRecording {
      try Data(made.output.utf8).write(to: URL(fileURLWithPath: Checkout.path(Self.page)))
    }
    let isSame = try Checkout.text(Self.page) == made.output
    #expect(isSame, "record it again: WHALESIM_RECORD=1 swift test --filter CLITests")
  }

  @Test func `has a row for every constraint and clause, each with what shows it`() throws {
    let rows = try Checkout.text(Self.page).split(separator: "\n").filter { $0.hasPrefix("| ") }
    for id in ContractCatalog.ids {
      let row = rows.first { $0.hasPrefix("| \(id) | ") }
      #expect(row.map { $0.hasSuffix(" |") && !$0.hasSuffix("|  |") } ?? false, "\(id)")
    }
  }

  @Test func `leads to scenarios that exist`() throws {
    let text = try Checkout.text(Self.page)
    let links = text.split(separator: "](../").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(links.count > 300)
    let files = Set(Checkout.files(under: "Scenarios"))
    #expect(links.filter { !files.contains(String($0)) } == [])
  }
}
