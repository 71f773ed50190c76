import Foundation

/// A folder of its own for one test, removed with everything in it when the test is over.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "whalesim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of `name` in the folder.
  package func file(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes `text` to `name` and gives its path.
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// The bytes of `name`.
  package func bytes(of name: String) throws -> [UInt8] {
    // Data(contentsOf:) loses 4096 bytes of memory for each empty file, which a leak check finds.
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file(name)))
    return Array(try handle.readToEnd() ?? Data())
  }

  /// The names of all files in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
