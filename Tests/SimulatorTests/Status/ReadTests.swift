import Lifecycle
import Simulator
import TestSupport
import Testing

/// What a host reads in each status: the last two rows of the status table.
@Suite struct `A read` {
  @Test(arguments: [
    (Situation.notStarted, "NotStarted", "none", "0", "none"),
    (.starting, "Starting", "present", "0", "My Trading App"),
    (.started, "Started", "present", "0", "My Trading App"),
    (.isDestroying, "IsDestroying", "present", "0", "My Trading App"),
    (.invalidated, "Started", "present", "portrait", "My Trading App"),
    (.onPage, "Started", "present", "portrait", "My Trading App"),
  ])
  func `gives what the status says`(
    situation: Situation, status: String, config: String, mask: String, text: String
  ) {
    let expected: [(ReadableProperty, String)] = [
      (.sdkStatus, status), (.config, config), (.requiredAppInterfaceOrientationMask, mask),
      (.currentLanguageText, text),
    ]
    for (property, value) in expected {
      let nesting = situation == .isDestroying ? "> " : ""
      #expect(
        situation.consequence(of: .read(property)).first
          == "\(nesting)read(\(property.rawValue): \(value))", "\(situation.rawValue)")
    }
  }

  @Test func `right after an accepted start gives Starting and a config`() {
    let played = Played([
      .at(0, .read(.sdkStatus)), .at(0, .read(.config)), .at(0, .start), .at(0, .read(.sdkStatus)),
      .at(0, .read(.config)),
    ])
    #expect(
      played.reads == [
        "sdkStatus: NotStarted", "config: none", "sdkStatus: Starting", "config: present",
      ])
  }

  @Test func `inside a teardown gives the config to the last, and the mask until pages close`() {
    let reads: [HostAct] = [
      .read(.sdkStatus), .read(.config), .read(.requiredAppInterfaceOrientationMask),
    ]
    let actions = reads.map { HostAction($0) }
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/chart")), .at(1000, .push("lb://page/slow")),
        .at(1000, .destroy), .at(1000, .read(.sdkStatus)), .at(1000, .read(.config)),
        .at(1000, .read(.requiredAppInterfaceOrientationMask)),
      ],
      routes: [
        RouteScript(
          url: "lb://page/chart", route: .opens(after: 0, orientation: .landscape)),
        .slow("lb://page/slow", 400),
      ],
      host: HostScript(
        preset: .silent,
        reactions: [
          ReactionScript(callback: .willDestroy, actions: actions),
          ReactionScript(
            callback: .navigationCompleted,
            conditions: [ReactionCondition(argument: "succeeded", text: "false")],
            actions: actions),
          ReactionScript(callback: .exitSdkPage, actions: actions),
        ]))
    #expect(
      played.reads == [
        "sdkStatus: IsDestroying", "config: present",
        "requiredAppInterfaceOrientationMask: landscape",
        "sdkStatus: IsDestroying", "config: present",
        "requiredAppInterfaceOrientationMask: landscape",
        "sdkStatus: IsDestroying", "config: present", "requiredAppInterfaceOrientationMask: 0",
        "sdkStatus: NotStarted", "config: none", "requiredAppInterfaceOrientationMask: 0",
      ])
  }

  @Test(arguments: [
    (Language.en, "name: none none", "English"), (.zhCN, "zhCN: none", "English"),
    (.zhCN, "zhCN: 简体", "简体"), (.zhHK, "zhHK: 繁體", "繁體"), (.zhHK, "zhCN: 简体", "English"),
  ])
  func `of the app's name falls back to English`(
    language: Language, texts: String, expected: String
  ) {
    var account = AccountScript(name: "A", appNameEn: "English")
    if texts == "zhCN: 简体" { account.appNameZhCN = "简体" }
    if texts == "zhHK: 繁體" { account.appNameZhHK = "繁體" }
    let played = Played(
      [
        .then(.start), .then(.host(.set(.language(language)))), .then(.read(.currentLanguageText)),
      ], accounts: [account])
    #expect(played.reads == ["currentLanguageText: \(expected)"])
  }

  @Test func `of the app's name after a destroy gives the last one's English text`() {
    let accounts = [
      AccountScript(name: "A", appNameEn: "First"),
      AccountScript(
        name: "B", appNameEn: "Second", appNameZhCN: "第二",
        settings: ConfigSettings(language: .zhCN)),
    ]
    let played = Played(
      [
        .then(.read(.currentLanguageText)), .then(.start("A")), .then(.destroy),
        .then(.read(.currentLanguageText)), .then(.start("B")),
        .then(.read(.currentLanguageText)), .then(.destroy), .then(.read(.currentLanguageText)),
      ], accounts: accounts)
    #expect(
      played.reads.map { $0.dropFirst("currentLanguageText: ".count) } == [
        "none", "First", "第二", "Second",
      ])
  }
}
