import Lifecycle
import Simulator
import TestSupport
import Testing

@Suite struct `A host or client stimulus cannot happen` {
  private static let stimuli: [Stimulus] = [
    .start, .destroy, .configLogout, .push("lb://page/a"), .present("lb://page/a"),
    .resolve(nil, nil), .host(.set(.theme(.dark))), .host(.set(.language(.zhCN))),
    .host(.set(.priceColorType(.redUpGreenDown))), .host(.set(.env(.test))),
    .host(.setUIDelegate(present: false)), .host(.releaseDelegate), .read(.sdkStatus),
    .read(.config), .host(.note("open")), .client(.closeTop), .client(.closeAll),
    .client(.close(url: "lb://page/main")), .client(.replacePage(url: "lb://page/a")),
    .tapLink("lb://page/a"), .client(.coverWithHostPage), .client(.uncover), .request(),
    .app(.background), .app(.foreground), .app(.suspend),
  ]

  @Test(arguments: stimuli)
  func `while the app is suspended`(stimulus: Stimulus) {
    let played = Played([
      .then(.start), .then(.push("lb://page/main")), .then(.app(.suspend)), .then(stimulus),
    ])
    #expect(played.run.stop == .impossible(step: 3, .suspended))
  }

  @Test(arguments: stimuli)
  func `with no process`(stimulus: Stimulus) {
    let played = Played([
      .then(.start), .then(.push("lb://page/main")), .then(.app(.kill)), .then(stimulus),
    ])
    #expect(played.run.stop == .impossible(step: 3, .noProcess))
  }

  @Test(arguments: [
    (Stimulus.client(.closeTop), Impossibility.noPageOpen),
    (.client(.closeAll), .noPageOpen),
    (.client(.close(url: "lb://page/a")), .noPageOpen),
    (.client(.replacePage(url: "lb://page/a")), .noPageOpen),
    (.tapLink("https://example.com"), .noPageOpen),
    (.request(), .noPageOpen),
    (.client(.uncover), .nothingCovers),
    (.app(.launch), .processAlive),
    (.app(.resume), .notSuspended),
  ])
  func `that needs what is not there`(stimulus: Stimulus, why: Impossibility) {
    let played = Played([.then(.start), .then(stimulus)])
    #expect(played.run.stop == .impossible(step: 1, why))
    #expect(played.run.endedAt == 90)
  }

  @Test func `for a page that is still loading`() {
    let played = Played(
      [.then(.start), .then(.push("lb://page/a")), .after(399, .client(.closeTop))],
      routes: [.slow("lb://page/a", 400)])
    #expect(played.run.stop == .impossible(step: 2, .noPageOpen))
  }

  @Test func `for a url that no open page has`() {
    let played = Played([
      .then(.start), .then(.push("lb://page/a")), .then(.client(.close(url: "lb://page/A"))),
    ])
    #expect(played.run.stop == .impossible(step: 2, .pageNotOpen(url: "lb://page/A")))
  }

  @Test(arguments: [
    [], [StepScript.then(.start), .then(.destroy)], [.then(.start), .then(.configLogout)],
  ])
  func `as a sign-in elsewhere without credentials`(before: [StepScript]) {
    let played = Played(before + [.then(.server(.signInElsewhere))])
    #expect(played.run.stop == .impossible(step: before.count, .noAccountRunning))
  }

  @Test func `twice: kill and launch each need the other first`() {
    let killed = Played([.then(.app(.kill)), .then(.app(.kill))])
    #expect(killed.run.stop == .impossible(step: 1, .noProcess))
    let resumed = Played([.then(.app(.kill)), .then(.app(.resume))])
    #expect(resumed.run.stop == .impossible(step: 1, .notSuspended))
  }
}
