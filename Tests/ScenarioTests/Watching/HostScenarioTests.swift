import Contract
import Foundation
import Scenario
import Simulator
import Testing

/// The scenarios of the host's obligations, each of which says what must be found.
@Suite struct `The scenarios about the host` {
  private static let folder = "Scenarios/host"

  private static func outcomes() throws -> [Outcome] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    return try names.map { name in
      let text = try String(contentsOfFile: path("\(folder)/\(name)"), encoding: .utf8)
      return ScenarioRunner.run(try decoded(text))
    }
  }

  private static func path(_ name: String) -> String {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/") + "/" + name
  }

  @Test func `pass, and each of them says what its host does wrong`() throws {
    for outcome in try Self.outcomes() {
      #expect(outcome.verdict == .passed, "\(outcome.file.name.value)")
      #expect(outcome.file.finally?.lint != nil, "\(outcome.file.name.value)")
    }
  }

  @Test func `show every rule of the lint`() throws {
    let found = Set(try Self.outcomes().flatMap(\.lint).map(\.rule))
    #expect(LintRule.allCases.filter { !found.contains($0) } == [])
  }

  @Test func `show rules of every severity, and the lighter case of those that have two`() throws {
    let found = Set(try Self.outcomes().flatMap(\.lint).map { "\($0.id) \($0.severity.rawValue)" })
    for text in ["HOST-2 error", "HOST-2 info", "HOST-11 error", "HOST-11 warning", "HOST-3 info"] {
      #expect(found.contains(text), "\(text)")
    }
  }

  @Test func `cover the rule they find`() throws {
    for outcome in try Self.outcomes() {
      let covered = outcome.file.covers.map(\.value)
      for rule in outcome.file.finally?.lint?.value ?? [] where rule.rawValue.hasPrefix("HOST") {
        #expect(covered.contains(rule.rawValue), "\(outcome.file.name.value): \(rule.rawValue)")
      }
    }
  }
}

@Suite struct `The rules of the host lint` {
  @Test func `have a sentence each, and clauses that exist`() {
    for rule in LintRule.allCases {
      #expect(rule.fault.hasSuffix("."), "\(rule.rawValue)")
      for id in rule.ids { #expect(ContractCatalog.isKnown(id), "\(rule.rawValue): \(id)") }
      #expect(ContractCatalog.isKnown(rule.rawValue) || rule.rawValue.hasPrefix("AMB-"))
    }
  }

  @Test func `and the reasons without one account for every clause about the host`() {
    let ids = (ClauseGroup.host.clauses + ClauseGroup.sec.clauses).map(\.id)
    #expect(LintScope.all.map(\.id) == ids)
  }

  @Test func `weigh a raw error as the reading says`() throws {
    let text = """
      format: whalesim/1
      name: A start that is tracked as it failed
      server:
        replies:
          - { to: launch, status: 401 }
      host:
        reactions:
          startFailed:
            - do: [{ note: track }, { note: sign-in }]
      steps:
        - start: {}
          expect: any
      """
    for (reading, expected) in [("warn", "warning"), ("error", "error"), ("off", "")] {
      let file = try decoded(text + "\nreadings: { lint.sanitisedErrors: \(reading) }\n")
      let found = ScenarioRunner.run(file).lint.filter { $0.rule == .rawError }
      #expect(found.map(\.severity.rawValue).joined() == expected, "\(reading)")
    }
  }

  @Test func `say nothing of a host that is gone with its process`() throws {
    let text = """
      format: whalesim/1
      name: A process that dies in the runtime error
      server:
        replies:
          - { to: request, status: 401 }
      host:
        reactions:
          didRunInError: []
      steps:
        - start: {}
          expect: any
        - pushURL: lb://page/main
          expect: any
        - request: quotes/list
          expect: any
        - app: kill
          expect: any
      """
    #expect(ScenarioRunner.run(try decoded(text)).lint == [])
  }
}
