import Foundation
import TestSupport
import Testing

/// Files that something else than whalesim has written to.
@Suite struct DamageTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(fixtures: [
      "passing/elsewhere.yaml", "passing/renewal.yaml", "failures/wrong-code.yaml",
    ])
    try workspace.whalesim("replay", "elsewhere.yaml", "renewal.yaml", "wrong-code.yaml")
    try workspace.whalesim("export", "copy.sqlite", "--quiet")
  }

  /// A byte is flipped on every page, so in tables, indexes, overflowing texts, and the schema.
  /// Either `verify` finds it, or it lies where nothing is, and everything is as before.
  @Test func `a flipped byte is found, or changes nothing`() throws {
    let whole = try workspace.bytes(of: "copy.sqlite")
    let dump = try workspace.sqlite(".dump", on: "copy.sqlite")
    var random = SplitMix64(seed: 20_261_130)
    var found = 0
    for page in 0..<(whole.count / 4096) {
      var bytes = whole
      let place = page * 4096 + random.below(4096)
      bytes[place] ^= UInt8(1 << random.below(8))
      try workspace.write(bytes, to: "flipped.sqlite")
      let verified = try workspace.whalesim("verify", "--db", "flipped.sqlite")
      if verified.code == 7 {
        found += 1
        #expect(verified.output + verified.errors != "")
        continue
      }
      let what: Comment = "byte \(place): \(verified)"
      #expect(verified.code == 0, what)
      #expect((try? workspace.sqlite(".dump", on: "flipped.sqlite")) == dump, what)
    }
    #expect(found > 10)
  }

  @Test func `a page of zeros is found`() throws {
    let whole = try workspace.bytes(of: "copy.sqlite")
    for page in stride(from: 0, to: whole.count / 4096, by: 5) {
      var bytes = whole
      for place in page * 4096..<(page + 1) * 4096 { bytes[place] = 0 }
      try workspace.write(bytes, to: "zeros.sqlite")
      let verified = try workspace.whalesim("verify", "--db", "zeros.sqlite")
      #expect(verified.code == 7, "page \(page + 1): \(verified)")
    }
  }

  @Test func `a file cut short is found`() throws {
    let whole = try workspace.bytes(of: "copy.sqlite")
    for length in [1, 99, 100, 512, 4095, 4096, whole.count / 2, whole.count - 1] {
      try workspace.write(Array(whole[..<length]), to: "cut.sqlite")
      for command in ["verify", "runs", "rebuild"] {
        let result = try workspace.whalesim(command, "--db", "cut.sqlite")
        #expect(result.code == 7, "\(length) bytes, \(command): \(result)")
      }
    }
  }

  @Test(arguments: ["verify", "rebuild", "rerun", "export"])
  func `no command takes another file for a history`(name: String) throws {
    try workspace.write("dear diary", to: "diary.txt")
    _ = try workspace.sqlite("CREATE TABLE a (b)", on: "other.sqlite")
    try workspace.write("x", to: "folder/x")
    let words = ["rerun": ["--all"], "export": ["new.sqlite"]][name] ?? []
    for file in ["diary.txt", "other.sqlite", "folder", "nosuch.sqlite"] {
      let before = try? workspace.bytes(of: file)
      let result = try Whalesim.run([name] + words + ["--db", file], in: workspace.path)
      #expect(result.code == 7, "\(file): \(result)")
      #expect(result.errors.hasPrefix("error: "))
      #expect((try? workspace.bytes(of: file)) == before)
      #expect(!FileManager.default.fileExists(atPath: workspace.file("new.sqlite")))
    }
  }

  @Test func `the plain shell cannot replace or remove what happened`() throws {
    for sql in [
      "DELETE FROM events", "DELETE FROM runs WHERE run_id = 1", "UPDATE events SET at_ms = 0",
      "UPDATE runs SET verdict = 'passed'", "DELETE FROM assertions",
      "REPLACE INTO events SELECT * FROM events WHERE seq = 1",
      "INSERT OR REPLACE INTO events SELECT * FROM events",
      "INSERT INTO pruned_runs (run_id, base, number, state, recorded_at, pruned_at, reason) "
        + "VALUES (9, 'a', 1, 'sealed', '', '', '')",
    ] {
      #expect(throws: Workspace.ShellFailed.self, "\(sql)") { try workspace.sqlite(sql) }
    }
    #expect(try workspace.whalesim("verify").code == 0)
  }

  @Test func `a write-ahead log of another history is not taken in`() throws {
    // One that was left by a process of another file, under this file's name.
    _ = try workspace.sqlite(
      """
      PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE a (b);
      INSERT INTO a VALUES (1);
      .shell cp other.sqlite-wal copy.sqlite-wal 2>/dev/null || true
      """, on: "other.sqlite")
    try workspace.write(Array(repeating: 7, count: 9_000), to: "copy.sqlite-wal")
    let verified = try workspace.whalesim("verify", "--db", "copy.sqlite")
    #expect(verified.code == 0)
    #expect(verified.lines == ["copy.sqlite: 3 runs, 68 events: all is as it was recorded"])
  }

  @Test func `without its write-ahead log a history has what was in the file`() throws {
    let command = try RunningCommand(
      "/usr/bin/env",
      [
        "bash", "-c",
        "sqlite3 whalesim.sqlite 'PRAGMA wal_checkpoint' >/dev/null; rm -f whalesim.sqlite-wal",
      ], in: workspace.path)
    #expect(try command.result().code == 0)
    #expect(try workspace.whalesim("verify").code == 0)
  }
}
