package import EventLog
package import Lifecycle

/// The session at hand as the events so far make it.
///
/// A session lives from the acceptance of a start to the end of its teardown or of its process, or
/// to a launch that fails without a teardown. What comes outside a session changes none.
package struct SessionFold: Hashable, Sendable {
  /// The session that runs; nil outside one.
  package var running: Session? {
    latest.flatMap { $0.endSeq == nil ? $0 : nil }
  }

  /// The session that runs or has ended last; nil before the first.
  package private(set) var latest: Session?

  package init() {}

  /// Takes in the next event.
  package mutating func apply(_ record: EventRecord) {
    if case .startAccepted(let ordinal, let call) = record.event {
      latest = Session(ordinal: ordinal, call: call, startSeq: record.seq)
    } else if latest?.endSeq == nil {
      latest?.apply(record)
    }
  }
}

/// One session: an accepted start and what became of it.
package struct Session: Hashable, Sendable {
  package private(set) var ordinal: SessionOrdinal
  package private(set) var account: Symbol
  /// The credentials that count; nil once the SDK has forgotten them.
  package private(set) var token: Symbol?
  package private(set) var refreshToken: Symbol?
  package private(set) var renewals: Int32 = 0
  package private(set) var startSeq: Sequence
  /// The event it ended with; nil while it runs.
  package private(set) var endSeq: Sequence?
  package private(set) var outcome = SessionOutcome.running
  /// The last event that changed any of this.
  package private(set) var position: Sequence

  private var launchFailed = false
  private var isInvalidated = false
  /// Who began the last teardown; the SDK where a session ends without one.
  private var destroyer = TeardownInitiator.sdk

  init(ordinal: SessionOrdinal, call: StartCall, startSeq: Sequence) {
    self.ordinal = ordinal
    account = call.account
    token = call.token.symbol
    refreshToken = call.refreshToken.symbol
    self.startSeq = startSeq
    position = startSeq
  }

  mutating func apply(_ record: EventRecord) {
    switch record.event {
    case .credentialIssued(let pair, _):
      token = pair.token.symbol
      refreshToken = pair.refreshToken.symbol
      position = record.seq
    case .credentialsCleared:
      token = nil
      refreshToken = nil
      position = record.seq
    case .renewalSucceeded:
      renewals += 1
      position = record.seq
    case .launchFailed(_, _, let endsSession):
      launchFailed = true
      if endsSession { end(record, .launchFailed) }
    case .sessionInvalidated: isInvalidated = true
    case .teardownBegan(let initiator): destroyer = initiator
    case .teardownFinished: end(record, teardownOutcome)
    case .processEnded: end(record, .processEnded)
    case .stepBegan, .timerArmed, .timerCancelled, .timerFired, .start, .logoutAndDestroy,
      .configLogout, .navigate, .resolve, .set, .setUIDelegate, .releaseDelegate, .read, .note,
      .callback, .appLaunched, .appSuspended, .appResumed, .appBackgrounded, .appForegrounded,
      .closePage, .replacePage, .tapLink, .coverWithHostPage, .uncover, .pageRequest,
      .replyArrived, .replyIgnored, .credentialRevoked, .networkLost, .networkBack,
      .startAccepted, .startRefused, .launchSucceeded, .requestSent, .requestDeferred,
      .requestDropped, .renewalBegan, .renewalFailed, .resolverOpened, .resolverSettled,
      .lateAnswer, .navigationBegan, .navigationFailed, .pageOpened, .pageClosed,
      .urlUnresolved, .urlDropped, .configChanged, .callbackSuppressed, .callIgnored,
      .startPush, .updateDeviceToken, .handle, .checkIsLBNotification, .complete,
      .notificationArrived, .deviceTokenArrived, .tapTip, .pushServiceStarted,
      .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound, .pushServiceReset,
      .tipShown, .tipSkipped, .tipDismissed, .callDeferred:
      break
    }
  }

  private mutating func end(_ record: EventRecord, _ outcome: SessionOutcome) {
    endSeq = record.seq
    position = record.seq
    self.outcome = outcome
  }

  /// What to call the end of a teardown: by what led to it, first of all.
  private var teardownOutcome: SessionOutcome {
    if launchFailed { return .launchFailed }
    if isInvalidated { return .invalidated }
    switch destroyer {
    case .host: return .destroyedByHost
    case .sdk: return .destroyedBySdk
    }
  }
}
