package import Lifecycle

/// What a step does, by who acts.
package enum Stimulus: Hashable, Sendable {
  case host(HostStimulus)
  case client(ClientStimulus)
  case app(SystemAction)
  case server(ServerStimulus)
  /// Waits: pending work that ends so many ms after the step began (D2).
  case wait(Milliseconds)
  /// No stimulus; says why the step is there.
  case idle(String)
}

/// A call a host can make, in a step or in a reaction.
package enum HostStimulus: Hashable, Sendable {
  /// Starts with the named account's config.
  case start(account: String)
  case logoutAndDestroy
  case configLogout
  case navigate(NavigationStimulus)
  /// Answers the resolver; nil and empty both mean "none of this half".
  case resolve(token: String?, refreshToken: String?)
  case set(ConfigSetting)
  case setUIDelegate(present: Bool)
  case releaseDelegate
  case read(ReadableProperty)
  case note(String)
}

/// A call of `pushURL` or `presentURL`.
package struct NavigationStimulus: Hashable, Sendable {
  package var url: String
  package var style: PageStyle
  /// The parameters as canonical JSON: sorted keys, no blanks; nil without any.
  package var parameters: String?
  package var animated: Bool
  /// Whether a completion block is given; the short variants give none (ROUTE-14).
  package var completion: Bool

  package init(
    url: String, style: PageStyle, parameters: String? = nil, animated: Bool = true,
    completion: Bool = true
  ) {
    self.url = url
    self.style = style
    self.parameters = parameters
    self.animated = animated
    self.completion = completion
  }
}

/// What a person does in the app, or an open page for them.
package enum ClientStimulus: Hashable, Sendable {
  case closeTop
  case closeAll
  case close(url: String)
  case replacePage(url: String)
  case tapLink(url: String)
  case coverWithHostPage
  case uncover
  /// An open page asks the server for this path.
  case request(path: String)
}

/// What happens at the server and on the network.
package enum ServerStimulus: Hashable, Sendable {
  case revoke(symbol: String)
  /// Revokes the running account's token and refresh token.
  case signInElsewhere
  case offline(Bool)
}
