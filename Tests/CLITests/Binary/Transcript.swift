import Foundation
import Testing

/// Everything that commands printed, as a person at a terminal sees it, compared with a file of
/// `Tests/CLITests/Golden`.
///
/// `WHALESIM_RECORD=1 swift test --filter CLITests` writes the files anew. A missing one is written
/// too, and fails: it has to be read before it is trusted.
struct Transcript {
  private var text = ""

  private static let folder = "Tests/CLITests/Golden/"
  private static let isRecording =
    ProcessInfo.processInfo.environment["WHALESIM_RECORD"].map { !$0.isEmpty } ?? false

  /// Runs a command line, words apart by blanks, and adds what came of it. Single quotes hold a
  /// word together.
  mutating func run(_ line: String, in workspace: Workspace) throws {
    let result = try Whalesim.run(Self.words(of: line), in: workspace.path)
    text += "$ whalesim \(line)\n" + result.output
    if !result.errors.isEmpty { text += "--- standard error\n" + result.errors }
    text += "--- exit \(result.code)\n"
  }

  /// Adds what a command wrote to a file.
  mutating func add(_ text: String) {
    self.text += text
  }

  /// Compares with golden file `name`.
  func check(_ name: String, at location: SourceLocation = #_sourceLocation) throws {
    let path = Checkout.path(Self.folder + name + ".txt")
    let actual = Self.redacted(text)
    guard let golden = try? String(contentsOfFile: path, encoding: .utf8) else {
      try Self.write(actual, to: path)
      Issue.record("\(name).txt was missing and is written; read it", sourceLocation: location)
      return
    }
    guard actual != golden else { return }
    if Self.isRecording { return try Self.write(actual, to: path) }
    Issue.record(
      "\(name).txt differs:\n\(Self.difference(golden, actual))", sourceLocation: location)
  }

  private static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text without what changes from day to day, from version to version and with every new
  /// reading: the wall clock, versions and hashes. Other tests look at those.
  private static func redacted(_ text: String) -> String {
    var text = text
    for (pattern, replacement) in [
      (#"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z"#, "<when>"),
      (#"\b[0-9a-f]{64}\b"#, "<hash of 64>"),
      (#"\b[0-9a-f]{12}\b"#, "<hash of 12>"),
      (#"(SQLite|libyaml) \d+\.\d+\.\d+"#, "$1 <version>"),
    ] {
      text = text.replacingOccurrences(
        of: pattern, with: replacement, options: .regularExpression)
    }
    return text
  }

  /// A command line's words.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    return words
  }

  /// The lines around the first that differ.
  private static func difference(_ golden: String, _ actual: String) -> String {
    let left = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }
    let start = max(0, (first?.offset ?? min(left.count, right.count)) - 2)
    func part(_ lines: [Substring], _ mark: String) -> String {
      lines.dropFirst(start).prefix(8).map { "  \(mark) \($0)" }.joined(separator: "\n")
    }
    return "line \(start + 1), golden:\n\(part(left, "-"))\nnow:\n\(part(right, "+"))"
  }
}
