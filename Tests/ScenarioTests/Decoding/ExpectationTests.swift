import Lifecycle
import Testing

@testable import Scenario

@Suite struct ExpectationTests {
  /// The list that the only step expects, as the file writes it.
  private func list(_ expect: String) throws -> CallbackList {
    let file = try decodedSteps("  - start: {}\n    expect:\(expect)\n")
    return try #require(file.steps.first?.expect)
  }

  private func entries(_ expect: String) throws -> [ExpectationEntry] {
    guard case .exactly(let entries) = try list(expect).content else { return [] }
    return entries
  }

  @Test func `silence, anything, and a list are told apart`() throws {
    #expect(try decodedSteps("  - start: {}\n").steps.map(\.expect) == [.silence])
    #expect(try list(" any").content == .any)
    #expect(try list(" []").content == .exactly([]))
    #expect(try list(" []").key?.start.text == "5:5")
    #expect(try list(" [willDestroy]").content != .exactly([]))
  }

  @Test func `a callback stands alone or with what must be true of it`() throws {
    let entries = try entries(
      """

            - willDestroy
            - status: Started
              startFailed: { code: 400, domain: LBWhaleApp, description: "a: b" }
              at: 14m80ms
              within: 1s
              gap: 30s
              during: any
      """)
    guard case .callback(let bare) = entries.first, case .callback(let full) = entries.last else {
      Issue.record("no callbacks")
      return
    }
    #expect(bare.name == .willDestroy)
    #expect(bare.nameSpan == SourceSpan(SourcePosition(line: 6, column: 9), length: 11))
    #expect(bare.firstKey == bare.nameSpan)
    #expect(bare.during == .silence)
    #expect(full.name == .startFailed)
    #expect(full.nameSpan.start.text == "8:9")
    #expect(full.firstKey.start.text == "7:9")
    #expect(full.arguments.map(\.argument) == [.code, .domain, .description])
    #expect(full.arguments.map(\.text) == ["400", "LBWhaleApp", "a: b"])
    #expect(full.arguments.map(\.span.start.text) == ["8:30", "8:43", "8:68"])
    #expect(
      full.at == Located(840_080, at: SourceSpan(SourcePosition(line: 9, column: 13), length: 7)))
    #expect(full.within?.value == 1_000)
    #expect(full.gap?.value == 30_000)
    #expect(full.status?.value == .started)
    #expect(full.during.content == .any)
    #expect(full.during.key?.start.text == "12:9")
  }

  @Test(arguments: [
    ("didRunInError: { code: 401 }", ["code 401"]),
    ("tokenDidChange: { token: T2 }", ["token T2"]),
    ("canOpenURL: { url: 'a://b', answer: true }", ["url a://b", "answer true"]),
    ("didRequestOpenURL: { url: '' }", ["url "]),
    ("navigationCompleted: { succeeded: false, code: 401 }", ["succeeded false", "code 401"]),
    ("navigationCompleted: { succeeded: true, code: none }", ["succeeded true", "code none"]),
    ("startFailed: { description: none }", ["description none"]),
    ("startFailed: {}", []),
  ])
  func `arguments are compared as text after typing`(_ entry: String, _ texts: [String]) throws {
    guard case .callback(let callback) = try entries(" [{ \(entry) }]").first else {
      Issue.record("no callback")
      return
    }
    #expect(callback.arguments.map { "\($0.argument.rawValue) \($0.text)" } == texts)
  }

  @Test func `blocks nest, also inside a callback`() throws {
    let entries = try entries(
      """

            - anyOrder: [willDestroy, [exitSdkPage, { optional: [enterSdkPage] }]]
            - didRunInError: {}
              during:
                - either: [[willDestroy], []]
      """)
    guard case .anyOrder(let key, let members) = entries.first,
      case .callback(let parent) = entries.last,
      case .exactly(let inner) = parent.during.content,
      case .either(let eitherKey, let alternatives) = inner.first
    else {
      Issue.record("\(entries)")
      return
    }
    #expect(key.start.text == "6:9")
    #expect(members.map(\.count) == [1, 2])
    guard case .optional(let optionalKey, let optional) = members[1][1] else {
      Issue.record("no optional")
      return
    }
    #expect(optionalKey.start.text == "6:49")
    #expect(optional.count == 1)
    #expect(eitherKey.start.text == "9:13")
    #expect(alternatives.map(\.count) == [1, 0])
  }

  @Test(arguments: CallbackName.allCases)
  func `a full selector is read as the format's name, with a hint`(
    _ name: CallbackName
  ) throws {
    var entries = ["'\(name.selector)'", "{ '\(name.selector)': {} }"]
    // A block's name with its colon is the name itself as a key, which needs a value.
    if name.selector != name.rawValue + ":" { entries.append("\(name.selector) ") }
    for entry in entries {
      let file = try decodedSteps("  - start: {}\n    expect:\n      - \(entry)\n")
      #expect(file.hints.map(\.code) == [.fullSelector])
      #expect(file.hints.map(\.position.line) == [6])
      guard case .exactly(let entries) = file.steps[0].expect.content,
        case .callback(let callback) = entries.first
      else {
        Issue.record("no callback in \(entry)")
        continue
      }
      #expect(callback.name == name)
    }
  }

  @Test(arguments: [
    ("", false), ("    expect: any\n", false), ("    expect: []\n", true),
    ("    expect: [willDestroy]\n", true), ("never: []\n", false), ("never: [willDestroy]\n", true),
    ("count: {}\n", false), ("count: { willDestroy: 0 }\n", true), ("finally: {}\n", false),
    ("finally: { notes: [] }\n", true), ("rules: []\n", false),
    ("rules: [{ absence: { of: startFailed } }]\n", true),
    ("  - { read: config, returns: none }\n", true),
    ("host: { reactions: { willDestroy: [{ do: [{ read: config, returns: none }] }] } }\n", true),
  ])
  func `a file that expects nothing is known`(_ rest: String, _ expects: Bool) throws {
    #expect(try decodedSteps("  - start: {}\n" + rest).writesExpectations == expects)
  }
}
