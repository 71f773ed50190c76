import Foundation

/// The command as it was built, run the way a shell runs it.
enum Whalesim {
  /// What a process printed and how it ended.
  struct Result: Equatable {
    var output: String
    var errors: String
    /// Its exit code; the number of the signal that ended it, negated.
    var code: Int32

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// Where the binary is: beside the bundle of these tests.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let neighbour =
      bundle?.bundleURL ?? Bundle.main.executableURL
      ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return neighbour.deletingLastPathComponent().appendingPathComponent("whalesim").path
  }()

  /// Runs the command in `folder` until it ends.
  static func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:],
    output: FileHandle? = nil
  ) throws -> Result {
    let run = try RunningCommand(
      path, arguments, in: folder, environment: environment, output: output)
    return try run.result()
  }
}

/// A command under way.
final class RunningCommand {
  private let process = Process()
  private let streams: TemporaryFiles
  private let watchdog: DispatchWorkItem

  /// How long a command may take before it counts as hanging and is killed, in seconds.
  private static let patience = 120.0

  init(
    _ program: String, _ arguments: [String], in folder: String,
    environment: [String: String] = [:], output: FileHandle? = nil
  ) throws {
    streams = try TemporaryFiles()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = Self.environment(environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? streams.output
    process.standardError = streams.errors
    let process = process
    watchdog = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
  }

  /// The least a command needs, in the C locale, so that no test depends on who runs it.
  private static func environment(_ changes: [String: String]) -> [String: String] {
    var environment = ["LANG": "C"]
    for name in ["PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return environment.merging(changes) { _, new in new }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end.
  func result() throws -> Whalesim.Result {
    process.waitUntilExit()
    watchdog.cancel()
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Whalesim.Result(
      output: try streams.text(of: "output"), errors: try streams.text(of: "errors"),
      code: wasKilled ? -process.terminationStatus : process.terminationStatus)
  }
}
