import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct RuleTests {
  /// didFinishLaunching, a page entered, left and entered again, and a teardown.
  private static let steps = """
      - { start: {}, expect: any }
      - { at: 1s, pushURL: lb://page/a, completion: false, expect: any }
      - { at: 2s, closePage: all, expect: any }
      - { at: 3s, pushURL: lb://page/b, completion: false, expect: any }
      - { at: 4s, logoutAndDestroy: {}, expect: any }

    """

  // The callbacks by their places: 0 didFinishLaunching at 90ms, 1 enterSdkPage at 1s,
  // 2 exitSdkPage at 2s, 3 enterSdkPage at 3s, 4 willDestroy at 4s, 5 exitSdkPage at 4s.

  @Test(
    arguments: [
      ("precedence: { before: enterSdkPage, needs: didFinishLaunching }", nil),
      ("precedence: { before: enterSdkPage, needs: exitSdkPage }", .broken(1)),
      ("precedence: { before: startFailed, needs: willDestroy }", .vacuous),
      ("response: { if: enterSdkPage, then: exitSdkPage }", nil),
      ("response: { if: exitSdkPage, then: enterSdkPage }", .owing(since: 5)),
      ("response: { if: enterSdkPage, then: exitSdkPage, within: 1s }", nil),
      ("response: { if: enterSdkPage, then: exitSdkPage, within: 999ms }", .late(since: 1, by: 2)),
      ("response: { if: willDestroy, then: startFailed, within: 10s }", .owing(since: 4)),
      ("response: { if: startFailed, then: willDestroy }", .vacuous),
      ("chainResponse: { if: didFinishLaunching, next: enterSdkPage }", nil),
      ("chainResponse: { if: enterSdkPage, next: exitSdkPage }", .broken(4)),
      ("chainResponse: { if: willDestroy, next: didFinishLaunching }", .broken(5)),
      ("chainResponse: { if: exitSdkPage, next: enterSdkPage }", .owing(since: 5)),
      ("chainResponse: { if: startFailed, next: willDestroy }", .vacuous),
      ("succession: { first: enterSdkPage, then: exitSdkPage }", nil),
      ("succession: { first: exitSdkPage, then: enterSdkPage }", .broken(1)),
      ("succession: { first: didFinishLaunching, then: startFailed }", .owing(since: 0)),
      ("succession: { first: startFailed, then: refreshTokenExpired }", .vacuous),
      ("alternateSuccession: { first: enterSdkPage, then: exitSdkPage }", nil),
      ("alternateSuccession: { first: enterSdkPage, then: willDestroy }", .broken(3)),
      ("alternateSuccession: { first: exitSdkPage, then: enterSdkPage }", .broken(1)),
      ("alternateSuccession: { first: willDestroy, then: startFailed }", .owing(since: 4)),
      ("notCoexistence: { a: startFailed, b: didFinishLaunching }", nil),
      ("notCoexistence: { a: willDestroy, b: didFinishLaunching }", .broken(4)),
      ("notCoexistence: { a: startFailed, b: refreshTokenExpired }", .vacuous),
      ("absence: { of: startFailed }", nil),
      ("absence: { of: exitSdkPage }", .broken(2)),
      ("exactly: { of: exitSdkPage, times: 2 }", nil),
      ("exactly: { of: startFailed, times: 0 }", nil),
      ("exactly: { of: exitSdkPage, times: 1 }", .broken(5)),
      ("exactly: { of: exitSdkPage, times: 3 }", .owing(since: 2)),
      ("init: { of: didFinishLaunching }", nil),
      ("init: { of: enterSdkPage }", .broken(0)),
      ("last: { of: exitSdkPage }", nil),
      ("last: { of: willDestroy }", .owing(since: nil)),
    ] as [(String, RuleFault?)])
  func `each rule is kept or broken where it becomes certain`(
    _ rule: String, _ fault: RuleFault?
  ) throws {
    let outcome = try outcome(of: "rules: [{ \(rule) }]\n", after: Self.steps)
    let found = outcome.findings.compactMap { finding -> RuleFault? in
      guard case .rule(_, let fault) = finding.cause else { return nil }
      #expect(finding.span.start.text == "9:11")
      return fault
    }
    #expect(found == (fault.map { [$0] } ?? []))
    #expect(outcome.verdict == (fault == nil ? .passed : .failed))
  }

  @Test func `a rule that was not put to the test may be optional, a broken one not`() throws {
    let rules = """
      rules:
        - { response: { if: startFailed, then: willDestroy }, optional: true }
        - { absence: { of: didFinishLaunching }, optional: true }

      """
    #expect(try outcome(of: rules).summary == ["8:7 absence broken(0)"])
  }

  @Test func `without any callback the first and the last are missing`() throws {
    let rules = "rules: [{ init: { of: willDestroy } }, { last: { of: willDestroy } }]\n"
    let outcome = try outcome(of: rules, after: "  - { note: a, expect: [] }\n")
    #expect(
      outcome.summary == ["5:11 init owing(since: nil)", "5:42 last owing(since: nil)"])
  }

  @Test func `a time that is over at the end of the run is too late`() throws {
    let rules = "rules: [{ response: { if: didFinishLaunching, then: willDestroy, within: 1s } }]\n"
    let late = try outcome(of: rules + "end: 5s\n")
    #expect(late.summary == ["6:11 response late(since: 0, by: nil)"])
    let open = try outcome(of: rules + "end: 1s\n")
    #expect(open.summary == ["6:11 response owing(since: Optional(0))"])
  }

  @Test func `callbacks inside another one count after it`() throws {
    let host = "host: { reactions: { didFinishLaunching: [{ do: [logoutAndDestroy] }] } }\n"
    let rules = "rules: [{ chainResponse: { if: didFinishLaunching, next: willDestroy } }]\n"
    #expect(try outcome(of: host + rules).verdict == .passed)
  }
}
