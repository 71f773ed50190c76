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

  // callback: calls out, with the status a host reads inside
  case callback(Callback, status: SDKStatus)

  // system
  case appLaunched
  case processEnded
  case appSuspended
  case appResumed
  case appBackgrounded
  case appForegrounded

  // client
  case closePage(ClosePage)
  case replacePage(url: Symbol, orientation: Orientation)
  case tapLink(url: Symbol, route: Route)
  case coverWithHostPage
  case uncover
  case pageRequest(path: Symbol)

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
  case launchFailed(code: Int32, message: Symbol)

  // sdk: requests, renewal, resolver
  case requestSent(SentRequest)
  case requestDeferred(Ordinal, path: Symbol)
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

  // sdk: the rest
  case configChanged(ConfigSetting)
  case callbackSuppressed(Callback, SuppressionReason)
  case callIgnored(IgnoredCall, status: SDKStatus)
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

  package init(
    request: Ordinal, endpoint: Endpoint, credential: Symbol, refreshToken: Symbol? = nil,
    path: Symbol? = nil
  ) {
    self.request = request
    self.endpoint = endpoint
    self.credential = credential
    self.refreshToken = refreshToken
    self.path = path
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

/// Why the SDK gave up on a url it could not resolve.
package enum URLDropReason: String, Hashable, Sendable, CaseIterable {
  /// canOpenURL answered NO (URL-11).
  case refused
  /// canOpenURL is not implemented, or there is no delegate (URL-12, AMB-89).
  case notAsked
}

/// Why a callback did not reach the host.
package enum SuppressionReason: String, Hashable, Sendable, CaseIterable {
  case noDelegate
  case delegateReleased
  case notImplemented
}

/// A call that does nothing in the status it was made in.
package enum IgnoredCall: String, Hashable, Sendable, CaseIterable {
  case logoutAndDestroy
  case configLogout
  case setTheme
  case setLanguage
  case setPriceColorType
  case setEnv
}
