import Testing

/// Lists longer than what is searched at once are compared to their end.
@Suite struct `A list of more than a thousand callbacks` {
  /// 1,200 pages are asked for in one instant, half of them slow, for an instant has at most 1,000
  /// turns; each completes in the span of the last step.
  private func scenario(_ change: (inout [String]) -> Void) -> String {
    var entries = ["enterSdkPage"]
    for page in Self.urls { entries.append("navigationCompleted: { url: \(page) }") }
    change(&entries)
    var lines = [
      "format: whalesim/1", "name: Many pages",
      "sdk: { routes: { \"lb://page/slow\": { after: 1s } } }", "steps:", "  - start: {}",
      "    expect: [didFinishLaunching]",
    ]
    for page in Self.urls { lines += ["  - at: 1s", "    pushURL: \(page)"] }
    lines += ["    expect:"] + entries.map { "      - \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let urls =
    (1...600).map { "lb://page/\($0)" } + Array(repeating: "lb://page/slow", count: 600)

  private func code(_ change: (inout [String]) -> Void) throws -> Int32 {
    let workspace = try Workspace()
    try workspace.write(scenario(change), to: "pages.yaml")
    return try workspace.whalesim("replay", "pages.yaml", "--no-db").code
  }

  @Test func `passes when every one of them came`() throws {
    #expect(try code { _ in } == 0)
  }

  @Test func `fails on a last one that says otherwise, is missing, or is one too many`() throws {
    #expect(try code { $0[1200] = "navigationCompleted: { url: lb://page/1 }" } == 1)
    #expect(try code { $0.removeLast() } == 1)
    #expect(try code { $0.append("exitSdkPage") } == 1)
  }

  @Test func `fails on one in its middle`() throws {
    #expect(try code { $0.remove(at: 601) } == 1)
    #expect(try code { $0.swapAt(600, 601) } == 1)
  }
}
