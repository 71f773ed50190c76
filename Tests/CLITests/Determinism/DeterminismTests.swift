import Foundation
import Testing

/// The same suite, replayed wherever and by whomever, comes to the same runs.
@Suite struct `The suite comes to the same hashes` {
  /// Replays Scenarios from `folder`, and gives each scenario with its final hash, in order.
  private static func hashes(
    in workspace: Workspace, folder: String = "", paths: [String] = ["Scenarios"],
    _ environment: [String: String] = [:]
  ) throws -> [String] {
    let db = workspace.file("whalesim.sqlite")
    let result = try Whalesim.run(
      ["replay", "--quiet", "--db", db] + paths, in: workspace.file(folder),
      environment: environment)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let rows = try workspace.sqlite(
      "SELECT scenario || '|' || final_hash FROM runs ORDER BY run_id")
    return rows
  }

  private let first: [String]

  init() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    first = try Self.hashes(in: workspace)
    #expect(first.count > 100)
    #expect(Set(first).count == first.count)
  }

  @Test(arguments: [
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
    ["LANG": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "TZ": "America/St_Johns"],
    ["SWIFT_DETERMINISTIC_HASHING": "1", "HOME": "/nonexistent", "TZ": ":nonsense"],
    ["LANG": "", "LC_ALL": "C.UTF-8", "TZ": "", "NO_COLOR": "1", "COLUMNS": "40"],
  ])
  func `under another locale, time zone, home and hash seed`(
    _ environment: [String: String]
  ) throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    #expect(try Self.hashes(in: workspace, environment) == first)
  }

  @Test func `from another folder, by other paths`() throws {
    let workspace = try Workspace()
    try workspace.write("", to: "deep/below/here")
    #expect(
      try Self.hashes(in: workspace, folder: "deep/below", paths: [Checkout.path("Scenarios")])
        == first)
  }

  @Test func `with the files in reverse order, each its own`() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    let paths = Checkout.files(under: "Scenarios").filter { $0.hasSuffix(".yaml") }
    // A file with a table of cases is several runs.
    #expect(paths.count > 100 && paths.count <= first.count)
    let reversed = try Self.hashes(in: workspace, paths: paths.reversed())
    #expect(reversed.sorted() == first.sorted())
    #expect(reversed.first?.prefix { $0 != "|" } == first.last?.prefix { $0 != "|" })
  }

  @Test func `in a second process of its own`() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    let result = try workspace.whalesim("replay", "Scenarios", "--twice", "--no-db")
    #expect(result.code == 0)
    #expect(
      result.lines.last?.hasPrefix(
        "\(first.count) scenarios: \(first.count) passed, twice the same.")
        == true)
  }
}
