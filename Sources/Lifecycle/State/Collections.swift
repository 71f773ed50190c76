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
  package var session: SessionOrdinal
  /// Whether its answer will be ignored although its session goes on (D22).
  package var isVoid = false

  package init(request: Ordinal, endpoint: Endpoint, session: SessionOrdinal) {
    self.request = request
    self.endpoint = endpoint
    self.session = session
  }
}
