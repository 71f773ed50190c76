import Lifecycle
import Simulator
import Testing

@testable import Scenario

/// Files that say something and prove nothing, and expectations that nobody judged.
@Suite struct FalseGreenTests {
  @Test func `two notes are not one note with a comma in it`() throws {
    let steps = "  - { note: 'a, b', expect: [] }\n"
    #expect(try outcome(of: "finally: { notes: ['a, b'] }\n", after: steps).verdict == .passed)
    let two = try outcome(of: "finally: { notes: [a, b] }\n", after: steps)
    #expect(two.summary == [#"5:12 notes: ["a, b"], not [a, b]"#])
  }

  @Test(arguments: [#"'"'"#, "'[a]'", "']'", #"'\'"#])
  func `no url in a page stack looks like another list`(_ url: String) throws {
    let routes = "sdk: { routes: { \(url): { after: 0ms } } }\n"
    let steps = "  - start: {}\n    expect: any\n  - { pushURL: \(url), expect: any }\n"
    let outcome = try outcome(
      of: routes + "finally: { pageStack: [\(url), a] }\n", after: steps)
    #expect(outcome.verdict == .failed)
    let alike = ScenarioRunner.run(
      try decoded(
        "format: whalesim/1\nname: n\nsteps:\n" + steps + routes
          + "finally: { pageStack: [\(url)] }\n"))
    #expect(alike.verdict == .passed)
  }

  @Test func `a return that was cut off by the end was not what it should be`() throws {
    let host = """
      host:
        reactions:
          didFinishLaunching:
            - do: [{ read: sdkStatus, returns: NotStarted, after: 5s }]

      """
    #expect(try outcome(of: host + "end: 3s\n").summary == ["9:33 returnNeverCame NotStarted"])
    let judged = try outcome(of: host + "end: 6s\n")
    #expect(judged.verdict == .failed)
    let right = host.replacing("returns: NotStarted", with: "returns: Started")
    #expect(try outcome(of: right + "end: 6s\n").verdict == .passed)
    let killed = try outcome(
      of: right, after: "  - start: {}\n    expect: any\n  - { at: 1s, app: kill, expect: [] }\n")
    #expect(killed.summary == ["10:33 returnNeverCame Started"])
  }

  @Test(arguments: [("50ms", "90ms"), ("90ms", "90ms")])
  func `an end that comes before an untimed step makes the file invalid`(
    _ end: String, _ began: String
  ) throws {
    let outcome = try outcome(
      of: "end: \(end)\n",
      after: "  - start: {}\n    expect: any\n  - { note: a, expect: [] }\n")
    #expect(outcome.summary == ["7:6 endPast \(end) \(began)"])
    #expect(outcome.verdict == .invalid)
    #expect(outcome.run.steps.count == 1)
  }

  @Test func `an end right after the last step began is fine`() throws {
    let outcome = try outcome(
      of: "end: 91ms\n",
      after: "  - start: {}\n    expect: any\n  - { note: a, expect: [] }\n")
    #expect(outcome.verdict == .passed)
  }

  @Test func `a window that was never open forbids nothing`() throws {
    let never = "never: [{ enterSdkPage: {}, after: willDestroy }]\n"
    #expect(try outcome(of: never).summary == ["6:11 neverOpened enterSdkPage"])
    let opened = try outcome(
      of: never,
      after: "  - start: {}\n    expect: any\n  - { logoutAndDestroy: {}, expect: any }\n")
    #expect(opened.verdict == .passed)
    let open = try outcome(of: "never: [{ enterSdkPage: {}, until: willDestroy }]\n")
    #expect(open.verdict == .passed)
  }

  @Test func `without a step nothing can fail`() throws {
    let empty = ScenarioRunner.run(
      try decodedParts("finally: { status: NotStarted }\nnever: [startFailed]\n"))
    #expect(empty.summary == ["3:1 nothingHappens"])
    #expect(empty.verdict == .vacuous)
    let wrong = ScenarioRunner.run(try decodedParts("finally: { status: Started }\n"))
    #expect(wrong.verdict == .failed)
  }
}
