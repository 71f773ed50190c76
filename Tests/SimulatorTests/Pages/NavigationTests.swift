import Lifecycle
import Simulator
import TestSupport
import Testing

/// ROUTE-1…15, AMB-66, AMB-73…79, ruling 12, D3, D24.
@Suite struct `A navigation` {
  private static let routes = [
    RouteScript.slow("lb://page/slow", 400), .slow("lb://page/slower", 600),
    RouteScript(url: "lb://page/gone", route: .unresolved),
    RouteScript(url: "lb://page/broken", route: .fails(after: 0, code: 404)),
    RouteScript(url: "lb://page/limited", route: .fails(after: 250, code: 451)),
    RouteScript(url: "broker://known", route: .opens(after: 0, orientation: .portrait)),
  ]

  private static func play(_ steps: StepScript..., host: HostScript = .silent()) -> Played {
    Played([.then(.start)] + steps, routes: routes, host: host)
  }

  @Test func `opens in the next turn: page, enterSdkPage, completion`() {
    let played = Self.play(
      .at(100, .push("lb://page/a")), .at(100, .host(.note("same turn"))))
    #expect(
      played.lines(fromFirst: .pushURL) == [
        "pushURL(lb://page/a)", "navigationBegan(lb://page/a)", "note(same turn)",
        "pageOpened(lb://page/a)", "enterSdkPage", "navigationCompleted(lb://page/a: ok)",
      ])
  }

  @Test func `completes when its load ends, each in its own time`() {
    let played = Self.play(
      .at(100, .push("lb://page/slower")), .at(100, .push("lb://page/slow")),
      .at(100, .push("lb://page/a")))
    #expect(
      played.callbacks.dropFirst() == [
        "100ms enterSdkPage", "100ms navigationCompleted(lb://page/a: ok)",
        "500ms navigationCompleted(lb://page/slow: ok)",
        "700ms navigationCompleted(lb://page/slower: ok)",
      ])
  }

  @Test func `completes in call order where loads end in one instant`() {
    let played = Self.play(
      .at(100, .push("lb://page/slower")), .at(300, .push("lb://page/slow")),
      .at(450, .push("lb://page/limited")), .at(700, .push("lb://page/a")))
    // The step of 700 comes first, but its page opens after what was due already.
    #expect(
      played.callbacks.dropFirst() == [
        "700ms enterSdkPage", "700ms navigationCompleted(lb://page/slower: ok)",
        "700ms navigationCompleted(lb://page/slow: ok)",
        "700ms navigationCompleted(lb://page/limited: 451)",
        "700ms navigationCompleted(lb://page/a: ok)",
      ])
  }

  @Test func `that its page cannot show fails with the page's code, without the url flow`() {
    let played = Self.play(
      .at(100, .push("lb://page/broken")), .at(100, .present("lb://page/limited")))
    #expect(
      played.lines(fromFirst: .pushURL) == [
        "pushURL(lb://page/broken)", "navigationBegan(lb://page/broken)",
        "presentURL(lb://page/limited)", "navigationBegan(lb://page/limited)",
        "navigationFailed(lb://page/broken: 404)", "navigationCompleted(lb://page/broken: 404)",
        "navigationFailed(lb://page/limited: 451)", "navigationCompleted(lb://page/limited: 451)",
      ])
    #expect(played.callbacks.last == "350ms navigationCompleted(lb://page/limited: 451)")
  }

  @Test func `to nothing fails without the url flow`() {
    let played = Self.play(
      .then(.push("")), .then(.present("")), .then(.pushQuietly("")),
      host: .silent(.on(.canOpenURL, .answer(true))))
    #expect(
      played.callbacks.dropFirst() == [
        "90ms navigationCompleted(: 404)", "90ms navigationCompleted(: 404)",
      ])
    #expect(played.events(.navigationFailed).count == 3)
  }

  @Test func `follows the route table byte for byte, and the prefix only where nothing is listed`()
  {
    let played = Self.play(
      .then(.push("broker://known")), .then(.push("lb://page/gone")),
      .then(.push("LB://page/a")), .then(.push("lb://page/")))
    #expect(
      played.history(.pageOpened, .urlUnresolved) == [
        "90ms pageOpened(broker://known)", "90ms urlUnresolved(lb://page/gone)",
        "90ms urlUnresolved(LB://page/a)", "90ms pageOpened(lb://page/)",
      ])
    // é in one scalar and in two are different bytes.
    let accents = Played(
      [.then(.start), .then(.push("lb://page/caf\u{E9}")), .then(.push("lb://page/cafe\u{301}"))],
      routes: [RouteScript(url: "lb://page/caf\u{E9}", route: .unresolved)])
    #expect(accents.events(.urlUnresolved).count == 1)
    #expect(accents.events(.pageOpened).count == 1)
  }

  @Test func `without a block opens or fails in silence`() {
    let played = Self.play(
      .then(.pushQuietly("lb://page/a")), .then(.pushQuietly("lb://page/slow")),
      .then(.pushQuietly("lb://page/broken")))
    #expect(
      played.lines(fromFirst: .pushURL) == [
        "pushURL(lb://page/a)", "navigationBegan(lb://page/a)", "pageOpened(lb://page/a)",
        "enterSdkPage", "pushURL(lb://page/slow)", "navigationBegan(lb://page/slow)",
        "pageOpened(lb://page/slow)", "pushURL(lb://page/broken)",
        "navigationBegan(lb://page/broken)", "navigationFailed(lb://page/broken: 404)",
      ])
    #expect(played.run.finalState.navigations == [])
  }

  @Test func `by a link in a page opens in the next turn, counts as a push, completes nothing`() {
    let played = Self.play(
      .then(.present("lb://page/a")), .at(100, .tapLink("lb://page/b")),
      .at(100, .host(.note("same turn"))), .at(200, .tapLink("lb://page/broken")),
      .at(300, .tapLink("lb://page/slow")))
    #expect(
      played.lines(fromFirst: .tapLink) == [
        "tapLink", "navigationBegan(lb://page/b)", "note(same turn)", "pageOpened(lb://page/b)",
        "tapLink", "navigationBegan(lb://page/broken)", "navigationFailed(lb://page/broken: 404)",
        "tapLink", "navigationBegan(lb://page/slow)", "pageOpened(lb://page/slow)",
      ])
    #expect(
      played.run.finalState.stack.compactMap { $0.page?.style } == [.present, .push, .push])
  }

  @Test func `ignores revoked tokens and the network`() {
    let played = Self.play(
      .then(.server(.signInElsewhere)), .then(.offline), .then(.push("lb://page/a")))
    #expect(played.callbacks.last == "90ms navigationCompleted(lb://page/a: ok)")
  }

  @Test func `refused while Starting completes once, also when the start finishes meanwhile`() {
    let played = Played([.at(0, .start), .at(90, .push("lb://page/a"))])
    // The call found Starting; its completion comes after the answer that was due already.
    #expect(
      played.callbacksInStatus == [
        "90ms didFinishLaunching in Started",
        "90ms navigationCompleted(lb://page/a: 401) in Started",
      ])
    #expect(played.events(.navigationCompleted).map(\.session) == [0])
    #expect(played.events(.pageOpened) == [])
  }

  @Test func `inside didFinishLaunching works`() {
    let played = Played(
      [.then(.start)], host: .silent(.on(.didFinishLaunching, .push("lb://page/main"))))
    #expect(
      played.callbacksInStatus == [
        "90ms didFinishLaunching in Started", "90ms enterSdkPage in Started",
        "90ms navigationCompleted(lb://page/main: ok) in Started",
      ])
  }

  @Test func `from inside a completion is a call like any other`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a"))],
      host: .silent(
        .on(.navigationCompleted, .push("lb://page/b")).when("url", "lb://page/a")))
    #expect(
      played.callbacks.suffix(2) == [
        "90ms navigationCompleted(lb://page/a: ok)", "90ms navigationCompleted(lb://page/b: ok)",
      ])
    #expect(played.events(.pushURL).map(\.depth) == [0, 1])
  }
}
