import Foundation
import Testing

/// Paths that no scenario can be read from: each says so, ends with its code, and leaves no run.
@Suite struct `A scenario path that cannot be used` {
  /// Replays `arguments` in a workspace that `prepare` has filled; nothing may be recorded.
  private func expect(
    _ message: String, _ code: ExitCodeNumber, for arguments: [String],
    at location: SourceLocation = #_sourceLocation,
    prepare: (Workspace) throws -> Void
  ) throws {
    let workspace = try Workspace()
    try prepare(workspace)
    let result = try Whalesim.run(["replay"] + arguments, in: workspace.path)
    #expect(result.errors == message, sourceLocation: location)
    #expect(result.code == code.rawValue, sourceLocation: location)
    guard FileManager.default.fileExists(atPath: workspace.file("whalesim.sqlite")) else {
      return
    }
    let runs = try workspace.sqlite("SELECT count(*) FROM runs")
    #expect(runs == ["0"], sourceLocation: location)
  }

  /// The codes by what they mean here.
  private enum ExitCodeNumber: Int32 {
    case usage = 2
    case invalid = 3
    case nothingRan = 5
    case storage = 8
  }

  @Test func `because nothing is there`() throws {
    try expect(
      "error: no/such.yaml: no such file or folder\n", .usage, for: ["no/such.yaml"]
    ) { _ in }
    try expect("error: '': no such file or folder\n", .usage, for: [""]) { _ in }
    try expect(
      "error: a.yaml/b.yaml: no such file or folder\n", .usage, for: ["a.yaml/b.yaml"]
    ) { try $0.write("x", to: "a.yaml") }
  }

  @Test func `because one of several is not there, before any other is played`() throws {
    try expect(
      "error: gone.yaml: no such file or folder\n", .usage, for: ["here.yaml", "gone.yaml"]
    ) {
      try $0.write(
        try Checkout.text("Tests/CLITests/Fixtures/passing/renewal.yaml"), to: "here.yaml")
    }
  }

  @Test func `because a link leads nowhere`() throws {
    try expect("error: suite/a.yaml: no such file or folder\n", .usage, for: ["suite"]) {
      try $0.link("suite/a.yaml", to: "gone.yaml")
    }
  }

  @Test func `because its name, or its folder's, is not UTF-8`() throws {
    let workspace = try Workspace()
    try workspace.write(try Self.passing(named: "One"), to: "suite/a.yaml")
    for (name, isFolder) in [("b\u{E9}.yaml", false), ("caf\u{E9}", true)] {
      // Latin-1: one byte for the letter, which no UTF-8 text has by itself.
      let bytes =
        (workspace.file("suite/") + name).unicodeScalars.map { CChar(truncatingIfNeeded: $0.value) }
        + [0]
      if isFolder { mkdir(bytes, 0o755) } else { close(open(bytes, O_CREAT | O_WRONLY, 0o644)) }
      let result = try workspace.whalesim("replay", "suite", "--no-db")
      #expect(result.code == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasSuffix("in this folder has a name that is not UTF-8; rename it\n"))
      if isFolder { rmdir(bytes) } else { unlink(bytes) }
    }
    #expect(try workspace.whalesim("replay", "suite", "--no-db").code == 0)
  }

  @Test
  func `though endings in capitals and names that only look alike are scenarios of their own`()
    throws
  {
    let workspace = try Workspace()
    for (index, name) in ["A.YAML", "b.Yml", "\u{E9}.yaml", "e\u{301}.yaml"].enumerated() {
      try workspace.write(try Self.passing(named: "Number \(index)"), to: "suite/\(name)")
    }
    let result = try workspace.whalesim("replay", "suite")
    #expect(result.output.hasSuffix("4 scenarios: 4 passed. 56 events in whalesim.sqlite\n"))
    #expect(
      try workspace.sqlite("SELECT name FROM runs ORDER BY run_id LIMIT 2") == ["A#1", "b#1"])
  }

  private static func passing(named name: String) throws -> String {
    try Checkout.text("Tests/CLITests/Fixtures/passing/first-launch.yaml")
      .replacingOccurrences(
        of: "name: First launch opens the market page", with: "name: \(name)")
  }

  @Test func `because links lead in a circle`() throws {
    try expect(
      "error: a.yaml: cannot be read (Too many levels of symbolic links)\n", .storage,
      for: ["a.yaml"]
    ) {
      try $0.link("a.yaml", to: "b.yaml")
      try $0.link("b.yaml", to: "a.yaml")
    }
    let deep = "suite" + String(repeating: "/again", count: 33)
    try expect(
      "error: \(deep): folders nested too deep; does a link lead back to a folder above?\n",
      .usage, for: ["suite"]
    ) {
      try $0.link("suite/again", to: ".")
      try $0.link("suite/once-more", to: ".")
    }
  }

  @Test func `because a folder holds no scenario`() throws {
    let message = "error: suite: no scenario files (.yaml or .yml) in this folder\n"
    try expect(message, .nothingRan, for: ["suite"]) {
      try $0.write("x", to: "suite/below/read.me")
      try $0.write("x", to: "suite/.hidden.yaml")
    }
  }

  @Test func `because it is no file`() throws {
    try expect("error: /dev/null: neither a file nor a folder\n", .usage, for: ["/dev/null"]) {
      _ in
    }
    // Opening a pipe that nobody writes to would wait for ever.
    for (name, path) in [("p.yaml", "p.yaml"), ("suite/p.yaml", "suite")] {
      try expect("error: \(name): neither a file nor a folder\n", .usage, for: [path]) {
        try $0.write("x", to: "suite/other.txt")
        #expect(mkfifo($0.file(name), 0o644) == 0)
      }
    }
  }

  @Test func `because reading it fails`() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/mem") else { return }
    try expect(
      "error: /proc/self/mem: cannot be read (Input/output error)\n", .storage,
      for: ["/proc/self/mem"]
    ) { _ in }
  }

  @Test(.enabled(if: Whalesim.canBeRefused)) func `because its permissions refuse it`() throws {
    let workspace = try Workspace()
    try workspace.write("x", to: "a.yaml")
    try workspace.write("x", to: "suite/below/b.yaml")
    #expect(chmod(workspace.file("a.yaml"), 0) == 0)
    #expect(chmod(workspace.file("suite/below"), 0) == 0)
    defer { chmod(workspace.file("suite/below"), 0o755) }
    for (path, name) in [("a.yaml", "a.yaml"), ("suite", "suite/below")] {
      let result = try Whalesim.runUnprivileged(["replay", path, "--no-db"], in: workspace.path)
      #expect(result.errors.hasPrefix("error: \(name): cannot be read (Permission denied)\n"))
      #expect(result.code == 8)
    }
  }

  @Test func `because it is too large`() throws {
    let message =
      "error[too-large] a.yaml:1:1  the file has 1,048,577 bytes; a scenario has at most "
      + "1,048,576\n"
    try expect(message, .invalid, for: ["a.yaml"]) {
      try $0.write("# " + String(repeating: "x", count: 2 << 20), to: "a.yaml")
    }
  }

  @Test func `because it is no text`() throws {
    let bytes: [(name: String, bytes: [UInt8], start: String)] = [
      ("nul", Array("format: whalesim/1\nname: a\0b\n".utf8), "nul.yaml:2:8  "),
      ("utf16", [0xFF, 0xFE] + "format".utf8.flatMap { [$0, 0] }, "utf16.yaml:1:1  "),
      ("utf16be", "format".utf8.flatMap { [0, $0] }, "utf16be.yaml:1:1  "),
      ("latin1", Array("name: caf".utf8) + [0xE9, 0x0A], "latin1.yaml:1:10  "),
      ("binary", (0...255).map { UInt8($0) }, "binary.yaml:1:1  "),
      ("empty", [], "empty.yaml:1:1  "),
    ]
    for (name, bytes, start) in bytes {
      let workspace = try Workspace()
      try workspace.write(bytes, to: "\(name).yaml")
      let result = try workspace.whalesim("replay", "\(name).yaml", "--no-db")
      #expect(result.code == 3)
      let place = result.errors.split(separator: "] ", maxSplits: 1).last ?? ""
      #expect(place.hasPrefix(start), "\(result.errors)")
    }
  }

  @Test func `among others ends with the worst code, and the others are played`() throws {
    let workspace = try Workspace(
      fixtures: [
        "passing/renewal.yaml", "failures/wrong-code.yaml", "failures/vacuous.yaml",
        "invalid/syntax.yaml",
      ], inSuite: true)
    try workspace.write("", to: "suite/a.txt")
    let order: [(paths: [String], code: Int32)] = [
      (["suite/renewal.yaml"], 0), (["suite/renewal.yaml", "suite/vacuous.yaml"], 5),
      (["suite/vacuous.yaml", "suite/wrong-code.yaml"], 1),
      (["suite/syntax.yaml", "suite/wrong-code.yaml"], 3), (["suite"], 3),
    ]
    for (paths, code) in order {
      let result = try Whalesim.run(["replay", "--no-db"] + paths, in: workspace.path)
      #expect(result.code == code, "\(paths)")
    }
    guard FileManager.default.fileExists(atPath: "/proc/self/mem") else { return }
    let result = try workspace.whalesim("replay", "suite", "/proc/self/mem")
    #expect(result.code == 8)
    #expect(result.output.contains("4 scenarios: 1 passed, 1 failed, 1 invalid, 1 vacuous."))
    #expect(try workspace.sqlite("SELECT count(*) FROM runs") == ["3"])
  }
}

extension Workspace {
  /// Makes a symbolic link; folders on its way are made.
  func link(_ name: String, to target: String) throws {
    let path = file(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
