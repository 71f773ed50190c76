import Lifecycle
import Simulator
import TestSupport
import Testing

/// PAGE-1…7, AMB-65…72, D25: pages and the count.
@Suite struct `The page count` {
  private static let start = StepScript.then(.start)

  private static func play(
    _ stimuli: Stimulus..., host: HostScript = .silent()
  ) -> Played {
    Played([start] + stimuli.map { .then($0) }, host: host)
  }

  /// The UI callbacks alone, without times.
  private static func edges(_ played: Played) -> [String] {
    played.callbacks.filter { $0.hasSuffix("SdkPage") }.map { String($0.split(separator: " ")[1]) }
  }

  private static func open(_ played: Played) -> [String] {
    played.run.finalState.stack.map { entry in
      entry.page.map { played.run.symbols[$0.url] } ?? "host page"
    }
  }

  @Test func `has one enter and one exit however many pages there are between`() {
    let played = Self.play(
      .push("lb://page/a"), .present("lb://page/b"), .push("lb://page/c"), .client(.closeTop),
      .client(.closeTop), .client(.closeTop))
    #expect(Self.edges(played) == ["enterSdkPage", "exitSdkPage"])
    #expect(
      played.history(.pageOpened, .pageClosed, .enterSdkPage, .exitSdkPage) == [
        "90ms pageOpened(lb://page/a)", "90ms enterSdkPage", "90ms pageOpened(lb://page/b)",
        "90ms pageOpened(lb://page/c)", "90ms pageClosed(lb://page/c)",
        "90ms pageClosed(lb://page/b)", "90ms pageClosed(lb://page/a)", "90ms exitSdkPage",
      ])
  }

  @Test func `enters again after it was left`() {
    let played = Self.play(
      .push("lb://page/a"), .client(.closeTop), .present("lb://page/a"), .client(.closeAll))
    #expect(
      Self.edges(played) == ["enterSdkPage", "exitSdkPage", "enterSdkPage", "exitSdkPage"])
  }

  @Test func `falls to nothing at once when all are closed, top first`() {
    let played = Self.play(
      .push("lb://page/a"), .push("lb://page/b"), .client(.coverWithHostPage),
      .push("lb://page/c"), .client(.closeAll))
    #expect(
      played.lines(fromFirst: .closePage) == [
        "closePage", "pageClosed(lb://page/c)", "pageClosed(lb://page/b)",
        "pageClosed(lb://page/a)", "exitSdkPage",
      ])
    #expect(Self.open(played) == ["host page"])
  }

  @Test func `loses the topmost page of a url`() {
    let played = Self.play(
      .push("lb://page/a"), .push("lb://page/b"), .push("lb://page/a"), .push("lb://page/c"),
      .client(.close(url: "lb://page/a")))
    #expect(Self.open(played) == ["lb://page/a", "lb://page/b", "lb://page/c"])
    #expect(played.run.finalState.stack.compactMap { $0.page?.page } == [1, 2, 4])
  }

  @Test func `does not move when a page is replaced, even the only one`() {
    let played = Self.play(
      .push("lb://page/a"), .client(.replacePage(url: "lb://page/b")),
      .client(.replacePage(url: "lb://page/c")), .client(.closeTop))
    #expect(Self.edges(played) == ["enterSdkPage", "exitSdkPage"])
    #expect(
      played.history(.pageOpened, .pageClosed) == [
        "90ms pageOpened(lb://page/a)", "90ms pageOpened(lb://page/b)",
        "90ms pageClosed(lb://page/a)", "90ms pageOpened(lb://page/c)",
        "90ms pageClosed(lb://page/b)", "90ms pageClosed(lb://page/c)",
      ])
  }

  @Test func `replaces the topmost SDK page under a host page, at once even where it loads slowly`()
  {
    let played = Played(
      [
        Self.start, .then(.push("lb://page/a")), .then(.present("lb://page/b")),
        .then(.client(.coverWithHostPage)), .then(.client(.replacePage(url: "lb://page/slow"))),
      ], routes: [.slow("lb://page/slow", 400)])
    #expect(Self.open(played) == ["lb://page/a", "lb://page/slow", "host page"])
    #expect(played.run.finalState.stack[1].page?.style == .present)
    #expect(played.run.endedAt == 100_000_000)
  }

  @Test func `ignores pages of the host, whatever is opened over and under them`() {
    let played = Self.play(
      .client(.coverWithHostPage), .push("lb://page/a"), .client(.coverWithHostPage),
      .present("lb://page/b"), .client(.uncover), .client(.uncover), .client(.closeTop),
      .client(.closeTop))
    #expect(Self.edges(played) == ["enterSdkPage", "exitSdkPage"])
    #expect(played.run.finalState.stack == [])
  }

  @Test func `ignores the app's going to the background and back`() {
    let played = Self.play(
      .push("lb://page/a"), .app(.background), .app(.foreground), .app(.background),
      .client(.closeTop), .app(.foreground))
    #expect(Self.edges(played) == ["enterSdkPage", "exitSdkPage"])
  }

  @Test func `is the same where no UI delegate listens, and a new one hears no replay`() {
    let played = Self.play(
      .host(.setUIDelegate(present: false)), .push("lb://page/a"),
      .host(.setUIDelegate(present: true)), .push("lb://page/b"), .client(.closeAll))
    #expect(
      played.history(.callbackSuppressed, .enterSdkPage, .exitSdkPage) == [
        "90ms callbackSuppressed(enterSdkPage: noDelegate)", "90ms exitSdkPage",
      ])
  }

  @Test func `does not depend on the event delegate`() {
    let played = Self.play(
      .host(.releaseDelegate), .push("lb://page/a"), .client(.closeTop),
      host: .silent(omits: CallbackName.allCases.filter { $0.receiver == .eventDelegate }))
    #expect(
      played.callbacks == [
        "90ms enterSdkPage", "90ms navigationCompleted(lb://page/a: ok)", "90ms exitSdkPage",
      ])
  }

  @Test func `opens a page pushed inside exitSdkPage after it, with a new enter`() {
    let played = Self.play(
      .push("lb://page/a"), .client(.closeTop),
      host: .silent(.on(.exitSdkPage, .push("lb://page/b"))))
    #expect(
      played.callbacks.suffix(3) == [
        "90ms exitSdkPage", "90ms enterSdkPage", "90ms navigationCompleted(lb://page/b: ok)",
      ])
  }
}

/// ORIENT-1…7, AMB-70, OC-51.
@Suite struct `The orientation mask` {
  @Test func `is the current page's, and 0 where the current page is the host's`() {
    let read = StepScript.then(.read(.requiredAppInterfaceOrientationMask))
    let played = Played(
      [
        .then(.start), read, .then(.push("lb://page/a")), read, .then(.push("lb://page/chart")),
        read, .then(.client(.coverWithHostPage)), read, .then(.client(.uncover)), read,
        .then(.client(.closeTop)), read, .then(.client(.replacePage(url: "lb://page/chart"))), read,
        .then(.client(.closeTop)), read,
      ],
      routes: [
        RouteScript(url: "lb://page/chart", route: .opens(after: 0, orientation: .landscape))
      ])
    #expect(
      played.reads.map { String($0.split(separator: " ")[1]) } == [
        "0", "portrait", "landscape", "0", "landscape", "portrait", "landscape", "0",
      ])
  }

  @Test func `is 0 while the first page loads and right inside enterSdkPage is the page's`() {
    let played = Played(
      [
        .then(.start), .then(.push("lb://page/slow")),
        .after(10, .read(.requiredAppInterfaceOrientationMask)),
      ], routes: [.slow("lb://page/slow", 400)],
      host: .silent(.on(.enterSdkPage, .read(.requiredAppInterfaceOrientationMask))))
    #expect(
      played.reads == [
        "requiredAppInterfaceOrientationMask: 0", "requiredAppInterfaceOrientationMask: portrait",
      ])
  }
}
