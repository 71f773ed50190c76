import Contract
import Lifecycle
import Report
import Scenario
import Simulator
import Testing

/// No engine of ours breaks a constraint, so a run is altered after it was played.
@Suite struct `A run that breaks a constraint` {
  private static let text = """
    format: whalesim/1
    name: Sign out with a page
    steps:
      - start: {}
        expect: any
      - pushURL: lb://page/main
        expect: any
      - logoutAndDestroy: {}
        expect: any
    finally:
      status: NotStarted
    """

  /// The run of the scenario with one kind of event hidden behind another.
  private static func outcome(
    without kind: EventKind, _ text: String = text
  ) throws -> Outcome {
    let file = try decoded(text)
    var run = Simulation.play(file.script)
    for index in run.records.indices where run.records[index].event.kind == kind {
      run.records[index].event = .appForegrounded
    }
    return ScenarioRunner.judge(file, run)
  }

  @Test func `fails, whatever its scenario expects`() throws {
    let file = try decoded(Self.text)
    #expect(ScenarioRunner.run(file).verdict == .passed)
    let outcome = try Self.outcome(without: .exitSdkPage)
    #expect(outcome.verdict == .failed)
    #expect(outcome.breaksContract)
  }

  @Test func `is told with the constraint, the events and the clauses, at its step`() throws {
    let outcome = try Self.outcome(without: .exitSdkPage)
    #expect(
      FailureText.lines(outcome, history: nil) == [
        "FAIL  file.yaml:8:5  OC-36 is broken: what #17 promises had not come by #21",
        "   step 3 at 90ms  logoutAndDestroy               (span 90ms … 90ms)",
        "     OC-36 says: WillDestroy → ExitPage (if count > 0) "
          + "(exactly one Exit; none if count was 0), by DESTROY-6, PAGE-2, PAGE-11",
        "     #17 90ms teardownBegan",
        "     #21 90ms teardownFinished",
        "   then: NotStarted, 0 pages, 0 timers",
        "   also broken: OC-45",
      ])
  }

  @Test func `is told beside a scenario that expects nothing`() throws {
    let text = """
      format: whalesim/1
      name: Sign out
      steps:
        - start: {}
          expect: any
        - logoutAndDestroy: {}
          expect: any
      """
    #expect(ScenarioRunner.run(try decoded(text)).verdict == .vacuous)
    #expect(try Self.outcome(without: .willDestroy, text).verdict == .failed)
  }
}
