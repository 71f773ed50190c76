package import Lifecycle

extension Event {
  /// What a host's call returned, as text; nil for an event that is no call with a result.
  package func returned(symbols: SymbolTable) -> String? {
    switch self {
    case .read(_, let value): return symbols[value]
    case .handle(_, let result): return result.rawValue
    case .checkIsLBNotification(_, let isWhale): return String(isWhale)
    case .stepBegan, .timerArmed, .timerCancelled, .timerFired, .start, .logoutAndDestroy,
      .configLogout, .navigate, .resolve, .set, .setUIDelegate, .releaseDelegate, .note,
      .startPush, .updateDeviceToken, .complete, .callback, .appLaunched, .processEnded,
      .appSuspended, .appResumed, .appBackgrounded, .appForegrounded, .notificationArrived,
      .deviceTokenArrived, .closePage, .replacePage, .tapLink, .coverWithHostPage, .uncover,
      .pageRequest, .tapTip, .replyArrived, .replyIgnored, .credentialRevoked, .networkLost,
      .networkBack, .startAccepted, .startRefused, .launchSucceeded, .launchFailed,
      .requestSent, .requestDeferred, .requestDropped, .renewalBegan, .renewalSucceeded,
      .renewalFailed, .credentialIssued, .credentialsCleared, .resolverOpened,
      .resolverSettled, .lateAnswer, .sessionInvalidated, .teardownBegan, .teardownFinished,
      .navigationBegan, .navigationFailed, .pageOpened, .pageClosed, .urlUnresolved, .urlDropped,
      .pushServiceStarted, .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound,
      .pushServiceReset, .tipShown, .tipSkipped, .tipDismissed, .configChanged,
      .callbackSuppressed, .callIgnored, .callDeferred:
      return nil
    }
  }
}
