import Lifecycle
import Simulator
import TestSupport
import Testing

/// "Status × stimulus table (defaults)": the rows of calls, cell by cell.
@Suite struct `The status table` {
  @Test(arguments: CallRow.starts + CallRow.ends + CallRow.navigations + CallRow.settings)
  func `says what a call leads to in each status`(row: CallRow) {
    for situation in Situation.allCases {
      let consequence = situation.consequence(of: row.call)
      #expect(consequence == row.expected[situation], "\(row.name) in \(situation.rawValue)")
    }
  }
}

extension CallRow {
  static let starts = [
    CallRow(
      "a valid start", .start(account: "A"),
      notStarted: [
        "start", "startAccepted(A, session 1)", "credentialIssued(T1 R1 by start)",
        "requestSent(launch T1)",
      ] + launchEnds,
      started: refusedStart("A: duplicate"),
      isDestroying: insideWillDestroy(
        ["start", "startRefused(A: duplicate)"], later: ["startFailed(400)"]),
      starting: refusedStart("A: duplicate") + launchEnds),
    // The config is checked first, in every status (D10).
    CallRow(
      "a start without appId and token", .start(account: "B"),
      notStarted: refusedStart("B: missing appId"),
      started: refusedStart("B: missing appId"),
      isDestroying: insideWillDestroy(
        ["start", "startRefused(B: missing appId)"], later: ["startFailed(400)"])),
  ]

  private static func refusedStart(_ why: String) -> [String] {
    ["start", "startRefused(\(why))", "startFailed(400)"]
  }

  static let ends = [
    CallRow(
      "logoutAndDestroy", .logoutAndDestroy,
      notStarted: ["logoutAndDestroy", "callIgnored(logoutAndDestroy: NotStarted)"],
      started: ["logoutAndDestroy", "teardownBegan(host)", "willDestroy", "teardownFinished"],
      isDestroying: insideWillDestroy([
        "logoutAndDestroy", "callIgnored(logoutAndDestroy: IsDestroying)",
      ]),
      starting: [
        "logoutAndDestroy", "teardownBegan(host)", "willDestroy", "teardownFinished",
        "replyIgnored(launch: 200, session 1)",
      ],
      invalidated: teardownWithPage, onPage: teardownWithPage),
    CallRow(
      "config.logout", .configLogout,
      notStarted: ["configLogout", "callIgnored(configLogout: NotStarted)"],
      started: ["configLogout", "credentialsCleared"],
      isDestroying: insideWillDestroy(["configLogout", "callIgnored(configLogout: IsDestroying)"]),
      // A launch already sent counts (D22).
      starting: ["configLogout", "credentialsCleared"] + launchEnds),
    CallRow(
      "an answer to no resolver", .resolve(token: nil, refreshToken: nil),
      notStarted: ["resolve(0)", "lateAnswer(0)"], started: ["resolve(0)", "lateAnswer(0)"],
      isDestroying: insideWillDestroy(["resolve(0)", "lateAnswer(0)"])),
  ]

  private static let teardownWithPage = [
    "logoutAndDestroy", "teardownBegan(host)", "willDestroy", "pageClosed(lb://page/main)",
    "exitSdkPage", "teardownFinished",
  ]

  static let navigations = [
    navigation("a push of a page", .push, "lb://page/a", started: ["pageOpened(lb://page/a)"]),
    navigation(
      "a present of a page", .present, "lb://page/a", started: ["pageOpened(lb://page/a)"]),
    navigation(
      "a push of an unknown url", .push, "broker://x",
      started: [
        "urlUnresolved(broker://x)", "canOpenURL(broker://x: false)",
        "urlDropped(broker://x: refused)", "navigationFailed(broker://x: 404)",
      ], code: "404"),
    navigation(
      "a push of nothing", .push, "", started: ["navigationFailed(: 404)"], code: "404"),
    navigation(
      "a push of a page without a block", .push, "lb://page/a",
      started: ["pageOpened(lb://page/a)"], completes: false),
    navigation(
      "a push of an unknown url without a block", .push, "broker://x",
      started: [
        "urlUnresolved(broker://x)", "canOpenURL(broker://x: false)",
        "urlDropped(broker://x: refused)", "navigationFailed(broker://x: 404)",
      ], code: "404", completes: false),
  ]

  private static func navigation(
    _ name: String, _ style: PageStyle, _ url: String, started: [String], code: String = "ok",
    completes: Bool = true
  ) -> CallRow {
    let call = "\(style == .push ? "pushURL" : "presentURL")(\(url))"
    let refused = [call, "navigationFailed(\(url): 401)"]
    let refusal = completes ? ["navigationCompleted(\(url): 401)"] : []
    let completion = completes ? ["navigationCompleted(\(url): \(code))"] : []
    let opensFirstPage = started.first?.hasPrefix("pageOpened") ?? false
    let begun = [call, "navigationBegan(\(url))"] + started
    return CallRow(
      name,
      .navigate(NavigationStimulus(url: url, style: style, completion: completes)),
      notStarted: refused + refusal,
      started: begun + (opensFirstPage ? ["enterSdkPage"] : []) + completion,
      isDestroying: insideWillDestroy(refused, later: refusal),
      invalidated: begun + completion, onPage: begun + completion)
  }

  static let settings = [
    setting("theme", .theme(.dark), "setTheme"),
    setting("language", .language(.zhHK), "setLanguage"),
    setting("priceColorType", .priceColorType(.redUpGreenDown), "setPriceColorType"),
    setting("env", .env(.sit), "setEnv"),
    same("a UI delegate", .setUIDelegate(present: true), "setUIDelegate"),
    same("a note", .note("open"), "note(open)"),
  ]

  /// Without a config there is nothing to set (D30).
  private static func setting(_ name: String, _ setting: ConfigSetting, _ kind: String) -> CallRow {
    CallRow(
      "setting \(name)", .set(setting), notStarted: [kind, "callIgnored(\(kind): NotStarted)"],
      started: [kind, "configChanged"], isDestroying: insideWillDestroy([kind, "configChanged"]),
      starting: [kind, "configChanged"] + launchEnds)
  }

  /// A call that is the same in every status.
  private static func same(_ name: String, _ call: HostStimulus, _ line: String) -> CallRow {
    CallRow(
      name, call, notStarted: [line], started: [line], isDestroying: insideWillDestroy([line]))
  }
}
