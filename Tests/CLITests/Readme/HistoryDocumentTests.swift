import Foundation
import Testing

/// Every question of Docs/History.md, asked of a history that is made as the document says.
///
/// `WHALESIM_RECORD=1 swift test --filter HistoryDocumentTests` writes the answers anew.
@Suite struct HistoryDocumentTests {
  private static let path = "Docs/History.md"
  private static let isRecording =
    ProcessInfo.processInfo.environment["WHALESIM_RECORD"].map { !$0.isEmpty } ?? false

  @Test func `every question is answered as it says`() throws {
    let text = try Checkout.text(Self.path)
    let workspace = try Workspace()
    try workspace.linkScenarios()
    for (name, contents) in Readme.files(in: text) { try workspace.write(contents, to: name) }
    let examples = Readme.examples(in: text)
    var answers: [String] = []
    for example in examples {
      let answer = try Self.answer(example.command, in: workspace)
      answers.append(answer)
      if answer != example.output, !Self.isRecording {
        Issue.record("\(Self.path):\(example.line): $ \(example.command)\nprints\n\(answer)")
      }
    }
    if Self.isRecording {
      try Self.replacing(examples, in: text, by: answers).write(
        toFile: Checkout.path(Self.path), atomically: true, encoding: .utf8)
    }
  }

  @Test func `there are many of them, and each is a query of the plain shell`() throws {
    let text = try Checkout.text(Self.path)
    let questions = text.split(separator: "\n").filter { $0.hasPrefix("### ") }
    let queries = Readme.examples(in: text).filter { $0.command.hasPrefix("sqlite3 ") }
    #expect(queries.count >= 25)
    #expect(questions.count == queries.count)
    for (index, question) in questions.enumerated() {
      #expect(question.hasPrefix("### \(index + 1). "))
    }
  }

  private static func answer(_ command: String, in workspace: Workspace) throws -> String {
    let binaries = (Whalesim.path as NSString).deletingLastPathComponent
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try RunningCommand(
      "/usr/bin/env", ["bash", "-c", "exec 2>&1; " + command], in: workspace.path,
      environment: ["PATH": "\(binaries):\(path)"]
    ).result().output
  }

  /// The document with other answers below its commands.
  private static func replacing(
    _ examples: [Readme.Example], in text: String, by answers: [String]
  ) -> String {
    var text = text
    for (example, answer) in zip(examples, answers) {
      let command = "$ \(example.command)\n"
      text = text.replacingOccurrences(of: command + example.output, with: command + answer)
    }
    return text
  }
}
