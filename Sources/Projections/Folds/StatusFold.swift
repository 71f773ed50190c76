package import Lifecycle

/// The SDK's status as the events so far make it.
package struct StatusFold: Hashable, Sendable {
  package private(set) var status = SDKStatus.notStarted
  /// The event that made it so, and its time; 0 if it has always been so.
  package private(set) var sinceSeq: Sequence = 0
  package private(set) var sinceMs: Milliseconds = 0

  package init() {}

  /// Takes in the next event. One that leaves the status as it is does not count as its origin.
  package mutating func apply(_ record: EventRecord) {
    guard let next = StatusFold.status(after: record.event), next != status else { return }
    status = next
    sinceSeq = record.seq
    sinceMs = record.at
  }

  /// The status that an event leads to, whatever it was before; nil if it leads to none.
  package static func status(after event: Event) -> SDKStatus? {
    switch event {
    case .startAccepted: .starting
    case .launchSucceeded: .started
    case .teardownBegan: .isDestroying
    case .teardownFinished, .processEnded: .notStarted
    // Of a launch that failed a teardown follows, or it is itself the end.
    case .launchFailed(_, _, let endsSession): endsSession ? .notStarted : nil
    case .stepBegan, .timerArmed, .timerCancelled, .timerFired, .start, .logoutAndDestroy,
      .configLogout, .navigate, .resolve, .set, .setUIDelegate, .releaseDelegate, .read, .note,
      .callback, .appLaunched, .appSuspended, .appResumed, .appBackgrounded, .appForegrounded,
      .closePage, .replacePage, .tapLink, .coverWithHostPage, .uncover, .pageRequest,
      .replyArrived, .replyIgnored, .credentialRevoked, .networkLost, .networkBack,
      .startRefused, .requestSent, .requestDeferred, .requestDropped,
      .renewalBegan, .renewalSucceeded, .renewalFailed, .credentialIssued, .credentialsCleared,
      .resolverOpened, .resolverSettled, .lateAnswer, .sessionInvalidated, .navigationBegan,
      .navigationFailed, .pageOpened, .pageClosed, .urlUnresolved, .urlDropped, .configChanged,
      .callbackSuppressed, .callIgnored,
      .startPush, .updateDeviceToken, .handle, .checkIsLBNotification, .complete,
      .notificationArrived, .deviceTokenArrived, .tapTip, .pushServiceStarted,
      .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound, .pushServiceReset,
      .tipShown, .tipSkipped, .tipDismissed, .callDeferred:
      nil
    }
  }
}
