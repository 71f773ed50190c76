package import Lifecycle

/// The scripted host: what it does inside a callback, and when the system brings it something.
struct ScriptedHost: Sendable {
  private let script: HostScript
  /// Which written reactions fitted at least once.
  private var reached: [Bool]
  /// Notifications the SDK did not take because it had not started, to be handed over once more
  /// inside the next didFinishLaunching (HOST-34).
  private var turnedAway: [PushStimulus] = []

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
    let asked = HostOccasion.callback(.canOpenURL(flow, answer: false))
    guard let written = writtenReaction(to: asked, symbols: symbols) else {
      return presetAnswer(to: symbols[flow.url])
    }
    for action in written.actions {
      if case .answer(let answer) = action.act { return answer }
    }
    return false
  }

  /// What the host does on `occasion`, in order.
  mutating func reaction(to occasion: HostOccasion, symbols: SymbolTable) -> Reaction {
    if let written = writtenReaction(to: occasion, symbols: symbols) { return written }
    guard script.preset == .documented else { return Reaction(origin: nil, actions: []) }
    return Reaction(origin: nil, actions: presetActions(on: occasion, symbols: symbols))
  }

  /// A call of the preset's was answered. A host that does what the documents say keeps what came
  /// before the start, and hands it over once the SDK is up.
  mutating func presetCall(_ stimulus: PushStimulus, returned result: HandlingResult) {
    if result == .notStarted { turnedAway.append(stimulus) }
  }

  /// The process is gone, and what the host kept in memory with it.
  mutating func processEnded() {
    turnedAway.removeAll()
  }

  /// The written reaction: a list in the file replaces the preset for its trigger, also when none
  /// of its conditions fits; the first that fits wins. nil without such a list.
  private mutating func writtenReaction(
    to occasion: HostOccasion, symbols: SymbolTable
  ) -> Reaction? {
    var isListed = false
    for (index, reaction) in script.reactions.enumerated()
    where reaction.trigger == occasion.trigger {
      isListed = true
      let fits = reaction.conditions.allSatisfy {
        occasion.argument($0.argument, symbols: symbols)?.hasSameBytes(as: $0.text) ?? false
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

  private mutating func presetActions(
    on occasion: HostOccasion, symbols: SymbolTable
  ) -> [HostAction] {
    switch occasion {
    case .callback(let callback):
      return presetActions(in: callback)
    case .notification(let notification, let arrival):
      let handing = HostAct.call(
        .push(
          .handle(
            arrival.method, notification: symbols[notification.name], routerHandler: false)))
      return [HostAction(handing), HostAction(.call(.push(.complete(.none))))]
    case .deviceToken(let token):
      return [
        HostAction(
          .call(.push(.updateDeviceToken(symbols[token], disableMultiDevices: false))))
      ]
    }
  }

  /// What the documents' sample delegates do in each callback.
  private mutating func presetActions(in callback: Callback) -> [HostAction] {
    switch callback {
    case .didRunInError(let error) where error.code == 401:
      return [HostAction(.call(.logoutAndDestroy)), HostAction(.call(.note("sign-in")))]
    case .startFailed(let error) where error.code != 400:
      return [HostAction(.call(.note("sign-in")))]
    case .refreshTokenExpired:
      return [HostAction(.call(.resolve(token: nil, refreshToken: nil)))]
    case .didRequestOpenURL:
      return [HostAction(.call(.note("open")))]
    case .didFinishLaunching:
      defer { turnedAway.removeAll() }
      return turnedAway.map { HostAction(.call(.push($0))) }
    case .startFailed, .tokenDidChange, .didRunInError, .willDestroy, .canOpenURL,
      .analyticsEvent, .enterSdkPage, .exitSdkPage, .navigationCompleted, .pushStartCompleted,
      .deviceTokenCompleted, .routerHandler:
      return []
    }
  }
}

extension Arrival {
  /// The SDK's call for what arrives this way (PUSH-21).
  fileprivate var method: HandlingMethod {
    switch self {
    case .foreground: .willPresent
    case .tapped: .didReceive
    case .coldStart: .handleLaunchOptions
    }
  }
}

/// When a host acts: inside a callback, or when the system brings it something.
package enum HostOccasion: Sendable {
  case callback(Callback)
  case notification(Notification, Arrival)
  case deviceToken(Symbol)

  /// The occasion that a recorded event is; nil for what tells the host nothing.
  package init?(_ event: Event) {
    if case .callback(let callback, _) = event {
      self = .callback(callback)
    } else if case .notificationArrived(let notification, let arrival) = event {
      self = .notification(notification, arrival)
    } else if case .deviceTokenArrived(let token) = event {
      self = .deviceToken(token)
    } else {
      return nil
    }
  }

  package var trigger: ReactionTrigger {
    switch self {
    case .callback(let callback): .callback(callback.name)
    case .notification: .notification
    case .deviceToken: .deviceToken
    }
  }

  /// An argument as text, by the name a condition gives it; nil if there is none of it.
  package func argument(_ name: String, symbols: SymbolTable) -> String? {
    switch self {
    case .callback(let callback):
      callback.argument(name, symbols: symbols)
    case .notification(let notification, let arrival):
      ["is": symbols[notification.name], "arrives": arrival.rawValue][name]
    case .deviceToken(let token):
      ["is": symbols[token]][name]
    }
  }
}

/// What a host does on one occasion.
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

  package init(reaction: Int?, action: Int) {
    self.reaction = reaction
    self.action = action
  }
}
