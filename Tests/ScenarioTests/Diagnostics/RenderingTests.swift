import Testing

@testable import Scenario

@Suite struct RenderingTests {
  private func rendered(_ bytes: [UInt8]) -> String {
    do {
      _ = try decode(bytes)
      return ""
    } catch {
      return error.render()
    }
  }

  @Test func `a file in another encoding is named without an excerpt`() {
    #expect(
      rendered([0xFF, 0xFE, 0x61, 0])
        == "error[not-utf8] file.yaml:1:1  the file is UTF-16; save it as UTF-8\n")
  }

  @Test func `a byte that is not UTF-8 stands as a replacement character in its line`() {
    #expect(
      rendered(Array("a: 1\nb: caf".utf8) + [0xE9, 0x20, 0x62, 0x0A]) == """
        error[not-utf8] file.yaml:2:7  byte 0xE9 is not UTF-8; if the file is Latin-1, save it as \
        UTF-8
          2 | b: caf\u{FFFD} b
            |       ^

        """)
  }

  @Test func `a file too large is said so before it is read`() {
    #expect(
      InvalidScenario.tooLarge(bytes: 2_097_152, path: "big.yaml").render()
        == "error[too-large] big.yaml:1:1  the file has 2,097,152 bytes; a scenario has at most "
        + "1,048,576\n")
  }

  @Test func `the list of findings ends with how many it leaves out`() {
    let steps = String(repeating: "  - strat: A\n", count: 600)
    let text = rendered(Array("format: whalesim/1\nname: n\nsteps:\n\(steps)".utf8))
    #expect(text.contains("error[more-findings] file.yaml:503:5  100 more findings are not shown"))
    #expect(text.count { $0 == "\n" } == 500 * 3 + 1)
  }

  @Test(arguments: [
    "jwt: eyJhbGciOi.eyJzdWIi.c2ln\n",
    "format: whalesim/1\nname: n\nsteps:\n  - resolve: { token: abcdefghijklmnopqrstuvwxyz }\n",
    "format: whalesim/1\nname: n\nsteps:\n  - revoke:\n      abcdefghijklmnopqrstuvwxyz\n",
    "format: whalesim/1\nname: n\nsteps:\n  - revoke: \"abcdefghijklm\\\n      nopqrstuvwxyz\"\n",
    "token: abcdefghijklmnopqrstuvwxyz\n  bad: [\n",
    "{ \"token\": \"abcdefghijklmnopqrstuvwxyz\", ] }\n",
    "format: whalesim/1\nname: n\nserver: { tokens: { abcdefghijklmnopqrstuvwxyz: {} } }",
    "format: whalesim/1\nname: n\nsteps:\n  - { revoke: abcdefghijklmnopqrstuvwxyz, strat: {} }\n",
  ])
  func `no message shows a secret`(_ text: String) {
    let shown = rendered(Array(text.utf8))
    #expect(!shown.isEmpty)
    #expect(!shown.contains("eyJzdWIi"))
    #expect(!shown.contains("abcdefghijklm"))
    #expect(!shown.contains("nopqrstuvwxyz"))
  }

  @Test func `a secret far into a long line is not shown either`() {
    let notes = (0..<300).map { "{ note: word\($0) }" }.joined(separator: ", ")
    let text = """
      format: whalesim/1
      name: n
      steps: [\(notes), { revoke: abcdefghijklmnopqrstuvwxyz }, { strat: {} }, \(notes)]
      """
    let shown = rendered(Array(text.utf8))
    #expect(shown.contains("strat: {}"))
    #expect(!shown.contains("abcdefghijklmnopqrstuvwxyz"))
  }

  @Test func `what would move the cursor is shown as a replacement character`() {
    let source = SourceText(bytes: Array("a: \u{1B}[31m\u{202E}x\r\n".utf8))
    let span = SourceSpan(SourcePosition(line: 1, column: 9), length: 2)
    #expect(source.excerpt(of: span).text == "a: \u{FFFD}[31m\u{FFFD}x")
  }

  @Test func `carets stand under wide characters and behind marks without width`() {
    let source = SourceText(bytes: Array("\u{FEFF}日e\u{301}\tab\n".utf8))
    let excerpt = source.excerpt(
      of: SourceSpan(SourcePosition(line: 1, column: 5), length: 2))
    #expect(excerpt.indent == "   \t")
    #expect(excerpt.carets == "^^")
    let wide = source.excerpt(of: SourceSpan(SourcePosition(line: 1, column: 1), length: 1))
    #expect(wide.carets == "^^")
  }

  @Test func `behind the last line there is nothing to show`() {
    let source = SourceText(bytes: Array("a\n".utf8))
    let excerpt = source.excerpt(of: SourceSpan(SourcePosition(line: 2, column: 1), length: 1))
    #expect(excerpt == Excerpt(text: "", indent: "", carets: "^"))
  }

  @Test func `advice gives the whole corrected line`() {
    let text = "format: whalesim/1\nname: n\nsteps:\n  - start: {}\n    expect: [willDestroi]\n"
    let found = findings(Array(text.utf8))
    let source = SourceText(bytes: Array(text.utf8))
    #expect(found.map { $0.correctedLine(in: source) } == ["    expect: [willDestroy]"])
  }

  @Test func `no corrected line is made of a line with a secret in it`() {
    let source = SourceText(bytes: Array("token: abcdefghijklmnopqrstuvwxyz, strat: 1\n".utf8))
    let diagnostic = Diagnostic(
      .name(.unknownKey("strat", in: "a step", known: [])),
      at: SourceSpan(SourcePosition(line: 1, column: 36), length: 5),
      advice: .didYouMean("start"))
    #expect(diagnostic.correctedLine(in: source) == nil)
  }
}
