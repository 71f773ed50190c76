import EventLog
import Lifecycle
import Projections
import Testing

/// The tables of requests, resolvers, the push service and the configuration, from events written
/// by hand.
@Suite struct OtherTableTests {
  /// The rows of `table`, a line each, without their version, after events in two batches.
  private func rows(
    of table: ProjectionTable, after build: (inout Story) -> Void
  ) throws -> [String] {
    var story = Story()
    build(&story)
    let log = try EventLog.inMemory(projecting: RunProjections.self)
    let run = try log.beginRun(
      RunDescription(
        base: "run", scenario: "A run", readings: [], program: "1.0.0",
        recordedAt: "2026-11-30T12:00:00Z"))
    let half = story.records.count / 2
    try run.append(Array(story.records[..<half]), symbols: story.symbols)
    try run.append(Array(story.records[half...]), symbols: story.symbols)
    _ = try run.seal(verdict: "passed")
    return try log.storedRows(of: table, run: run.id).rows.map { row in
      row.dropLast().map { $0 ?? "-" }.joined(separator: " ")
    }
  }

  private func sent(
    _ request: Ordinal, _ endpoint: Endpoint, _ credential: Symbol, path: Symbol? = nil
  ) -> Event {
    .requestSent(
      SentRequest(request: request, endpoint: endpoint, credential: credential, path: path))
  }

  @Test func `a request is deferred, sent, answered, sent again, dropped, ignored or lost`()
    throws
  {
    let rows = try rows(of: .requests) { story in
      let token = story.text("T1")
      let path = story.text("quotes")
      story.add(sent(1, .launch, token))
      story.add(.replyArrived(Reply(request: 1, outcome: .success(nil)), .launch))
      story.add(.requestDeferred(DeferredRequest(request: 2, path: path)))
      story.add(sent(2, .request, token, path: path))
      story.add(.replyArrived(Reply(request: 2, outcome: .refused(code: 401)), .request))
      story.add(sent(2, .request, story.text("T2"), path: path))
      story.add(.requestDeferred(DeferredRequest(request: 3, path: path)))
      story.add(.requestDropped(3, path: path))
      story.add(sent(4, .renew, token))
      story.add(.replyIgnored(Reply(request: 4, outcome: .offline), .renew))
      story.add(sent(5, .renew, token))
      story.add(.processEnded)
    }
    #expect(
      rows == [
        "1 launch - T1 1 200 0 1 1 2 2 2",
        "2 request quotes T2 2 processEnded 0 6 6 5 5 12",
        "3 request quotes - 0 dropped 0 - - - - 8",
        "4 renew - T1 1 offline 1 9 9 10 10 10",
        "5 renew - T1 1 processEnded 0 11 11 - - 12",
      ])
  }

  @Test func `a resolver is answered, times out, is answered late, or ends with the process`()
    throws
  {
    let rows = try rows(of: .resolvers) { story in
      story.add(.resolverOpened(1, deadline: 30_001))
      story.add(.resolverSettled(1, .answered))
      story.add(.resolverOpened(2, deadline: 30_003))
      story.add(.resolverSettled(2, .timedOut))
      story.add(.lateAnswer(2, .none))
      story.add(.resolverOpened(3, deadline: 30_006))
      story.add(.processEnded)
    }
    #expect(
      rows == [
        "1 answered 1 1 30001 2 0 2", "2 timedOut 3 3 30003 4 1 5",
        "3 processEnded 6 6 30006 7 0 7",
      ])
  }

  @Test func `the push service fails, starts, binds a device, and is as new after a reset`()
    throws
  {
    let start: (inout Story) -> Void = { story in
      let token = story.text("D1")
      story.add(.pushServiceFailed(code: 99_992))
      story.add(.pushServiceStarted)
      story.add(.deviceTokenRecorded(DeviceTokenCall(token: token, disableMultiDevices: false)))
      story.add(.deviceTokenBound(token))
      story.add(
        .tipShown(
          Tip(
            tip: 1, notification: story.text("N1"), link: .empty, route: .unresolved,
            hasRouterHandler: false)))
    }
    #expect(
      try rows(of: .pushService) { $0.add(.pushServiceFailed(code: 1)) } == ["failed - - 0 1 1"])
    #expect(try rows(of: .pushService, after: start) == ["started D1 D1 1 5 5"])
    let reset = try rows(of: .pushService) { story in
      start(&story)
      story.add(.pushServiceReset)
    }
    #expect(reset == ["notStarted - - 0 6 6"])
  }

  @Test func `the configuration is that of the last start, with what was changed since`() throws {
    let none = try rows(of: .configState) { $0.add(.networkLost) }
    #expect(none == ["- - - - - - - - 1"])
    let rows = try rows(of: .configState) { story in
      story.add(story.accepted(1))
      story.add(.configChanged(.theme(.dark)))
      story.add(.configChanged(.env(.sit)))
      story.add(.networkLost)
    }
    #expect(rows == ["A App Dark En FollowUserSetting Sit 30000 3 4"])
  }
}

extension Story {
  fileprivate mutating func text(_ text: String) -> Symbol { intern(text) }
}
