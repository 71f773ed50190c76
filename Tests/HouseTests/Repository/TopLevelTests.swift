import Testing

/// What may stand at the top of the repository.
enum TopLevel {
  static let allowed = [
    "Package.swift", "Package.resolved", "Sources", "Tests", "Scenarios", "Docs", "README.md",
  ]

  /// The first parts of the paths that are neither allowed nor dotfiles.
  static func strangers(among paths: [String]) -> [String] {
    let tops = Set(paths.map { String($0.prefix { $0 != "/" }) })
    return tops.filter { !allowed.contains($0) && !$0.hasPrefix(".") }.sorted()
  }
}

@Suite struct `The top of the repository is tidy` {
  @Test func `it holds only what belongs there`() {
    #expect(Repository.trackedFiles.contains("Package.swift"))
    #expect(TopLevel.strangers(among: Repository.trackedFiles) == [])
  }

  @Test func `without git the folders are read instead`() {
    #expect(Repository.filesOnDisk.contains("Package.swift"))
    #expect(Repository.filesOnDisk.contains("Tests/HouseTests/Repository/TopLevelTests.swift"))
    #expect(!Repository.filesOnDisk.contains { $0.hasPrefix(".build/") || $0.hasPrefix(".git/") })
  }

  @Test func `a stranger is named once`() {
    let paths = [
      "Package.swift", ".ci/run", ".gitignore", "Sources/A/B.swift", "notes.txt", "scripts/a",
      "scripts/b",
    ]
    #expect(TopLevel.strangers(among: paths) == ["notes.txt", "scripts"])
  }
}
