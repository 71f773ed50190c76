import Foundation
import TestSupport
import Testing

/// Files that are no history, or cannot be one: each says so, ends with its code, and stays as it
/// is, byte for byte.
@Suite struct `A history file that cannot be used` {
  private static let commands = [
    ["history", "last"], ["state", "last"], ["runs"], ["replay", "renewal.yaml"],
  ]
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(fixtures: ["passing/renewal.yaml"])
  }

  /// Every command, with `--db`, on the file `name`.
  private func expectAll(
    _ message: String, _ code: Int32, on name: String,
    commands: [[String]] = Self.commands, at location: SourceLocation = #_sourceLocation
  ) throws {
    let names = try workspace.names()
    let before = try? workspace.bytes(of: name)
    for command in commands {
      let result = try Whalesim.run(command + ["--db", name], in: workspace.path)
      #expect(result.errors == "error: \(message)\n", "\(command)", sourceLocation: location)
      #expect(result.output == "", "\(command)", sourceLocation: location)
      #expect(result.code == code, "\(command)", sourceLocation: location)
    }
    #expect((try? workspace.bytes(of: name)) == before, sourceLocation: location)
    #expect(try workspace.names() == names, sourceLocation: location)
  }

  @Test func `because there is none`() throws {
    let readers = Self.commands.dropLast()
    let advice = "Replay a scenario to make one, or name another with --db."
    for path in ["none.sqlite", "no/folder/a.sqlite"] {
      try expectAll(
        "There is no log at \(path). \(advice)", 7, on: path, commands: Array(readers))
    }
    try expectAll(
      "The folder of no/folder/a.sqlite does not exist. "
        + "Make it first, or name another place with --db.", 8, on: "no/folder/a.sqlite",
      commands: [["replay", "renewal.yaml"]])
  }

  @Test func `because it is a folder`() throws {
    try workspace.write("x", to: "a.sqlite/b")
    try expectAll(
      "a.sqlite is a folder, not a log file. Name a file in it with --db.", 7, on: "a.sqlite")
  }

  @Test func `because it is no file`() throws {
    #expect(mkfifo(workspace.file("pipe.sqlite"), 0o644) == 0)
    let message = "is a pipe, a socket or a device, not a log file. Name a file with --db."
    let names = try workspace.names()
    for path in ["pipe.sqlite", "/dev/null", "/dev/zero"] {
      for command in Self.commands {
        let result = try Whalesim.run(command + ["--db", path], in: workspace.path)
        #expect(result.errors == "error: \(path) \(message)\n")
        #expect(result.code == 7)
      }
    }
    #expect(try workspace.names() == names)
    #expect(!FileManager.default.fileExists(atPath: "/dev/null-journal"))
  }

  @Test func `because it is a text`() throws {
    let message =
      "is not a log: it is not an SQLite database. It was left as it is; "
      + "name another file with --db."
    try workspace.write("dear diary", to: "short.txt")
    try workspace.write(String(repeating: "dear diary\n", count: 10_000), to: "long.txt")
    for name in ["short.txt", "long.txt", "renewal.yaml"] {
      try expectAll("\(name) \(message)", 7, on: name)
    }
    try workspace.write("", to: "empty.sqlite")
    try expectAll(
      "empty.sqlite \(message)", 7, on: "empty.sqlite",
      commands: Array(Self.commands.dropLast()))
  }

  @Test func `because another program made it`() throws {
    for (name, pragma) in [("a.sqlite", ""), ("b.sqlite", "PRAGMA journal_mode = WAL;")] {
      _ = try workspace.sqlite(
        "\(pragma) CREATE TABLE runs (a); INSERT INTO runs VALUES (1)", on: name)
      try expectAll(
        "\(name) is a database of another program. It was left as it is; "
          + "name another file with --db.", 7, on: name)
    }
  }

  @Test func `because a newer program made it`() throws {
    #expect(try workspace.whalesim("replay", "renewal.yaml").code == 0)
    let version = try #require(
      Int(try workspace.sqlite("PRAGMA user_version").first ?? ""))
    _ = try workspace.sqlite("PRAGMA user_version = \(version + 1)")
    try expectAll(
      "whalesim.sqlite was written by a newer whalesim: its format is \(version + 1), and this "
        + "one knows \(version). It was left as it is; use the newer program.", 7,
      on: "whalesim.sqlite")
  }

  @Test func `because it was cut short`() throws {
    #expect(try workspace.whalesim("replay", "renewal.yaml").code == 0)
    let whole = try workspace.bytes(of: "whalesim.sqlite")
    for length in [100, 4096, 4097, whole.count / 2, whole.count - 4096] {
      try workspace.write(Array(whole[..<length]), to: "cut.sqlite")
      for command in Self.commands {
        let result = try Whalesim.run(command + ["--db", "cut.sqlite"], in: workspace.path)
        let isRefused = result.errors.hasPrefix("error: cut.sqlite is damaged (")
        #expect(isRefused && result.code == 7, "\(length) bytes, \(command): \(result)")
      }
    }
  }

  @Test(.enabled(if: Whalesim.canBeRefused)) func `because its permissions refuse it`() throws {
    #expect(try workspace.whalesim("replay", "renewal.yaml").code == 0)
    let path = workspace.file("whalesim.sqlite")
    #expect(chmod(path, 0) == 0)
    let unreadable = try Whalesim.runUnprivileged(["runs"], in: workspace.path)
    #expect(unreadable.errors.contains("whalesim.sqlite cannot be read."))
    #expect(unreadable.code == 7)
    let message =
      "error: whalesim.sqlite cannot be written, because it or its folder is read-only. "
      + "Change the permissions, or name another place with --db.\n"
    #expect(chmod(path, 0o444) == 0)
    #expect(chmod(workspace.path, 0o555) == 0)
    defer { chmod(workspace.path, 0o755) }
    for db in ["whalesim.sqlite", "new.sqlite"] {
      let result = try Whalesim.runUnprivileged(
        ["replay", "renewal.yaml", "--db", db], in: workspace.path)
      #expect(
        result.errors == message.replacingOccurrences(of: "whalesim.sqlite", with: db))
      #expect(result.code == 8)
    }
    // What is there can be read all the same, and nothing is made beside it.
    let result = try Whalesim.runUnprivileged(["runs", "--quiet"], in: workspace.path)
    #expect(result.code == 0 && result.output.contains("renewal#1"))
    #expect(try workspace.names() == ["renewal.yaml", "whalesim.sqlite"])
  }

  @Test func `because another program is writing to it`() throws {
    #expect(try workspace.whalesim("replay", "renewal.yaml").code == 0)
    let shell = try LockingShell(on: workspace.file("whalesim.sqlite"))
    let result = try workspace.whalesim("replay", "renewal.yaml")
    #expect(
      result.errors
        == "error: Another program is writing to whalesim.sqlite. Wait until it is done, "
        + "or end it.\n")
    #expect(result.code == 8)
    // A reader does not wait for a writer.
    #expect(try workspace.whalesim("runs").code == 0)
    shell.release()
    #expect(try workspace.whalesim("replay", "renewal.yaml").code == 0)
    #expect(
      try workspace.sqlite("SELECT name, state FROM runs")
        == ["renewal#1|sealed", "renewal#2|sealed"])
  }

  @Test func `is made anew where it is empty`() throws {
    try workspace.write("", to: "empty.sqlite")
    let result = try workspace.whalesim("replay", "renewal.yaml", "--db", "empty.sqlite")
    #expect(result.code == 0)
    #expect(try workspace.whalesim("runs", "--db", "empty.sqlite").lines.count == 2)
  }

  @Test func `is never taken for something else than a file's name`() throws {
    for name in [":memory:", "file:a.sqlite", "file:b?mode=memory", "c d#1%20.sqlite", "-e"] {
      let option = "--db=\(name)"
      #expect(try workspace.whalesim("replay", "renewal.yaml", option).code == 0)
      #expect(FileManager.default.fileExists(atPath: workspace.file(name)), "\(name)")
      #expect(try workspace.whalesim("runs", option).lines.count == 2, "\(name)")
    }
    #expect(try workspace.names().count == 6)
  }

  @Test func `is only read by those who read`() throws {
    #expect(try workspace.whalesim("replay", "renewal.yaml").code == 0)
    let before = try workspace.bytes(of: "whalesim.sqlite")
    for command in Self.commands.dropLast() {
      #expect(try Whalesim.run(command, in: workspace.path).code == 0)
      #expect(try workspace.names() == ["renewal.yaml", "whalesim.sqlite"])
    }
    #expect(try workspace.bytes(of: "whalesim.sqlite") == before)
  }

  @Test func `because it has no runs yet`() throws {
    try workspace.write("not: a scenario", to: "bad.yaml")
    #expect(try workspace.whalesim("replay", "bad.yaml").code == 3)
    let result = try workspace.whalesim("history", "last")
    #expect(result.errors == "error: whalesim.sqlite has no runs yet. Replay a scenario first.\n")
    #expect(result.code == 5)
    #expect(try workspace.whalesim("runs").code == 0)
  }
}

/// A shell of another user, with a transaction open.
private final class LockingShell {
  private let process = Process()
  private let input = Foundation.Pipe()

  init(on path: String) throws {
    let output = Foundation.Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-batch", "-init", "/dev/null", path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data("BEGIN IMMEDIATE;\nSELECT 'locked';\n".utf8))
    #expect(
      String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "locked\n")
  }

  func release() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
