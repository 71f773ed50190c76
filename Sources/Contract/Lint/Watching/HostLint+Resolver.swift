import Lifecycle

// The resolver's block: HOST-11 to HOST-13.
extension HostLint {
  /// Without an agreement the answer is nil (AUTH-14). A pair is credentials; half of one is only
  /// not nil.
  mutating func answered(_ answer: ResolverAnswer, _ record: EventRecord) {
    guard !project.customRenewal else { return }
    let hasToken = answer.token.map { !$0.isEmpty } ?? false
    let hasRefreshToken = answer.refreshToken.map { !$0.isEmpty } ?? false
    switch (hasToken, hasRefreshToken) {
    case (true, true): find(.unagreedCredentials, record)
    case (true, false), (false, true): find(.partialAnswer, record)
    case (false, false): break
    }
  }

  mutating func settled(
    _ ordinal: Ordinal, _ outcome: ResolverOutcome, _ record: EventRecord
  ) {
    if let index = facts.resolvers.lastIndex(where: { $0.ordinal == ordinal }) {
      facts.resolvers[index].outcome = outcome
    }
    if outcome == .timedOut { find(.answerInTime, record) }
  }

  /// An answer that does nothing: too late, or the second one, which weighs less (AMB-23, AMB-24).
  /// After its session has ended nothing is owed any more (AMB-33).
  mutating func answeredLate(_ ordinal: Ordinal, _ record: EventRecord) {
    guard let resolver = facts.resolvers.last(where: { $0.ordinal == ordinal }) else {
      find(.answerInTime, record)
      return
    }
    switch resolver.outcome {
    case .timedOut: find(.answerInTime, record)
    case .answered, nil: find(.answerInTime, record, .warning)
    case .cancelled: break
    }
  }
}
