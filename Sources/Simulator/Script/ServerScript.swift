package import Lifecycle

/// What the scripted server knows and answers.
package struct ServerScript: Hashable, Sendable {
  /// Lifetimes of tokens and refresh tokens. One that is not listed does not expire.
  package var tokens: [TokenScript]
  /// Scripted replies; per endpoint the first unused one answers.
  package var replies: [ReplyScript]
  /// Whether the network is away when the run begins.
  package var isOffline: Bool

  package init(tokens: [TokenScript] = [], replies: [ReplyScript] = [], isOffline: Bool = false) {
    self.tokens = tokens
    self.replies = replies
    self.isOffline = isOffline
  }
}

/// How long a token or refresh token lives from its issue.
package struct TokenScript: Hashable, Sendable {
  package var symbol: String
  /// In ms; nil for one that does not expire.
  package var lifetime: Milliseconds?
  /// Whether it has expired already when it is first issued.
  package var isExpired: Bool

  package init(symbol: String, lifetime: Milliseconds? = nil, isExpired: Bool = false) {
    self.symbol = symbol
    self.lifetime = lifetime
    self.isExpired = isExpired
  }
}

/// One scripted reply.
package struct ReplyScript: Hashable, Sendable {
  package var endpoint: Endpoint
  /// Latency in ms; nil for the default of 90 ms (F14).
  package var after: Milliseconds?
  /// The upper end of a latency range; a plain replay takes the lower end.
  package var afterAtMost: Milliseconds?
  /// nil lets the credentials decide, as for an unscripted reply (D6).
  package var status: ReplyStatus?
  package var message: String?
  package var gives: GivesScript?
  /// Whether the reply may stay unused.
  package var isOptional: Bool

  package static let defaultLatency: Milliseconds = 90

  package init(
    endpoint: Endpoint, after: Milliseconds? = nil, afterAtMost: Milliseconds? = nil,
    status: ReplyStatus? = nil, message: String? = nil, gives: GivesScript? = nil,
    isOptional: Bool = false
  ) {
    self.endpoint = endpoint
    self.after = after
    self.afterAtMost = afterAtMost
    self.status = status
    self.message = message
    self.gives = gives
    self.isOptional = isOptional
  }
}

/// A reply's status as the format writes it.
package enum ReplyStatus: Hashable, Sendable {
  /// 200, 401, 403, 403000…403999, 500…599.
  case code(Int32)
  case offline
  case timeout
  case malformed
}

/// The credentials a successful renewal gives.
package struct GivesScript: Hashable, Sendable {
  package var token: String
  /// nil keeps the refresh token (D7).
  package var refreshToken: String?
  /// The token's lifetime in ms; nil leaves it to `tokens`.
  package var lifetime: Milliseconds?

  package init(token: String, refreshToken: String? = nil, lifetime: Milliseconds? = nil) {
    self.token = token
    self.refreshToken = refreshToken
    self.lifetime = lifetime
  }
}
