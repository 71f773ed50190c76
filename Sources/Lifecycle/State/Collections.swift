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

  package init(request: Ordinal, path: Symbol) {
    self.request = request
    self.path = path
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

  package init(
    request: Ordinal, endpoint: Endpoint, session: SessionOrdinal, credential: Symbol,
    hasBlock: Bool
  ) {
    self.request = request
    self.endpoint = endpoint
    self.session = session
    self.credential = credential
    self.hasBlock = hasBlock
  }
}
