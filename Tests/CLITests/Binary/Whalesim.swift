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
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Result {
    try RunningCommand(path, arguments, in: folder, environment: environment).result()
  }

  /// Runs it as a user who may not do everything, as root may.
  static func runUnprivileged(_ arguments: [String], in folder: String) throws -> Result {
    guard geteuid() == 0 else { return try run(arguments, in: folder) }
    return try RunningCommand(
      "/usr/bin/env", Self.asNobody + [path] + arguments, in: folder
    ).result()
  }

  private static let asNobody = [
    "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
  ]

  /// Whether this user, or one this user can become, is refused what the permissions of a file
  /// refuse.
  static let canBeRefused: Bool = {
    let result = try? runUnprivileged(["--version"], in: "/")
    return result?.code == 0
  }()
}

/// A command under way.
final class RunningCommand {
  private let process = Process()
  private let streams: TemporaryFiles
  /// Where its output comes out, if it was asked for.
  private let pipe: Foundation.Pipe?
  private let watchdog: DispatchWorkItem

  /// How long a command may take before it counts as hanging and is killed, in seconds.
  private static let patience = 120.0

  init(
    _ program: String, _ arguments: [String], in folder: String,
    environment: [String: String] = [:], piped: Bool = false
  ) throws {
    pipe = piped ? Foundation.Pipe() : nil
    streams = try TemporaryFiles()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = Self.environment(environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe ?? streams.output
    process.standardError = streams.errors
    try process.run()
    // The command has the files now. A cancelled watchdog lives until its time, so it knows only a
    // number: thousands of open files bring down Foundation, which lists them for every process.
    try streams.close()
    let number = process.processIdentifier
    watchdog = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
  }

  deinit {
    // One that nobody waited for must not outlive its test.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    watchdog.cancel()
  }

  /// The least a command needs, in the C locale, so that no test depends on who runs it.
  private static func environment(_ changes: [String: String]) -> [String: String] {
    var environment = ["LANG": "C"]
    for name in ["PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return environment.merging(changes) { _, new in new }
  }

  var isRunning: Bool { process.isRunning }

  /// What it has written to its standard output so far, where that is no pipe.
  var outputSoFar: String { (try? streams.text(of: "output")) ?? "" }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until it has written something to its pipe.
  func waitForOutput() -> String {
    String(decoding: pipe?.fileHandleForReading.availableData ?? Data(), as: UTF8.self)
  }

  /// Waits for the end.
  func result() throws -> Whalesim.Result {
    let rest = try pipe?.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    watchdog.cancel()
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Whalesim.Result(
      output: try rest.map { String(decoding: $0, as: UTF8.self) } ?? streams.text(of: "output"),
      errors: try streams.text(of: "errors"),
      code: wasKilled ? -process.terminationStatus : process.terminationStatus)
  }
}
