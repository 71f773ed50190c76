import Foundation
import Testing

/// Every file and every command of Docs/Scenarios.md.
///
/// A `yaml` block whose first line is `# NAME.yaml` is that file, whole; there are no other blocks
/// of that kind, so that nothing stands in the manual that nobody tried.
@Suite struct `The manual of the language keeps its word` {
  private static let page = "Docs/Scenarios.md"

  private static func files() throws -> [(name: String, text: String)] {
    let lines = try Checkout.text(page).split(separator: "\n", omittingEmptySubsequences: false)
    var files: [(name: String, text: String)] = []
    var isInside = false
    for (line, next) in zip(lines, lines.dropFirst()) {
      if line == "```yaml" {
        let name = next.hasPrefix("# ") ? String(next.dropFirst(2)) : "a block without a name"
        files.append((name, ""))
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }

  @Test func `every file on the page passes`() throws {
    let files = try Self.files()
    #expect(files.count >= 6)
    #expect(files.filter { !$0.name.hasSuffix(".yaml") }.map(\.text) == [])
    let workspace = try Workspace()
    for file in files { try workspace.write(file.text, to: "suite/\(file.name)") }
    let result = try workspace.whalesim("replay", "suite", "--quiet")
    #expect(result.code == 0)
    #expect(result.output + result.errors == "")
  }

  @Test func `every command on the page prints what it says`() throws {
    let workspace = try Workspace()
    for file in try Self.files() { try workspace.write(file.text, to: file.name) }
    let examples = Readme.examples(in: try Checkout.text(Self.page))
    #expect(!examples.isEmpty)
    for example in examples {
      let words = Transcript.words(of: example.command)
      #expect(words.first == "whalesim", "\(Self.page):\(example.line)")
      let result = try Whalesim.run(Array(words.dropFirst()), in: workspace.path)
      #expect(
        result.output + result.errors == example.output, "\(Self.page):\(example.line)")
    }
  }
}
