import Report
import Testing

@testable import WhaleSimCLI

@Suite struct `Text from outside cannot steer a terminal` {
  @Test(arguments: [
    ("plain", "plain"), ("Grüße, 你好, 👩‍👩‍👧", "Grüße, 你好, 👩‍👩‍👧"),
    ("\u{1B}[2J", "\\u001B[2J"), ("a\rb", "a\\u000Db"), ("a\tb", "a\\u0009b"),
    ("\u{9B}31m", "\\u009B31m"), ("\u{7F}", "\\u007F"), ("\u{202E}gpj", "\\u202Egpj"),
    ("\u{2066}x\u{2069}", "\\u2066x\\u2069"), ("\u{200B}", "\\u200B"),
    ("\u{FEFF}a", "\\uFEFFa"), ("a\u{2028}b", "a\\u2028b"), ("\u{61C}", "\\u061C"),
    ("a\nb", "a\\u000Ab"),
  ])
  func `in a line`(_ text: String, _ shown: String) {
    var output = OutputWriter.memory
    output.writeLine(text)
    #expect(output.gathered == shown + "\n")
  }

  @Test func `in a text of several lines`() {
    var output = OutputWriter.memory
    output.write("one\ntwo\u{1B}[H\n")
    #expect(output.gathered == "one\ntwo\\u001B[H\n")
  }

  @Test func `but our own colors reach it`() {
    var output = OutputWriter.memory
    output.writeLine(Paint(isOn: true).bad("FAIL") + " \u{1B}[31mred")
    #expect(output.gathered == "\u{1B}[1;31mFAIL\u{1B}[0m \\u001B[31mred\n")
  }

  @Test func `in the name of a scenario, of a page or of a file`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      format: whalesim/1
      name: "a\\u202Eb\\x9B"
      steps:
        - start: {}
          expect: [didFinishLaunching]
        - pushURL: "lb://page/\\u202E"
          expect: []
      """, to: "x\u{202E}\n.yaml")
    let result = try workspace.whalesim("replay", ".")
    let history = try workspace.whalesim("history", "last")
    let json = try workspace.whalesim("history", "last", "--json")
    #expect(result.code == 1 || result.code == 3)
    for text in [result.output, result.errors, history.output, json.output] {
      #expect(!text.unicodeScalars.contains { [0x202E, 0x9B, 0x1B].contains($0.value) })
    }
  }
}
