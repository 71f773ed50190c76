package import Lifecycle

/// How the scripted host behaves.
package struct HostScript: Hashable, Sendable {
  package var preset: HostPreset
  /// Event-delegate methods it does not implement.
  package var omits: OmittedCallbacks
  /// Url prefixes its own router can open.
  package var router: [String]
  /// The reactions written in the file. They replace the preset for their callback.
  package var reactions: [ReactionScript]

  package init(
    preset: HostPreset = .documented, omits: OmittedCallbacks = .none, router: [String] = [],
    reactions: [ReactionScript] = []
  ) {
    self.preset = preset
    self.omits = omits
    self.router = router
    self.reactions = reactions
  }
}

/// A host that a scenario can build on.
package enum HostPreset: String, Hashable, Sendable, CaseIterable {
  /// Does what the documents' samples do.
  case documented
  /// Implements everything, does nothing, answers no.
  case silent
}

/// What a reaction reacts to.
package enum ReactionTrigger: Hashable, Sendable {
  case callback(CallbackName)
  /// The system brings a notification; its arguments are `is` and `arrives`.
  case notification
  /// The system brings the device token.
  case deviceToken

  package var name: String {
    switch self {
    case .callback(let name): name.rawValue
    case .notification: "notification"
    case .deviceToken: "deviceToken"
    }
  }
}

/// What the host does inside one callback, if the callback's arguments fit.
package struct ReactionScript: Hashable, Sendable {
  package var trigger: ReactionTrigger
  /// Arguments that must have these texts; empty fits always.
  package var conditions: [ReactionCondition]
  package var actions: [HostAction]

  package init(
    trigger: ReactionTrigger, conditions: [ReactionCondition] = [], actions: [HostAction]
  ) {
    self.trigger = trigger
    self.conditions = conditions
    self.actions = actions
  }

  package init(
    callback: CallbackName, conditions: [ReactionCondition] = [], actions: [HostAction]
  ) {
    self.init(trigger: .callback(callback), conditions: conditions, actions: actions)
  }
}

/// One argument of a callback and the text it must have.
package struct ReactionCondition: Hashable, Sendable {
  package var argument: String
  package var text: String

  package init(argument: String, text: String) {
    self.argument = argument
    self.text = text
  }
}

/// One thing a reaction does.
package struct HostAction: Hashable, Sendable {
  package var act: HostAct
  /// ms after the callback; nil means inside it, in order.
  package var after: Milliseconds?
  /// What the call must return, as text; nil is not checked.
  package var returns: String?

  package init(_ act: HostAct, after: Milliseconds? = nil, returns: String? = nil) {
    self.act = act
    self.after = after
    self.returns = returns
  }
}

package enum HostAct: Hashable, Sendable {
  case call(HostStimulus)
  /// The answer to canOpenURL.
  case answer(Bool)
}
