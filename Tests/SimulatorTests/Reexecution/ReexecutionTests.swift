import Lifecycle
import Simulator
import TestSupport
import Testing

@Suite struct `A record that is executed again` {
  private static let story = Played(
    [
      .then(.start), .then(.push("lb://page/main")), .then(.push("broker://x")),
      .then(.client(.tapLink(url: "https://example.com"))),
      .at(60_000, .app(.suspend)), .at(100_000, .app(.resume)),
      .at(120_000, .server(.signInElsewhere)), .then(.client(.request(path: "quotes"))),
      .then(.start),
    ],
    server: ServerScript(
      tokens: [TokenScript(symbol: "T1", lifetime: 90_000)],
      replies: [ReplyScript(endpoint: .renew, after: 5000, status: .code(503))]),
    host: HostScript(router: ["broker://"]), end: .at(500_000))

  @Test func `shows no difference when nothing has changed`() {
    #expect(Reexecution.firstDifference(in: Self.story.run.records) == nil)
  }

  @Test func `shows the first reaction that is not what today's machine does`() throws {
    var records = Self.story.run.records
    let place = try #require(records.firstIndex { $0.event.kind == .didRunInError })
    records[place].event = .callback(.willDestroy, status: .started)
    let difference = try #require(Reexecution.firstDifference(in: records))
    #expect(difference.place == place)
    #expect(difference.recorded == records[place])
    #expect(difference.actual?.event.kind == .didRunInError)
  }

  @Test func `shows a reaction that nothing leads to any more`() throws {
    var records = Self.story.run.records
    let place = try #require(records.firstIndex { $0.event.kind == .didFinishLaunching })
    records.insert(records[place], at: place + 1)
    let difference = try #require(Reexecution.firstDifference(in: records))
    #expect(difference.place == place + 1)
  }

  @Test(arguments: [EventKind.replyArrived, .timerFired, .logoutAndDestroy, .closePage])
  func `shows what follows when an input is missing`(_ kind: EventKind) {
    var records = Self.story.run.records
    guard let place = records.firstIndex(where: { $0.event.kind == kind }) else { return }
    records.remove(at: place)
    #expect(Reexecution.firstDifference(in: records) != nil)
  }
}
