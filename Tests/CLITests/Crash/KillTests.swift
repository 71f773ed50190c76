import Foundation
import TestSupport
import Testing

/// A replay that is killed at some instant, whatever it is doing: what it has acknowledged is in
/// the history, whole, and the next replay goes on from there.
///
/// `WHALESIM_KILLS=2000 swift test --filter KillTests` kills so often; a failure names the seed.
@Suite(.serialized) struct KillTests {
  private static let kills =
    ProcessInfo.processInfo.environment["WHALESIM_KILLS"].flatMap { Int($0) } ?? 12
  private static let fileCount = 300

  /// How far a replay is let come before it is killed.
  private enum Instant: CustomStringConvertible {
    /// The history or a file beside it has this size. The name's end says which.
    case size(String, Int64)
    /// The replay has said that so many runs passed.
    case reported(Int)

    init(_ random: inout SplitMix64) {
      self =
        switch random.below(6) {
        case 0: .size("", 0)
        case 1: .size("-journal", Int64(random.below(8_192)))
        case 2: .size("", Int64(random.below(200_000)))
        case 3: .reported(random.below(KillTests.fileCount))
        default: .size("-wal", Int64(random.below(1_200_000)))
        }
    }

    var description: String {
      switch self {
      case .size(let end, let size): "whalesim.sqlite\(end) of \(size) bytes"
      case .reported(let count): "\(count) runs reported"
      }
    }
  }

  @Test func `at any instant leaves a history that is whole, with all that was acknowledged`()
    throws
  {
    let suite = try Workspace()
    try GeneratedSuite.write(Self.fileCount, to: suite, in: "suite")
    for seed in 1...UInt64(Self.kills) {
      var random = SplitMix64(seed: seed)
      let workspace = try Workspace()
      try FileManager.default.createSymbolicLink(
        atPath: workspace.file("suite"), withDestinationPath: suite.file("suite"))
      // Half of them go on with a history that is there.
      var before = 0
      if random.happens(50) {
        #expect(try workspace.whalesim("replay", "suite/0/generated-1.yaml", "--quiet").code == 0)
        before = 1
      }
      let instant = Instant(&random)
      let acknowledged = try kill(at: instant, in: workspace)
      try check(workspace, has: acknowledged + before, "seed \(seed), \(instant)")
    }
  }

  /// Replays until `instant` and kills. Gives the number of runs that were acknowledged.
  private func kill(at instant: Instant, in workspace: Workspace) throws -> Int {
    let command = try RunningCommand(Whalesim.path, ["replay", "suite"], in: workspace.path)
    while command.isRunning, !hasCome(instant, command, workspace) {}
    command.send(SIGKILL)
    let result = try command.result()
    #expect(result.code == -SIGKILL || result.code == 0)
    return result.lines.filter { $0.hasPrefix("pass  ") }.count
  }

  private func hasCome(
    _ instant: Instant, _ command: RunningCommand, _ workspace: Workspace
  ) -> Bool {
    switch instant {
    case .size(let end, let size):
      var status = stat()
      return stat(workspace.file("whalesim.sqlite" + end), &status) == 0
        && Int64(status.st_size) >= size
    case .reported(let count):
      return command.outputSoFar.split(separator: "\n").count > count
    }
  }

  private func check(_ workspace: Workspace, has acknowledged: Int, _ what: String) throws {
    if isMade(workspace) {
      let verified = try workspace.whalesim("verify")
      #expect(verified.code == 0, "\(what): \(verified)")
      let runs = try sealed(in: workspace)
      #expect(runs >= acknowledged, "\(what)")
      #expect(try workspace.whalesim("runs").code == 0, "\(what)")
    } else {
      #expect(acknowledged == 0, "\(what)")
    }
    let before = isMade(workspace) ? try sealed(in: workspace) : 0
    let next = try workspace.whalesim("replay", "suite/0/generated-2.yaml", "--quiet")
    #expect(next.code == 0, "\(what): \(next)")
    #expect(try sealed(in: workspace) == before + 1, "\(what)")
    let verified = try workspace.whalesim("verify")
    #expect(verified.code == 0, "\(what): \(verified)")
    #expect(
      try workspace.names().filter { $0.hasPrefix("whalesim") } == ["whalesim.sqlite"],
      "\(what)")
  }

  /// Whether the history was made before the kill: until then there is an empty file, or one whose
  /// making the next replay undoes.
  private func isMade(_ workspace: Workspace) -> Bool {
    FileManager.default.fileExists(atPath: workspace.file("whalesim.sqlite"))
      && (try? workspace.sqlite("SELECT count(*) FROM runs")) != nil
  }

  private func sealed(in workspace: Workspace) throws -> Int {
    let count = try workspace.sqlite("SELECT count(*) FROM runs WHERE state = 'sealed'").first
    return try #require(count.flatMap { Int($0) })
  }
}
