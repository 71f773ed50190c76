package import Lifecycle

/// The SDK's pages as the events so far make them.
package struct PageFold: Hashable, Sendable {
  /// How many pages are open: opened minus closed since the process began.
  package private(set) var count: Int32 = 0
  /// The open pages, lowest first.
  package private(set) var stack: [OpenPage] = []

  package init() {}

  /// Takes in the next event.
  package mutating func apply(_ record: EventRecord) {
    switch record.event {
    case .pageOpened(let page):
      count += 1
      place(OpenPage(page: page, openedSeq: record.seq))
    case .pageClosed(let page, _):
      count -= 1
      stack.removeAll { $0.page.page == page }
    case .processEnded:
      count = 0
      stack.removeAll()
    case .stepBegan, .timerArmed, .timerCancelled, .timerFired, .start, .logoutAndDestroy,
      .configLogout, .navigate, .resolve, .set, .setUIDelegate, .releaseDelegate, .read, .note,
      .callback, .appLaunched, .appSuspended, .appResumed, .appBackgrounded, .appForegrounded,
      .closePage, .replacePage, .tapLink, .coverWithHostPage, .uncover, .pageRequest,
      .replyArrived, .replyIgnored, .credentialRevoked, .networkLost, .networkBack,
      .startAccepted, .startRefused, .launchSucceeded, .launchFailed, .requestSent,
      .requestDeferred, .requestDropped, .renewalBegan, .renewalSucceeded, .renewalFailed,
      .credentialIssued, .credentialsCleared, .resolverOpened, .resolverSettled, .lateAnswer,
      .sessionInvalidated, .teardownBegan, .teardownFinished, .navigationBegan,
      .navigationFailed, .urlUnresolved, .urlDropped, .configChanged, .callbackSuppressed,
      .callIgnored,
      .startPush, .updateDeviceToken, .handle, .checkIsLBNotification, .complete,
      .notificationArrived, .deviceTokenArrived, .tapTip, .pushServiceStarted,
      .pushServiceFailed, .deviceTokenRecorded, .deviceTokenBound, .pushServiceReset,
      .tipShown, .tipSkipped, .tipDismissed, .callDeferred:
      break
    }
  }

  /// Puts a page on top, or above the one it replaces, which goes with an event of its own.
  private mutating func place(_ page: OpenPage) {
    let replaced = page.page.replaces.flatMap { replaced in
      stack.firstIndex { $0.page.page == replaced }
    }
    if let replaced {
      stack.insert(page, at: replaced + 1)
    } else {
      stack.append(page)
    }
  }
}

/// A page on the stack and the event that put it there.
package struct OpenPage: Hashable, Sendable {
  package var page: Page
  package var openedSeq: Sequence
}
