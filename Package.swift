// swift-tools-version: 6.2

import PackageDescription

// Targets stand in layer order: a target may depend only on targets above it in this list.
// Docs/Architecture.md names what each room may import; a test compares the imports with it.
let package = Package(
  name: "whalesim",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "whalesim", targets: ["whalesim"])
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]
    ),
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "Lifecycle"),
    .target(name: "Contract", dependencies: ["Lifecycle"]),
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .target(name: "EventLog", dependencies: ["Lifecycle", "SQLite"]),
    .target(name: "Projections", dependencies: ["Lifecycle", "EventLog"]),
    .target(name: "Simulator", dependencies: ["Lifecycle", "Contract", "EventLog"]),
    .target(
      name: "Scenario",
      dependencies: ["Lifecycle", "Contract", "Simulator", "EventLog", "Projections", "CYAML"]
    ),
    .target(name: "Report", dependencies: ["Lifecycle", "Contract", "Projections", "Scenario"]),
    .target(
      name: "WhaleSimCLI",
      dependencies: [
        "Lifecycle", "Contract", "SQLite", "EventLog", "Projections", "Simulator", "Scenario",
        "Report",
      ]
    ),
    .executableTarget(name: "whalesim", dependencies: ["WhaleSimCLI"]),

    .target(
      name: "TestSupport", dependencies: ["Lifecycle", "Simulator", "Report"],
      path: "Tests/TestSupport"),
    .testTarget(name: "HouseTests"),
    .testTarget(name: "LifecycleTests", dependencies: ["Lifecycle"]),
    .testTarget(
      name: "ContractTests", dependencies: ["Lifecycle", "Contract", "Simulator", "TestSupport"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"]),
    .testTarget(
      name: "EventLogTests", dependencies: ["Lifecycle", "SQLite", "EventLog", "TestSupport"],
      exclude: ["Frozen"]),
    .testTarget(
      name: "ProjectionsTests",
      dependencies: ["Lifecycle", "SQLite", "EventLog", "Projections", "TestSupport"]),
    .testTarget(name: "SimulatorTests", dependencies: ["Lifecycle", "Simulator", "TestSupport"]),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "Lifecycle", "Contract", "EventLog", "Simulator", "Scenario", "Report", "TestSupport",
      ],
      exclude: ["Refusals"]),
    .testTarget(
      name: "CLITests",
      // The command itself, so that it is built before its tests run it.
      dependencies: [
        "Lifecycle", "Contract", "SQLite", "EventLog", "WhaleSimCLI", "whalesim", "TestSupport",
      ],
      exclude: ["Fixtures", "Golden"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
