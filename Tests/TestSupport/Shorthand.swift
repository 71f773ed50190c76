package import Lifecycle
package import Simulator

// The stimuli, reactions and replies that tests write most, in the words of the scenario format.

extension Stimulus {
  package static let start = Stimulus.host(.start(account: "A"))
  package static func start(_ account: String) -> Stimulus { .host(.start(account: account)) }
  package static let destroy = Stimulus.host(.logoutAndDestroy)
  package static let configLogout = Stimulus.host(.configLogout)
  package static func push(_ url: String) -> Stimulus {
    .host(.navigate(NavigationStimulus(url: url, style: .push)))
  }
  package static func present(_ url: String) -> Stimulus {
    .host(.navigate(NavigationStimulus(url: url, style: .present)))
  }
  /// A push without a completion block.
  package static func pushQuietly(_ url: String) -> Stimulus {
    .host(.navigate(NavigationStimulus(url: url, style: .push, completion: false)))
  }
  package static func resolve(_ token: String?, _ refreshToken: String?) -> Stimulus {
    .host(.resolve(token: token, refreshToken: refreshToken))
  }
  package static func read(_ property: ReadableProperty) -> Stimulus { .host(.read(property)) }
  package static func request(_ path: String = "quotes/list") -> Stimulus {
    .client(.request(path: path))
  }
  package static func tapLink(_ url: String) -> Stimulus { .client(.tapLink(url: url)) }
  package static func revoke(_ symbol: String) -> Stimulus { .server(.revoke(symbol: symbol)) }
  package static let offline = Stimulus.server(.offline(true))
  package static let online = Stimulus.server(.offline(false))
  package static let idle = Stimulus.idle("the test looks here")
}

extension HostAct {
  package static let start = HostAct.call(.start(account: "A"))
  package static func start(_ account: String) -> HostAct { .call(.start(account: account)) }
  package static let destroy = HostAct.call(.logoutAndDestroy)
  package static let configLogout = HostAct.call(.configLogout)
  package static func push(_ url: String) -> HostAct {
    .call(.navigate(NavigationStimulus(url: url, style: .push)))
  }
  package static func resolve(_ token: String?, _ refreshToken: String?) -> HostAct {
    .call(.resolve(token: token, refreshToken: refreshToken))
  }
  package static func read(_ property: ReadableProperty) -> HostAct { .call(.read(property)) }
  package static func note(_ text: String) -> HostAct { .call(.note(text)) }
}

extension ReactionScript {
  /// What the host does inside a callback.
  package static func on(_ callback: CallbackName, _ acts: HostAct...) -> ReactionScript {
    ReactionScript(callback: callback, actions: acts.map { HostAction($0) })
  }

  /// What the host does so many ms after a callback.
  package static func on(
    _ callback: CallbackName, after span: Milliseconds, _ acts: HostAct...
  ) -> ReactionScript {
    ReactionScript(callback: callback, actions: acts.map { HostAction($0, after: span) })
  }

  /// The same, only where one argument has this text.
  package func when(_ argument: String, _ text: String) -> ReactionScript {
    var copy = self
    copy.conditions.append(ReactionCondition(argument: argument, text: text))
    return copy
  }
}

extension HostScript {
  /// A host that does nothing but what is written.
  package static func silent(
    _ reactions: ReactionScript..., omits: [CallbackName] = []
  ) -> HostScript {
    var omitted = OmittedCallbacks.none
    for name in omits { omitted.formUnion(OmittedCallbacks(name)) }
    return HostScript(preset: .silent, omits: omitted, reactions: reactions)
  }

  /// The host that the documents describe, with a router for these prefixes.
  package static func documented(router: [String] = []) -> HostScript {
    HostScript(preset: .documented, router: router)
  }
}

extension ReplyScript {
  /// The next reply of an endpoint, with a status.
  package static func to(
    _ endpoint: Endpoint, _ status: Int32, after: Milliseconds? = nil, message: String? = nil
  ) -> ReplyScript {
    ReplyScript(endpoint: endpoint, after: after, status: .code(status), message: message)
  }

  /// The next reply of an endpoint, which is no answer of the server.
  package static func to(
    _ endpoint: Endpoint, _ status: ReplyStatus, after: Milliseconds? = nil
  ) -> ReplyScript {
    ReplyScript(endpoint: endpoint, after: after, status: status)
  }

  /// The next reply of an endpoint, late, judged by its credentials.
  package static func to(_ endpoint: Endpoint, after: Milliseconds) -> ReplyScript {
    ReplyScript(endpoint: endpoint, after: after)
  }

  /// The next renewal gives these credentials.
  package static func renewal(
    gives token: String, _ refreshToken: String? = nil, lifetime: Milliseconds? = nil,
    after: Milliseconds? = nil
  ) -> ReplyScript {
    ReplyScript(
      endpoint: .renew, after: after, status: .code(200),
      gives: GivesScript(token: token, refreshToken: refreshToken, lifetime: lifetime))
  }
}

extension ServerScript {
  /// A server whose tokens live so long, with these replies.
  package static func tokens(
    _ lifetimes: KeyValuePairs<String, Milliseconds>, _ replies: ReplyScript...
  ) -> ServerScript {
    ServerScript(
      tokens: lifetimes.map { TokenScript(symbol: $0.key, lifetime: $0.value) }, replies: replies)
  }

  /// A server with these replies.
  package static func replies(_ replies: ReplyScript...) -> ServerScript {
    ServerScript(replies: replies)
  }
}

extension RouteScript {
  /// A page that takes so many ms to load.
  package static func slow(_ url: String, _ span: Milliseconds) -> RouteScript {
    RouteScript(url: url, route: .opens(after: span, orientation: .portrait))
  }
}

/// Spans in ms, so that expectations and scripts read alike.
package func seconds(_ count: Milliseconds) -> Milliseconds { count * 1000 }
package func minutes(_ count: Milliseconds) -> Milliseconds { count * 60_000 }
