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
  /// What waited for Started: a renewal that was due already at the start (ruling 4).
  case afterFinishLaunching(SessionOrdinal)

  // Renewal and resolver
  /// After tokenDidChange: the startup request, then the requests that waited (D4).
  case afterRenewal(SessionOrdinal)
  /// The consequence of the host's answer to the resolver (AMB-37).
  case processAnswer(Ordinal, ResolverAnswer)

  // Teardown, in this order (OC-33…39)
  case failNextNavigation
  case closeRemainingPages
  case finishTeardown

  // Navigation
  /// A load ends: the page opens, fails, or turns out to be unknown to the route table.
  case navigationDue(Ordinal)
  /// The completion of a navigation whose page opened (AMB-66).
  case completeNavigation(Ordinal)
  /// The completion of a call that was refused at once (D15).
  case refuseNavigation(Ordinal, url: Symbol)
  /// After canOpenURL returned (URL-9…11).
  case afterCanOpen(URLFlow, answer: Bool, SessionOrdinal)
  /// After didRequestOpenURL returned, or the url was dropped: completion NO, last (ruling 14).
  case endURLFlow(URLFlow)
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
