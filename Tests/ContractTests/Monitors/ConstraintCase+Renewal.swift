import Contract
import Lifecycle

extension Tape {
  /// A renewal that succeeds, without its notice; the seqs of renewalSucceeded and of its
  /// credentials.
  @discardableResult
  mutating func renew(_ token: Symbol) -> (succeeded: Sequence, issued: Sequence) {
    let succeeded = add(.renewalSucceeded)
    return (succeeded, add(.credentialIssued(.pair(token), .renewal)))
  }

  /// A renewal that is refused; the seq of renewalFailed.
  @discardableResult
  mutating func refuseRenewal() -> Sequence {
    add(.renewalFailed(.refused(code: 401, message: .empty)))
  }

  /// The host is asked for a new pair within 30 s; the seq of resolverOpened.
  @discardableResult
  mutating func ask(_ resolver: Ordinal = 1, _ status: SDKStatus = .started) -> Sequence {
    let opened = add(.resolverOpened(resolver, deadline: 30_000))
    call(.refreshTokenExpired(resolver), status)
    return opened
  }

  /// The host answers, and its answer's turn comes; the seq of resolverSettled.
  @discardableResult
  mutating func answer(_ answer: ResolverAnswer, _ resolver: Ordinal = 1) -> Sequence {
    add(.resolve(resolver, answer), cause: 0)
    return add(.resolverSettled(resolver, .answered))
  }

  /// A page's request is refused and reported; the seq of didRunInError.
  @discardableResult
  mutating func runInError(_ code: Int32 = 401) -> Sequence {
    add(.replyArrived(Reply(request: 9, outcome: .refused(code: code)), .request))
    add(
      .sessionInvalidated(
        SessionInvalidation(reason: .requestRefused, serverCode: code, message: .empty)))
    return call(.didRunInError(.code(code)))
  }

  /// The session ends because no new pair came; the seq of didRunInError.
  @discardableResult
  mutating func invalidate(_ code: Int32 = 401) -> Sequence {
    add(
      .sessionInvalidated(
        SessionInvalidation(reason: .renewalFailed, serverCode: 401, message: .empty)))
    return call(.didRunInError(.code(code)))
  }
}

extension ResolverAnswer {
  static let pair = ResolverAnswer(token: .t2, refreshToken: .r1)
  static let half = ResolverAnswer(token: .t2, refreshToken: nil)
}

extension ConstraintCase {
  static let renewal: [ConstraintCase] = [
    ConstraintCase(15, "a renewal is told") { tape in
      tape.startAndLaunch()
      let renewed = tape.renew(.t2).succeeded
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(15, .missing, renewed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.renew(.t2)
      tape.call(.tokenDidChange(token: .t2))
      // The same token again is no change.
      tape.renew(.t2)
    },
    ConstraintCase(15, "nothing is told without a renewal") { tape in
      tape.startAndLaunch()
      tape.renew(.t2)
      tape.call(.tokenDidChange(token: .t2))
      return [Found(15, .unprepared, tape.call(.tokenDidChange(token: .t2)))]
    } kept: { tape in
      tape.start()
      tape.renew(.t2)
      tape.call(.tokenDidChange(token: .t2), .starting)
      tape.launch()
    },
    ConstraintCase(
      15, "a renewal during startup is not told", ("auth.startupRenewalNotice", "suppress")
    ) { tape in
      tape.start()
      tape.renew(.t2)
      let told = tape.call(.tokenDidChange(token: .t2), .starting)
      tape.launch()
      return [Found(15, .unprepared, told)]
    } kept: { tape in
      tape.start()
      tape.renew(.t2)
      tape.launch()
    },
    ConstraintCase(16, "the config holds the token when it is told") { tape in
      tape.startAndLaunch()
      let renewed = tape.add(.renewalSucceeded)
      let told = tape.call(.tokenDidChange(token: .t2))
      tape.add(.credentialIssued(.pair(.t2), .renewal))
      return [Found(16, .outOfOrder, renewed, told)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.renew(.t2)
      tape.call(.tokenDidChange(token: .t2))
    },
    ConstraintCase(
      17, "notices come in the order of their renewals", ("auth.startupRenewalNotice", "defer")
    ) { tape in
      tape.start()
      let first = tape.renew(.t2).issued
      tape.renew(.t3)
      tape.launch()
      let told = tape.call(.tokenDidChange(token: .t3))
      tape.call(.tokenDidChange(token: .t2))
      return [Found(17, .outOfOrder, first, told)]
    } kept: { tape in
      tape.start()
      tape.renew(.t2)
      tape.renew(.t3)
      tape.launch()
      tape.call(.tokenDidChange(token: .t2))
      tape.call(.tokenDidChange(token: .t3))
    },
  ]

  static let resolver: [ConstraintCase] = [
    ConstraintCase(18, "the host is asked after a refused renewal") { tape in
      tape.startAndLaunch()
      tape.add(.renewalFailed(.transient(message: .empty)))
      let opened = tape.ask()
      tape.add(.resolverSettled(1, .cancelled))
      return [Found(18, .unprepared, opened + 1)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.add(.resolverSettled(1, .cancelled))
    },
    ConstraintCase(18, "the host is asked by one resolver at a time") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      let first = tape.ask(1)
      tape.refuseRenewal()
      let second = tape.ask(2)
      tape.add(.resolverSettled(2, .cancelled))
      // And the first is never settled.
      return [Found(18, .repeated, first, second), Found(19, .missing, first)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask(1)
      tape.answer(.pair)
      tape.add(.credentialIssued(.pair(.t2), .resolver))
      tape.call(.tokenDidChange(token: .t2))
      tape.refuseRenewal()
      tape.ask(2)
      tape.add(.resolverSettled(2, .cancelled))
    },
    ConstraintCase(
      18, "the host is asked so often for one refusal", ("auth.resolverMaxRounds", "2")
    ) { tape in
      tape.startAndLaunch()
      let refused = tape.refuseRenewal()
      for resolver in Ordinal(1)...2 {
        tape.ask(resolver)
        tape.answer(.pair, resolver)
      }
      let third = tape.ask(3) + 1
      tape.add(.resolverSettled(3, .cancelled))
      return [Found(18, .repeated, refused, third)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask(1)
      tape.answer(.pair, 1)
      tape.ask(2)
      tape.add(.resolverSettled(2, .cancelled))
    },
    ConstraintCase(19, "a resolver is settled") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      let opened = tape.ask()
      tape.pass(31_000)
      tape.add(.appBackgrounded)
      return [Found(19, .missing, opened)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.pass(30_000)
      tape.add(.resolverSettled(1, .timedOut))
      tape.invalidate()
    },
    ConstraintCase(19, "a resolver is settled once") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      let settled = tape.answer(.none)
      tape.invalidate()
      let again = tape.add(.resolverSettled(1, .cancelled))
      return [Found(19, .repeated, settled, again)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.none)
      tape.invalidate()
    },
    ConstraintCase(19, "a resolver's window is as long as it is") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      let opened = tape.ask()
      tape.pass(29_999)
      let settled = tape.add(.resolverSettled(1, .timedOut))
      tape.invalidate()
      return [Found(19, .outOfOrder, opened, settled)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.destroy()
      tape.add(.resolverSettled(1, .cancelled))
      tape.willDestroy()
      tape.finishTeardown()
    },
    ConstraintCase(21, "no pair ends the session") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      let settled = tape.answer(.half)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(21, .missing, settled)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.half)
      tape.invalidate()
    },
    ConstraintCase(
      21, "no pair ends it with 401, half a pair is used", ("auth.partialPair", "useToken"),
      ("run.map403", "false")
    ) { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      let settled = tape.answer(.none)
      let error = tape.invalidate(403_201)
      return [Found(21, .wrongValue, settled, error)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.half)
    },
    ConstraintCase(23, "an accepted pair is told") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.pair)
      let issued = tape.add(.credentialIssued(.pair(.t2), .resolver))
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(23, .missing, issued)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.pair)
      tape.add(.credentialIssued(.pair(.t2), .resolver))
      tape.call(.tokenDidChange(token: .t2))
      tape.refuseRenewal()
      tape.invalidate()
    },
    ConstraintCase(23, "an accepted pair mends the failure") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.pair)
      let issued = tape.add(.credentialIssued(.pair(.t2), .resolver))
      tape.call(.tokenDidChange(token: .t2))
      let error = tape.invalidate()
      return [Found(23, .forbidden, issued, error - 1)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.pair)
      tape.add(.credentialIssued(.pair(.t2), .resolver))
      tape.call(.tokenDidChange(token: .t2))
      tape.runInError()
    },
    ConstraintCase(
      23, "an accepted pair is not told", ("auth.noticeAfterResolver", "silent")
    ) { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.pair)
      let issued = tape.add(.credentialIssued(.pair(.t2), .resolver))
      let told = tape.call(.tokenDidChange(token: .t2))
      return [Found(23, .forbidden, issued, told)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.answer(.pair)
      tape.add(.credentialIssued(.pair(.t2), .resolver))
      tape.renew(.t3)
      tape.call(.tokenDidChange(token: .t3))
    },
    ConstraintCase(24, "where nobody can be asked the session ends") { tape in
      tape.start(.sample(omits: OmittedCallbacks(.refreshTokenExpired)))
      tape.launch()
      let refused = tape.refuseRenewal()
      tape.add(.callbackSuppressed(.refreshTokenExpired(0), .notImplemented))
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(24, .missing, refused)]
    } kept: { tape in
      tape.start(.sample(omits: OmittedCallbacks(.refreshTokenExpired)))
      tape.launch()
      tape.refuseRenewal()
      tape.add(.callbackSuppressed(.refreshTokenExpired(0), .notImplemented))
      tape.invalidate()
    },
    ConstraintCase(25, "nobody is asked during startup") { tape in
      let accepted = tape.start()
      tape.refuseRenewal()
      let asked = tape.ask(1, .starting) + 1
      tape.add(.resolverSettled(1, .cancelled))
      tape.failStart()
      return [Found(25, .forbidden, accepted, asked)]
    } kept: { tape in
      tape.start()
      tape.refuseRenewal()
      tape.failStart()
    },
    ConstraintCase(25, "a refused renewal during startup fails the start") { tape in
      tape.start()
      let refused = tape.refuseRenewal()
      tape.pass()
      tape.launch()
      return [Found(25, .missing, refused)]
    } kept: { tape in
      tape.start()
      tape.refuseRenewal()
      tape.failStart()
    },
    ConstraintCase(26, "no answer does anything after willDestroy") { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.add(.resolve(1, .pair), cause: 0)
      tape.destroy()
      let announced = tape.willDestroy()
      let settled = tape.add(.resolverSettled(1, .answered))
      tape.finishTeardown()
      return [Found(26, .forbidden, announced, settled)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.refuseRenewal()
      tape.ask()
      tape.add(.resolve(1, .pair), cause: 0)
      tape.destroy()
      tape.add(.resolverSettled(1, .cancelled))
      tape.willDestroy()
      tape.finishTeardown()
    },
  ]
}
