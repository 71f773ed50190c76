/// A token or refresh token as the SDK knows it: its symbol, when it was issued, how long it lives.
///
/// A symbol stands for the value; the value itself never enters the model (ruling 9).
package struct Credential: Hashable, Sendable {
  package var symbol: Symbol
  /// The virtual instant of its issue, in ms. May lie before the start that carries it.
  package var issuedAt: Milliseconds
  /// How long it lives from its issue, in ms; nil for one that does not expire.
  package var lifetime: Milliseconds?

  package init(symbol: Symbol, issuedAt: Milliseconds, lifetime: Milliseconds?) {
    self.symbol = symbol
    self.issuedAt = issuedAt
    self.lifetime = lifetime
  }

  /// The instant from which it is no longer valid; nil for one that does not expire.
  package var expiresAt: Milliseconds? {
    lifetime.map { issuedAt + $0 }
  }

  /// Whether it has expired at `now`. The instant of expiry itself counts as expired.
  package func isExpired(at now: Milliseconds) -> Bool {
    guard let expiresAt else { return false }
    return now >= expiresAt
  }
}

/// A token with its refresh token, as a start, a renewal or a verified resolver pair gives them.
package struct CredentialPair: Hashable, Sendable {
  package var token: Credential
  package var refreshToken: Credential

  package init(token: Credential, refreshToken: Credential) {
    self.token = token
    self.refreshToken = refreshToken
  }
}
