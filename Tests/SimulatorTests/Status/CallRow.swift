import Lifecycle
import Simulator
import TestSupport
import Testing

/// One row of the status × stimulus table: a call, and what it leads to in each status.
struct CallRow: Sendable, CustomTestStringConvertible {
  let name: String
  let call: HostStimulus
  let expected: [Situation: [String]]

  var testDescription: String { name }

  /// A row whose call leads to `alone` in NotStarted, Started and after didRunInError, to the same
  /// inside willDestroy, and changes nothing about a launch under way.
  ///
  /// `later` are the lines that come in a turn of their own.
  init(
    _ name: String, _ call: HostStimulus, notStarted: [String], started: [String],
    isDestroying: [String], starting: [String]? = nil, invalidated: [String]? = nil,
    onPage: [String]? = nil
  ) {
    self.name = name
    self.call = call
    expected = [
      .notStarted: notStarted,
      .starting: starting ?? notStarted + Self.launchEnds,
      .started: started,
      .isDestroying: isDestroying,
      .invalidated: invalidated ?? started,
      .onPage: onPage ?? started,
    ]
  }

  /// What the launch under way comes to when the call leaves it alone.
  static let launchEnds = ["replyArrived(launch: 200)", "launchSucceeded", "didFinishLaunching"]

  /// Lines inside willDestroy, then the end of the teardown, then what comes in a later turn.
  static func insideWillDestroy(_ inside: [String], later: [String] = []) -> [String] {
    inside.map { "> " + $0 } + ["teardownFinished"] + later
  }
}
