import Foundation
import Testing

@testable import Scenario

/// A file that is refused, and all that is said about it.
struct Refusal: CustomTestStringConvertible, Sendable {
  var title: String
  var text: String
  var message: String

  var testDescription: String { title }

  /// The refusals of one of the files beside this one: `=== title`, a scenario, `>>>`, what is said
  /// about it.
  static func all(in group: String) -> [Refusal] {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = folder.joined(separator: "/") + "/\(group).txt"
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let sections = String(decoding: data, as: UTF8.self).components(separatedBy: "=== ")
    return sections.dropFirst().compactMap { section in
      let parts = section.components(separatedBy: "\n>>>\n")
      guard parts.count == 2, let end = parts[0].firstIndex(of: "\n") else { return nil }
      return Refusal(
        title: "\(group): \(parts[0][..<end])", text: parts[0][end...].dropFirst() + "\n",
        message: parts[1].trimmingCharacters(in: .newlines) + "\n")
    }
  }
}

@Suite struct RefusalTests {
  static let groups = [
    "reading", "file", "config", "server", "host", "steps", "times", "expectations", "whole-run",
    "one-cause", "readings", "push",
    "rules", "cases", "secrets", "syntax",
  ]

  static let all = groups.flatMap(Refusal.all)

  @Test(arguments: all)
  func `what is wrong with a file is said where it stands, all at once, each cause once`(
    _ refusal: Refusal
  ) throws {
    let error = try #require(throws: InvalidScenario.self) {
      try decode(Array(refusal.text.utf8))
    }
    #expect(error.render() == refusal.message)
  }

  @Test func `every group of refusals was found`() {
    for group in Self.groups { #expect(!Refusal.all(in: group).isEmpty, "\(group)") }
    #expect(Self.all.count > 90)
  }

  @Test func `every code but those of bytes and sizes has an example`() {
    let seen = Self.all.map(\.message).joined()
    let elsewhere: [DiagnosticCode] = [.tooLarge, .notUTF8, .moreFindings]
    for code in DiagnosticCode.allCases where !elsewhere.contains(code) {
      #expect(seen.contains("[\(code.rawValue)]"), "\(code.rawValue)")
    }
  }
}
