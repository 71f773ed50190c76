import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What other programs read of a replay.
@Suite struct `A report` {
  private static let fixtures = [
    "passing/first-launch.yaml", "failures/wrong-code.yaml", "failures/vacuous.yaml",
    "failures/time-past.yaml", "invalid/unknown-keys.yaml",
  ]

  private func reported(_ options: String...) throws -> (Workspace, Whalesim.Result) {
    let workspace = try Workspace(fixtures: Self.fixtures, inSuite: true)
    return (workspace, try Whalesim.run(["replay", "suite"] + options, in: workspace.path))
  }

  @Test(arguments: ["junit", "tap", "json"])
  func `of each kind is this text, and the same in every run`(_ kind: String) throws {
    let (workspace, result) = try reported("--report", "\(kind)=report")
    #expect(result.code == 3)
    let text = String(decoding: try workspace.bytes(of: "report"), as: UTF8.self)
    var transcript = Transcript()
    transcript.add(text)
    try transcript.check("report/\(kind)")
    let again = try reported("--report", "\(kind)=report", "--no-db").0
    #expect(try again.bytes(of: "report") == workspace.bytes(of: "report"))
  }

  @Test func `for GitHub stands on standard output, ten annotations at most`() throws {
    let workspace = try Workspace(fixtures: Self.fixtures, inSuite: true)
    var transcript = Transcript()
    try transcript.run("replay suite --report github", in: workspace)
    try transcript.check("report/github")
    let wrong = try Checkout.text("Tests/CLITests/Fixtures/failures/wrong-code.yaml")
    for index in 1...14 {
      try workspace.write(
        wrong.replacingOccurrences(of: "name: ", with: "name: \(index) "),
        to: "many/\(index).yaml")
    }
    let lines = try workspace.whalesim("replay", "many", "--report", "github", "--no-db").output
      .split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.count == 11)
    #expect(lines.last == "::notice::and 4 more")
  }

  @Test func `is written several at once, and is XML that a reader takes`() throws {
    let (workspace, _) = try reported("--report", "junit=a.xml,tap=b.tap", "--report", "json=c")
    #expect(try workspace.names().filter { $0.count <= 5 } == ["a.xml", "b.tap", "c", "suite"])
    let counter = TestCaseCounter()
    let parser = XMLParser(data: Data(try workspace.bytes(of: "a.xml")))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.elements["testcase"] == 5)
    #expect(counter.elements["failure"] == 1)
    #expect(counter.elements["error"] == 3)
    for line in String(decoding: try workspace.bytes(of: "c"), as: UTF8.self)
      .split(separator: "\n")
    {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test func `holds no character that XML, TAP or JSON cannot hold`() throws {
    let workspace = try Workspace()
    try workspace.write(
      try Checkout.text("Tests/CLITests/Fixtures/passing/first-launch.yaml")
        .replacingOccurrences(
          of: "name: First launch opens the market page",
          with: ##"name: "<&\"# \\\u202E ]]>""##), to: "a.yaml")
    let result = try workspace.whalesim(
      "replay", "a.yaml", "--report", "junit=a.xml,tap=a.tap,json=a.json")
    #expect(result.code == 0)
    let parser = XMLParser(data: Data(try workspace.bytes(of: "a.xml")))
    #expect(parser.parse())
    let json = try JSONSerialization.jsonObject(with: Data(try workspace.bytes(of: "a.json")))
    let name = (json as? [String: Any])?["name"] as? String
    #expect(name == "<&\"# \\\u{202E} ]]>")
    #expect(try workspace.bytes(of: "a.tap").count(where: { $0 == 0x0A }) == 3)
  }

  @Test func `that cannot be written or named is refused before anything runs`() throws {
    let workspace = try Workspace(fixtures: ["passing/first-launch.yaml"])
    var transcript = Transcript()
    for line in [
      "replay . --report junit=no/such/a.xml", "replay . --report junit", "replay . --report pdf=x",
      "replay . --report github=x", "replay . --report junit=,github", "runs",
    ] {
      try transcript.run(line, in: workspace)
    }
    try transcript.check("report/refused")
  }
}

private final class TestCaseCounter: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
  }
}
