import Lifecycle
import Simulator
import TestSupport
import Testing

/// Where a call finds the SDK: each status of the table, reached by a real script.
enum Situation: String, CaseIterable {
  case notStarted
  case starting
  case started
  /// Inside willDestroy.
  case isDestroying
  /// Started, after didRunInError(401), with one page open.
  case invalidated
  /// Started, with one page open.
  case onPage

  /// Everything that follows from a call made here, the call first.
  func consequence(of call: HostStimulus) -> [String] {
    let accounts = [
      AccountScript(name: "A"), AccountScript(name: "B", missing: [.appId, .token]),
    ]
    guard self == .isDestroying else {
      let played = Played(steps + [callStep(call)], accounts: accounts)
      return played.lines(from: played.run.steps.last?.firstSeq ?? 0)
    }
    let played = Played(
      [.then(.start), .then(.destroy)], accounts: accounts,
      host: .silent(.on(.willDestroy, .call(call))))
    return Array(played.lines(fromFirst: .willDestroy).dropFirst())
  }

  private var steps: [StepScript] {
    switch self {
    case .notStarted, .isDestroying: []
    case .starting, .started: [.then(.start)]
    case .onPage: [.then(.start), .then(.push("lb://page/main"))]
    case .invalidated:
      [
        .then(.start), .then(.push("lb://page/main")), .then(.revoke("T1")), .then(.request()),
      ]
    }
  }

  private func callStep(_ call: HostStimulus) -> StepScript {
    self == .starting ? .at(10, .host(call)) : .then(.host(call))
  }
}
