import Foundation
import Testing

/// Files of every format there ever was are opened, verified and executed again, for ever.
///
/// Until the first release `WHALESIM_RECORD=1 swift test --filter FrozenFormatTests` writes the
/// newest one anew; afterwards a file that stands here is never touched.
@Suite(.serialized) struct FrozenFormatTests {
  private static let folder = "Tests/EventLogTests/Frozen"
  private static let newest = "format-1.sqlite"
  private static let scenarios = [
    "pages/enter-and-exit", "process/kill-while-starting", "push/same-message-twice",
    "resolver/one-answer-settles-all", "resolver/timeout-of-five-seconds",
    "runtime-error/once-in-each-session", "startup/auth-failure-403",
  ]
  private static let isRecording =
    ProcessInfo.processInfo.environment["WHALESIM_RECORD"].map { !$0.isEmpty } ?? false

  @Test func `the newest format has a file`() throws {
    if Self.isRecording { try Self.record() }
    #expect(Checkout.names(in: Self.folder).contains(Self.newest))
  }

  @Test(arguments: ["format-1.sqlite"])
  func `a frozen file is opened, verified and executed again`(name: String) throws {
    let workspace = try Workspace()
    let path = Checkout.path("\(Self.folder)/\(name)")
    try workspace.write(Array(try Data(contentsOf: URL(fileURLWithPath: path))), to: name)

    // The words that explain a log may have become better since; nothing else may differ.
    let words = [" of event_kinds ", " says something else than whalesim", " wrong"]
    let verified = try workspace.whalesim("verify", "--db", name)
    let wrong = verified.code == 0 ? [] : verified.lines
    #expect(wrong.filter { line in !words.contains { line.contains($0) } } == [])
    #expect(try workspace.whalesim("history", "1", "--db", name).code == 0)

    let rerun = try workspace.whalesim("rerun", "--all", "--db", name)
    #expect(rerun.code == 0, "\(rerun.output)")
    #expect(try workspace.whalesim("rebuild", "--db", name).code == 0)
    #expect(try workspace.whalesim("verify", "--db", name).code == 0)
    let count = try workspace.sqlite("SELECT count(*) FROM runs", on: name)
    #expect(count == ["\(Self.scenarios.count)"])
  }

  private static func record() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    let files = scenarios.map { "Scenarios/\($0).yaml" }
    let replay = try Whalesim.run(["replay", "--quiet"] + files, in: workspace.path)
    #expect(replay.code == 0)
    #expect(try workspace.whalesim("export", newest).code == 0)
    let target = URL(fileURLWithPath: Checkout.path("\(folder)/\(newest)"))
    try Data(try workspace.bytes(of: newest)).write(to: target)
  }
}
