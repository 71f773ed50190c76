package import Lifecycle

/// Makes events of every kind with arbitrary contents: nothing about them is plausible but their
/// types, and that is what a codec must carry.
package struct ArbitraryEvents {
  package var random: SplitMix64
  package var symbols = SymbolTable()

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// An event of `kind`.
  package mutating func event(_ kind: EventKind) -> Event {
    switch kind.channel {
    case .clock: clock(kind)
    case .host: host(kind)
    case .callback: .callback(callback(CallbackName(rawValue: kind.rawValue)), status: any())
    case .system, .client: person(kind)
    case .server: server(kind)
    case .sdk: decision(kind)
    }
  }

  private mutating func clock(_ kind: EventKind) -> Event {
    switch kind {
    case .stepBegan: .stepBegan(index: int32(), line: int32(), stimulus: text())
    case .timerArmed: .timerArmed(any(), due: int64())
    case .timerCancelled: .timerCancelled(any())
    default: .timerFired(any())
    }
  }

  private mutating func host(_ kind: EventKind) -> Event {
    switch kind {
    case .start: .start(start())
    case .logoutAndDestroy: .logoutAndDestroy
    case .configLogout: .configLogout
    case .pushURL: .navigate(ordinal(), call(.push))
    case .presentURL: .navigate(ordinal(), call(.present))
    case .resolve: .resolve(ordinal(), answer())
    case .setTheme: .set(.theme(any()))
    case .setLanguage: .set(.language(any()))
    case .setPriceColorType: .set(.priceColorType(any()))
    case .setEnv: .set(.env(any()))
    case .setUIDelegate: .setUIDelegate(present: flag())
    case .releaseDelegate: .releaseDelegate
    case .read: .read(any(), returned: text())
    case .note: .note(text())
    default: pushCall(kind)
    }
  }

  private mutating func person(_ kind: EventKind) -> Event {
    switch kind {
    case .appLaunched: .appLaunched
    case .processEnded: .processEnded
    case .appSuspended: .appSuspended
    case .appResumed: .appResumed
    case .appBackgrounded: .appBackgrounded
    case .appForegrounded: .appForegrounded
    case .closePage: .closePage(random.pick([.top, .all, .url(text())]))
    case .replacePage: .replacePage(url: text(), orientation: any())
    case .tapLink: .tapLink(url: text(), route: route())
    case .coverWithHostPage: .coverWithHostPage
    case .uncover: .uncover
    case .tapTip: .tapTip
    case .notificationArrived: .notificationArrived(notification(), any())
    case .deviceTokenArrived: .deviceTokenArrived(text())
    default: .pageRequest(path: text())
    }
  }

  private mutating func server(_ kind: EventKind) -> Event {
    switch kind {
    case .replyArrived: .replyArrived(reply(), any())
    case .replyIgnored: .replyIgnored(reply(), any())
    case .credentialRevoked: .credentialRevoked(text())
    case .networkLost: .networkLost
    default: .networkBack
    }
  }

  private mutating func decision(_ kind: EventKind) -> Event {
    switch kind {
    case .startAccepted: .startAccepted(ordinal(), start())
    case .startRefused: .startRefused(account: text(), random.pick([.duplicate, .missing(any())]))
    case .launchSucceeded: .launchSucceeded
    case .launchFailed: .launchFailed(code: int32(), message: text(), endsSession: flag())
    case .requestSent: .requestSent(sent())
    case .requestDeferred: .requestDeferred(waiting())
    case .requestDropped: .requestDropped(ordinal(), path: text())
    case .renewalBegan: .renewalBegan(any())
    case .renewalSucceeded: .renewalSucceeded
    case .renewalFailed: .renewalFailed(renewalFailure())
    case .credentialIssued: .credentialIssued(pair(), any())
    case .credentialsCleared: .credentialsCleared
    case .resolverOpened: .resolverOpened(ordinal(), deadline: int64())
    case .resolverSettled: .resolverSettled(ordinal(), any())
    case .lateAnswer: .lateAnswer(ordinal(), answer())
    case .sessionInvalidated: .sessionInvalidated(invalidation())
    case .teardownBegan: .teardownBegan(by: any())
    case .teardownFinished: .teardownFinished
    default: navigation(kind)
    }
  }

  private mutating func navigation(_ kind: EventKind) -> Event {
    switch kind {
    case .navigationBegan: .navigationBegan(ordinal(), began())
    case .navigationFailed: .navigationFailed(ordinal(), url: text(), code: int32())
    case .pageOpened: .pageOpened(page())
    case .pageClosed: .pageClosed(ordinal(), url: text())
    case .urlUnresolved: .urlUnresolved(flow())
    case .urlDropped: .urlDropped(flow(), any())
    case .configChanged: .configChanged(setting())
    case .callbackSuppressed: .callbackSuppressed(callback(any()), any())
    case .callIgnored: .callIgnored(any(), status: any())
    case .callDeferred: .callDeferred(deferredCall())
    default: pushService(kind)
    }
  }
}
