import Foundation
import Testing

/// A measure, not a test: it passes however slow the command is.
///
/// `WHALESIM_MEASURE=.build/release/whalesim swift test --filter SpeedTool` prints how long the
/// command takes to start, to replay this repository's scenarios, and to replay 10,000 files of 20
/// events into a history on disk, and the most memory it held.
@Suite(.serialized, .enabled(if: MeasuredBinary.path != nil)) struct SpeedTool {
  private static let fileCount = 10_000

  @Test func `start-up, the suite, and ten thousand files`() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    try report("start-up", ["--version"], rounds: 20, in: workspace)
    try report("Scenarios", ["replay", "Scenarios", "--quiet"], rounds: 5, in: workspace)
    try GeneratedSuite.write(Self.fileCount, to: workspace, in: "suite")
    let time = try report(
      "\(Self.fileCount) files", ["replay", "suite", "--quiet"], rounds: 3, in: workspace)
    Self.say("\(Int(Double(Self.fileCount) / time * 1000)) files/s")
  }

  /// Runs the command so many times, prints the median time, and gives it in ms.
  @discardableResult
  private func report(
    _ title: String, _ arguments: [String], rounds: Int, in workspace: Workspace
  ) throws -> Double {
    var times: [Double] = []
    for _ in 1...rounds {
      // Each round begins without a history.
      for name in try workspace.names() where name.hasPrefix("whalesim.sqlite") {
        try FileManager.default.removeItem(atPath: workspace.file(name))
      }
      let start = ContinuousClock.now
      let result = try RunningCommand(MeasuredBinary.path ?? "", arguments, in: workspace.path)
        .result()
      let time = ContinuousClock.now - start
      #expect(result.code == 0)
      times.append(time / .milliseconds(1))
    }
    let median = times.sorted()[rounds / 2]
    Self.say(
      "\(title): \(String(format: "%.1f", median)) ms, "
        + "at most \(Self.mostMemory / 1024) MiB so far")
    return median
  }

  /// The most memory that any command so far held, in KiB.
  private static var mostMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage.ru_maxrss
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

enum MeasuredBinary {
  static let path = ProcessInfo.processInfo.environment["WHALESIM_MEASURE"].map {
    URL(fileURLWithPath: $0).path
  }
}
