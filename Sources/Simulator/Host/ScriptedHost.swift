import Lifecycle

/// The scripted host: what it does inside a callback.
struct ScriptedHost: Sendable {
  private let script: HostScript
  /// Which written reactions fitted at least once.
  private var reached: [Bool]

  init(_ script: HostScript) {
    self.script = script
    reached = Array(repeating: false, count: script.reactions.count)
  }

  /// The written reactions that never fitted, by their place in the script.
  var unreachedReactions: [Int] {
    reached.indices.filter { !reached[$0] }
  }

  /// What the host answers when it is asked whether it can open a url (URL-20).
  mutating func answer(to flow: URLFlow, symbols: SymbolTable) -> Bool {
    let asked = Callback.canOpenURL(flow, answer: false)
    guard let written = writtenReaction(to: asked, symbols: symbols) else {
      return presetAnswer(to: symbols[flow.url])
    }
    for action in written.actions {
      if case .answer(let answer) = action.act { return answer }
    }
    return false
  }

  /// What the host does inside `callback`, in order.
  mutating func reaction(to callback: Callback, symbols: SymbolTable) -> Reaction {
    writtenReaction(to: callback, symbols: symbols)
      ?? Reaction(origin: nil, actions: presetActions(for: callback))
  }

  /// The written reaction to a callback: a list in the file replaces the preset for its callback,
  /// also when none of its conditions fits; the first that fits wins. nil without such a list.
  private mutating func writtenReaction(to callback: Callback, symbols: SymbolTable) -> Reaction? {
    var isListed = false
    for (index, reaction) in script.reactions.enumerated()
    where reaction.callback == callback.name {
      isListed = true
      let fits = reaction.conditions.allSatisfy {
        callback.argument($0.argument, symbols: symbols)?.hasSameBytes(as: $0.text) ?? false
      }
      if fits {
        reached[index] = true
        return Reaction(origin: index, actions: reaction.actions)
      }
    }
    return isListed ? Reaction(origin: nil, actions: []) : nil
  }

  private func presetAnswer(to url: String) -> Bool {
    switch script.preset {
    case .documented: script.router.contains { url.utf8.starts(with: $0.utf8) }
    case .silent: false
    }
  }

  /// What the documents' sample delegates do in each callback.
  private func presetActions(for callback: Callback) -> [HostAction] {
    guard script.preset == .documented else { return [] }
    switch callback {
    case .didRunInError(let error) where error.code == 401:
      return [HostAction(.call(.logoutAndDestroy)), HostAction(.call(.note("sign-in")))]
    case .startFailed(let error) where error.code != 400:
      return [HostAction(.call(.note("sign-in")))]
    case .refreshTokenExpired:
      return [HostAction(.call(.resolve(token: nil, refreshToken: nil)))]
    case .didRequestOpenURL:
      return [HostAction(.call(.note("open")))]
    case .didFinishLaunching, .startFailed, .tokenDidChange, .didRunInError, .willDestroy,
      .canOpenURL, .enterSdkPage, .exitSdkPage, .navigationCompleted:
      return []
    }
  }
}

/// What a host does inside one callback.
struct Reaction: Sendable {
  /// The written reaction it comes from; nil for the preset's.
  var origin: Int?
  var actions: [HostAction]
}

/// Where an action stands: which written reaction, and which of its actions.
package struct ActionOrigin: Hashable, Sendable {
  /// nil for a preset's action.
  package var reaction: Int?
  package var action: Int
}
