/// One fact of a run. The log holds nothing else, and state is the fold of these.
///
/// A case is stored under its `EventKind`; the names there are a file format.
package enum Event: Hashable, Sendable {
  // clock
  case stepBegan(index: Int32, line: Int32, stimulus: Symbol)
  case timerArmed(TimerKind, due: Milliseconds)
  case timerCancelled(TimerKind)
  case timerFired(TimerKind)

  // host: calls in
  case start(StartCall)
  case logoutAndDestroy
  case configLogout
  case navigate(Ordinal, NavigationCall)
  case resolve(Ordinal, ResolverAnswer)
  case set(ConfigSetting)
  case setUIDelegate(present: Bool)
  case releaseDelegate
  case read(ReadableProperty, returned: Symbol)
  case note(Symbol)
  case startPush(PushStartCall)
  case updateDeviceToken(DeviceTokenCall)
  case handle(NotificationCall, returned: HandlingResult)
  case checkIsLBNotification(Notification, returned: Bool)
  case complete(Presentation)

  // callback: calls out, with the status a host reads inside
  case callback(Callback, status: SDKStatus)

  // system
  case appLaunched
  case processEnded
  case appSuspended
  case appResumed
  case appBackgrounded
  case appForegrounded
  case notificationArrived(Notification, Arrival)
  case deviceTokenArrived(Symbol)

  // client
  case closePage(ClosePage)
  case replacePage(url: Symbol, orientation: Orientation)
  case tapLink(url: Symbol, route: Route)
  case coverWithHostPage
  case uncover
  case pageRequest(path: Symbol)
  case tapTip

  // server
  case replyArrived(Reply, Endpoint)
  case replyIgnored(Reply, Endpoint)
  case credentialRevoked(Symbol)
  case networkLost
  case networkBack

  // sdk: startup
  case startAccepted(SessionOrdinal, StartCall)
  case startRefused(account: Symbol, StartRefusal)
  case launchSucceeded
  /// `endsSession` says that no teardown follows (D13).
  case launchFailed(code: Int32, message: Symbol, endsSession: Bool)

  // sdk: requests, renewal, resolver
  case requestSent(SentRequest)
  case requestDeferred(DeferredRequest)
  case requestDropped(Ordinal, path: Symbol)
  case renewalBegan(RenewalCause)
  case renewalSucceeded
  case renewalFailed(RenewalFailure)
  case credentialIssued(CredentialPair, CredentialSource)
  case credentialsCleared
  case resolverOpened(Ordinal, deadline: Milliseconds)
  case resolverSettled(Ordinal, ResolverOutcome)
  case lateAnswer(Ordinal, ResolverAnswer)
  case sessionInvalidated(SessionInvalidation)

  // sdk: teardown
  case teardownBegan(by: TeardownInitiator)
  case teardownFinished

  // sdk: navigation and pages
  case navigationBegan(Ordinal, BegunNavigation)
  case navigationFailed(Ordinal, url: Symbol, code: Int32)
  case pageOpened(Page)
  case pageClosed(Ordinal, url: Symbol)
  case urlUnresolved(URLFlow)
  case urlDropped(URLFlow, URLDropReason)

  // sdk: push service and tips
  case pushServiceStarted
  case pushServiceFailed(code: Int32)
  case deviceTokenRecorded(DeviceTokenCall)
  case deviceTokenBound(Symbol)
  case pushServiceReset
  case tipShown(Tip)
  case tipSkipped(Symbol, TipSkipReason)
  case tipDismissed(Ordinal)

  // sdk: the rest
  case configChanged(ConfigSetting)
  case callbackSuppressed(Callback, SuppressionReason)
  case callIgnored(IgnoredCall, status: SDKStatus)
  case callDeferred(DeferredCall)
}

/// Which pages a client closes.
package enum ClosePage: Hashable, Sendable {
  case top
  case all
  case url(Symbol)
}

/// Why a start was refused; the order is the order of checking (D10).
package enum StartRefusal: Hashable, Sendable {
  /// A required field is nil or empty (START-8).
  case missing(RequiredField)
  /// The SDK is not in NotStarted (START-9, AMB-8…10).
  case duplicate
}

/// A request as it went out.
package struct SentRequest: Hashable, Sendable {
  package var request: Ordinal
  package var endpoint: Endpoint
  /// The credential that judges it: the refresh token of a renewal, the token of every other.
  package var credential: Symbol
  /// The second half of a pair under verification; nil otherwise.
  package var refreshToken: Symbol?
  /// What a page asked for; nil for the SDK's own requests.
  package var path: Symbol?
  /// Whether it is a page's second try, after a renewal (AMB-38).
  package var isSecondAttempt = false
  /// Whether a block waits for the answer: every push start, and a binding the host asked for.
  package var hasBlock: Bool

  package init(
    request: Ordinal, endpoint: Endpoint, credential: Symbol, refreshToken: Symbol? = nil,
    path: Symbol? = nil, hasBlock: Bool = false
  ) {
    self.request = request
    self.endpoint = endpoint
    self.credential = credential
    self.refreshToken = refreshToken
    self.path = path
    self.hasBlock = hasBlock
  }
}

/// What made the SDK renew its token.
package enum RenewalCause: String, Hashable, Sendable, CaseIterable {
  /// The renewal timer (ruling 4).
  case timer
  /// The token had expired already when the SDK started.
  case expiredAtStart
  /// The token was due for renewal already when the SDK started.
  case dueAtStart
  /// A request found the token expired.
  case expiredAtUse
  /// A retry after a transient failure.
  case retry
  /// A request was refused, and the run reads the documents as renewing first (AMB-38).
  case refusedRequest
}

/// How a renewal, or the verification of a resolver's pair, failed.
package enum RenewalFailure: Hashable, Sendable {
  /// The server refused it, or gave nothing usable; `code` is what the SDK makes of it.
  case refused(code: Int32, message: Symbol)
  /// The refresh token expired before a retry could succeed (D17).
  case refreshTokenExpired
  /// Transient: a retry follows.
  case transient(message: Symbol)
}

/// Where a pair of credentials came from.
package enum CredentialSource: String, Hashable, Sendable, CaseIterable {
  case start
  case renewal
  case resolver
}

/// How a resolver ended; exactly one of these settles it (ruling 10).
package enum ResolverOutcome: String, Hashable, Sendable, CaseIterable {
  case answered
  case timedOut
  case cancelled
}

/// Why the session can no longer be used, with what didRunInError will say.
package struct SessionInvalidation: Hashable, Sendable {
  package var reason: InvalidationReason
  /// The code the server gave, before the SDK mapped it to 401 (AMB-43); nil without an answer.
  package var serverCode: Int32?
  package var message: Symbol

  package init(reason: InvalidationReason, serverCode: Int32?, message: Symbol) {
    self.reason = reason
    self.serverCode = serverCode
    self.message = message
  }
}

package enum InvalidationReason: String, Hashable, Sendable, CaseIterable {
  /// A page's request was answered with an authentication error (RUN-3).
  case requestRefused
  /// The renewal failed and the host gave no new pair (RUN-4, AUTH-15).
  case renewalFailed
  /// The host's pair was refused (AMB-31).
  case pairRefused
}

package enum TeardownInitiator: String, Hashable, Sendable, CaseIterable {
  case host
  case sdk
}

/// A navigation from its acceptance to its completion.
package struct BegunNavigation: Hashable, Sendable {
  package var url: Symbol
  package var style: PageStyle
  package var route: Route
  package var hasCompletion: Bool
  /// Whether the SDK itself navigates, for a link in a page (D24).
  package var isInternal: Bool
  /// Whether the url came back from inside its own URL flow and is not forwarded again (D23).
  package var isBounced: Bool

  package init(
    url: Symbol, style: PageStyle, route: Route, hasCompletion: Bool, isInternal: Bool,
    isBounced: Bool
  ) {
    self.url = url
    self.style = style
    self.route = route
    self.hasCompletion = hasCompletion
    self.isInternal = isInternal
    self.isBounced = isBounced
  }
}

/// A page on the stack.
package struct Page: Hashable, Sendable {
  package var page: Ordinal
  package var url: Symbol
  package var style: PageStyle
  package var orientation: Orientation
  /// The navigation that opened it; nil for a page that replaced another.
  package var navigation: Ordinal?
  /// The page whose place it took, when a client replaced it (AMB-69).
  package var replaces: Ordinal?

  package init(
    page: Ordinal, url: Symbol, style: PageStyle, orientation: Orientation,
    navigation: Ordinal? = nil, replaces: Ordinal? = nil
  ) {
    self.page = page
    self.url = url
    self.style = style
    self.orientation = orientation
    self.navigation = navigation
    self.replaces = replaces
  }
}

/// A tip on the screen.
package struct Tip: Hashable, Sendable {
  package var tip: Ordinal
  package var notification: Symbol
  /// Empty when a tap leads nowhere (D28).
  package var link: Symbol
  package var route: Route
  /// Whether a tap goes to the host's routerHandler instead of the SDK's routes (PUSH-33).
  package var hasRouterHandler: Bool

  package init(
    tip: Ordinal, notification: Symbol, link: Symbol, route: Route, hasRouterHandler: Bool
  ) {
    self.tip = tip
    self.notification = notification
    self.link = link
    self.route = route
    self.hasRouterHandler = hasRouterHandler
  }
}

/// Why a handled message shows no tip.
package enum TipSkipReason: String, Hashable, Sendable, CaseIterable {
  /// The SDK requires a title (F11).
  case missingTitle
}

/// Why the SDK gave up on a url it could not resolve.
package enum URLDropReason: String, Hashable, Sendable, CaseIterable {
  /// canOpenURL answered NO (URL-11).
  case refused
  /// canOpenURL is not implemented, or there is no delegate (URL-12, AMB-89).
  case notAsked
  /// canOpenURL answered NO and the SDK told the client (AMB-85).
  case clientNotified
}

/// Why a callback did not reach the host.
package enum SuppressionReason: String, Hashable, Sendable, CaseIterable {
  case noDelegate
  case delegateReleased
  case notImplemented
  /// The SDK is not Started (AMB-110).
  case notStarted
  /// The document a run goes by has no such callback (AMB-110).
  case notInProfile
}

/// A call that does nothing in the status it was made in.
package enum IgnoredCall: String, Hashable, Sendable, CaseIterable {
  case start
  case logoutAndDestroy
  case configLogout
  case setTheme
  case setLanguage
  case setPriceColorType
  case setEnv
}

/// A call that a reading of the documents keeps for later instead of refusing it.
package enum DeferredCall: Hashable, Sendable {
  /// A start while IsDestroying; it runs once the status is NotStarted (AMB-10).
  case start(StartCall)
  /// logoutAndDestroy while Starting; it runs after didFinishLaunching (AMB-14).
  case logoutAndDestroy
  /// A navigation while Starting; it begins after didFinishLaunching (AMB-74).
  case navigation(Ordinal, BegunNavigation)
  /// A notification handed over before Started (AMB-91).
  case notification(NotificationCall)

  /// Whether it goes with the session it was made in.
  package var isOfSession: Bool {
    switch self {
    case .start, .logoutAndDestroy, .navigation: true
    case .notification: false
    }
  }

  package var isNavigation: Bool {
    switch self {
    case .navigation: true
    case .start, .logoutAndDestroy, .notification: false
    }
  }
}
