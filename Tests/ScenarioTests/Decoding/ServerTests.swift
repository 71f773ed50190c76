import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct ServerTests {
  @Test func `tokens live as long as the file says`() throws {
    let file = try decodedParts(
      """
      server:
        tokens:
          T1: { lifetime: 15m }
          R1: { expired: true, lifetime: 1h }
          T2: {}
        offline: true
      """)
    #expect(
      file.script.server.tokens == [
        TokenScript(symbol: "T1", lifetime: 900_000),
        TokenScript(symbol: "R1", lifetime: 3_600_000, isExpired: true),
        TokenScript(symbol: "T2"),
      ])
    #expect(file.script.server.isOffline)
  }

  @Test func `replies are read with all their parts`() throws {
    let file = try decodedParts(
      """
      server:
        replies:
          - { to: launch, after: 120ms, status: 403201, message: app key rejected }
          - status: 200
            to: renew
            gives: { token: T2, refreshToken: R2, lifetime: 8h }
          - { to: verifyPair, after: 0ms..400ms, optional: true }
          - { to: request, status: timeout, after: 30s }
      """)
    #expect(
      file.script.server.replies == [
        ReplyScript(
          endpoint: .launch, after: 120, status: .code(403_201), message: "app key rejected"),
        ReplyScript(
          endpoint: .renew, status: .code(200),
          gives: GivesScript(token: "T2", refreshToken: "R2", lifetime: 28_800_000)),
        ReplyScript(endpoint: .verifyPair, after: 0, afterAtMost: 400, isOptional: true),
        ReplyScript(endpoint: .request, after: 30_000, status: .timeout),
      ])
    #expect(file.replies.map(\.start.text) == ["6:9", "7:7", "10:9", "11:9"])
  }

  @Test(
    arguments: [
      ("200", .code(200)), ("401", .code(401)), ("403", .code(403)), ("'403'", .code(403)),
      ("403000", .code(403_000)), ("403999", .code(403_999)), ("500", .code(500)),
      ("599", .code(599)), ("offline", .offline), ("malformed", .malformed),
    ] as [(String, ReplyStatus)])
  func `a status is one of the contract's`(_ text: String, _ status: ReplyStatus) throws {
    let file = try decodedParts("server: { replies: [{ to: launch, status: \(text) }] }\n")
    #expect(file.script.server.replies.map(\.status) == [status])
  }

  @Test(arguments: ["199", "404", "402999", "404000", "403e3", "600", "0200", "4e2", "Offline"])
  func `other statuses are refused`(_ status: String) {
    let text =
      "format: whalesim/1\nname: n\nsteps: []\n"
      + "server: { replies: [{ to: launch, status: \(status) }] }\n"
    #expect(findings(text) == ["4:43 wrong-value"])
  }

  @Test func `routes keep their urls byte for byte`() throws {
    let file = try decodedParts(
      """
      sdk:
        version: 3.2.1
        routes:
          "lb://page/slow": { after: 100ms..400ms }
          lb://page/gone: unresolved
          "lb://page/broken": { fails: 404, after: 1s }
          "lb://page/chart": { orientation: landscape }
          "": {}
      """)
    #expect(
      file.script.routes == [
        RouteScript(url: "lb://page/slow", route: .opens(after: 100, orientation: .portrait)),
        RouteScript(url: "lb://page/gone", route: .unresolved),
        RouteScript(url: "lb://page/broken", route: .fails(after: 1_000, code: 404)),
        RouteScript(url: "lb://page/chart", route: .opens(after: 0, orientation: .landscape)),
        RouteScript(url: "", route: .opens(after: 0, orientation: .portrait)),
      ])
    #expect(file.routes.map(\.afterAtMost) == [400, nil, nil, nil, nil])
    #expect(file.sdkVersion == "3.2.1")
  }

  @Test func `a lifetime stands in tokens or in gives, whichever comes first in the file`() {
    let tokens = "  tokens: { T2: { lifetime: 1h } }\n"
    let replies =
      "  replies: [{ to: renew, status: 200, gives: { token: T2, lifetime: 2h } }]\n"
    let head = "format: whalesim/1\nname: n\nsteps: []\nserver:\n"
    #expect(findings(head + tokens + replies) == ["6:59 lifetime-twice"])
    #expect(findings(head + replies + tokens) == ["6:19 lifetime-twice"])
  }

  @Test func `symbols have 23 characters at most, counted as characters`() throws {
    let fits = String(repeating: "é", count: 23)
    let file = try decodedSteps("  - revoke: \(fits)\n")
    #expect(file.script.steps.map(\.stimulus) == [.server(.revoke(symbol: fits))])
    let text = "format: whalesim/1\nname: n\nsteps:\n  - revoke: \(fits)é\n"
    #expect(findings(text) == ["4:13 secret"])
  }
}
