import Lifecycle
import Simulator
import TestSupport
import Testing

/// START-8, START-17…20, D10: what is checked before anything is sent.
@Suite struct `A start without a required field` {
  @Test(arguments: RequiredField.allCases)
  func `fails with 400 in a turn of its own, names the field, and destroys nothing`(
    field: RequiredField
  ) {
    let played = Played(
      [.at(0, .start), .at(0, .read(.sdkStatus))],
      accounts: [AccountScript(name: "A", missing: [field])])
    #expect(played.callbacksInStatus == ["0s startFailed(400) in NotStarted"])
    #expect(
      played.descriptions == ["startFailed: \(field.rawValue) is missing, please supply it."])
    #expect(played.reads == ["sdkStatus: NotStarted"])
    #expect(played.kinds == ["start", "startRefused", "read", "startFailed"])
    #expect(played.events(.startFailed).map(\.session) == [0])
    #expect(played.run.finalState.config == nil)
  }

  @Test(arguments: RequiredField.allCases.indices)
  func `names the first of several in declaration order`(first: Int) {
    let missing = Array(RequiredField.allCases[first...])
    for list in [missing, missing.reversed()] {
      let played = Played([.then(.start)], accounts: [AccountScript(name: "A", missing: list)])
      #expect(
        played.descriptions == [
          "startFailed: \(RequiredField.allCases[first].rawValue) is missing, please supply it."
        ])
    }
  }

  @Test func `can be corrected and started again, also from inside startFailed`() {
    let accounts = [AccountScript(name: "A"), AccountScript(name: "B", missing: [.appSecret])]
    let later = Played([.then(.start("B")), .then(.start("B")), .then(.start)], accounts: accounts)
    #expect(
      later.callbacks == ["0s startFailed(400)", "0s startFailed(400)", "90ms didFinishLaunching"])
    #expect(later.run.finalState.session == 1)
    let inside = Played(
      [.then(.start("B"))], accounts: accounts, host: .silent(.on(.startFailed, .start)))
    #expect(
      inside.callbacksInStatus == [
        "0s startFailed(400) in NotStarted", "90ms didFinishLaunching in Started",
      ])
  }

  @Test func `is told so before it is told that it is a duplicate`() {
    let accounts = [
      AccountScript(name: "A"), AccountScript(name: "B", missing: [.webDomainPrefix]),
    ]
    for time in [StepTime.at(10), .quiet] {
      let played = Played(
        [.then(.start), StepScript(time: time, stimulus: .start("B")), .then(.start)],
        accounts: accounts)
      #expect(
        played.descriptions == [
          "startFailed: webDomainPrefix is missing, please supply it.",
          "startFailed: The SDK is initialized already; destroy it before starting it again.",
        ])
      #expect(played.run.finalState.status == .started)
    }
  }

  @Test func `reports to nobody when its delegate leaves startFailed out or is gone`() {
    let account = [AccountScript(name: "A", missing: [.appKey])]
    let omitted = Played([.then(.start)], accounts: account, host: .silent(omits: [.startFailed]))
    #expect(
      omitted.history(.startFailed, .callbackSuppressed) == [
        "0s callbackSuppressed(startFailed: notImplemented)"
      ])
    // A release before a start is of the next config's delegate, and of that one alone (D10).
    let released = Played(
      [.then(.host(.releaseDelegate)), .then(.start), .then(.start)], accounts: account)
    #expect(
      released.history(.startFailed, .callbackSuppressed) == [
        "0s callbackSuppressed(startFailed: delegateReleased)", "0s startFailed(400)",
      ])
  }
}

/// START-11…16, AMB-1…6: an authentication error of startup.
@Suite struct `A start that the server refuses` {
  @Test(arguments: [401, 403, 403_201, 403_203] as [Int32])
  func `reports the server's code and words, then destroys itself`(code: Int32) {
    let played = Played(
      [.then(.start)], server: .replies(.to(.launch, code, message: "app key rejected")))
    #expect(
      played.callbacksInStatus == [
        "90ms startFailed(\(code)) in Starting", "90ms willDestroy in IsDestroying",
      ])
    #expect(played.descriptions == ["startFailed: app key rejected"])
    #expect(
      played.lines(fromFirst: .replyArrived) == [
        "replyArrived(launch: \(code))", "launchFailed(\(code))", "startFailed(\(code))",
        "teardownBegan(sdk)", "willDestroy", "teardownFinished",
      ])
    #expect(played.run.finalState.status == .notStarted)
    #expect(played.run.finalState.config == nil)
  }

  @Test func `has words of its own when the server has none, and always the SDK's domain`() {
    let played = Played([.then(.start)], server: .replies(.to(.launch, 403)))
    #expect(
      played.descriptions == ["startFailed: The API key or project configuration was rejected."])
    guard case .callback(let callback, _) = played.events(.startFailed).first?.event else {
      Issue.record("No startFailed came.")
      return
    }
    #expect(callback.argument("domain", symbols: played.run.symbols) == "LBWhaleApp")
  }

  @Test func `destroys itself also when nobody hears of it`() {
    let omitted = Played(
      [.then(.start)], server: .replies(.to(.launch, 401)),
      host: .silent(omits: [.startFailed, .willDestroy]))
    #expect(
      omitted.lines(fromFirst: .launchFailed) == [
        "launchFailed(401)", "callbackSuppressed(startFailed: notImplemented)",
        "teardownBegan(sdk)", "callbackSuppressed(willDestroy: notImplemented)",
        "teardownFinished",
      ])
    let released = Played(
      [.then(.start), .at(10, .host(.releaseDelegate))], server: .replies(.to(.launch, 401)))
    #expect(released.callbacks == [])
    #expect(released.run.finalState.status == .notStarted)
  }

  @Test func `leaves the way free for the next one`() {
    let played = Played(
      [.then(.start), .then(.start)], server: .replies(.to(.launch, 401, after: 10)))
    #expect(
      played.callbacks == [
        "10ms startFailed(401)", "10ms willDestroy", "100ms didFinishLaunching",
      ])
    #expect(played.run.finalState.session == 2)
  }

  @Test(arguments: [
    [StepScript.then(.start), .then(.destroy), .then(.revoke("T1")), .then(.start)],
    [.then(.start), .then(.server(.signInElsewhere)), .then(.destroy), .then(.start)],
  ])
  func `because its token was revoked is refused with 401`(steps: [StepScript]) {
    let played = Played(steps)
    #expect(
      played.callbacks == [
        "90ms didFinishLaunching", "90ms willDestroy", "180ms startFailed(401)",
        "180ms willDestroy",
      ])
  }
}
