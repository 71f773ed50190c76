import Lifecycle
import Simulator

extension RandomScript {
  mutating func steps() -> [StepScript] {
    var steps: [StepScript] = [.then(.start(dice.pick(["A", "A", "B", "C"])))]
    for _ in 0..<(3 + dice.below(25)) {
      let step = StepScript(time: time(), stimulus: stimulus())
      steps.append(step)
      // A page that asks right after a resume finds its token expired now and then.
      if step.stimulus == .app(.resume), mayHavePage, dice.happens(60) {
        steps.append(.after(0, .request("first")))
      }
    }
    return steps
  }

  private mutating func time() -> StepTime {
    switch dice.below(10) {
    case 0...4: .quiet
    case 5, 6: .after(dice.pick([0, 0, 1, 50, 89, 90, 91]))
    case 7: .after(dice.pick([400, 499, 1000, 2000, 5000]))
    default: .after(dice.pick([30_000, 29_910, 60_000, 240_000, 840_000]))
    }
  }

  private mutating func stimulus() -> Stimulus {
    if !isAlive {
      if dice.happens(30) { return elsewhere() }
      isAlive = true
      return .app(.launch)
    }
    if isSuspended {
      if dice.happens(40) { return elsewhere() }
      isSuspended = false
      if dice.happens(85) { return .app(.resume) }
      isAlive = false
      mayHavePage = false
      return .app(.kill)
    }
    switch dice.below(20) {
    case 0...8: return hostStep()
    case 9...13: return mayHavePage ? .client(clientStimulus()) : hostStep()
    case 14, 15: return elsewhere()
    case 16: return .wait(dice.pick([10, 1000, 45_000]))
    default: return system()
    }
  }

  private mutating func hostStep() -> Stimulus {
    let stimulus = hostStimulus()
    switch stimulus {
    case .navigate: mayHavePage = true
    case .logoutAndDestroy: mayHavePage = false
    case .start, .configLogout, .resolve, .set, .setUIDelegate, .releaseDelegate, .read, .note,
      .push:
      break
    }
    return .host(stimulus)
  }

  private mutating func clientStimulus() -> ClientStimulus {
    switch dice.below(10) {
    case 0: return .closeTop
    case 1:
      mayHavePage = false
      return .closeAll
    case 2: return .replacePage(url: dice.pick(Self.urls))
    case 3, 4: return .tapLink(url: dice.pick(Self.urls))
    case 5: return .coverWithHostPage
    case 6: return dice.happens(30) ? .uncover : .request(path: "q")
    default: return .request(path: dice.pick(["p", "q"]))
    }
  }

  /// What needs no running process.
  private mutating func elsewhere() -> Stimulus {
    switch dice.below(8) {
    case 0: .server(.signInElsewhere)
    case 1, 2: .server(.revoke(symbol: dice.pick(["T1", "T2", "T4", "R1", "R2", "R4"])))
    case 3: .server(.offline(true))
    case 4, 5: .server(.offline(false))
    default: .idle("nothing")
    }
  }

  private mutating func system() -> Stimulus {
    switch dice.below(6) {
    case 0:
      isAlive = false
      mayHavePage = false
      return .app(.kill)
    case 1, 2, 3:
      isSuspended = true
      return .app(.suspend)
    case 4: return .app(.background)
    default: return .app(.foreground)
    }
  }
}
