import Testing

@testable import Scenario

@Suite struct YAMLReaderTests {
  @Test func `every node keeps its line and column`() {
    let tree = YAMLTree.of(
      """
      # a comment
      a: 1
      "b c":
        - x
        - { y: [z, 'w'] }
      d: |
        text
      """)
    #expect(
      tree?.outline() == """
        {"a"@2:1: "1"@2:4, "b c"@3:1: ["x"@4:5, {"y"@5:7: ["z"@5:11, "w"@5:14]@5:10}@5:5]@4:3, \
        "d"@6:1: "text"@6:4}@2:1
        """)
  }

  @Test func `columns count characters, not bytes`() {
    let tree = YAMLTree.of("ключ: значение\n\"日本\": { 😀: x }\n")
    #expect(
      tree?.outline()
        == #"{"ключ"@1:1: "значение"@1:7, "日本"@2:1: {"😀"@2:9: "x"@2:12}@2:7}@1:1"#)
  }

  @Test func `a byte order mark is not counted and line ends may be CRLF`() {
    let tree = YAMLTree.of("\u{FEFF}a: 1\r\nb:\r\n  - c\r\n")
    #expect(tree?.outline() == #"{"a"@1:1: "1"@1:4, "b"@2:1: ["c"@3:5]@3:3}@1:1"#)
  }

  @Test func `scalars stay the text they are`() {
    let words = [
      "no", "0123", "1:30", "2026-11-30", "~", "null", "12e3", "yes", "0x1F", "1_000", ".inf",
      "-0", "1.50", "true", "2001:db8::1", "<<x", "a&b", "x*y", "off",
    ]
    let tree = YAMLTree.of(words.map { "- \($0)\n" }.joined())
    let texts = tree.map { tree in (1...words.count).map { tree.string(of: $0) } }
    #expect(texts == words)
  }

  @Test func `JSON is read, being YAML`() {
    let tree = YAMLTree.of(#"{"a": [1, "x\u00e9\/", true, null], "b": {}}"#)
    #expect(
      tree?.outline()
        == #"{"a"@1:2: ["1"@1:8, "xé/"@1:11, "true"@1:24, "null"@1:30]@1:7, "b"@1:37: {}@1:42}@1:1"#
    )
  }

  @Test(arguments: YAMLReaderTests.accepted)
  func `what the format takes gives no finding`(_ text: String) {
    #expect(YAMLCase("", text).read() == [])
  }

  static let accepted = [
    "---\na: 1\n...\n",
    "# comment with a\ttab\na: 1 # and\tone here\n",
    "a: \"with\ta tab\"\nb: 'and\tone'\n",
    "a: |  # a comment with a\ttab\n  text\n",
    "a: \"over\n  two\tlines\"\n",
    "a: this & that * or ! so\n",
    "a: lb://page/main?a=1&b=2#c\n",
    "? a\n: 1\n",
    "a: \"\\t \\n \\u00e9 \\U0001F600\"\n",
    "a: <<\n",
    "\"<<\": x\n",
    "a: it's # 'not a quote\n",
    "a: MoneyJar.com.hk\n",
    "a: eyJ.a.b\nb: xeyJhb.cd.ef\n",
  ]

  @Test(arguments: YAMLReaderTests.refused)
  func `what the format leaves out of YAML is found where it stands`(_ example: YAMLCase) {
    #expect(example.read() == example.findings)
  }

  static let refused = [
    YAMLCase("nothing", "", "1:1+1 empty-file"),
    YAMLCase("comments only", "# a\n\n# b\n", "1:1+1 empty-file"),
    YAMLCase("an empty document", "---\n", "1:1+1 empty-file"),
    YAMLCase("a mark and nothing", "\u{FEFF}", "1:1+1 empty-file"),
    YAMLCase("an anchor", "a: &x 1\nb: 2\n", "1:4+2 anchor"),
    YAMLCase("an anchor on a map", "a: &x\n  b: 1\n", "1:4+2 anchor"),
    YAMLCase("an alias", "a: &x 1\nb: *x\n", "1:4+2 anchor", "2:4+2 alias"),
    YAMLCase("an alias of nothing", "b: *x\n", "1:4+2 alias"),
    YAMLCase("an anchor without a name", "a: & 1\nb: *x\n", "1:4+1 anchor", "2:4+2 alias"),
    YAMLCase(
      "an anchor with a bad name", "a: &x%y 1\nb: *z\nc: *\nd: 1\nd: 2\n", "1:4+4 anchor",
      "2:4+2 alias", "3:4+1 alias", "5:1+1 duplicate-key"),
    YAMLCase("a tag", "a: !!str 1\n", "1:4+5 tag"),
    YAMLCase("a tag without a name", "a: ! x\n", "1:4+1 tag"),
    YAMLCase("an unknown handle", "a: !e!x 1\nb: &y 2\n", "1:4+4 tag", "2:4+2 anchor"),
    YAMLCase("an anchor and a tag", "a: &x !!str 1\n", "1:4+2 anchor", "1:7+5 tag"),
    YAMLCase("a tag and an anchor", "a: !!map\n  &x\n  b: 1\n", "1:4+5 tag", "2:3+2 anchor"),
    YAMLCase("a merge key", "a:\n  <<: b\n", "2:3+2 merge-key"),
    YAMLCase("a directive", "%YAML 1.1\n---\na: 1\n", "1:1+1 directive"),
    YAMLCase("a second document", "a: 1\n---\nb: 2\n", "2:1+3 second-document"),
    YAMLCase("a document after dots", "a: 1\n...\nb: 2\n", "3:1+1 second-document"),
    YAMLCase(
      "a key twice", "a: 1\nb: 2\n\"a\": 3\na: 4\n", "3:1+3 duplicate-key",
      "4:1+1 duplicate-key"),
    YAMLCase("a key twice in flow", "a: { x: 1, x: 2 }\n", "1:12+1 duplicate-key"),
    YAMLCase("a list as key", "[a]: 1\n", "1:1+1 key-not-scalar"),
    YAMLCase("a map as key", "x:\n  ? {a: 1}\n  : 1\n", "2:5+1 key-not-scalar"),
    YAMLCase("an unclosed bracket", "a: [1, 2\nb: 3\n", "2:2+1 syntax"),
    YAMLCase("an unclosed quote", "a: \"x\nb: 3\n", "3:1+1 syntax"),
    YAMLCase("bad indentation", "a:\n  b: 1\n c: 2\n", "3:2+1 syntax"),
    YAMLCase("a reserved character", "a: @x\n", "1:4+1 syntax"),
    YAMLCase("an escaped control character", "a: \"x\\0y\"\n", "1:4+6 control-character"),
    YAMLCase("an escaped delete", "a: \"\\x7f\"\n", "1:4+6 control-character"),
    YAMLCase("an escaped C1 control", "a: \"é\\N\"\n", "1:4+5 control-character"),
    YAMLCase("a bad escape", "a: \"x\\uD800\"\n", "1:8+1 syntax"),
    YAMLCase("a bad escape behind a star", "a: \" *b\\q\"\n", "1:8+1 syntax"),
    YAMLCase("something behind the root", "{ a: 1 } b\n", "1:10+1 syntax"),
  ]

  @Test(arguments: YAMLReaderTests.tabs)
  func `a tab outside quotes and comments is found, also where libyaml takes it`(
    _ example: YAMLCase
  ) {
    #expect(example.read() == example.findings)
  }

  static let tabs = [
    YAMLCase("indentation", "a:\n\tb: 1\n", "2:1+1 tab"),
    YAMLCase("deeper indentation", "a:\n  - b\n\t- c\n", "3:1+1 tab"),
    YAMLCase("behind a colon", "a:\t1\n", "1:3+1 tab"),
    YAMLCase("behind a dash", "-\ta\n", "1:2+1 tab"),
    YAMLCase("behind a value", "a: 1\t\nb: 2\n", "1:5+1 tab"),
    YAMLCase("inside a plain text", "a: x\ty\n", "1:5+1 tab"),
    YAMLCase("in an empty line", "a: 1\n\t\nb: 2\n", "2:1+1 tab"),
    YAMLCase("before a comment", "a: 1\t# x\n", "1:5+1 tab"),
    YAMLCase("in a block text", "a: |\n  x\ty\n", "2:4+1 tab"),
    YAMLCase("in a block text with a quote", "a: |\n  it's\n  x\ty # z\nb: 'a\tb'\n", "3:4+1 tab"),
    YAMLCase("in flow", "a: [1,\t2]\n", "1:7+1 tab"),
    YAMLCase("a run is one finding", "a:\t\t1\t\n", "1:3+2 tab", "1:6+1 tab"),
    YAMLCase("each line", "a:\n\tb: 1\n\tc: &x 2\n", "2:1+1 tab", "3:1+1 tab", "3:5+2 anchor"),
    YAMLCase("columns in characters", "ä: é\tö\n", "1:5+1 tab"),
    YAMLCase("a tab and an unclosed bracket", "a: 1\t\nb: [\n", "1:5+1 tab", "3:1+1 syntax"),
    YAMLCase("in the indentation, with what it breaks", "a:\n  - b: 1\n\tc: 2\n", "3:1+1 tab"),
  ]

  @Test(arguments: YAMLReaderTests.encodings)
  func `what is not UTF-8 or no text is refused before parsing`(_ example: YAMLCase) {
    #expect(example.read() == example.findings)
  }

  static let encodings = [
    YAMLCase("UTF-16 with a mark", bytes: [0xFF, 0xFE, 0x61, 0], findings: ["1:1+1 not-utf8"]),
    YAMLCase("UTF-16, big end", bytes: [0xFE, 0xFF, 0, 0x61], findings: ["1:1+1 not-utf8"]),
    YAMLCase("UTF-32", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], findings: ["1:1+1 not-utf8"]),
    YAMLCase(
      "UTF-16 without a mark", bytes: [0x61, 0, 0x3A, 0], findings: ["1:2+1 not-utf8"]),
    YAMLCase(
      "UTF-16 without a mark, big end", bytes: [0, 0x61, 0, 0x3A], findings: ["1:1+1 not-utf8"]),
    YAMLCase(
      "Latin-1", bytes: Array("a: 1\nb: caf".utf8) + [0xE9, 0x0A],
      findings: ["2:7+1 not-utf8"]),
    YAMLCase(
      "an overlong slash", bytes: Array("a: ".utf8) + [0xC0, 0xAF],
      findings: ["1:4+1 not-utf8"]),
    YAMLCase("three bytes for one", bytes: [0xE0, 0x80, 0xAF], findings: ["1:1+1 not-utf8"]),
    YAMLCase("four bytes for one", bytes: [0xF0, 0x80, 0x80, 0xAF], findings: ["1:1+1 not-utf8"]),
    YAMLCase("a surrogate", bytes: [0x61, 0xED, 0xA0, 0x80], findings: ["1:2+1 not-utf8"]),
    YAMLCase("above Unicode", bytes: [0xF4, 0x90, 0x80, 0x80], findings: ["1:1+1 not-utf8"]),
    YAMLCase("cut short", bytes: [0x61, 0xE2, 0x82], findings: ["1:2+1 not-utf8"]),
    YAMLCase("a stray byte", bytes: [0x61, 0x80], findings: ["1:2+1 not-utf8"]),
    YAMLCase("a zero byte", "a: b\u{0}c\n", "1:5+1 control-character"),
    YAMLCase("an escape character", "# \u{1B}[31m\n", "1:3+1 control-character"),
    YAMLCase("delete", "a: \u{7F}\n", "1:4+1 control-character"),
    YAMLCase("a C1 control", "a: \u{85}\n", "1:4+1 control-character"),
    YAMLCase("line ends of CR alone", "a: 1\rb: 2\r", "1:5+1 control-character"),
    YAMLCase("a mark inside", "a: x\u{FEFF}y\n", "1:5+1 control-character"),
    YAMLCase("two marks", "\u{FEFF}\u{FEFF}a: 1\n", "1:1+1 control-character"),
    YAMLCase("a line separator", "a: x\u{2028}y\n", "1:5+1 control-character"),
  ]

  @Test(arguments: YAMLReaderTests.tokens)
  func `what looks like a token is found everywhere`(_ example: YAMLCase) {
    #expect(example.read() == example.findings)
  }

  static let tokens = [
    YAMLCase("a value", "a: eyJhbGciOi.eyJzdWIi.c2ln\n", "1:4+24 secret"),
    YAMLCase("unsigned", "a: eyJhbGciOi.eyJzdWIi.\n", "1:4+20 secret"),
    YAMLCase("a comment", "# é eyJhbGciOi.eyJzdWIi.c2ln\na: 1\n", "1:5+24 secret"),
    YAMLCase("a key", "? eyJhbGciOi.eyJzdWIi.c2ln\n: 1\n", "1:3+24 secret"),
    YAMLCase("in a url", "a: lb://x?t%3DeyJhbGciOi.eyJzdWIi.c2ln&b\n", "1:15+24 secret"),
    YAMLCase("in a word", "a: BearereyJhbGciOi.eyJzdWIi.c2ln\n", "1:10+24 secret"),
    YAMLCase("behind half of one", "a: xeyJa-eyJhb.cd.ef\n", "1:10+11 secret"),
    YAMLCase("with an escape in it", "a: \"\\x65yJhbGciOi.eyJzdWIi.c2ln\"\n", "1:4+29 secret"),
    YAMLCase(
      "over two lines", "a: \"eyJhbGciOi.\\\n  eyJzdWIi.c2ln\"\n",
      "1:4+\(Int32.max) secret"),
    YAMLCase(
      "two", "a: eyJhb.eyJzd.c2ln\nb: eyJhb.eyJzd.c2ln\n", "1:4+16 secret", "2:4+16 secret"),
  ]

  @Test func `collections lie 32 deep and no deeper`() {
    let allowed = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(YAMLCase("", allowed).read() == [])
    let deep = String(repeating: "[", count: 33) + String(repeating: "]", count: 33)
    #expect(YAMLCase("", deep).read() == ["1:33+1 too-deep"])
    let scalar = String(repeating: "- ", count: 32) + "x"
    #expect(YAMLCase("", scalar).read() == [])
    #expect(YAMLCase("", "- " + scalar).read() == ["1:65+1 too-deep"])
  }

  @Test func `size is tested before everything else`() {
    let large = [UInt8](repeating: 0xFF, count: YAMLReader.sizeLimit + 1)
    #expect(YAMLCase("", bytes: large, findings: []).read() == ["1:1+1 too-large"])
    let fitting = Array("# ".utf8) + [UInt8](repeating: 0x61, count: YAMLReader.sizeLimit - 2)
    #expect(YAMLCase("", bytes: fitting, findings: []).read() == ["1:1+1 empty-file"])
  }
}
