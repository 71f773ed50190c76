import Testing

@Suite struct `The architecture document says what the table in code says` {
  @Test func `each room that exists has its row with the same imports`() throws {
    let text = try #require(Repository.text("Docs/Architecture.md"))
    let folders = Set(
      Repository.files(under: "Sources").map { $0.split(separator: "/")[1] }.map(String.init))
    #expect(ArchitectureDocument.disagreements(of: text, about: folders.sorted()) == [])
  }

  @Test func `a row is read with its rooms and its imports`() {
    let text = """
      | room | what lives there | may import |
      |---|---|---|
      | `CSQLite`, `CYAML` | one module map each, see `shim.h` | – |
      | `Contract` | clauses | Lifecycle |
      """
    #expect(
      ArchitectureDocument.rows(of: text) == [
        ArchitectureDocument.Row(rooms: ["CSQLite", "CYAML"], imports: "–"),
        ArchitectureDocument.Row(rooms: ["Contract"], imports: "Lifecycle"),
      ])
  }

  @Test func `a missing row and a wrong one are found`() {
    let text = """
      | `Lifecycle` | the model | – |
      | `EventLog` | the log | Lifecycle |
      """
    let found = ArchitectureDocument.disagreements(
      of: text, about: ["Lifecycle", "EventLog", "Report"])
    #expect(
      found == [
        #"EventLog imports ["Lifecycle", "SQLite"], the document says ["Lifecycle"]"#,
        "Report has no row",
      ])
  }

  @Test func `everything above but some is every other room above`() {
    let cell = "| `WhaleSimCLI` | arguments | everything above but CSQLite and CYAML |"
    #expect(ArchitectureDocument.disagreements(of: cell, about: ["WhaleSimCLI"]) == [])
    let all = "| `WhaleSimCLI` | arguments | everything above |"
    #expect(ArchitectureDocument.disagreements(of: all, about: ["WhaleSimCLI"]).count == 1)
  }
}
