extension Event {
  /// The kind this event is stored under.
  package var kind: EventKind {
    switch self {
    case .stepBegan: .stepBegan
    case .timerArmed: .timerArmed
    case .timerCancelled: .timerCancelled
    case .timerFired: .timerFired
    case .start: .start
    case .logoutAndDestroy: .logoutAndDestroy
    case .configLogout: .configLogout
    case .navigate(_, let call): call.style == .push ? .pushURL : .presentURL
    case .resolve: .resolve
    case .set(let setting): setting.kind
    case .setUIDelegate: .setUIDelegate
    case .releaseDelegate: .releaseDelegate
    case .read: .read
    case .note: .note
    case .startPush: .startPush
    case .updateDeviceToken: .updateDeviceToken
    case .handle(let call, _): call.method.kind
    case .checkIsLBNotification: .checkIsLBNotification
    case .complete: .complete
    case .callback(let callback, _): callback.kind
    case .appLaunched: .appLaunched
    case .processEnded: .processEnded
    case .appSuspended: .appSuspended
    case .appResumed: .appResumed
    case .appBackgrounded: .appBackgrounded
    case .appForegrounded: .appForegrounded
    case .notificationArrived: .notificationArrived
    case .deviceTokenArrived: .deviceTokenArrived
    case .closePage: .closePage
    case .replacePage: .replacePage
    case .tapLink: .tapLink
    case .coverWithHostPage: .coverWithHostPage
    case .uncover: .uncover
    case .pageRequest: .request
    case .tapTip: .tapTip
    case .replyArrived: .replyArrived
    case .replyIgnored: .replyIgnored
    case .credentialRevoked: .credentialRevoked
    case .networkLost: .networkLost
    case .networkBack: .networkBack
    case .startAccepted, .startRefused, .launchSucceeded, .launchFailed, .requestSent,
      .requestDeferred, .requestDropped, .renewalBegan, .renewalSucceeded, .renewalFailed,
      .credentialIssued, .credentialsCleared, .resolverOpened, .resolverSettled, .lateAnswer,
      .sessionInvalidated, .teardownBegan, .teardownFinished, .navigationBegan, .navigationFailed,
      .pageOpened, .pageClosed, .urlUnresolved, .urlDropped, .pushServiceStarted,
      .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound, .tipShown, .tipSkipped,
      .tipDismissed, .pushServiceReset, .configChanged, .callbackSuppressed, .callIgnored,
      .callDeferred:
      decisionKind
    }
  }

  /// The kind of what the SDK decided.
  private var decisionKind: EventKind {
    switch self {
    case .startAccepted: .startAccepted
    case .startRefused: .startRefused
    case .launchSucceeded: .launchSucceeded
    case .launchFailed: .launchFailed
    case .requestSent: .requestSent
    case .requestDeferred: .requestDeferred
    case .requestDropped: .requestDropped
    case .renewalBegan: .renewalBegan
    case .renewalSucceeded: .renewalSucceeded
    case .renewalFailed: .renewalFailed
    case .credentialIssued: .credentialIssued
    case .credentialsCleared: .credentialsCleared
    case .resolverOpened: .resolverOpened
    case .resolverSettled: .resolverSettled
    case .lateAnswer: .lateAnswer
    case .sessionInvalidated: .sessionInvalidated
    case .teardownBegan: .teardownBegan
    case .teardownFinished: .teardownFinished
    case .navigationBegan: .navigationBegan
    case .navigationFailed: .navigationFailed
    case .pageOpened: .pageOpened
    case .pageClosed: .pageClosed
    case .urlUnresolved: .urlUnresolved
    case .urlDropped: .urlDropped
    case .pushServiceStarted: .pushServiceStarted
    case .pushServiceFailed: .pushServiceFailed
    case .deviceTokenRecorded: .deviceTokenRecorded
    case .deviceTokenBound: .deviceTokenBound
    case .tipShown: .tipShown
    case .tipSkipped: .tipSkipped
    case .tipDismissed: .tipDismissed
    case .pushServiceReset: .pushServiceReset
    case .configChanged: .configChanged
    case .callbackSuppressed: .callbackSuppressed
    case .callIgnored: .callIgnored
    case .callDeferred: .callDeferred
    case .stepBegan, .timerArmed, .timerCancelled, .timerFired, .start, .logoutAndDestroy,
      .configLogout, .navigate, .resolve, .set, .setUIDelegate, .releaseDelegate, .read, .note,
      .startPush, .updateDeviceToken, .handle, .checkIsLBNotification, .complete, .callback,
      .appLaunched, .processEnded, .appSuspended, .appResumed, .appBackgrounded, .appForegrounded,
      .notificationArrived, .deviceTokenArrived, .closePage, .replacePage, .tapLink,
      .coverWithHostPage, .uncover, .pageRequest, .tapTip, .replyArrived, .replyIgnored,
      .credentialRevoked, .networkLost, .networkBack:
      preconditionFailure("What comes from outside the SDK is none of its decisions.")
    }
  }
}

extension Callback {
  /// A callback's kind has the callback's own name.
  package var kind: EventKind {
    switch self {
    case .didFinishLaunching: .didFinishLaunching
    case .startFailed: .startFailed
    case .tokenDidChange: .tokenDidChange
    case .didRunInError: .didRunInError
    case .refreshTokenExpired: .refreshTokenExpired
    case .willDestroy: .willDestroy
    case .canOpenURL: .canOpenURL
    case .didRequestOpenURL: .didRequestOpenURL
    case .analyticsEvent: .analyticsEvent
    case .enterSdkPage: .enterSdkPage
    case .exitSdkPage: .exitSdkPage
    case .navigationCompleted: .navigationCompleted
    case .pushStartCompleted: .pushStartCompleted
    case .deviceTokenCompleted: .deviceTokenCompleted
    case .routerHandler: .routerHandler
    }
  }
}

extension ConfigSetting {
  /// The kind of the host's call that makes this setting.
  package var kind: EventKind {
    switch self {
    case .theme: .setTheme
    case .language: .setLanguage
    case .priceColorType: .setPriceColorType
    case .env: .setEnv
    }
  }
}

extension HandlingMethod {
  /// The kind of the host's call.
  package var kind: EventKind {
    switch self {
    case .handleLaunchOptions: .handleLaunchOptions
    case .willPresent: .willPresent
    case .didReceive: .didReceive
    case .showTip: .showTip
    case .handleNotificationClick: .handleNotificationClick
    }
  }
}
