package import Lifecycle

/// What a step does, by who acts.
package enum Stimulus: Hashable, Sendable {
  case host(HostStimulus)
  case client(ClientStimulus)
  case app(AppStimulus)
  case system(DeliveryStimulus)
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
  case push(PushStimulus)
}

/// A call of the push service. Notifications are named as the scenario defines them.
package enum PushStimulus: Hashable, Sendable {
  case start(key: String, secret: String)
  case updateDeviceToken(String, disableMultiDevices: Bool)
  /// `notification` is nil only for launch options without one.
  case handle(HandlingMethod, notification: String?, routerHandler: Bool)
  case check(notification: String)
  /// Tells the system's completion handler.
  case complete(Presentation)
}

/// A call of `pushURL` or `presentURL`.
package struct NavigationStimulus: Hashable, Sendable {
  package var url: String
  package var style: PageStyle
  /// The parameters as canonical JSON: sorted keys, no blanks; nil without any.
  package var parameters: String?
  /// nil for the variants without it (AMB-77).
  package var animated: Bool?
  /// Whether a completion block is given; the short variants give none (ROUTE-14).
  package var completion: Bool

  package init(
    url: String, style: PageStyle, parameters: String? = nil, animated: Bool? = nil,
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
  case tapTip
}

/// What the system does to the app's process.
package enum AppStimulus: String, Hashable, Sendable, CaseIterable {
  case launch
  case kill
  case suspend
  case resume
  case background
  case foreground
}

/// What the system brings the host.
package enum DeliveryStimulus: Hashable, Sendable {
  case notification(String, Arrival)
  case deviceToken(String)
}

/// What happens at the server and on the network.
package enum ServerStimulus: Hashable, Sendable {
  case revoke(symbol: String)
  /// Revokes the running account's token and refresh token.
  case signInElsewhere
  case offline(Bool)
  /// The SDK reports an analytics event; `properties` is canonical JSON.
  case analytics(name: String, properties: String)
}
