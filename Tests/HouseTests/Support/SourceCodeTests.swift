import Testing

@Suite struct `Source text is split into code, comments and literals` {
  private func words(_ text: String) -> [String] {
    SourceCode(text).tokens.filter { $0.kind == .word }.map(\.text)
  }

  @Test func `comments are no code`() {
    let source = SourceCode(
      """
      let a = 1  // first
      /* second /* nested */
      third */ let b = 2
      /// fourth
      """)
    #expect(source.tokens.map(\.text) == ["let", "a", "=", "1", "let", "b", "=", "2"])
    #expect(source.comments.map(\.line) == [1, 2, 3, 4])
    #expect(source.comments.map(\.isTrailing) == [true, false, false, false])
    #expect(source.trailingComment(onLine: 1) == "// first")
  }

  @Test func `literals of every shape are no code`() {
    #expect(words(#"let a = "x \" y" + b"#) == ["let", "a", "b"])
    #expect(words(##"let a = #"x " \(y)"# + b"##) == ["let", "a", "b"])
    #expect(words("let a = \"\"\"\n  x \" y\n  \"\"\" + b") == ["let", "a", "b"])
    #expect(words(#"let a = /x"y/; let b = c"#) == ["let", "a", "let", "b", "c"])
    #expect(words("let a = b / c / d") == ["let", "a", "b", "c", "d"])
  }

  @Test func `an interpolated value is code`() {
    #expect(words(#"let a = "x \(f("y", z)) w" + b"#) == ["let", "a", "f", "z", "b"])
    #expect(words(##"let a = #"x \#(y) w"#"##) == ["let", "a", "y"])
  }

  @Test func `a raw identifier is one word and no keyword`() {
    #expect(words("func `a default: b`() {}") == ["func", "`a default: b`"])
  }

  @Test func `a token knows its line and its neighbour`() {
    let tokens = SourceCode("a = \"\"\"\n  x\n  \"\"\"\ntry!b").tokens
    #expect(tokens.map(\.line) == [1, 1, 1, 4, 4, 4])
    #expect(tokens.map(\.isGlued) == [false, false, false, false, true, true])
    #expect(tokens.map(\.isFirstOnLine) == [true, false, false, true, false, false])
  }
}
