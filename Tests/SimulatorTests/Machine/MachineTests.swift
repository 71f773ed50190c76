import Lifecycle
import Simulator
import TestSupport
import Testing

/// The machine alone, where no driver gives it a chance: what arrives inside willDestroy.
@Suite struct `The machine inside willDestroy` {
  /// A machine fed by hand.
  private struct Bench {
    var machine = Machine()
    var symbols = SymbolTable()
    var records: [EventRecord] = []
    var deferredWork: [Work] = []
    /// What is fed inside willDestroy, once.
    var inside: Input?

    mutating func feed(_ input: Input) {
      machine.receive(input, at: 0, cause: 0)
      while let step = machine.next() {
        switch step {
        case .ask: machine.answer(false)
        case .later(let work, _, _): deferredWork.append(work)
        case .event(let record):
          records.append(record)
          if case .callback(.willDestroy, _) = record.event, let input = inside {
            inside = nil
            feed(input)
          }
        }
      }
    }

    var kinds: [String] { records.map { $0.event.kind.rawValue } }

    mutating func start(pages: Int = 0) {
      let token = Credential(symbol: symbols.intern("T1"), issuedAt: 0, lifetime: nil)
      let refresh = Credential(symbol: symbols.intern("R1"), issuedAt: 0, lifetime: nil)
      feed(
        .host(
          .start(
            StartCall(
              account: symbols.intern("A"), missing: nil, token: token, refreshToken: refresh,
              appName: AppName(en: symbols.intern("App"), zhCN: nil, zhHK: nil),
              settings: ConfigSettings(), resolverWindow: 30_000, omits: .none))))
      feed(.reply(Reply(request: 1, outcome: .success(nil))))
      for _ in 0..<pages {
        push()
        if let load = deferredWork.popLast() { feed(.later(load)) }
      }
    }

    mutating func push() {
      feed(
        .host(
          .navigate(
            NavigationCall(
              url: symbols.intern("lb://page/a"), style: .push,
              route: .opens(after: 0, orientation: .portrait)))))
    }

    /// The kinds that a destroy gives, with `input` fed inside willDestroy.
    mutating func destroy(with input: Input) -> [String] {
      inside = input
      let before = records.count
      feed(.host(.logoutAndDestroy))
      return Array(kinds.dropFirst(before))
    }
  }

  @Test(arguments: [
    ReplyOutcome.success(nil), .refused(code: 401), .serverError(code: 500), .offline, .malformed,
  ])
  func `ignores answers`(outcome: ReplyOutcome) {
    var bench = Bench()
    bench.start(pages: 1)
    bench.feed(.client(.request(path: bench.symbols.intern("q"))))
    let kinds = bench.destroy(with: .reply(Reply(request: 2, outcome: outcome)))
    #expect(
      kinds == [
        "logoutAndDestroy", "teardownBegan", "willDestroy", "replyIgnored", "pageClosed",
        "exitSdkPage", "teardownFinished",
      ])
    #expect(bench.machine.state == State().afterOneSession(like: bench.machine.state))
  }

  @Test func `opens no page whose load ends there, and completes its call with NO`() throws {
    var bench = Bench()
    bench.start()
    bench.push()
    let load = try #require(bench.deferredWork.last)
    let kinds = bench.destroy(with: .later(load))
    #expect(
      kinds == [
        "logoutAndDestroy", "teardownBegan", "willDestroy", "navigationFailed",
        "navigationCompleted", "teardownFinished",
      ])
  }

  @Test func `gives one exitSdkPage although the client closes the pages there`() {
    var bench = Bench()
    bench.start(pages: 2)
    let kinds = bench.destroy(with: .client(.closeAll))
    #expect(
      kinds == [
        "logoutAndDestroy", "teardownBegan", "willDestroy", "closePage", "pageClosed",
        "pageClosed", "exitSdkPage", "teardownFinished",
      ])
  }

  @Test func `nests what is fed inside it, and goes on outside`() {
    var bench = Bench()
    bench.start(pages: 1)
    _ = bench.destroy(with: .host(.note(bench.symbols.intern("x"))))
    let note = bench.records.first { $0.event.kind == .note }
    let willDestroy = bench.records.first { $0.event.kind == .willDestroy }
    let exit = bench.records.first { $0.event.kind == .exitSdkPage }
    #expect(note?.parent == willDestroy?.seq)
    #expect(note?.depth == 1)
    #expect(exit?.depth == 0)
    #expect(exit?.parent == 0)
  }
}

extension State {
  /// A state with nothing but the counts that outlive a session.
  fileprivate func afterOneSession(like other: State) -> State {
    var state = self
    state.sessionsBegun = other.sessionsBegun
    state.hasFinishedLaunching = other.hasFinishedLaunching
    state.pagesOpened = other.pagesOpened
    state.navigationsBegun = other.navigationsBegun
    state.requestsMade = other.requestsMade
    state.lastAppName = other.lastAppName
    return state
  }
}

/// The fold is total: a log that was cut, or put together wrongly, is folded all the same.
@Suite struct `The state` {
  @Test func `takes any event in any situation`() {
    var events: [Event] = []
    for seed in 1...60 as ClosedRange<UInt64> {
      events += Simulation.play(RandomScript.script(seed: seed)).records.map(\.event)
    }
    var dice = SplitMix64(seed: 7)
    var state = State()
    for _ in 0..<20_000 {
      state.apply(dice.pick(events))
      #expect(state.pageCount >= 0)
    }
    #expect(state != State())
  }

  @Test func `is the same by one call or the other`() {
    let run = Simulation.play(RandomScript.script(seed: 3))
    var state = State()
    for record in run.records {
      let copy = state.applying(record.event)
      state.apply(record.event)
      #expect(copy == state)
    }
  }
}
