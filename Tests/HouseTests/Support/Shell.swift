import Foundation

/// Runs other programs, for the tests of what is not Swift.
enum Shell {
  struct Result {
    let status: Int32
    /// Standard output; standard error is thrown away.
    let output: String
  }

  /// Runs a program found on the path, with `input` on its standard input.
  static func run(
    _ program: String, _ arguments: [String], in folder: String, input: String = ""
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    let stdin = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = stdin
    try process.run()
    // A program that reads nothing may be gone already, and a write to it would end this process.
    if !input.isEmpty { stdin.fileHandleForWriting.write(Data(input.utf8)) }
    try stdin.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
