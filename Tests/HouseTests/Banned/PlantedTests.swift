import Testing

/// Each rule on text planted for it, so that a rule that never fires cannot pass for a clean house.
@Suite struct `Rules fire on what they forbid` {
  /// The lines on which `rule` finds something in `text`.
  private func lines(
    _ rule: HouseRule, _ text: String, path: String = "Sources/Scenario/Planted.swift"
  ) -> [Int] {
    rule.find(SourceCode(path: path, text))
  }

  @Test func `the wall clock is found outside WallClock.swift`() {
    let readings = [
      "let now = Date()", "let now = Date.now", "clock_gettime(CLOCK_REALTIME, &t)",
      "let now = time(nil)", "let clock = ContinuousClock()", "SuspendingClock().now",
      "gettimeofday(&t, nil)",
    ]
    for text in readings {
      #expect(lines(HouseRules.wallClock, text) == [1], "\(text)")
    }
    let home = "Sources/WhaleSimCLI/Clock/WallClock.swift"
    #expect(lines(HouseRules.wallClock, "let now = time(nil)", path: home) == [])
    let elsewhere = "Sources/EventLog/WallClock.swift"
    #expect(lines(HouseRules.wallClock, "let now = time(nil)", path: elsewhere) == [1])
    #expect(lines(HouseRules.wallClock, "step.time(for: nil) // Date()") == [])
  }

  @Test func `chance is found`() {
    let chances = [
      "Int.random(in: 0..<9)", "arc4random()", "var g = SystemRandomNumberGenerator()",
      "list.shuffled()", "list.shuffle()", "list.randomElement()", "UUID()", "name.hashValue",
    ]
    for text in chances {
      #expect(lines(HouseRules.chance, text) == [1], "\(text)")
    }
    #expect(lines(HouseRules.chance, "// random\nlet randomised = 1") == [])
  }

  @Test func `the environment is found outside the command`() {
    #expect(lines(HouseRules.surroundings, #"getenv("LANG")"#) == [1])
    let command = "Sources/WhaleSimCLI/Terminal/Color.swift"
    #expect(lines(HouseRules.surroundings, #"getenv("NO_COLOR")"#, path: command) == [])
  }

  @Test func `walking a dictionary or set is found`() {
    let walks = [
      "for key in table.keys { use(key) }",
      "let all = table.values.map { $0 }",
      "let names: [String: Int] = [:]\nfor (name, count) in names { use(name) }",
      "var seen: Set<Int> = []\nfor one in seen where one > 1 { use(one) }",
      "let seen = Set<Int>()\nlet list = seen.map { $0 }",
      "let rows = [1: 2]\nrows.forEach { use($0) }",
      "var ids: [Int: [String]]\nfor id in self.ids { use(id) }",
      "for one in Set(list) { use(one) }",
    ]
    for text in walks {
      let last = text.split(separator: "\n").count
      #expect(lines(HouseRules.hashOrder, text) == [last], "\(text)")
    }
  }

  @Test func `look-ups and sorted walks are left alone`() {
    let fine = [
      "for key in table.keys.sorted() { use(key) }",
      "for one in Set(list).sorted() { use(one) }",
      "let names: [String: Int] = [:]\nlet one = names[\"a\", default: 0]",
      "let names: [String]\nfor name in names { use(name) }",
      "let pick = [isBig ? 1 : 2]\nfor one in pick { use(one) }",
      "self.values = values",
      "for value in raw.values(of: option) { use(value) }",
      "for row in grid.values {  // ordered: an array of ours",
    ]
    for text in fine {
      #expect(lines(HouseRules.hashOrder, text) == [], "\(text)")
    }
  }

  @Test func `crashing operators are found`() {
    #expect(lines(HouseRules.crashingOperator, "let a = try! load()") == [1])
    #expect(lines(HouseRules.crashingOperator, "let a = b as! Int") == [1])
    #expect(lines(HouseRules.crashingOperator, "let a = try !flag()\nlet b = c as? Int") == [])
  }

  @Test func `a stop without a reason is found`() {
    #expect(lines(HouseRules.silentCrash, "fatalError()") == [1])
    #expect(lines(HouseRules.silentCrash, #"fatalError("")"#) == [1])
    #expect(lines(HouseRules.silentCrash, "preconditionFailure()") == [1])
    #expect(lines(HouseRules.silentCrash, #"fatalError("the queue is never empty here")"#) == [])
    #expect(lines(HouseRules.silentCrash, #"fatalError("\(name) is missing")"#) == [])
  }

  @Test func `a catch-all is refused wholly in the core`() {
    let text = """
      switch status {
      case .started: 1
      default: 2  // foreign: a reason does not help here
      }
      """
    for room in CatchAll.strictRooms {
      #expect(lines(HouseRules.catchAll, text, path: "Sources/\(room)/Planted.swift") == [3])
    }
    let underscore = "switch status {\ncase .started: 1\ncase _: 2\n}"
    #expect(lines(HouseRules.catchAll, underscore, path: "Sources/Lifecycle/A.swift") == [3])
  }

  @Test func `a catch-all elsewhere needs its reason on the line`() {
    let bare = "switch code {\ncase 1: a\ndefault: b\n}"
    let excused = "switch code {\ncase 1: a\ndefault: b  // foreign: SQLite may add codes\n}"
    let unknown = "switch code {\ncase .a: a\n@unknown default: b\n}"
    #expect(lines(HouseRules.catchAll, bare) == [3])
    #expect(lines(HouseRules.catchAll, excused) == [])
    #expect(lines(HouseRules.catchAll, unknown) == [3])
  }

  @Test func `a default that is no switch's is left alone`() {
    let text = """
      counts[key, default: 0] += 1
      call(default: 1)
      let kind = Kind.default
      // default: none
      let help = "default: 3"
      """
    #expect(lines(HouseRules.catchAll, text) == [])
  }

  @Test func `printing is found`() {
    for text in ["print(1)", "debugPrint(1)", "dump(state)", #"let a = "\(print(1))""#] {
      #expect(lines(HouseRules.printing, text) == [1], "\(text)")
    }
    #expect(lines(HouseRules.printing, "output.print(1)\nfunc print(_ x: Int) {}") == [])
  }

  @Test func `synthesized coding is found`() {
    for text in ["struct A: Codable {}", "extension A: Encodable {}", "enum K: CodingKey {}"] {
      #expect(lines(HouseRules.synthesizedCoding, text) == [1], "\(text)")
    }
    #expect(lines(HouseRules.synthesizedCoding, "let codable = 1") == [])
  }

  @Test func `Foundation is found outside the façade`() {
    for text in ["import Foundation", "import FoundationEssentials", "import Dispatch"] {
      #expect(lines(HouseRules.foundation, text) == [1], "\(text)")
    }
    let facade = "Sources/LBWhaleAppSDK/LBWhaleApp.swift"
    #expect(lines(HouseRules.foundation, "import Foundation", path: facade) == [])
  }

  @Test func `an unchecked promise needs its proof above`() {
    let bare = "/// A box.\nfinal class Box: @unchecked Sendable {}"
    let proved = """
      /// A box.
      // Safe because the pointer is written once, before the box is shared.
      final class Box: @unchecked Sendable {}
      """
    let apart = "// Safe because it is.\n\nfinal class Box: @unchecked Sendable {}"
    #expect(lines(HouseRules.uncheckedSendable, bare) == [2])
    #expect(lines(HouseRules.uncheckedSendable, proved) == [])
    #expect(lines(HouseRules.uncheckedSendable, apart) == [3])
  }

  @Test func `an unsafe global is found`() {
    #expect(lines(HouseRules.unsafeGlobal, "nonisolated(unsafe) var a = 1") == [1])
    #expect(lines(HouseRules.unsafeGlobal, "nonisolated func a() {}") == [])
  }

  @Test func `unfinished work is found in comments and code`() {
    let mark = "TO" + "DO"
    #expect(lines(HouseRules.unfinished, "let a = 1  // \(mark): later") == [1])
    #expect(lines(HouseRules.unfinished, "/* a\n FIX" + "ME b */") == [2])
    #expect(lines(HouseRules.unfinished, "case \(mark)") == [1])
    #expect(lines(HouseRules.unfinished, "let a = \"\(mark)\"") == [])
  }
}
