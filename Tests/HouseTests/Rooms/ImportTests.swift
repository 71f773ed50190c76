import Testing

@Suite struct `Imports follow the table of rooms` {
  @Test func `every import under Sources is allowed`() {
    #expect(!Repository.sources.isEmpty)
    for message in Repository.sources.flatMap(Imports.refused) {
      Issue.record("\(message)")
    }
  }

  @Test func `only one file imports the YAML library`() {
    let importers = Repository.sources.filter { source in
      Imports.all(of: source).contains { $0.module == "CYAML" }
    }
    #expect(importers.count <= 1, "the reader alone knows libyaml: \(importers.map(\.path))")
  }

  @Test func `an import is seen in every spelling`() {
    let spellings = [
      "import Simulator",
      "package import Simulator",
      "@preconcurrency import Simulator",
      "@preconcurrency package import Simulator",
      "@testable internal import Simulator",
      "import struct Simulator.Script",
      "#if canImport(Simulator)\n  import Simulator\n#endif",
    ]
    for text in spellings {
      let source = SourceCode(path: "Sources/Contract/Planted.swift", text)
      #expect(Imports.all(of: source).map(\.module) == ["Simulator"], "\(text)")
      #expect(Imports.refused(in: source).count == 1, "\(text)")
    }
  }

  @Test func `an import in a comment or a literal is none`() {
    let source = SourceCode(
      """
      // import Foundation
      /* import Foundation */
      let text = "import Foundation"
      """)
    #expect(Imports.all(of: source).isEmpty)
  }

  @Test func `a room imports what the table names and no more`() {
    let path = "Sources/EventLog/Planted.swift"
    #expect(Imports.refused(in: SourceCode(path: path, "import SQLite")).isEmpty)
    #expect(
      Imports.refused(in: SourceCode(path: path, "\nimport CSQLite")) == [
        "\(path):2: EventLog may not import CSQLite, only: Lifecycle, SQLite, Glibc, Darwin"
      ])
    #expect(
      Imports.refused(in: SourceCode(path: "Sources/Lifecycle/A.swift", "import Glibc")) == [
        "Sources/Lifecycle/A.swift:1: Lifecycle may not import Glibc, only: nothing"
      ])
  }

  @Test func `a folder that is no room is refused`() {
    let source = SourceCode(path: "Sources/Cellar/Planted.swift", "")
    #expect(Imports.refused(in: source).count == 1)
  }

  @Test func `rooms stand in layer order`() {
    for (index, room) in RoomTable.rooms.enumerated() {
      for lower in room.rooms {
        let layer = RoomTable.layer(lower)
        #expect(layer != nil && layer ?? index < index, "\(room.name) imports \(lower)")
      }
    }
  }
}
