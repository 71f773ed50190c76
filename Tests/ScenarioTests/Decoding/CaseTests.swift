import EventLog
import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct CaseTests {
  private func rows(_ text: String) throws -> [ScenarioFile] {
    do {
      return try ScenarioFile.rows(bytes: Array(text.utf8), path: "file.yaml") { _ in true }
    } catch {
      Issue.record("\(error.render())")
      throw error
    }
  }

  private static let head = "format: whalesim/1\nname: Row ${n}\ncases:\n"

  @Test func `a file runs once a row, named after it`() throws {
    let rows = try rows(
      Self.head + "  - { n: 1, url: a://b }\n  - { url: 'c://$${', n: two }\n"
        + "steps:\n  - pushURL: ${url}\n  - note: $${n} is ${n}, not ${n}0\n")
    #expect(rows.map(\.name.value) == ["Row 1[1]", "Row two[2]"])
    #expect(rows.map { $0.script.steps[0].text } == ["pushURL a://b", "pushURL c://${"])
    #expect(
      rows.map { $0.script.steps[1].text } == [
        "note ${n} is 1, not 10", "note ${n} is two, not two0",
      ])
    #expect(rows.map { $0.caseRow?.text } == ["n: 1, url: a://b", "n: two, url: c://${"])
    #expect(rows.map(\.stepsKey.start.text) == ["6:1", "6:1"])
  }

  @Test func `a file without cases is one scenario with its own name`() throws {
    let rows = try rows("format: whalesim/1\nname: $${n}\nsteps: []\n")
    #expect(rows.map(\.name.value) == ["${n}"])
    #expect(rows[0].caseRow == nil)
  }

  @Test func `a value that is nothing but a column has the style of its cell`() throws {
    let rows = try rows(
      Self.head + "  - { n: 1 }\n  - { n: '1' }\n  - { n: none }\n"
        + "steps:\n  - { pushURL: a, parameters: { x: \"${n}\", y: \"<${n}>\" } }\n")
    let parameters = rows.map { row -> String? in
      guard case .host(.navigate(let call)) = row.script.steps[0].stimulus else { return nil }
      return call.parameters
    }
    #expect(
      parameters == [
        #"{"x":1,"y":"<1>"}"#, #"{"x":"1","y":"<1>"}"#, #"{"x":null,"y":"<none>"}"#,
      ])
  }

  @Test func `rows are judged one by one, a reaction by all of them`() throws {
    var rows = try rows(
      Self.head + "  - { n: 401 }\n  - { n: 403 }\n  - { n: 403201 }\n"
        + """
        server: { replies: [{ to: launch, status: "${n}" }] }
        host:
          reactions:
            startFailed:
              - if: { code: 401 }
                do: [{ note: signed-out }]
              - if: { code: 400 }
                do: [{ note: never }]
              - do: [{ note: "${n}" }]
        steps:
          - start: {}
            expect: [{ startFailed: { code: "${n}" } }, willDestroy]
        finally: { notes: ["403"] }

        """)
    ScenarioRunner.shareReactions(among: &rows)
    let outcomes = rows.map { ScenarioRunner.run($0) }
    #expect(outcomes.map(\.verdict) == [.failed, .passed, .failed])
    let causes = outcomes.map { $0.findings.map(\.span.start.text) }
    #expect(causes == [["19:12", "13:9"], [], ["19:12"]])
  }

  @Test func `hints are given once, and a table may be large`() throws {
    let many = (1...1000).map { "  - { n: \($0) }\n" }.joined()
    let rows = try rows(
      Self.head + many + "steps: [{ start: {}, expect: [lbWhaleAppWillDestroy] }]\n")
    #expect(rows.count == 1000)
    #expect(rows.map(\.hints.count).reduce(0, +) == 1)
    let more = Self.head + many + "  - { n: 0 }\nsteps: []\n"
    #expect(findings(more) == ["3:1 too-many-rows"])
  }

  @Test func `the row is part of what determines a run`() throws {
    let rows = try rows(Self.head + "  - { n: 1 }\n  - { n: 2 }\nsteps: [{ note: a }]\n")
    let starts = rows.map {
      $0.description(base: "b", readings: Readings(), program: "", recordedAt: "").chainStart
    }
    #expect(starts[0] != starts[1])
  }
}
