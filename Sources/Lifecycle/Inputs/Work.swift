/// Work the SDK still owes: the rest of an input after a callback returned, or a later turn's.
///
/// Each case names what is decided when its turn comes. Nothing about its outcome is fixed before:
/// the host may have acted in between.
package enum Work: Hashable, Sendable {
  // Startup
  /// startFailed(400) of a refused start; it comes after the call returned (AMB-12).
  case reportRefusedStart(RefusedStart)
  /// The SDK's own logoutAndDestroy after startFailed(401/403) returned (START-14).
  case destroyAfterFailedStart(SessionOrdinal)
  /// The end of a session whose failed start no teardown follows (D13).
  case endFailedSession(SessionOrdinal, code: Int32, message: Symbol)
  /// startFailed after the SDK destroyed itself, to the delegate it had (AMB-4).
  case reportFailedStart(FailedStart)
  /// A start that waited for NotStarted (AMB-10).
  case startDeferred(StartCall)
  /// What waited for Started, one thing after the other (D12).
  case renewDueToken(SessionOrdinal)
  case deliverKeptNotices(SessionOrdinal)
  case destroyDeferred(SessionOrdinal)
  case bindDeviceTokens(SessionOrdinal)
  case beginDeferred(DeferredCall, SessionOrdinal)

  // Renewal and resolver
  /// After tokenDidChange: the startup request, then the requests that waited (D4).
  case afterRenewal(SessionOrdinal)
  /// The consequence of the host's answer to the resolver (AMB-37).
  case processAnswer(Ordinal, ResolverAnswer)
  /// The SDK destroys itself after didRunInError(401), by a reading (AMB-39).
  case destroyAfterRuntimeError(SessionOrdinal)
  /// The same, a turn later, if the host has not done it by then (D21).
  case destroyNextTurn(SessionOrdinal)

  // The push service
  // Both name the service that owes the block: how often it had been reset then (D26).
  /// The block of a start that found the service started already (D3).
  case completePushStart(resets: Int32)
  /// The block of a device token given before Started, at once by a reading (AMB-100).
  case completeDeviceToken(resets: Int32)
  /// The link of a handled launch, tap or click (ruling 19).
  case followLink(PushLink, SessionOrdinal)

  // Teardown, in this order (OC-33…39)
  case announceTeardown
  case failNextNavigation
  case dropNavigations
  case dismissTips
  case closeRemainingPages
  /// The end of teardown, so many turns from now (AMB-51).
  case finishTeardown(turns: Int32)

  // Navigation
  /// A load ends: the page opens, fails, or turns out to be unknown to the route table.
  case navigationDue(Ordinal)
  /// The completion of a navigation whose page opened (AMB-66).
  case completeNavigation(Ordinal)
  /// enterSdkPage after the completion, by a reading (AMB-66).
  case enterAfterCompletion(SessionOrdinal)
  /// The completion of a call that was refused at once (D15).
  case refuseNavigation(Ordinal, url: Symbol)
  /// After canOpenURL returned (URL-9…11).
  case afterCanOpen(URLFlow, answer: Bool, SessionOrdinal, asked: Int32)
  /// After didRequestOpenURL returned, or the url was dropped: completion NO, last (ruling 14).
  case endURLFlow(URLFlow, wasTaken: Bool)
}

/// One walk through canOpenURL and didRequestOpenURL.
package struct URLFlow: Hashable, Sendable {
  package var url: Symbol
  /// The host's call that led here; 0 for a link in a page.
  package var navigation: Ordinal

  package init(url: Symbol, navigation: Ordinal) {
    self.url = url
    self.navigation = navigation
  }
}

/// What a refused start still has to report, and to whom: the delegate of its own config (AMB-11).
package struct RefusedStart: Hashable, Sendable {
  package var refusal: StartRefusal
  package var omits: OmittedCallbacks
  package var isDelegateReleased: Bool

  package init(refusal: StartRefusal, omits: OmittedCallbacks, isDelegateReleased: Bool) {
    self.refusal = refusal
    self.omits = omits
    self.isDelegateReleased = isDelegateReleased
  }
}

/// Where a notification leads.
package struct PushLink: Hashable, Sendable {
  package var url: Symbol
  package var route: Route
  /// Whether it goes to the host's routerHandler instead of the SDK's routes (PUSH-33).
  package var hasRouterHandler: Bool

  package init(url: Symbol, route: Route, hasRouterHandler: Bool) {
    self.url = url
    self.route = route
    self.hasRouterHandler = hasRouterHandler
  }
}

/// A start that failed, told after the SDK has destroyed itself, to the delegate it had then.
package struct FailedStart: Hashable, Sendable {
  package var error: ErrorInfo
  package var session: SessionOrdinal
  package var omits: OmittedCallbacks
  package var isDelegateReleased: Bool

  package init(
    error: ErrorInfo, session: SessionOrdinal, omits: OmittedCallbacks, isDelegateReleased: Bool
  ) {
    self.error = error
    self.session = session
    self.omits = omits
    self.isDelegateReleased = isDelegateReleased
  }
}
