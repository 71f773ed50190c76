import Testing

@testable import Scenario

@Suite struct SuggestionTests {
  private static let words = ["start", "note", "noted", "startFailed", "didFinishLaunching", "A"]

  @Test(arguments: [
    ("strat", "start"), ("Start", "start"), ("START", "start"), ("starts", "start"),
    ("startfailed", "startFailed"), ("didFinishLaunhing", "didFinishLaunching"),
    ("didFinishlaunchign", "didFinishLaunching"), ("nots", "note"), ("a", "A"),
  ])
  func `the word that was meant is found`(_ typed: String, _ meant: String) {
    #expect(Suggestion.nearest(to: typed, in: Self.words) == meant)
  }

  @Test(arguments: ["hello", "", "B", "st", "launching", "start"])
  func `nothing is suggested for what is not near, nor for the word itself`(_ typed: String) {
    #expect(Suggestion.nearest(to: typed, in: Self.words) == nil)
  }

  @Test func `of equally near words the first wins`() {
    #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat", "rat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", in: ["rat", "hat", "bat"]) == "rat")
  }

  @Test func `a text longer than every word costs nothing`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, in: Self.words) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("ab", "", 4), ("ab", "ba", 2), ("abc", "axc", 2), ("abc", "aBc", 1),
    ("abc", "abcd", 2), ("kitten", "sitting", 6),
  ])
  func `distance counts two a letter and one a capital`(_ left: String, _ right: String, _ d: Int) {
    #expect(Suggestion.distance(Array(left.utf8), Array(right.utf8)) == d)
    #expect(Suggestion.distance(Array(right.utf8), Array(left.utf8)) == d)
  }
}
