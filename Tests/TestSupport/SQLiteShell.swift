import Foundation

/// The `sqlite3` program, the reader for whom the log is made.
package enum SQLiteShell {
  /// What the shell printed, and whether it was content.
  package struct Output: Equatable {
    package var text: String
    package var errors: String
    package var status: Int32

    /// The lines printed.
    package var lines: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// Feeds `input` to the shell with `database` open.
  package static func run(_ input: String, on database: String = ":memory:") throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "sqlite3", "-batch", "-init", "/dev/null",
      // The last of several readers to leave tidies up, and has the file to itself meanwhile.
      "-cmd", ".timeout 5000", database,
    ]
    let folder = try TemporaryFolder()
    // Files instead of pipes: a pipe holds little, and both ends would wait for each other.
    let script = try folder.write(input, to: "input")
    _ = try folder.write("", to: "output")
    _ = try folder.write("", to: "errors")
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: script))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder.file("output")))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder.file("errors")))
    try process.run()
    process.waitUntilExit()
    return Output(
      text: String(decoding: try folder.bytes(of: "output"), as: UTF8.self),
      errors: String(decoding: try folder.bytes(of: "errors"), as: UTF8.self),
      status: process.terminationStatus)
  }
}
