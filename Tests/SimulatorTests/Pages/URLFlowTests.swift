import Lifecycle
import Simulator
import TestSupport
import Testing

/// URL-1…13, AMB-75, AMB-82…89, ruling 14, D3.
@Suite struct `An unknown url` {
  private static let url = "https://h/p?q=1#f"

  /// What comes of a call with it, and of a tap on it, from the question on.
  private static func flows(_ host: HostScript) -> (call: [String], tap: [String]) {
    let call = Played([.then(.start), .at(100, .push(url))], host: host)
    let tap = Played(
      [.then(.start), .then(.push("lb://page/a")), .at(100, .tapLink(url))], host: host)
    return (
      call.lines(fromFirst: .urlUnresolved), tap.lines(fromFirst: .urlUnresolved)
    )
  }

  private static let unresolved = ["urlUnresolved(\(url))"]
  private static let failed = ["navigationFailed(\(url): 404)", "navigationCompleted(\(url): 404)"]

  @Test func `that the host can open is handed to it once, and the call completes with NO`() {
    let flows = Self.flows(.silent(.on(.canOpenURL, .answer(true))))
    let opened =
      Self.unresolved + ["canOpenURL(\(Self.url): true)", "didRequestOpenURL(\(Self.url))"]
    #expect(flows.call == opened + Self.failed)
    #expect(flows.tap == opened)
  }

  @Test(arguments: [
    HostScript.silent(), .silent(.on(.canOpenURL, .answer(false))), .documented(),
    .documented(router: ["broker://", "http://"]),
    // A list replaces the preset also where nothing in it fits.
    HostScript(
      preset: .documented, router: ["https://"],
      reactions: [.on(.canOpenURL, .answer(true)).when("url", "other")]),
    .silent(.on(.canOpenURL, .note("no answer"))),
  ])
  func `that the host cannot open is dropped`(host: HostScript) {
    let flows = Self.flows(host)
    let notes = host.reactions.contains {
      $0.conditions.isEmpty && $0.actions[0].act == .note("no answer")
    }
    let dropped =
      Self.unresolved + ["canOpenURL(\(Self.url): false)"]
      + (notes ? ["> note(no answer)"] : []) + ["urlDropped(\(Self.url): refused)"]
    #expect(flows.call == dropped + Self.failed)
    #expect(flows.tap == dropped)
  }

  @Test func `goes to the documented host's router by its prefix`() {
    let flows = Self.flows(.documented(router: ["broker://", "https://"]))
    #expect(
      flows.tap == Self.unresolved + [
        "canOpenURL(\(Self.url): true)", "didRequestOpenURL(\(Self.url))", "> note(open)",
      ])
  }

  @Test func `is not for a host without canOpenURL`() {
    let flows = Self.flows(
      .silent(.on(.canOpenURL, .answer(true)), omits: [.canOpenURL]))
    let dropped =
      Self.unresolved + [
        "callbackSuppressed(canOpenURL: notImplemented)", "urlDropped(\(Self.url): notAsked)",
      ]
    #expect(flows.call == dropped + Self.failed)
    #expect(flows.tap == dropped)
  }

  @Test func `is lost where the host says yes and has no didRequestOpenURL`() {
    let flows = Self.flows(
      .silent(.on(.canOpenURL, .answer(true)), omits: [.didRequestOpenURL]))
    let lost =
      Self.unresolved + [
        "canOpenURL(\(Self.url): true)", "callbackSuppressed(didRequestOpenURL: notImplemented)",
      ]
    #expect(flows.call == lost + Self.failed)
    #expect(flows.tap == lost)
  }

  @Test func `is not for a host whose delegate is gone`() {
    let played = Played(
      [.then(.start), .then(.host(.releaseDelegate)), .then(.push(Self.url))],
      host: .silent(.on(.canOpenURL, .answer(true))))
    #expect(
      played.lines(fromFirst: .urlUnresolved) == Self.unresolved + [
        "callbackSuppressed(canOpenURL: delegateReleased)", "urlDropped(\(Self.url): notAsked)",
      ] + Self.failed)
  }

  @Test func `is lost where the delegate goes away inside canOpenURL`() {
    let flows = Self.flows(
      .silent(.on(.canOpenURL, .call(.releaseDelegate), .answer(true))))
    #expect(
      flows.tap == Self.unresolved + [
        "canOpenURL(\(Self.url): true)", "> releaseDelegate",
        "callbackSuppressed(didRequestOpenURL: delegateReleased)",
      ])
  }

  @Test func `of a link is asked about inside the tap, of a call in the next turn`() {
    let tap = Played([
      .then(.start), .then(.push("lb://page/a")), .at(100, .tapLink(Self.url)),
      .at(100, .host(.note("same turn"))),
    ])
    #expect(
      tap.lines(fromFirst: .tapLink) == ["tapLink"] + Self.unresolved + [
        "canOpenURL(\(Self.url): false)", "urlDropped(\(Self.url): refused)", "note(same turn)",
      ])
    let call = Played([
      .then(.start), .at(100, .push(Self.url)), .at(100, .host(.note("same turn"))),
    ])
    #expect(
      call.lines(fromFirst: .pushURL).prefix(4) == [
        "pushURL(\(Self.url))", "navigationBegan(\(Self.url))", "note(same turn)",
        "urlUnresolved(\(Self.url))",
      ])
  }

  @Test func `of a call without a block ends with the flow`() {
    let played = Played(
      [.then(.start), .then(.pushQuietly(Self.url))],
      host: .silent(.on(.canOpenURL, .answer(true))))
    #expect(
      played.callbacks.dropFirst() == [
        "90ms canOpenURL(\(Self.url): true)", "90ms didRequestOpenURL(\(Self.url))",
      ])
    #expect(played.run.finalState.navigations == [])
  }

  @Test func `is answered by the first reaction that fits its url`() {
    let host = HostScript.silent(
      .on(.canOpenURL, .answer(true)).when("url", "broker://yes"),
      .on(.canOpenURL, .answer(false)), .on(.canOpenURL, .answer(true)))
    let played = Played(
      [.then(.start), .then(.push("broker://yes")), .then(.push("broker://no"))], host: host)
    #expect(
      played.history(.canOpenURL, .didRequestOpenURL) == [
        "90ms canOpenURL(broker://yes: true)", "90ms didRequestOpenURL(broker://yes)",
        "90ms canOpenURL(broker://no: false)",
      ])
    #expect(played.run.unreachedReactions == [2])
  }

  @Test func `that a destroy inside canOpenURL or didRequestOpenURL ends is not followed up`() {
    for callback in [CallbackName.canOpenURL, .didRequestOpenURL] {
      let played = Played(
        [.then(.start), .then(.push("lb://page/a")), .then(.tapLink(Self.url))],
        host: .silent(
          .on(callback, .destroy, .answer(true)),
          callback == .canOpenURL ? .on(.willDestroy) : .on(.canOpenURL, .answer(true))))
      #expect(
        played.callbacks.suffix(2) == ["90ms > willDestroy", "90ms > exitSdkPage"], "\(callback)")
      #expect(played.events(.didRequestOpenURL).count == (callback == .canOpenURL ? 0 : 1))
    }
  }
}

/// D23, D5: a host's router that hands the url back.
@Suite struct `A bounced url` {
  @Test(arguments: [CallbackName.canOpenURL, .didRequestOpenURL])
  func `is not forwarded again, and both calls complete with NO`(callback: CallbackName) {
    let played = Played(
      [.then(.start), .then(.push("broker://x"))],
      host: .silent(
        .on(callback, .push("broker://x"), .answer(true)),
        callback == .canOpenURL ? .on(.willDestroy) : .on(.canOpenURL, .answer(true))))
    #expect(
      played.history(.canOpenURL, .didRequestOpenURL, .navigationCompleted) == [
        "90ms canOpenURL(broker://x: true)", "90ms didRequestOpenURL(broker://x)",
        "90ms navigationCompleted(broker://x: 404)", "90ms navigationCompleted(broker://x: 404)",
      ])
    #expect(played.events(.navigationFailed).count == 2)
  }

  @Test func `of a link is not forwarded again either, by push or present`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a")), .then(.tapLink("broker://x"))],
      host: .silent(
        .on(
          .canOpenURL,
          .call(.navigate(NavigationStimulus(url: "broker://x", style: .present))), .answer(false)))
    )
    #expect(
      played.callbacks.suffix(2) == [
        "90ms canOpenURL(broker://x: false)", "90ms navigationCompleted(broker://x: 404)",
      ])
  }

  @Test func `that the SDK can open is opened`() {
    let played = Played(
      [.then(.start), .then(.push("broker://x"))],
      host: .silent(.on(.canOpenURL, .push("lb://page/a"), .answer(false))))
    #expect(
      played.callbacks.suffix(4) == [
        "90ms canOpenURL(broker://x: false)", "90ms navigationCompleted(broker://x: 404)",
        "90ms enterSdkPage", "90ms navigationCompleted(lb://page/a: ok)",
      ])
  }

  @Test func `is forwarded when it is another url`() {
    let played = Played(
      [.then(.start), .then(.push("broker://x"))],
      host: .silent(
        .on(.canOpenURL, .push("broker://y"), .answer(true)).when("url", "broker://x")))
    #expect(
      played.history(.canOpenURL, .didRequestOpenURL, .navigationCompleted) == [
        "90ms canOpenURL(broker://x: true)", "90ms didRequestOpenURL(broker://x)",
        "90ms navigationCompleted(broker://x: 404)", "90ms canOpenURL(broker://y: false)",
        "90ms navigationCompleted(broker://y: 404)",
      ])
  }

  @Test func `later, or from another callback, is a new call`() {
    let later = Played(
      [.then(.start), .then(.push("broker://x"))],
      host: HostScript(
        preset: .silent,
        reactions: [
          ReactionScript(
            callback: .canOpenURL,
            actions: [HostAction(.push("broker://x"), after: seconds(1))])
        ]), end: .at(seconds(3)))
    #expect(later.events(.canOpenURL).map(\.at) == [90, 1090, 2090])
    let completion = Played(
      [.then(.start), .then(.push("broker://x"))],
      host: .silent(.on(.navigationCompleted, .push("broker://x"))))
    #expect(completion.run.stop == .endless(.turns(limit: 1000), at: 90))
  }

  @Test func `in a longer circle ends the run`() {
    let played = Played(
      [.then(.start), .then(.push("broker://x"))],
      host: .silent(
        .on(.canOpenURL, .push("broker://y")).when("url", "broker://x"),
        .on(.canOpenURL, .push("broker://x")).when("url", "broker://y")))
    #expect(played.run.stop == .endless(.turns(limit: 1000), at: 90))
    #expect(played.run.endedAt == 90)
  }
}
