import EventLog
import Lifecycle
import Projections
import Testing

@Suite struct FoldTests {
  @Test func `before any event nothing has started and no page is open`() {
    let state = RunState()
    #expect(state.status.status == .notStarted)
    #expect(state.status.sinceSeq == 0)
    #expect(state.pages.count == 0)
    #expect(state.session.latest == nil)
  }

  @Test func `the status follows start, launch, teardown and the end of the process`() {
    var story = Story()
    let steps: [(Event, SDKStatus)] = [
      (.networkLost, .notStarted),
      (story.accepted(1), .starting),
      (.launchSucceeded, .started),
      (.teardownBegan(by: .host), .isDestroying),
      (.teardownFinished, .notStarted),
      (story.accepted(2), .starting),
      (.launchFailed(code: 401, message: .empty, endsSession: false), .starting),
      (.processEnded, .notStarted),
      (story.accepted(3), .starting),
      (.launchFailed(code: 403, message: .empty, endsSession: true), .notStarted),
    ]
    for (event, status) in steps {
      story.add(event)
      #expect(story.state.status.status == status, "\(event.kind)")
    }
  }

  @Test func `an event that leaves the status as it is does not move its origin`() {
    var story = Story()
    story.add(.processEnded)
    #expect(story.state.status.sinceSeq == 0)
    story.add(story.accepted(1))
    story.add(.renewalSucceeded)
    #expect(story.state.status.sinceSeq == 2)
    #expect(story.state.status.sinceMs == 2)
  }

  @Test func `a replacing page takes the place of the other and keeps the count`() {
    var story = Story()
    story.add(story.opened(1))
    story.add(story.opened(2))
    story.add(story.opened(3, replacing: 2))
    #expect(story.state.pages.count == 3)
    story.add(story.closed(2))
    #expect(story.state.pages.count == 2)
    #expect(story.state.pages.stack.map(\.page.page) == [1, 3])
  }

  @Test func `a page that replaces one below the top goes below the top`() {
    var story = Story()
    story.add(story.opened(1))
    story.add(story.opened(2))
    story.add(story.opened(3, replacing: 1))
    story.add(story.closed(1))
    #expect(story.state.pages.stack.map(\.page.page) == [3, 2])
  }

  @Test func `the end of the process takes all pages with it`() {
    var story = Story()
    story.add(story.opened(1))
    story.add(story.opened(2))
    story.add(.processEnded)
    #expect(story.state.pages.count == 0)
    #expect(story.state.pages.stack.isEmpty)
    story.add(story.opened(3))
    #expect(story.state.pages.count == 1)
  }

  @Test func `a session holds the credentials issued last, until they are cleared`() {
    var story = Story()
    story.add(story.accepted(1))
    #expect(story.text(story.state.session.running?.token) == "T1")
    story.add(.credentialIssued(story.pair("2"), .renewal))
    #expect(story.text(story.state.session.running?.token) == "T2")
    #expect(story.text(story.state.session.running?.refreshToken) == "R2")
    story.add(.credentialsCleared)
    #expect(story.state.session.running?.token == nil)
    #expect(story.state.session.running?.ordinal == 1)
  }

  @Test func `credentials issued outside a session belong to none`() {
    var story = Story()
    story.add(.credentialIssued(story.pair("9"), .renewal))
    #expect(story.state.session.latest == nil)
    story.add(story.accepted(1))
    story.add(.teardownFinished)
    story.add(.credentialIssued(story.pair("9"), .renewal))
    #expect(story.state.session.running == nil)
    #expect(story.text(story.state.session.latest?.token) == "T1")
  }

  @Test(arguments: [
    ([Event.teardownBegan(by: .host), .teardownFinished], SessionOutcome.destroyedByHost),
    ([.teardownBegan(by: .sdk), .teardownFinished], .destroyedBySdk),
    ([.teardownFinished], .destroyedBySdk),
    (
      [
        .launchFailed(code: 401, message: .empty, endsSession: false), .teardownBegan(by: .sdk),
        .teardownFinished,
      ], .launchFailed
    ),
    ([.launchFailed(code: 403, message: .empty, endsSession: true)], .launchFailed),
    ([.launchFailed(code: 403, message: .empty, endsSession: false)], .running),
    (
      [
        .sessionInvalidated(
          SessionInvalidation(reason: .requestRefused, serverCode: nil, message: .empty)),
        .teardownBegan(by: .host), .teardownFinished,
      ], .invalidated
    ),
    ([.processEnded], .processEnded),
    ([.teardownBegan(by: .host), .processEnded], .processEnded),
    ([.renewalSucceeded], .running),
  ])
  func `a session's outcome says what led to its end`(
    events: [Event], outcome: SessionOutcome
  ) {
    var story = Story()
    story.add(story.accepted(1))
    for event in events { story.add(event) }
    #expect(story.state.session.latest?.outcome == outcome)
  }

  @Test func `the state at a point counts what happened up to it`() {
    var story = Story()
    story.add(story.accepted(1))
    story.add(.launchSucceeded)
    story.add(.teardownBegan(by: .host))
    let events = story.records
    #expect(RunState(at: .seq(2), of: events).status.status == .started)
    #expect(RunState(at: .seq(0), of: events).status.status == .notStarted)
    #expect(RunState(at: .time(1), of: events).status.status == .starting)
    #expect(RunState(at: .end, of: events).status.status == .isDestroying)
    #expect(RunState(at: .seq(99), of: events).position == 3)
  }
}
