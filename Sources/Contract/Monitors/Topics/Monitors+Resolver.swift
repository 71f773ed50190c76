import Lifecycle

extension ConstraintMonitors {
  /// OC-18: the host is asked only after a refused renewal, once for each or as often as a reading
  /// allows (AMB-31), and by one resolver at a time (AMB-32).
  mutating func resolverNeedsFailure(_ record: EventRecord) {
    if case .resolverOpened = record.event {
      if facts.resolver.isWaiting { breach(18, .repeated, facts.resolver.opened, record.seq) }
    } else if facts.session.failedRenewal == 0 {
      breach(18, .unprepared, record.seq)
    } else if facts.session.asks >= readings.authResolverMaxRounds {
      breach(18, .repeated, facts.session.failedRenewal, record.seq)
    }
  }

  /// OC-19: a resolver is settled once: by the answer given first, when its window is over, or
  /// because its session ends (ruling 10).
  mutating func resolverIsSettledOnce(_ record: EventRecord) {
    let resolver = facts.resolver
    if case .resolverOpened(let ordinal, let deadline) = record.event {
      promise(19, record, key: ordinal, due: deadline, lasts: .process)
    } else if case .resolverSettled(let ordinal, let outcome) = record.event {
      promises.settle(19, key: ordinal)
      if ordinal != resolver.ordinal {
        breach(19, .unprepared, record.seq)
      } else if resolver.settled != 0 {
        breach(19, .repeated, resolver.settled, record.seq)
      } else {
        settleResolver(outcome, record)
      }
    } else if endsSession(record), resolver.isWaiting {
      promises.settle(19, key: resolver.ordinal)
      breach(19, .missing, resolver.opened, record.seq)
    }
  }

  private mutating func settleResolver(_ outcome: ResolverOutcome, _ record: EventRecord) {
    switch outcome {
    case .answered:
      if facts.resolver.answer == 0 { breach(19, .unprepared, record.seq) }
    case .timedOut:
      if record.at < facts.resolver.deadline {
        breach(19, .outOfOrder, facts.resolver.opened, record.seq)
      }
    case .cancelled:
      break
    }
  }

  /// Whether the running session ends with this event, by a teardown or without one (D13).
  private func endsSession(_ record: EventRecord) -> Bool {
    if case .launchFailed(_, _, let endsSession) = record.event { return endsSession }
    if case .teardownFinished = record.event { return true }
    return false
  }

  /// OC-21: an answer without a pair, and a window that ends without one, lead to
  /// DidRunInError(401); to StartFailed where the host is asked during startup (AMB-22).
  mutating func noPairEndsIt(_ record: EventRecord) {
    let key = facts.resolver.ordinal
    if case .resolverSettled(_, let outcome) = record.event {
      let isAnsweredWithPair = outcome == .answered && facts.resolver.isUsable
      guard outcome != .cancelled, !isAnsweredWithPair else { return }
      promise(21, record, key: key, lasts: .process)
    } else if promises.holds(21, key: key), let settled = promises.first(21)?.first {
      if case .didRunInError(let error)? = record.givenOut {
        promises.settle(21, key: key)
        if error.code != 401 { breach(21, .wrongValue, settled, record.seq) }
      } else if record.session != 0 {
        promises.settle(21, key: key)
      }
    }
  }

  /// OC-24: where no host can be asked, a refused renewal leads to DidRunInError(401) directly.
  mutating func nobodyToAsk(_ record: EventRecord) {
    if case .renewalFailed(let failure) = record.event {
      guard failure.isFinal, facts.status == .started, !facts.delegate.canResolve else { return }
      promise(24, record, key: 0)
    } else if case .didRunInError(let error)? = record.givenOut {
      guard let failed = promises.first(24)?.first else { return }
      promises.settle(24, key: 0)
      if error.code != 401 { breach(24, .wrongValue, failed, record.seq) }
    } else if !facts.delegate.canResolve {
      breach(24, .forbidden, facts.session.failedRenewal, record.seq)
    }
  }

  /// OC-25: during startup a refused renewal is a failed start and asks nobody; a reading asks
  /// there too (AMB-22).
  mutating func startupAsksNobody(_ record: EventRecord) {
    guard readings.authResolverPhase == .runtimeOnly else { return }
    if case .renewalFailed(let failure) = record.event {
      guard failure.isFinal, facts.status == .starting else { return }
      promise(25, record, key: 0, lasts: .process)
    } else if case .refreshTokenExpired? = record.givenOut {
      if facts.status == .starting {
        breach(25, .forbidden, facts.session.accepted, record.seq)
      }
    } else if record.session != 0 {
      promises.settle(25, key: 0)
    }
  }

  /// OC-26: after WillDestroy nobody is asked, and no answer does anything.
  mutating func nothingIsAskedAfterWillDestroy(_ record: EventRecord) {
    let willDestroy = facts.session.willDestroy
    guard willDestroy != 0, facts.session.runs(record.session) else { return }
    let isEffect: Bool
    if case .resolverSettled(_, let outcome) = record.event {
      isEffect = outcome != .cancelled
    } else if case .requestSent(let sent) = record.event {
      isEffect = sent.endpoint == .verifyPair
    } else if case .credentialIssued(_, let source) = record.event {
      isEffect = source == .resolver
    } else {
      isEffect = true
    }
    if isEffect { breach(26, .forbidden, willDestroy, record.seq) }
  }
}
