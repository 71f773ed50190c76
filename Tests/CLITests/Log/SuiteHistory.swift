import TestSupport

/// The history of this repository's scenarios, made once by the command for all tests that read it.
final class SuiteHistory: Sendable {
  static let shared = Result { try SuiteHistory() }

  /// Where the history is.
  let path: String
  /// Keeps the folder alive.
  private let folder: TemporaryFolderKeeper

  private init() throws {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    let result = try workspace.whalesim("replay", "Scenarios")
    guard result.code == 0 else { throw Failed(output: result.output + result.errors) }
    path = workspace.file("whalesim.sqlite")
    folder = TemporaryFolderKeeper(workspace)
  }

  struct Failed: Error {
    let output: String
  }

  /// The rows of a query as the plain shell prints them.
  func rows(_ sql: String) throws -> [String] {
    let output = try SQLiteShell.run(sql + "\n;\n", on: path)
    guard output.status == 0, output.errors.isEmpty else { throw Failed(output: output.errors) }
    return output.lines
  }
}

/// Holds a workspace that nobody touches any more.
///
/// Safe because nothing of it is ever used again: it only lives until the process ends.
private final class TemporaryFolderKeeper: @unchecked Sendable {
  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }
}
