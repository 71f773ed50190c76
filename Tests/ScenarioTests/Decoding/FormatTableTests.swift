import Lifecycle
import Testing

@testable import Scenario

/// Holds the decoder to the table of the format: every key is read, none is read that is not there.
@Suite struct FormatTableTests {
  /// A file around a map of each shape; `@` stands for the map's keys.
  static func file(_ shape: ShapeName) -> String {
    let head = "format: whalesim/1\nname: n\n"
    let body =
      switch shape {
      case .scenario: "@"
      case .caseRow: "steps: []\ncases: [{ @ }]"
      case .readings: "steps: []\nreadings: { @ }"
      case .config: "steps: []\nconfig: { @ }"
      case .configs: "steps: []\nconfigs: { @ }"
      case .appName: "steps: []\nconfig: { appName: { @ } }"
      case .extraCustomConfig: "steps: []\nconfig: { extraCustomConfig: { @ } }"
      case .colors: "steps: []\nconfig: { extraCustomConfig: { color: { @ } } }"
      case .tipColors: "steps: []\nconfig: { extraCustomConfig: { color: { pushTipView: { @ } } } }"
      case .color:
        "steps: []\nconfig: { extraCustomConfig: { color: { pushTipView: { ptvOther: { @ } } } } }"
      case .sdk: "steps: []\nsdk: { @ }"
      case .routes: "steps: []\nsdk: { routes: { @ } }"
      case .route: "steps: []\nsdk: { routes: { a: { @ } } }"
      case .server: "steps: []\nserver: { @ }"
      case .tokens: "steps: []\nserver: { tokens: { @ } }"
      case .token: "steps: []\nserver: { tokens: { T1: { @ } } }"
      case .reply: "steps: []\nserver: { replies: [{ @ }] }"
      case .gives: "steps: []\nserver: { replies: [{ to: renew, status: 200, gives: { @ } }] }"
      case .notifications: "steps: []\nnotifications: { @ }"
      case .notification: "steps: []\nnotifications: { N1: { @ } }"
      case .userInfo: "steps: []\nnotifications: { N1: { user_info: { @ } } }"
      case .host: "steps: []\nhost: { @ }"
      case .reactions: "steps: []\nhost: { reactions: { @ } }"
      case .reaction: "steps: []\nhost: { reactions: { startFailed: [{ @ }] } }"
      case .notificationCondition:
        "steps: []\nhost: { reactions: { notification: [{ do: [], if: { @ } }] } }"
      case .deviceTokenCondition:
        "steps: []\nhost: { reactions: { deviceToken: [{ do: [], if: { @ } }] } }"
      case .arguments: "steps: [{ start: {}, expect: [{ startFailed: { @ } }] }]"
      case .action: "steps: []\nhost: { reactions: { canOpenURL: [{ do: [{ @ }] }] } }"
      case .project: "steps: []\nproject: { @ }"
      case .step: "steps: [{ @ }]"
      case .parameters: "steps: [{ pushURL: a, parameters: { @ } }]"
      case .pushKeys: "steps: [{ startPush: { @ } }]"
      case .delivery: "steps: [{ notification: { @ } }]"
      case .analytics: "steps: [{ analytics: { @ } }]"
      case .pair: "steps: [{ resolve: { @ } }]"
      case .entry: "steps: [{ start: {}, expect: [{ @ }] }]"
      case .neverEntry: "steps: []\nnever: [{ @ }]"
      case .counts: "steps: []\ncount: { @ }"
      case .countRange: "steps: []\ncount: { willDestroy: { @ } }"
      case .rule: "steps: []\nrules: [{ @ }]"
      case .precedence: "steps: []\nrules: [{ precedence: { @ } }]"
      case .response: "steps: []\nrules: [{ response: { @ } }]"
      case .chainResponse: "steps: []\nrules: [{ chainResponse: { @ } }]"
      case .succession: "steps: []\nrules: [{ succession: { @ } }]"
      case .notCoexistence: "steps: []\nrules: [{ notCoexistence: { @ } }]"
      case .ofOne: "steps: []\nrules: [{ absence: { @ } }]"
      case .exactly: "steps: []\nrules: [{ exactly: { @ } }]"
      case .finalQuery: "steps: []\nfinally: { sql: [{ @ }] }"
      case .finally: "steps: []\nfinally: { @ }"
      case .finalSession: "steps: []\nfinally: { session: { @ } }"
      case .finalResolver: "steps: []\nfinally: { resolver: { @ } }"
      case .finalPush: "steps: []\nfinally: { push: { @ } }"
      case .finalConfig: "steps: []\nfinally: { config: { @ } }"
      }
    return head + body + "\n"
  }

  /// A key of the table, as a test argument.
  struct TableKey: CustomTestStringConvertible, Sendable {
    var shape: ShapeName
    var rule: KeyRule

    var testDescription: String { "\(shape).\(rule.word.rawValue)" }
  }

  static let keys = Format.shapes.flatMap { shape in
    shape.rules.map { TableKey(shape: shape.name, rule: $0) }
  }

  /// The findings about one key with a value, at the key or at the value.
  private func findings(about key: TableKey, value: String) -> [Diagnostic] {
    // Where the key itself stands in the frame already, the frame must not repeat it.
    var text = Self.file(key.shape)
    let name = key.rule.word.rawValue
    if key.shape == .scenario {
      let head = "format: whalesim/1\nname: n\nsteps: []\n"
      text =
        head.split(separator: "\n").filter { !$0.hasPrefix(name + ":") }
        .joined(separator: "\n") + "\n@\n"
    }
    text = text.replacing("@", with: "\(company(of: key))\(name): \(value)")
    return found(in: text)
  }

  /// What must stand beside the key in a step or an action before its value means anything.
  private func company(of key: TableKey) -> String {
    guard key.shape == .step || key.shape == .action, key.rule.role == .plain else { return "" }
    if key.rule.beside.contains(.pushURL) { return "pushURL: a, " }
    if key.rule.beside == [.updateDeviceToken] { return "updateDeviceToken: D1, " }
    if key.rule.beside == [.showTip, .handleNotificationClick] { return "showTip: N1, " }
    return key.rule.beside.contains(.read) ? "read: currentLanguageText, " : "note: a, "
  }

  private func found(in text: String) -> [Diagnostic] {
    ScenarioTests.findings(Array(text.utf8))
  }

  @Test(arguments: keys.filter { $0.rule.release == .now })
  func `every key of the table is read: a value of another kind is refused`(_ key: TableKey) {
    // No key of the format takes a list of lists of lists.
    let found = findings(about: key, value: "[[[[]]]]")
    let isRefused = found.contains { diagnostic in
      switch diagnostic.cause {
      case .value(.wrong(of: .key(key.rule.word.rawValue), _, _)),
        .value(.wrong(of: .item(of: key.rule.word.rawValue), _, _)):
        true
      case .reading, .name, .shape, .value, .sense, .moreFindings: false
      }
    }
    #expect(isRefused, "\(found)")
    #expect(!found.contains { $0.code == .unknownKey })
  }

  @Test(arguments: keys.filter { $0.rule.release == .later })
  func `every key of a later version is named as such, not as unknown`(_ key: TableKey) {
    let found = findings(about: key, value: "{}")
    #expect(found.map(\.code) == [.notYet])
  }

  @Test(arguments: ShapeName.allCases.filter { $0.shape.others == .none })
  func `no map takes a key that the table does not hold`(_ shape: ShapeName) {
    let text = Self.file(shape).replacing("@", with: "zzzzzzzz: {}")
    let found = found(in: text)
    #expect(found.contains { $0.code == .unknownKey }, "\(found)")
  }

  @Test func `a key word means one thing in a map, and says what`() {
    for shape in Format.shapes {
      let words = shape.rules.map(\.word.rawValue)
      #expect(Set(words).count == words.count, "\(shape.name)")
      for rule in shape.rules {
        #expect(rule.meaning.hasSuffix(".") || rule.meaning.hasSuffix("…"), "\(rule.word)")
        #expect(rule.since == .one)
      }
    }
    #expect(Format.shapes.map(\.name) == ShapeName.allCases)
  }

  @Test func `every key word stands somewhere in the table`() {
    let used = Set(Format.shapes.flatMap { $0.rules.map(\.word) })
    #expect(Keyword.allCases.filter { !used.contains($0) } == [])
  }

  @Test func `the stimuli of a step are those of the format`() {
    let stimuli = ShapeName.step.shape.rules.filter {
      switch $0.role {
      case .hostCall, .stimulus: true
      case .plain, .answer, .complete, .rule, .block: false
      }
    }
    #expect(
      stimuli.map(\.word.rawValue).sorted() == [
        "analytics", "app", "checkIsLBNotification", "closePage", "configLogout",
        "coverWithHostPage", "deviceToken", "didReceive", "handleLaunchOptions",
        "handleNotificationClick", "idle", "logoutAndDestroy", "note", "notification", "offline",
        "presentURL", "pushURL", "read", "releaseDelegate", "replacePage", "request", "resolve",
        "revoke", "setEnv", "setLanguage", "setPriceColorType", "setTheme", "setUIDelegate",
        "showTip", "signInElsewhere", "start", "startPush", "tapLink", "tapTip", "uncover",
        "updateDeviceToken", "wait", "willPresent",
      ])
  }

  @Test func `the SDK's public names of extraCustomConfig are its nine, and those inside`() {
    let names = Format.shapes.flatMap { $0.rules.compactMap(\.publicName) }
    #expect(names.count == 9 + 1 + 11 + 2)
    #expect(names.allSatisfy { $0.hasPrefix("LBAPPSDKConfig") })
    #expect(Set(names).count == names.count)
  }
}
