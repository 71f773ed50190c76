import Lifecycle
import Simulator
import TestSupport
import Testing

/// What must be true of every run, on scripts that nobody thought of.
///
/// The scripts of one seed are the same everywhere. A failure names the seed of its script; make it
/// the survey's only one to see that script alone.
@Suite struct `Two thousand scripts made by dice` {
  /// Pushes, analytics and calls that a reading keeps are left to other scripts made by chance.
  private static let unthrown: Set<EventKind> = [
    .startPush, .updateDeviceToken, .handleLaunchOptions, .willPresent, .didReceive,
    .checkIsLBNotification, .showTip, .handleNotificationClick, .complete, .analyticsEvent,
    .pushStartCompleted, .deviceTokenCompleted, .routerHandler, .notificationArrived,
    .deviceTokenArrived, .tapTip, .pushServiceStarted, .pushServiceFailed, .deviceTokenRecorded,
    .deviceTokenBound, .tipShown, .tipSkipped, .tipDismissed, .pushServiceReset, .callDeferred,
  ]

  private static let survey = Survey(seeds: 20_261_130..<20_263_130)

  @Test func `keep every promise of the log`() {
    for fault in Self.survey.faults { Issue.record("\(fault)") }
  }

  @Test func `give the same run when they are played again`() {
    #expect(Self.survey.seedsThatDiffer == [])
  }

  @Test func `reach every kind of event`() {
    let missing = EventKind.allCases.filter { !Self.survey.kinds.contains($0) }
    #expect(missing.filter { !Self.unthrown.contains($0) } == [])
  }

  @Test func `run to their end, most of them, and long enough to be worth it`() {
    let survey = Self.survey
    #expect(survey.stops["finished", default: 0] > 1200, "\(survey.stops)")
    for stop in ["impossible", "endless", "timer armed"] {
      #expect(survey.stops[stop, default: 0] > 0, "\(survey.stops)")
    }
    #expect(survey.events > 100_000, "\(survey.events)")
  }
}

/// What came of playing the scripts of some seeds.
private struct Survey: Sendable {
  var faults: [String] = []
  var seedsThatDiffer: [UInt64] = []
  var kinds: Set<EventKind> = []
  var stops: [String: Int] = [:]
  var events = 0

  init(seeds: Range<UInt64>) {
    for seed in seeds { play(seed) }
  }

  private mutating func play(_ seed: UInt64) {
    let script = RandomScript.script(seed: seed)
    let run = Simulation.play(script)
    faults += RunAudit.faults(of: run).map { "seed \(seed): \($0)" }
    let again = Simulation.play(script)
    if again.records != run.records || again.finalState != run.finalState {
      seedsThatDiffer.append(seed)
    }
    kinds.formUnion(run.records.map(\.event.kind))
    stops[name(run.stop), default: 0] += 1
    events += run.records.count
  }

  private func name(_ stop: StopReason) -> String {
    switch stop {
    case .finished: "finished"
    case .impossible: "impossible"
    case .timePast: "time past"
    case .endPast: "end past"
    case .timerArmedAtQuietEnd: "timer armed"
    case .endless: "endless"
    }
  }
}
