import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct ConfigTests {
  @Test func `without a config the standard account is A`() throws {
    #expect(try decodedParts("").script.accounts == [AccountScript(name: "A")])
    #expect(try decodedParts("config: {}\n").script.accounts == [AccountScript(name: "A")])
  }

  @Test func `a config says what differs`() throws {
    let file = try decodedParts(
      """
      config:
        appKey: key
        appSecret: secret
        appId: id
        appName: { en: Fish, zhCN: 鱼, zhHK: 魚 }
        defaultAccountChannel: lb
        webDomainPrefix: web
        token: T7
        refreshToken: R7
        theme: Dark
        language: ZhHK
        priceColorType: RedUpGreenDown
        env: Sit
        extraCustomConfig:
          refreshTokenResolverTimeout: 5s
          disableIDFA: true
          deviceId: d
          color:
            pushTipView: { ptvOther: { colorLight: '#1a2B3C', colorDark: '#000000' } }
      """)
    let settings = ConfigSettings(
      theme: .dark, language: .zhHK, priceColorType: .redUpGreenDown, env: .sit)
    #expect(
      file.script.accounts == [
        AccountScript(
          name: "A", token: "T7", refreshToken: "R7", appNameEn: "Fish", appNameZhCN: "鱼",
          appNameZhHK: "魚", settings: settings, resolverWindow: 5_000)
      ])
  }

  @Test func `the SDK's public names of keys are accepted`() throws {
    let file = try decodedParts(
      """
      config:
        extraCustomConfig:
          LBAPPSDKConfigKeyRefreshTokenResolverTimeout: 7s
          LBAPPSDKConfigDebugEggDisable: true
          LBAPPSDKConfigKeyColor:
            LBAPPSDKConfigKeyPushTipView:
              LBAPPSDKConfigKeyPTVOrderLimit: { LBAPPSDKConfigKeyColorLight: '#ffffff' }
      """)
    #expect(file.script.accounts.map(\.resolverWindow) == [7_000])
  }

  @Test func `a public name and the short one are one key`() {
    let text = """
      format: whalesim/1
      name: n
      steps: []
      config:
        extraCustomConfig:
          deviceId: a
          LBAPPSDKConfigKeyDeviceId: b
      """
    #expect(findings(text) == ["7:5 duplicate-key"])
  }

  @Test(
    arguments: [
      ("appKey: ''", [.appKey]), ("without: appId", [.appId]),
      ("without: [refreshToken, appKey]", [.appKey, .refreshToken]),
      ("without: appName", [.appNameEn]), ("without: appName.en", [.appNameEn]),
      ("appName: { en: '' }", [.appNameEn]), ("appName: { zhCN: x }", []),
      ("token: ''", [.token]), ("appSecret: '', without: token", [.appSecret, .token]),
      (
        "webDomainPrefix: '', defaultAccountChannel: ''",
        [.defaultAccountChannel, .webDomainPrefix]
      ),
    ] as [(String, [RequiredField])])
  func `missing fields are listed in declaration order`(
    _ config: String, _ missing: [RequiredField]
  ) throws {
    let file = try decodedParts("config: { \(config) }\n")
    let account = try #require(file.script.accounts.first)
    let lacking = RequiredField.allCases.filter {
      account.missing.contains($0) || account.empty.contains($0)
    }
    #expect(lacking == missing)
    #expect(account.firstMissing(Readings()) == missing.first)
  }

  @Test func `several accounts keep the file's order`() throws {
    let file = try decodedParts("configs: { B: { token: T2 }, A: {}, Bob: { env: Test } }\n")
    #expect(file.script.accounts.map(\.name) == ["B", "A", "Bob"])
    #expect(file.script.accounts.map(\.token) == ["T2", "T1", "T1"])
  }

  @Test(arguments: [
    ("", "A"), ("config: {}\n", "A"), ("configs: { B: {} }\n", "B"),
    ("configs: { B: {}, A: {} }\n", "A"),
  ])
  func `a start without a name is account A or the only one`(
    _ configs: String, _ account: String
  ) throws {
    let text = "format: whalesim/1\nname: n\n\(configs)steps:\n  - start: {}\n"
    let file = try decoded(text)
    #expect(file.script.steps.map(\.stimulus) == [.host(.start(account: account))])
  }

  @Test func `a wrong config is said once, not again at each start`() {
    let text = """
      format: whalesim/1
      name: n
      configs: { none: {}, B: {} }
      steps:
        - start: none
        - start: C
        - start: {}
      """
    #expect(findings(text) == ["3:12 none-is-no-name"])
  }
}
