/// Everything that can happen to the SDK from outside, and everything it scheduled for itself.
package enum Input: Hashable, Sendable {
  /// The scenario's next step begins: `index` from 1, the `line` of its file, and what it says.
  case step(index: Int32, line: Int32, stimulus: Symbol)
  case host(HostCall)
  case client(ClientAction)
  case system(SystemAction)
  case network(NetworkAction)
  /// The SDK reports an analytics event of its own; `properties` is canonical JSON (ANALYTICS-1).
  case analytics(name: Symbol, properties: Symbol)
  /// The answer to a request the SDK sent.
  case reply(Reply)
  /// A timer the SDK armed is due.
  case timer(TimerKind)
  /// Work the SDK put off to a later turn.
  case later(Work)
}

/// What the client, a person, does in the app.
package enum ClientAction: Hashable, Sendable {
  /// Closes the topmost page.
  case closeTop
  /// Closes every SDK page, top-down.
  case closeAll
  /// Closes the topmost page of that url.
  case close(Symbol)
  /// Swaps the topmost SDK page for another in one step (AMB-69).
  case replace(url: Symbol, orientation: Orientation)
  /// Taps a link in the topmost SDK page.
  case tapLink(url: Symbol, route: Route)
  /// A page of the host comes on top (AMB-68).
  case coverWithHostPage
  /// The topmost host page goes away.
  case uncover
  /// An open page asks the server for `path`, with the current token.
  case request(path: Symbol)
  /// Taps the newest tip (D28).
  case tapTip
}

/// What the operating system does to the app.
package enum SystemAction: Hashable, Sendable {
  case launch
  case kill
  case suspend
  case resume
  case background
  case foreground
  /// The system brings a notification to the host.
  case notification(Notification, Arrival)
  /// The system brings the host its APNs device token.
  case deviceToken(Symbol)
}

/// What happens on the network's side.
package enum NetworkAction: Hashable, Sendable {
  /// The server no longer accepts a credential.
  case revoke(Symbol)
  case lost
  case back
}

/// The answer to one request.
package struct Reply: Hashable, Sendable {
  package var request: Ordinal
  package var outcome: ReplyOutcome
  /// The server's own words, or the empty text.
  package var message: Symbol

  package init(request: Ordinal, outcome: ReplyOutcome, message: Symbol = .empty) {
    self.request = request
    self.outcome = outcome
    self.message = message
  }
}

/// What an answer says.
package enum ReplyOutcome: Hashable, Sendable {
  /// 200. A renewal gives new credentials; a verified pair gives those that were verified.
  case success(CredentialPair?)
  /// 401, 403 or 403xxx (AMB-1).
  case refused(code: Int32)
  /// 5xx: the server could not.
  case serverError(code: Int32)
  /// The network was away.
  case offline
  /// No answer in time.
  case timeout
  /// 200 with a body that cannot be used.
  case malformed
}
