/// The name under which an event is stored.
///
/// The raw values are a file format: a name is never changed and never used again for something
/// else. More may be added.
package enum EventKind: String, Hashable, Sendable, CaseIterable {
  // clock
  case stepBegan
  case timerArmed
  case timerCancelled
  case timerFired

  // host
  case start
  case logoutAndDestroy
  case configLogout
  case pushURL
  case presentURL
  case resolve
  case setTheme
  case setLanguage
  case setPriceColorType
  case setEnv
  case setUIDelegate
  case releaseDelegate
  case read
  case note
  case startPush
  case updateDeviceToken
  case handleLaunchOptions
  case willPresent
  case didReceive
  case checkIsLBNotification
  case showTip
  case handleNotificationClick
  case complete

  // callback
  case didFinishLaunching
  case startFailed
  case tokenDidChange
  case didRunInError
  case refreshTokenExpired
  case willDestroy
  case canOpenURL
  case didRequestOpenURL
  case analyticsEvent
  case enterSdkPage
  case exitSdkPage
  case navigationCompleted
  case pushStartCompleted
  case deviceTokenCompleted
  case routerHandler

  // system
  case appLaunched
  case processEnded
  case appSuspended
  case appResumed
  case appBackgrounded
  case appForegrounded
  case notificationArrived
  case deviceTokenArrived

  // client
  case closePage
  case replacePage
  case tapLink
  case coverWithHostPage
  case uncover
  case request
  case tapTip

  // server
  case replyArrived
  case replyIgnored
  case credentialRevoked
  case networkLost
  case networkBack

  // sdk
  case startAccepted
  case startRefused
  case launchSucceeded
  case launchFailed
  case requestSent
  case requestDeferred
  case requestDropped
  case renewalBegan
  case renewalSucceeded
  case renewalFailed
  case credentialIssued
  case credentialsCleared
  case resolverOpened
  case resolverSettled
  case lateAnswer
  case sessionInvalidated
  case teardownBegan
  case teardownFinished
  case navigationBegan
  case navigationFailed
  case pageOpened
  case pageClosed
  case urlUnresolved
  case urlDropped
  case pushServiceStarted
  case pushServiceFailed
  case deviceTokenRecorded
  case deviceTokenBound
  case tipShown
  case tipSkipped
  case tipDismissed
  case pushServiceReset
  case configChanged
  case callbackSuppressed
  case callIgnored
  case callDeferred

  /// Who speaks.
  package var channel: Channel {
    switch self {
    case .stepBegan, .timerArmed, .timerCancelled, .timerFired:
      .clock
    case .start, .logoutAndDestroy, .configLogout, .pushURL, .presentURL, .resolve, .setTheme,
      .setLanguage, .setPriceColorType, .setEnv, .setUIDelegate, .releaseDelegate, .read, .note,
      .startPush, .updateDeviceToken, .handleLaunchOptions, .willPresent, .didReceive,
      .checkIsLBNotification, .showTip, .handleNotificationClick, .complete:
      .host
    case .didFinishLaunching, .startFailed, .tokenDidChange, .didRunInError,
      .refreshTokenExpired, .willDestroy, .canOpenURL, .didRequestOpenURL, .analyticsEvent,
      .enterSdkPage, .exitSdkPage, .navigationCompleted, .pushStartCompleted,
      .deviceTokenCompleted, .routerHandler:
      .callback
    case .appLaunched, .processEnded, .appSuspended, .appResumed, .appBackgrounded,
      .appForegrounded, .notificationArrived, .deviceTokenArrived:
      .system
    case .closePage, .replacePage, .tapLink, .coverWithHostPage, .uncover, .request, .tapTip:
      .client
    case .replyArrived, .replyIgnored, .credentialRevoked, .networkLost, .networkBack:
      .server
    case .startAccepted, .startRefused, .launchSucceeded, .launchFailed, .requestSent,
      .requestDeferred, .requestDropped, .renewalBegan, .renewalSucceeded, .renewalFailed,
      .credentialIssued, .credentialsCleared, .resolverOpened, .resolverSettled, .lateAnswer,
      .sessionInvalidated, .teardownBegan, .teardownFinished, .navigationBegan,
      .navigationFailed, .pageOpened, .pageClosed, .urlUnresolved, .urlDropped,
      .pushServiceStarted, .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound,
      .tipShown, .tipSkipped, .tipDismissed, .pushServiceReset,
      .configChanged, .callbackSuppressed, .callIgnored, .callDeferred:
      .sdk
    }
  }
}
