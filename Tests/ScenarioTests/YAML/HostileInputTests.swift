import Testing

@testable import Scenario

/// Files made to cost time or memory, or to crash. That they end at all is part of the test: the
/// reader's work is linear in the size.
@Suite struct HostileInputTests {
  @Test(arguments: HostileInputTests.files)
  func `a hostile file is refused with a finding`(_ example: YAMLCase) {
    #expect(example.read().first == example.findings.first)
  }

  static let files: [YAMLCase] = [
    YAMLCase(
      "a bomb of aliases",
      """
      a: &a [x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]
      """, "1:4+2 anchor"),
    YAMLCase("5,000 levels of flow", String(repeating: "[", count: 5_000), "1:33+1 too-deep"),
    YAMLCase("5,000 levels of maps", String(repeating: "{a: ", count: 5_000), "1:129+1 too-deep"),
    YAMLCase("5,000 levels of dashes", String(repeating: "- ", count: 5_000), "1:65+1 too-deep"),
    YAMLCase("a megabyte of brackets", String(repeating: "[", count: 1_000_000), "1:33+1 too-deep"),
    YAMLCase(
      "a megabyte of question marks", String(repeating: "? ", count: 500_000),
      "1:3+1 key-not-scalar"),
    YAMLCase("a megabyte of quotes", String(repeating: "\"", count: 1_000_000), "1:3+1 syntax"),
    YAMLCase("a megabyte of tabs", String(repeating: "\t", count: 1_000_000), "1:1+1000000 tab"),
    YAMLCase("tabs between words", String(repeating: "a\t", count: 500_000), "1:2+1 tab"),
    YAMLCase(
      "a megabyte of zero bytes", bytes: [UInt8](repeating: 0, count: 1_000_000),
      findings: ["1:1+1 control-character"]),
    YAMLCase(
      "two megabytes", bytes: [UInt8](repeating: 0x61, count: 2_097_152),
      findings: ["1:1+1 too-large"]),
    YAMLCase("anchors everywhere", String(repeating: "- &a x\n", count: 140_000), "1:3+2 anchor"),
    YAMLCase(
      "broken anchors everywhere", String(repeating: "- &\n", count: 200_000),
      "1:3+1 anchor"),
    YAMLCase(
      "broken aliases in one line", String(repeating: "*%,", count: 300_000),
      "1:1+2 alias"),
    YAMLCase(
      "100,000 equal keys", String(repeating: "a: 1\n", count: 100_000),
      "2:1+1 duplicate-key"),
    YAMLCase(
      "a key of a megabyte", String(repeating: "k", count: 1_000_000) + ": 1\n",
      "1:1000001+1 syntax"),
    YAMLCase(
      "tokens everywhere", String(repeating: "# eyJa.b.c\n", count: 90_000),
      "1:3+8 secret"),
  ]

  @Test func `100,000 different keys are read`() {
    let text = (0..<80_000).map { "k\($0): 1\n" }.joined()
    #expect(YAMLCase("", text).read() == [])
  }

  @Test(arguments: ["eyJa-", "eyJa..", "eyJ", "eyJa.b ", "xeyJ", "-eyJa"])
  func `what only begins like a token costs nothing`(_ part: String) {
    let text = "a: " + String(repeating: part, count: 40_000) + "\n"
    #expect(YAMLCase("", text).read() == [])
  }

  @Test func `an explicit key of a megabyte is read`() {
    let text = "? " + String(repeating: "k", count: 1_000_000) + "\n: 1\n"
    #expect(YAMLCase("", text).read() == [])
  }

  @Test func `findings beyond 500 are counted, not kept`() {
    var reader = YAMLReader()
    _ = reader.read(Array(String(repeating: "a: 1\n", count: 1_000).utf8))
    let findings = reader.findings.inFileOrder
    #expect(findings.count == 501)
    #expect(findings.last?.cause == .moreFindings(499))
  }
}
