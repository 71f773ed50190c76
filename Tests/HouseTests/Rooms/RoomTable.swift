/// The rooms of the house in layer order, and what each may import.
///
/// This is the table the code is held to; `Docs/Architecture.md` explains it and has a row a room.
enum RoomTable {
  struct Room: Sendable {
    let name: String
    /// Other rooms, always ones above it in the table.
    let rooms: [String]
    /// Modules of the system or the toolchain.
    let system: [String]

    init(_ name: String, rooms: [String] = [], system: [String] = []) {
      self.name = name
      self.rooms = rooms
      self.system = system
    }

    func mayImport(_ module: String) -> Bool {
      rooms.contains(module) || system.contains(module)
    }
  }

  /// The C library, under the name it has on Linux and on macOS.
  private static let cLibrary = ["Glibc", "Darwin"]

  static let rooms: [Room] = [
    Room("CSQLite"),
    Room("CYAML"),
    Room("Lifecycle"),
    Room("Contract", rooms: ["Lifecycle"]),
    Room("SQLite", rooms: ["CSQLite"], system: ["Synchronization"]),
    Room("EventLog", rooms: ["Lifecycle", "SQLite"], system: cLibrary),
    Room("Projections", rooms: ["Lifecycle", "SQLite", "EventLog"]),
    Room("Simulator", rooms: ["Lifecycle", "Contract", "EventLog"]),
    Room(
      "Scenario",
      rooms: ["CYAML", "Lifecycle", "Contract", "EventLog", "Projections", "Simulator"],
      system: cLibrary),
    Room("Report", rooms: ["Lifecycle", "Contract", "Projections", "Simulator", "Scenario"]),
    Room(
      "LBWhaleAppSDK", rooms: ["Lifecycle", "EventLog", "Simulator"],
      system: ["Foundation", "Synchronization"]),
    Room("WhaleSimCLI", rooms: commandRooms, system: cLibrary + ["Synchronization"]),
    Room("whalesim", rooms: ["WhaleSimCLI"]),
  ]

  private static let commandRooms = [
    "Lifecycle", "Contract", "SQLite", "EventLog", "Projections", "Simulator", "Scenario",
    "Report", "LBWhaleAppSDK",
  ]

  static func room(_ name: String) -> Room? {
    rooms.first { $0.name == name }
  }

  /// The room's place in layer order.
  static func layer(_ name: String) -> Int? {
    rooms.firstIndex { $0.name == name }
  }
}
