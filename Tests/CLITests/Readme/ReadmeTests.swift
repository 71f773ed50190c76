import Foundation
import Testing

/// Every example of README.md, typed in and compared with what stands below it.
///
/// A `console` block holds commands behind `$ ` and what they print. A `yaml` block followed by a
/// file's name in code font, `Saved as …`, is that file.
@Suite struct `README.md keeps its word` {
  @Test func `every example prints what it says`() throws {
    let examples = Readme.examples(in: try Checkout.text("README.md"))
    #expect(examples.contains { $0.command.hasPrefix("sqlite3 ") })
    let workspace = try Workspace()
    try workspace.linkScenarios()
    for (name, text) in Readme.files(in: try Checkout.text("README.md")) {
      try workspace.write(text, to: name)
    }
    let replay = try workspace.whalesim("replay", "Scenarios", "--db", "whalesim.sqlite")
    #expect(replay.code == 0)
    let binaries = (Whalesim.path as NSString).deletingLastPathComponent
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for example in examples {
      let result = try RunningCommand(
        "/usr/bin/env", ["bash", "-c", "exec 2>&1; " + example.command], in: workspace.path,
        environment: ["PATH": "\(binaries):\(path)"]
      ).result()
      if result.output != example.output {
        Issue.record(
          "README.md:\(example.line): $ \(example.command)\nprints\n\(result.output)")
      }
    }
  }

  @Test func `a block is read as commands and what they print`() {
    let text = """
      ```console
      $ one
      a

      b
      $ two
      ```
      ```yaml
      a: 1
      ```
      Saved as `x.yaml`, it
      ```sh
      $ no example
      ```
      """
    #expect(
      Readme.examples(in: text) == [
        Readme.Example(line: 2, command: "one", output: "a\n\nb\n"),
        Readme.Example(line: 6, command: "two", output: ""),
      ])
    #expect(Readme.files(in: text).map(\.name) == ["x.yaml"])
    #expect(Readme.files(in: text).map(\.text) == ["a: 1\n"])
  }
}

/// README.md as far as it can be tried.
enum Readme {
  struct Example: Equatable {
    var line: Int
    var command: String
    var output: String
  }

  private struct Block {
    var language: String
    /// The number of its first line below the fence.
    var line: Int
    var lines: [String] = []
    /// The prose between it and the next block.
    var after = ""
  }

  private static func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var isInside = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if !isInside { blocks.append(Block(language: String(line.dropFirst(3)), line: index + 2)) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].lines.append(String(line))
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].after += line + "\n"
      }
    }
    return blocks
  }

  static func examples(in text: String) -> [Example] {
    var examples: [Example] = []
    for block in blocks(in: text) where block.language == "console" {
      for (index, line) in block.lines.enumerated() {
        if line.hasPrefix("$ ") {
          examples.append(
            Example(line: block.line + index, command: String(line.dropFirst(2)), output: ""))
        } else if !examples.isEmpty {
          examples[examples.count - 1].output += line + "\n"
        }
      }
    }
    return examples
  }

  static func files(in text: String) -> [(name: String, text: String)] {
    blocks(in: text).compactMap { block in
      guard block.language == "yaml" else { return nil }
      let words = block.after.split(whereSeparator: { " \n,.".contains($0) && $0 != "." })
      guard
        let name = words.first(where: { $0.hasPrefix("`") && $0.hasSuffix(".yaml`") })
      else { return nil }
      return (name.filter { $0 != "`" }, block.lines.joined(separator: "\n") + "\n")
    }
  }
}
