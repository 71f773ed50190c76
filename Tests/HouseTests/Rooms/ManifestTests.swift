import Testing

@Suite struct `Package.swift keeps the layers` {
  private let manifest = SourceCode(
    path: "Package.swift", Repository.text("Package.swift") ?? "")

  @Test func `targets stand in layer order and depend on what the table allows`() {
    let names = Manifest.targets(of: manifest).map(\.name)
    #expect(names.contains("Lifecycle") && names.contains("whalesim"))
    #expect(Manifest.disorder(of: manifest) == [])
  }

  @Test func `every folder of Sources is a target`() {
    let targets = Manifest.targets(of: manifest).map(\.name)
    for room in Set(Repository.sources.compactMap(\.room)).sorted() {
      #expect(targets.contains(room), "Sources/\(room) is no target")
    }
  }

  @Test func `a target is read with its dependencies`() {
    let planted = SourceCode(
      path: "Package.swift",
      """
      .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
      .target(
        name: "SQLite",
        dependencies: ["CSQLite", .target(name: "CYAML")]
      ),
      .testTarget(name: "HouseTests", dependencies: ["SQLite"]),
      .target(name: "TestSupport", dependencies: ["SQLite"], path: "Tests/TestSupport"),
      """)
    let targets = Manifest.targets(of: planted)
    #expect(targets.map(\.name) == ["CSQLite", "SQLite", "CYAML", "HouseTests", "TestSupport"])
    #expect(targets[0].dependencies == [])
    #expect(targets[1].dependencies == ["CSQLite", "CYAML"])
    #expect(targets.map(\.isTest) == [false, false, false, true, true])
  }

  @Test func `a target out of order is found`() {
    let planted = SourceCode(
      path: "Package.swift",
      """
      .target(name: "Simulator"),
      .target(name: "Contract", dependencies: ["Lifecycle"]),
      """)
    #expect(Manifest.disorder(of: planted) == ["line 2: Contract stands below its layer"])
  }

  @Test func `a forbidden dependency and an unknown target are found`() {
    let planted = SourceCode(
      path: "Package.swift",
      """
      .target(name: "Lifecycle", dependencies: ["EventLog"]),
      .target(name: "Cellar"),
      """)
    #expect(
      Manifest.disorder(of: planted) == [
        "line 1: Lifecycle may not depend on EventLog",
        "line 2: Cellar is no room of the table",
      ])
  }
}
