/// One screen of the stack.
package struct StackEntry: Hashable, Sendable {
  /// The SDK's page; nil for a page of the host, which is not counted (AMB-68).
  package var page: Page?

  package init(page: Page?) {
    self.page = page
  }

  package static let hostPage = StackEntry(page: nil)
}

/// A navigation between its call and its outcome.
package struct PendingNavigation: Hashable, Sendable {
  package var navigation: Ordinal
  package var begun: BegunNavigation

  package init(navigation: Ordinal, begun: BegunNavigation) {
    self.navigation = navigation
    self.begun = begun
  }
}

/// A page's request that waits for a renewal.
package struct DeferredRequest: Hashable, Sendable {
  package var request: Ordinal
  package var path: Symbol
  /// Whether it was refused once and is tried again (AMB-38).
  package var isSecondAttempt: Bool

  package init(request: Ordinal, path: Symbol, isSecondAttempt: Bool = false) {
    self.request = request
    self.path = path
    self.isSecondAttempt = isSecondAttempt
  }
}

/// A request on the wire.
package struct InFlightRequest: Hashable, Sendable {
  package var request: Ordinal
  package var endpoint: Endpoint
  /// 0 for what belongs to the process: the push service's requests (ruling 13).
  package var session: SessionOrdinal
  /// The credential it carried.
  package var credential: Symbol
  /// Whether a block waits for its answer; only a binding can be without one (F5).
  package var hasBlock: Bool
  /// What a page asked for; nil for the SDK's own requests.
  package var path: Symbol?
  package var isSecondAttempt: Bool
  /// Whether its answer will be ignored although its session goes on (D22), or because the push
  /// service it belongs to was reset since (D26).
  package var isVoid = false

  package init(
    request: Ordinal, endpoint: Endpoint, session: SessionOrdinal, credential: Symbol,
    hasBlock: Bool, path: Symbol? = nil, isSecondAttempt: Bool = false
  ) {
    self.request = request
    self.endpoint = endpoint
    self.session = session
    self.credential = credential
    self.hasBlock = hasBlock
    self.path = path
    self.isSecondAttempt = isSecondAttempt
  }
}
