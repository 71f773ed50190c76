import Testing

@Suite struct `Files, functions and lines stay within the house's measure` {
  @Test func `sources and tests do`() {
    for message in (Repository.sources + Repository.tests).flatMap(Sizes.excess) {
      Issue.record("\(message)")
    }
  }

  @Test func `a file of 400 lines passes and one of 401 does not`() {
    let full = String(repeating: "let a = 1\n", count: 400)
    #expect(Sizes.excess(in: SourceCode(path: "A.swift", full)) == [])
    #expect(Sizes.lineCount(of: SourceCode(full + "let b = 2")) == 401)
    #expect(
      Sizes.excess(in: SourceCode(path: "A.swift", full + "\n")) == [
        "A.swift: 401 lines; split it by aspect at 400"
      ])
  }

  @Test func `a line of 100 columns passes and one of 101 does not`() {
    let full = "//" + String(repeating: "é", count: 98)
    #expect(Sizes.excess(in: SourceCode(path: "A.swift", full)) == [])
    #expect(Sizes.excess(in: SourceCode(path: "A.swift", full + "x")) == ["A.swift:1: 101 columns"])
  }

  @Test func `a function of 70 lines passes and one of 71 does not`() {
    func text(lines: Int) -> String {
      "func f() {\n" + String(repeating: "  g()\n", count: lines - 2) + "}\n"
    }
    #expect(Sizes.excess(in: SourceCode(path: "A.swift", text(lines: 70))) == [])
    #expect(
      Sizes.excess(in: SourceCode(path: "A.swift", text(lines: 71))) == [
        "A.swift:1: f has 71 lines; name its parts at 70"
      ])
  }

  @Test func `everything with a body is counted`() {
    let source = SourceCode(
      """
      struct S {
        init(a: [Int] = [], b: () -> Void = {}) {
          self.init()
        }
        subscript(i: Int) -> Int { i }
        var total: Int {
          1
        }
        deinit {}
        func `a b`(
          c: Int
        ) -> Int {
          d { "}" }
        }
      }
      """)
    #expect(
      Sizes.functions(in: source) == [
        Sizes.Function(name: "init", line: 2, lines: 3),
        Sizes.Function(name: "subscript", line: 5, lines: 1),
        Sizes.Function(name: "total", line: 6, lines: 3),
        Sizes.Function(name: "deinit", line: 9, lines: 1),
        Sizes.Function(name: "`a b`", line: 10, lines: 5),
      ])
  }

  @Test func `what has no body is not counted`() {
    let source = SourceCode(
      """
      protocol P {
        func f(a: Int)
        init(b: Int)
      }
      struct S {
        var stored = 1
        var list: [Int] = [1].map { $0 }
        var plain: Int
      }
      """)
    #expect(Sizes.functions(in: source) == [])
  }
}
