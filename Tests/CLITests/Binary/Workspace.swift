import Foundation
import TestSupport

/// A fresh folder to run the command in.
final class Workspace {
  private let folder: TemporaryFolder

  var path: String { folder.path }

  /// The path of `name` in it.
  func file(_ name: String) -> String { folder.file(name) }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A workspace that holds scenario files of `Tests/CLITests/Fixtures` under their own names, in
  /// its folder `suite` or at its top.
  init(fixtures: [String], inSuite: Bool = false) throws {
    folder = try TemporaryFolder()
    for fixture in fixtures {
      let name = fixture.split(separator: "/").last.map(String.init) ?? fixture
      try write(
        try Checkout.text("Tests/CLITests/Fixtures/\(fixture)"),
        to: inSuite ? "suite/\(name)" : name)
    }
  }

  /// Writes a file; folders on its way are made.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: folder.file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes the checkout's `Scenarios` reachable by that name.
  func linkScenarios() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Scenarios"), withDestinationPath: Checkout.path("Scenarios"))
  }

  /// The names at its top, sorted.
  func names() throws -> [String] { try folder.names() }

  func bytes(of name: String) throws -> [UInt8] { try folder.bytes(of: name) }

  @discardableResult
  func whalesim(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Whalesim.Result {
    try Whalesim.run(arguments, in: path, environment: environment)
  }

  /// What the plain shell says about the history, a line a row.
  func sqlite(_ sql: String, on name: String = "whalesim.sqlite") throws -> [String] {
    let output = try SQLiteShell.run(sql + "\n;\n", on: file(name))
    guard output.status == 0 else { throw ShellFailed(errors: output.errors) }
    return output.lines
  }

  struct ShellFailed: Error {
    let errors: String
  }
}

/// The checkout these tests were built from.
enum Checkout {
  private static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/")
  }()

  static func path(_ name: String) -> String { root + "/" + name }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The files below a folder, as paths from the top, sorted.
  static func files(under folder: String) -> [String] {
    let names = FileManager.default.subpaths(atPath: path(folder)) ?? []
    return names.map { "\(folder)/\($0)" }.sorted()
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
    return (names ?? []).sorted()
  }
}
