import Foundation
import TestSupport

/// Files for the output of a command. A pipe holds little, and both ends would wait for each other.
final class TemporaryFiles {
  private let folder: TemporaryFolder
  let output: FileHandle
  let errors: FileHandle

  init() throws {
    folder = try TemporaryFolder()
    output = try Self.handle(folder.write("", to: "output"))
    errors = try Self.handle(folder.write("", to: "errors"))
  }

  private static func handle(_ path: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  func close() throws {
    try output.close()
    try errors.close()
  }

  func text(of name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }
}
