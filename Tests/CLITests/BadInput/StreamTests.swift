import Foundation
import Testing

/// Output that nobody takes.
@Suite struct `When the output cannot be written` {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(fixtures: [
      "passing/elsewhere.yaml", "passing/renewal.yaml", "failures/wrong-code.yaml",
    ])
  }

  /// What a shell makes of a line in which `$w` is the command.
  private func shell(_ line: String) throws -> Whalesim.Result {
    try RunningCommand(
      "/usr/bin/env", ["bash", "-c", "w=$0; " + line, Whalesim.path], in: workspace.path
    ).result()
  }

  private func expectRuns(_ count: Int, at location: SourceLocation = #_sourceLocation) throws {
    let result = try workspace.sqlite("SELECT count(*), sum(state = 'sealed') FROM runs")
    #expect(result == ["\(count)|\(count)"], sourceLocation: location)
    let health = try workspace.sqlite("SELECT sum(found) FROM health")
    #expect(health == ["0"], sourceLocation: location)
  }

  @Test func `because the disk is full, it says so and the runs are recorded`() throws {
    let result = try shell("$w replay elsewhere.yaml renewal.yaml > /dev/full")
    #expect(
      result.errors == "error: standard output cannot be written (No space left on device)\n")
    #expect(result.code == 8)
    try expectRuns(2)
    #expect(try shell("$w history last > /dev/full").code == 8)
    #expect(try shell("$w --help > /dev/full").code == 8)
  }

  @Test func `because it is closed, it says so and writes into no file instead`() throws {
    let result = try shell("$w replay elsewhere.yaml renewal.yaml >&-")
    #expect(result.errors == "error: standard output cannot be written (Bad file descriptor)\n")
    #expect(result.code == 8)
    try expectRuns(2)
    #expect(try shell("$w replay elsewhere.yaml >&- 2>&- <&-").code == 8)
    try expectRuns(3)
    #expect(try workspace.names().filter { $0.hasPrefix("whalesim.") } == ["whalesim.sqlite"])
    #expect(try workspace.sqlite("PRAGMA integrity_check") == ["ok"])
  }

  @Test func `because its reader has gone, the verdict stands`() throws {
    let passed = try shell("$w replay elsewhere.yaml renewal.yaml | head -1; exit ${PIPESTATUS[0]}")
    #expect(passed.lines.count == 1 && passed.errors.isEmpty)
    #expect(passed.code == 0)
    let failed = try shell("$w replay wrong-code.yaml elsewhere.yaml | :; exit ${PIPESTATUS[0]}")
    #expect(failed.errors.isEmpty)
    #expect(failed.code == 1)
    try expectRuns(4)
    let history = try shell("$w history last --json | head -1; exit ${PIPESTATUS[0]}")
    #expect(history.lines.count == 1 && history.errors.isEmpty && history.code == 0)
  }

  @Test func `of errors, the code still tells`() throws {
    #expect(try shell("$w replay nosuch.yaml 2> /dev/full").code == 2)
    #expect(try shell("$w replay nosuch.yaml 2>&-").code == 2)
  }
}
