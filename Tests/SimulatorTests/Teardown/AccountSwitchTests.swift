import Lifecycle
import Simulator
import TestSupport
import Testing

/// DESTROY-14, OC-11, D29: one session after another.
@Suite struct `An account switch` {
  private static let accounts = [
    AccountScript(name: "A"),
    AccountScript(name: "B", token: "T2", refreshToken: "R2", appNameEn: "Second"),
  ]

  @Test func `in one turn ends the first session before the second begins`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .at(seconds(1), .destroy),
        .at(seconds(1), .start("B")),
      ], accounts: Self.accounts)
    #expect(
      played.lines(fromFirst: .logoutAndDestroy) == [
        "logoutAndDestroy", "teardownBegan(host)", "willDestroy", "pageClosed(lb://page/a)",
        "exitSdkPage", "teardownFinished", "start", "startAccepted(B, session 2)",
        "credentialIssued(T2 R2 by start)", "requestSent(launch T2)",
        "replyArrived(launch: 200)", "launchSucceeded", "didFinishLaunching",
      ])
    let sessions = played.run.records.filter { $0.event.kind.channel == .callback }.map(\.session)
    #expect(sessions == [1, 1, 1, 1, 1, 2])
  }

  @Test func `inside didRunInError begins the second session inside it`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a")), .then(.revoke("T1")), .then(.request())],
      accounts: Self.accounts,
      host: .silent(.on(.didRunInError, .destroy, .start("B"), .note("switched"))))
    #expect(
      played.lines(fromFirst: .didRunInError) == [
        "didRunInError(401)", "> logoutAndDestroy", "> teardownBegan(host)", "> willDestroy",
        "> pageClosed(lb://page/a)", "> exitSdkPage", "> teardownFinished", "> start",
        "> startAccepted(B, session 2)", "> credentialIssued(T2 R2 by start)",
        "> requestSent(launch T2)", "> note(switched)", "replyArrived(launch: 200)",
        "launchSucceeded", "didFinishLaunching",
      ])
  }

  @Test func `inside startFailed(401) keeps the SDK's own destroy off the second session`() {
    let played = Played(
      [.then(.start)], accounts: Self.accounts, server: .replies(.to(.launch, 401)),
      host: .silent(.on(.startFailed, .destroy, .start("B"))))
    #expect(
      played.callbacks == [
        "90ms startFailed(401)", "90ms > willDestroy", "180ms didFinishLaunching",
      ])
    #expect(played.run.finalState.session == 2)
  }

  @Test func `inside tokenDidChange of a startup keeps the first launch from being sent`() {
    let played = Played(
      [.then(.start)], accounts: Self.accounts,
      server: ServerScript(tokens: [TokenScript(symbol: "T1", isExpired: true)]),
      host: .silent(.on(.tokenDidChange, .destroy, .start("B"))))
    #expect(
      played.history(.requestSent, .didFinishLaunching) == [
        "0s requestSent(renew R1)", "90ms requestSent(launch T2)", "180ms didFinishLaunching",
      ])
  }

  @Test func `with a destroy inside didFinishLaunching leaves the due renewal undone`() {
    let due = Played(
      [.then(.start("B")), .then(.destroy), .at(minutes(14), .start("B"))],
      accounts: Self.accounts, server: .tokens(["T2": minutes(15)]),
      host: .silent(.on(.didFinishLaunching, .destroy)))
    #expect(due.events(.renewalBegan) == [])
  }

  @Test func `inside canOpenURL ends the url flow of the first session`() {
    let played = Played(
      [.then(.start), .then(.push("broker://x"))], accounts: Self.accounts,
      host: .silent(.on(.canOpenURL, .destroy, .start("B"), .answer(true))))
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "90ms canOpenURL(broker://x: true)", "90ms > willDestroy",
        "90ms > navigationCompleted(broker://x: 401)", "180ms didFinishLaunching",
      ])
  }

  @Test func `gives numbers that go on: pages, navigations, requests`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/a")), .then(.destroy), .then(.start("B")),
        .then(.push("lb://page/b")),
      ], accounts: Self.accounts)
    #expect(
      played.run.records.compactMap(\.event.subject).filter { subject in
        switch subject {
        case .page, .navigation, .session: true
        case .request, .resolver, .tip, .notification: false
        }
      } == [
        .session(1), .navigation(1), .navigation(1), .page(1), .navigation(1), .page(1),
        .session(2), .navigation(2), .navigation(2), .page(2), .navigation(2),
      ])
  }
}
