import EventLog
import Lifecycle
import Report
import Scenario
import Simulator

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The reports of a replay. Their files are opened before the first run, so that a path that cannot
/// be written is said at once, and written after the last.
struct ReportFiles {
  private var runs: [ReportedRun] = []
  private let files: [(target: ReportTarget, descriptor: Int32)]

  init(_ targets: [ReportTarget]) throws(FileError) {
    var files: [(ReportTarget, Int32)] = []
    for target in targets {
      guard let path = target.path else {
        files.append((target, -1))
        continue
      }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        throw .unwritable(path: path, reason: TerminalDevice.words(for: errno))
      }
      files.append((target, descriptor))
    }
    self.files = files
  }

  /// Whether anybody asked for one.
  var areWanted: Bool { !files.isEmpty }

  /// A file that could not be read.
  mutating func add(_ error: FileError) {
    guard areWanted else { return }
    runs.append(
      ReportedRun(
        name: error.path, path: error.path, verdict: .invalid, headline: error.message,
        lines: [error.message]))
  }

  mutating func add(_ invalid: InvalidScenario) {
    guard areWanted else { return }
    let lines = invalid.render().split(separator: "\n").map(String.init)
    let position = invalid.diagnostics.first?.position ?? .start
    runs.append(
      ReportedRun(
        name: invalid.path, path: invalid.path, line: Int(position.line),
        column: Int(position.column), verdict: .invalid, headline: lines.first ?? "",
        lines: lines))
  }

  mutating func add(_ play: Play) throws(EventLogError) {
    guard areWanted else { return }
    let outcome = play.outcome
    let position = outcome.findings.first?.span.start ?? .start
    let lines =
      play.dependsOn.isEmpty
      ? FailureText.lines(outcome, history: nil)
      : FailureText.dependsLines(
        outcome, preset: play.preset?.rawValue ?? "", on: play.dependsOn, history: nil)
    let preset = play.preset.map { " [\($0.rawValue)]" } ?? ""
    runs.append(
      ReportedRun(
        name: outcome.file.name.value + preset, path: outcome.file.path,
        line: Int(position.line), column: Int(position.column), verdict: outcome.verdict,
        depends: !play.dependsOn.isEmpty, length: outcome.run.records.last?.at ?? 0,
        hash: try RunHash.hash(of: play), headline: lines.first ?? "", lines: lines))
  }

  /// Writes them all and closes their files.
  func write(_ output: inout OutputWriter) throws(FileError) {
    var fault: FileError?
    for (target, descriptor) in files {
      guard let path = target.path else {
        output.write(target.format.text(runs))
        continue
      }
      var writer = OutputWriter(descriptor: descriptor)
      writer.send(target.format.text(runs))
      writer.flush()
      if case .failed(let number) = writer.state {
        fault = fault ?? .unwritable(path: path, reason: TerminalDevice.words(for: number))
      }
      close(descriptor)
    }
    if let fault { throw fault }
  }
}
