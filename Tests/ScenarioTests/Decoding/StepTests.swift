import Lifecycle
import Simulator
import Testing

@testable import Scenario

/// A step as the file writes it, what it does, and its one line for the log.
struct WrittenStep: Sendable {
  var yaml: String
  var stimulus: Stimulus
  var text: String

  init(_ yaml: String, _ stimulus: Stimulus, _ text: String) {
    self.yaml = yaml
    self.stimulus = stimulus
    self.text = text
  }
}

@Suite struct StepTests {
  @Test(arguments: hostSteps + otherSteps)
  func `every stimulus is read, and said as one line`(_ step: WrittenStep) throws {
    let file = try decodedSteps("  - \(step.yaml)\n")
    #expect(file.script.steps.map(\.stimulus) == [step.stimulus])
    #expect(file.script.steps.map(\.text) == [step.text])
  }

  static let hostSteps = [
    WrittenStep("start: A", .host(.start(account: "A")), "start A"),
    WrittenStep("start: {}", .host(.start(account: "A")), "start A"),
    WrittenStep("logoutAndDestroy: {}", .host(.logoutAndDestroy), "logoutAndDestroy"),
    WrittenStep("configLogout: {}", .host(.configLogout), "configLogout"),
    WrittenStep("releaseDelegate: {}", .host(.releaseDelegate), "releaseDelegate"),
    WrittenStep(
      "pushURL: lb://page/main",
      .host(.navigate(NavigationStimulus(url: "lb://page/main", style: .push))),
      "pushURL lb://page/main"),
    WrittenStep(
      "pushURL: ''", .host(.navigate(NavigationStimulus(url: "", style: .push))), "pushURL "),
    WrittenStep(
      "{ presentURL: a, animated: false, completion: false, parameters: { b: 1 } }",
      .host(
        .navigate(
          NavigationStimulus(
            url: "a", style: .present, parameters: #"{"b":1}"#, animated: false,
            completion: false))),
      "presentURL a"),
    WrittenStep("setTheme: Dark", .host(.set(.theme(.dark))), "setTheme Dark"),
    WrittenStep("setLanguage: ZhCN", .host(.set(.language(.zhCN))), "setLanguage ZhCN"),
    WrittenStep(
      "setPriceColorType: GreenUpRedDown", .host(.set(.priceColorType(.greenUpRedDown))),
      "setPriceColorType GreenUpRedDown"),
    WrittenStep("setEnv: Test", .host(.set(.env(.test))), "setEnv Test"),
    WrittenStep("resolve: none", .host(.resolve(token: nil, refreshToken: nil)), "resolve none"),
    WrittenStep(
      "resolve: { token: T9, refreshToken: R9 }",
      .host(.resolve(token: "T9", refreshToken: "R9")), "resolve token T9 refreshToken R9"),
    WrittenStep(
      "resolve: { token: T9 }", .host(.resolve(token: "T9", refreshToken: nil)),
      "resolve token T9"),
    WrittenStep(
      "resolve: { refreshToken: '' }", .host(.resolve(token: nil, refreshToken: "")),
      "resolve refreshToken "),
    WrittenStep(
      "setUIDelegate: present", .host(.setUIDelegate(present: true)), "setUIDelegate present"),
    WrittenStep(
      "setUIDelegate: absent", .host(.setUIDelegate(present: false)), "setUIDelegate absent"),
    WrittenStep(
      "{ read: config, returns: none }", .host(.read(.config)), "read config"),
    WrittenStep("note: sign-in", .host(.note("sign-in")), "note sign-in"),
    WrittenStep("note: $${x} costs $5", .host(.note("${x} costs $5")), "note ${x} costs $5"),
  ]

  static let otherSteps = [
    WrittenStep("app: launch", .app(.launch), "app launch"),
    WrittenStep("app: kill", .app(.kill), "app kill"),
    WrittenStep("app: suspend", .app(.suspend), "app suspend"),
    WrittenStep("app: resume", .app(.resume), "app resume"),
    WrittenStep("app: background", .app(.background), "app background"),
    WrittenStep("app: foreground", .app(.foreground), "app foreground"),
    WrittenStep("closePage: top", .client(.closeTop), "closePage top"),
    WrittenStep("closePage: all", .client(.closeAll), "closePage all"),
    WrittenStep("closePage: lb://a", .client(.close(url: "lb://a")), "closePage lb://a"),
    WrittenStep("replacePage: lb://a", .client(.replacePage(url: "lb://a")), "replacePage lb://a"),
    WrittenStep("tapLink: x://y", .client(.tapLink(url: "x://y")), "tapLink x://y"),
    WrittenStep("coverWithHostPage: {}", .client(.coverWithHostPage), "coverWithHostPage"),
    WrittenStep("uncover: {}", .client(.uncover), "uncover"),
    WrittenStep(
      "request: quotes/list", .client(.request(path: "quotes/list")), "request quotes/list"),
    WrittenStep("revoke: T1", .server(.revoke(symbol: "T1")), "revoke T1"),
    WrittenStep("signInElsewhere: {}", .server(.signInElsewhere), "signInElsewhere"),
    WrittenStep("offline: true", .server(.offline(true)), "offline true"),
    WrittenStep("offline: 'false'", .server(.offline(false)), "offline false"),
    WrittenStep("wait: 90s", .wait(90_000), "wait 1m30s"),
    WrittenStep("wait: 0s", .wait(0), "wait 0s"),
    WrittenStep("idle: the window ends", .idle("the window ends"), "idle the window ends"),
  ]

  @Test func `steps keep their times and places`() throws {
    let file = try decoded(
      """
      format: whalesim/1
      name: n
      steps:
        - start: {}
        - expect: []
          at: 5s
          note: a
        - { after: 3s, read: sdkStatus, returns: NotStarted }
        - idle: b
      end: 9s
      """)
    #expect(file.script.steps.map(\.time) == [.quiet, .at(5_000), .after(3_000), .quiet])
    #expect(file.script.steps.map(\.line) == [4, 5, 8, 9])
    #expect(file.script.end == .at(9_000))
    #expect(file.steps.map(\.firstKey.start.text) == ["4:5", "5:5", "8:7", "9:5"])
    #expect(file.steps.map(\.stimulusKey.start.text) == ["4:5", "7:5", "8:18", "9:5"])
    #expect(file.steps.map { $0.time?.start.text } == [nil, "6:9", "8:14", nil])
    #expect(file.steps.map { $0.expect.key?.start.text } == [nil, "5:5", nil, nil])
    #expect(file.steps.map(\.returns?.value) == [nil, nil, "NotStarted", nil])
    #expect(file.steps[2].returns?.span.start.text == "8:35")
    #expect(file.stepsKey.start.text == "3:1")
    #expect(file.end?.start.text == "10:6")
  }

  @Test func `times may stand still, and a step may begin where the one before ended`() throws {
    let file = try decodedSteps(
      """
        - { idle: a, at: 5s }
        - { idle: b, at: 5s }
        - { idle: c, after: 0s }
        - { idle: d, after: 1s }
        - { idle: e, at: 6s }
      end: 6001ms
      """)
    #expect(file.script.steps.count == 5)
  }

  @Test(arguments: [
    ("sdkStatus", "IsDestroying"), ("config", "none"), ("config", "present"),
    ("requiredAppInterfaceOrientationMask", "0"),
    ("requiredAppInterfaceOrientationMask", "portrait"),
    ("requiredAppInterfaceOrientationMask", "landscape"),
    ("currentLanguageText", "My Trading App"), ("currentLanguageText", "none"),
  ])
  func `a read returns what the property can be`(_ property: String, _ value: String) throws {
    let file = try decodedSteps("  - { read: \(property), returns: \(value) }\n")
    #expect(file.steps.map(\.returns?.value) == [value])
  }

  @Test(arguments: [
    ("{}", "{}"), ("{ b: 1, a: -5 }", #"{"a":-5,"b":1}"#),
    ("{ a: 0, b: 00, c: -0, d: 1.5, e: 1e3 }", #"{"a":0,"b":"00","c":"-0","d":"1.5","e":"1e3"}"#),
    ("{ a: '1', b: \"true\" }", #"{"a":"1","b":"true"}"#),
    (
      "{ a: true, b: false, c: none, d: null, e: ~, f: no }",
      #"{"a":true,"b":false,"c":null,"d":"null","e":"~","f":"no"}"#
    ),
    ("{ a: [1, [x], {}], B: { d: 1, c: 2 } }", #"{"B":{"c":2,"d":1},"a":[1,["x"],{}]}"#),
    (#"{ a: "q\"b\\s\n\t/é", "k\"": '' }"#, #"{"a":"q\"b\\s\n\t/é","k\"":""}"#),
    ("{ a: 123456789012345678 }", #"{"a":123456789012345678}"#),
    ("{ a: '1234567890123456789' }", #"{"a":"1234567890123456789"}"#),
  ])
  func `parameters become canonical JSON`(_ yaml: String, _ json: String) throws {
    let file = try decodedSteps("  - pushURL: a\n    parameters: \(yaml)\n")
    guard case .host(.navigate(let call)) = file.script.steps.first?.stimulus else {
      Issue.record("no navigation")
      return
    }
    #expect(call.parameters == json)
  }
}
