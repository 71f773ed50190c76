import Testing
import WhaleSimCLI

@Suite struct `Help is there for everybody` {
  private let commands = [
    "replay", "history", "state", "runs", "why", "diff", "rerun", "verify", "rebuild", "export",
    "prune",
  ]

  private func help(_ words: [String]) throws -> String {
    guard case .help(let text) = try ParsedCommand.parse(words) else {
      Issue.record("\(words) is no request for help")
      return ""
    }
    return text
  }

  @Test func `no line is wider than 80 columns`() throws {
    for words in [["--help"]] + commands.map({ [$0, "--help"] }) {
      for line in try help(words).split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func `it is given for a command however it is asked for`() throws {
    for command in commands {
      let text = try help([command, "--help"])
      #expect(try help([command, "-h"]) == text)
      #expect(try help(["--help", command]) == text)
      #expect(try help(["--db", "a.sqlite", command, "--help"]) == text)
    }
  }

  @Test func `it is given whatever else is wrong with the line`() throws {
    let replay = try help(["replay", "--help"])
    #expect(try help(["replay", "--fliter", "--help"]) == replay)
    #expect(try help(["replay", "--color", "pink", "--help"]) == replay)
    let program = try help(["--help"])
    #expect(try help(["reply", "--help"]) == program)
    #expect(try help(["--nonsense", "--help"]) == program)
  }

  @Test func `a file called --help can still be named`() throws {
    #expect(
      try ParsedCommand.parse(["replay", "--", "--help"])
        == .replay(ReplayOptions(paths: ["--help"])))
  }

  @Test func `every example is a command line that works`() throws {
    for words in [["--help"]] + commands.map({ [$0, "--help"] }) {
      let text = try help(words)
      let example = try #require(text.components(after: "Example:\n").first)
      for line in example.split(separator: "&").filter({ !$0.isEmpty }) {
        let typed = line.split(separator: " ").map(String.init)
        #expect(typed.first == "whalesim")
        let parsed = try ParsedCommand.parse(Array(typed.dropFirst()))
        if case .help = parsed { Issue.record("the example asks for help: \(line)") }
      }
    }
  }

  @Test func `the version is the program's alone`() throws {
    #expect(try ParsedCommand.parse(["--version"]) == .version)
    #expect(try ParsedCommand.parse(["--color", "never", "--version"]) == .version)
    #expect(throws: UsageError.self) { try ParsedCommand.parse(["replay", "--version"]) }
  }
}

extension String {
  /// The lines after a heading.
  fileprivate func components(after heading: String) -> [Substring] {
    guard let range = ranges(of: heading).first else { return [] }
    return self[range.upperBound...].split(separator: "\n")
  }
}
