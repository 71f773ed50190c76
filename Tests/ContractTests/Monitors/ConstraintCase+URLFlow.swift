import Contract
import Lifecycle

extension URLFlow {
  static let foreign = URLFlow(url: .foreign, navigation: 0)
}

extension Tape {
  /// A client taps a link that the SDK cannot open; the seq of urlUnresolved.
  @discardableResult
  mutating func tapForeignLink() -> Sequence {
    add(.tapLink(url: .foreign, route: .unresolved), cause: 0)
    return add(.urlUnresolved(.foreign))
  }

  @discardableResult
  mutating func askToOpen(_ answer: Bool) -> Sequence {
    call(.canOpenURL(.foreign, answer: answer))
  }

  @discardableResult
  mutating func requestOpening() -> Sequence {
    call(.didRequestOpenURL(.foreign))
  }

  @discardableResult
  mutating func drop(_ reason: URLDropReason = .refused) -> Sequence {
    add(.urlDropped(.foreign, reason))
  }
}

extension ConstraintCase {
  static let urlFlow: [ConstraintCase] = [
    ConstraintCase(52, "the host is asked about a foreign url") { tape in
      tape.startAndLaunch()
      let unresolved = tape.tapForeignLink()
      let requested = tape.requestOpening()
      return [Found(52, .missing, unresolved, requested)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.askToOpen(true)
      tape.requestOpening()
    },
    ConstraintCase(52, "the host is asked at once") { tape in
      tape.startAndLaunch()
      let unresolved = tape.tapForeignLink()
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(52, .missing, unresolved)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.destroyAll()
    },
    ConstraintCase(52, "the host is asked once for one url") { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      let first = tape.askToOpen(true)
      let second = tape.askToOpen(true)
      tape.requestOpening()
      return [Found(52, .repeated, first, second)]
    } kept: { tape in
      tape.startAndLaunch()
      for _ in 1...2 {
        tape.tapForeignLink()
        tape.askToOpen(false)
        tape.drop()
      }
    },
    ConstraintCase(52, "the host is asked in bursts", ("url.canOpenBurst", "2")) { tape in
      tape.startAndLaunch()
      return [Found(52, .unprepared, tape.askToOpen(false))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.askToOpen(false)
      tape.askToOpen(true)
      tape.requestOpening()
    },
    ConstraintCase(53, "YES hands the url over") { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      let asked = tape.askToOpen(true)
      let dropped = tape.drop()
      return [Found(53, .missing, asked, dropped)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.askToOpen(true)
      tape.requestOpening()
    },
    ConstraintCase(53, "YES hands the url over at once, and once") { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.askToOpen(true)
      let first = tape.requestOpening()
      let second = tape.requestOpening()
      tape.tapForeignLink()
      let asked = tape.askToOpen(true)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(53, .repeated, first, second), Found(53, .missing, asked)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      let asked = tape.askToOpen(true)
      tape.inside(asked) { $0.destroyAll() }
    },
    ConstraintCase(54, "NO hands nothing over") { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      let asked = tape.askToOpen(false)
      let requested = tape.requestOpening()
      return [Found(54, .forbidden, asked, requested)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.askToOpen(false)
      tape.drop()
      tape.tapForeignLink()
      tape.askToOpen(true)
      tape.requestOpening()
    },
    ConstraintCase(55, "a host that cannot be asked is handed nothing") { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      let asked = tape.add(
        .callbackSuppressed(.canOpenURL(.foreign, answer: false), .notImplemented))
      let requested = tape.requestOpening()
      return [Found(55, .forbidden, asked, requested)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.add(.callbackSuppressed(.canOpenURL(.foreign, answer: false), .notImplemented))
      tape.drop(.notAsked)
      tape.tapForeignLink()
      tape.askToOpen(true)
      tape.requestOpening()
    },
    ConstraintCase(
      55, "a host without canOpenURL is handed it", ("url.canOpenUnimplemented", "requestAnyway")
    ) { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      let asked = tape.add(
        .callbackSuppressed(.canOpenURL(.foreign, answer: false), .delegateReleased))
      let requested = tape.requestOpening()
      return [Found(55, .forbidden, asked, requested)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.tapForeignLink()
      tape.add(.callbackSuppressed(.canOpenURL(.foreign, answer: false), .notImplemented))
      tape.requestOpening()
    },
    ConstraintCase(56, "the SDK's own urls stay inside") { tape in
      tape.startAndLaunch()
      let own = URLFlow(url: .page, navigation: 0)
      let tapped = tape.add(.tapLink(url: .page, route: .page))
      tape.add(.urlUnresolved(own))
      let asked = tape.call(.canOpenURL(own, answer: false))
      tape.add(.urlDropped(own, .refused))
      return [Found(56, .forbidden, tapped, asked)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.tapForeignLink()
      tape.askToOpen(true)
      tape.requestOpening()
    },
  ]
}
