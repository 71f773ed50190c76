import Foundation
import Testing

/// A replay that is ended from outside: the history holds whole runs and nothing else.
@Suite(.serialized) struct `A replay that is stopped` {
  private static let fileCount = 2000

  /// Plays a long suite and sends `signal` once the first runs are reported.
  private func stop(
    with signal: Int32, in workspace: Workspace, _ options: [String] = []
  ) throws -> Whalesim.Result {
    let command = try RunningCommand(
      Whalesim.path, ["replay", "suite"] + options, in: workspace.path, piped: true)
    #expect(command.waitForOutput().hasPrefix("pass  suite/"))
    command.send(signal)
    return try command.result()
  }

  /// How many runs the history holds, all of them whole.
  private func wholeRuns(
    in workspace: Workspace, at location: SourceLocation = #_sourceLocation
  ) throws -> Int {
    #expect(
      try workspace.sqlite("PRAGMA integrity_check; PRAGMA foreign_key_check") == ["ok"],
      sourceLocation: location)
    #expect(
      try workspace.sqlite("SELECT sum(found) FROM health") == ["0"],
      sourceLocation: location)
    #expect(
      try workspace.sqlite(
        """
        SELECT count(*) FROM runs
         WHERE state <> 'sealed' OR verdict <> 'passed' OR event_count <> 20
        """
      ) == ["0"], sourceLocation: location)
    let count = try workspace.sqlite("SELECT count(*) FROM runs").first
    return try #require(count.flatMap { Int($0) })
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `politely ends after the transaction, says how far it came, and exits with 130`(
    _ signal: Int32
  ) throws {
    let workspace = try Workspace()
    try GeneratedSuite.write(Self.fileCount, to: workspace, in: "suite")
    let result = try stop(with: signal, in: workspace)
    let count = try wholeRuns(in: workspace)
    #expect(result.code == 130)
    #expect(count > 0 && count < Self.fileCount)
    #expect(result.errors == "interrupted: \(count) of \(Self.fileCount) files played\n")
    #expect(
      result.output.hasSuffix(
        "\n\(count) scenarios: \(count) passed. "
          + "\(20 * count) events in whalesim.sqlite\n"))
    #expect(try workspace.names() == ["suite", "whalesim.sqlite"])
  }

  @Test func `by force leaves whole runs, and the next replay goes on from there`() throws {
    let workspace = try Workspace()
    try GeneratedSuite.write(Self.fileCount, to: workspace, in: "suite")
    var before = 0
    for _ in 1...3 {
      let result = try stop(with: SIGKILL, in: workspace)
      #expect(result.code == -SIGKILL)
      let count = try wholeRuns(in: workspace)
      #expect(count > before)
      before = count
    }
    #expect(try workspace.whalesim("replay", "suite", "--filter", "Generated 7").code == 0)
    #expect(try wholeRuns(in: workspace) > before)
    #expect(try workspace.names() == ["suite", "whalesim.sqlite"])
  }

  @Test func `while a second process plays the same is interrupted too`() throws {
    let workspace = try Workspace()
    try GeneratedSuite.write(Self.fileCount, to: workspace, in: "suite")
    let result = try stop(with: SIGINT, in: workspace, ["--twice"])
    #expect(result.code == 130)
    #expect(!result.output.contains("twice the same"))
    #expect(try wholeRuns(in: workspace) > 0)
  }
}
