import Foundation
import Testing

/// What a person sees, who has a terminal.
@Suite(.enabled(if: Terminal.canBePlayed)) struct `On a terminal` {
  @Test func `a long replay tells how far it is, and leaves its line clean`() throws {
    let workspace = try Workspace()
    try GeneratedSuite.write(1500, to: workspace, in: "suite")
    let text = try Terminal.run("replay suite --filter 'Generated 1000'", in: workspace)
    let progress = text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(progress.count > 2)
    let pattern = #"^\d+/1500  \d+/s  suite/\d/generated-\d+\.yaml$"#
    for line in progress.dropFirst().dropLast() where !line.isEmpty {
      #expect(line.range(of: pattern, options: .regularExpression) != nil, "\(line)")
    }
    #expect(
      progress.last == """
        \u{1B}[32mpass\u{1B}[0m  suite/1/generated-1000.yaml  Generated 1000\r
        1 scenario: 1 passed. 20 events in whalesim.sqlite\r

        """)
  }

  @Test func `there is no progress with --quiet, and no color with NO_COLOR`() throws {
    let workspace = try Workspace()
    try GeneratedSuite.write(1500, to: workspace, in: "suite")
    #expect(try Terminal.run("replay suite --quiet --no-db", in: workspace) == "")
    try workspace.write(
      try Checkout.text("Tests/CLITests/Fixtures/failures/never.yaml"), to: "never.yaml")
    let plain = try Terminal.run("replay never.yaml", in: workspace, ["NO_COLOR": "1"])
    #expect(plain.hasPrefix("FAIL  never.yaml:11:7  "))
    #expect(!plain.contains("\u{1B}"))
    let colored = try Terminal.run("replay never.yaml", in: workspace, ["NO_COLOR": ""])
    #expect(colored.hasPrefix("\u{1B}[1;31mFAIL\u{1B}[0m  never.yaml:11:7  "))
  }
}

/// A terminal of its own for a command, by the program `script`.
enum Terminal {
  static let canBePlayed = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// Everything the terminal is sent, standard error among it.
  static func run(
    _ line: String, in workspace: Workspace, _ environment: [String: String] = [:]
  ) throws -> String {
    let result = try RunningCommand(
      "/usr/bin/script", ["-qec", "'\(Whalesim.path)' \(line)", "/dev/null"], in: workspace.path,
      environment: environment.merging(["TERM": "xterm"]) { given, _ in given }
    ).result()
    return result.output
  }
}
