import Lifecycle

extension MonitorTable {
  /// OC-15 to OC-26 without OC-20, which binds the host.
  static let renewal: [Monitor] = [
    Monitor(15, on: .credentialIssued, .launchSucceeded, .tokenDidChange) {
      $0.renewalIsTold($1, number: 15)
    },
    Monitor(16, on: .tokenDidChange) { $0.tokenIsThereWhenTold($1) },
    Monitor(17, on: .tokenDidChange) { $0.noticesComeInOrder($1) },
    Monitor(18, on: .resolverOpened, .refreshTokenExpired) { $0.resolverNeedsFailure($1) },
    Monitor(19, on: .resolverOpened, .resolverSettled, .teardownFinished, .launchFailed) {
      $0.resolverIsSettledOnce($1)
    },
    Monitor(21, on: .resolverSettled, .didRunInError, .startFailed) { $0.noPairEndsIt($1) },
    Monitor(
      23, on: .credentialIssued, .launchSucceeded, .tokenDidChange, .sessionInvalidated
    ) { $0.acceptedPairIsTold($1) },
    Monitor(24, on: .renewalFailed, .resolverOpened, .didRunInError) { $0.nobodyToAsk($1) },
    Monitor(25, on: .refreshTokenExpired, .renewalFailed, .startFailed) {
      $0.startupAsksNobody($1)
    },
    Monitor(
      26, on: .refreshTokenExpired, .resolverSettled, .requestSent, .credentialIssued
    ) { $0.nothingIsAskedAfterWillDestroy($1) },
  ]
}

extension ConstraintMonitors {
  /// OC-15, and the first half of OC-23: new credentials with a changed token bring one
  /// TokenDidChange, at once; those of a startup later or never by a reading (AMB-20, AMB-36).
  mutating func renewalIsTold(_ record: EventRecord, number: Int) {
    if case .credentialIssued(let pair, let source) = record.event {
      promiseNotice(pair.token.symbol, source, record, number: number)
    } else if case .launchSucceeded = record.event {
      for notice in facts.notices where notice.number == number {
        promise(number, record, key: notice.issued, first: notice.first)
      }
    } else if case .tokenDidChange(let token)? = record.givenOut {
      if let owed = facts.notices.first(where: { $0.token == token }) {
        if owed.number == number { promises.settle(number, key: owed.issued) }
      } else if number == 15, facts.session.renewed == 0, !isUntoldPair(token) {
        breach(15, .unprepared, record.seq)
      }
    }
  }

  private mutating func promiseNotice(
    _ token: Symbol, _ source: CredentialSource, _ record: EventRecord, number: Int
  ) {
    let renewed = facts.session.renewed
    guard source == (number == 15 ? .renewal : .resolver),
      facts.isNoticeOwed(for: token, source), token != facts.session.earlyNotice
    else { return }
    // One kept for Started is promised when the SDK is.
    if facts.status == .starting, readings.authStartupRenewalNotice == .defer { return }
    promise(number, record, first: number == 15 && renewed != 0 ? renewed : record.seq)
  }

  /// Whether a token is that of a resolver's pair, which brings no notice by a reading (AMB-30).
  private func isUntoldPair(_ token: Symbol) -> Bool {
    readings.authNoticeAfterResolver == .silent && facts.session.acceptedPair != 0
      && facts.session.token == token
  }

  /// OC-16: the config holds the new token when TokenDidChange comes (AMB-35). Where a reading
  /// leaves the config as it was at the start, there is nothing to hold (AMB-34).
  mutating func tokenIsThereWhenTold(_ record: EventRecord) {
    guard readings.configTokenView == .live, facts.session.renewed != 0,
      case .tokenDidChange(let token)? = record.givenOut,
      !facts.notices.contains(where: { $0.token == token })
    else { return }
    breach(16, .outOfOrder, facts.session.renewed, record.seq)
  }

  /// OC-17: notices come in the order of their renewals.
  mutating func noticesComeInOrder(_ record: EventRecord) {
    guard case .tokenDidChange(let token)? = record.givenOut,
      let oldest = facts.notices.first, oldest.token != token,
      facts.notices.contains(where: { $0.token == token })
    else { return }
    breach(17, .outOfOrder, oldest.issued, record.seq)
  }

  /// OC-23: an accepted pair brings TokenDidChange, unless a reading leaves it out (AMB-30), and no
  /// DidRunInError for the failure it mended.
  mutating func acceptedPairIsTold(_ record: EventRecord) {
    renewalIsTold(record, number: 23)
    let session = facts.session
    guard session.acceptedPair != 0 else { return }
    if case .tokenDidChange(let token)? = record.givenOut {
      if facts.notices.isEmpty, session.renewed == 0, isUntoldPair(token) {
        breach(23, .forbidden, session.acceptedPair, record.seq)
      }
    } else if case .sessionInvalidated(let invalidation) = record.event,
      invalidation.reason != .requestRefused, session.failedRenewal == 0
    {
      breach(23, .forbidden, session.acceptedPair, record.seq)
    }
  }
}
