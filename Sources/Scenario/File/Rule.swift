package import Lifecycle

/// A rule about the order of the callbacks of a run, and where the file says it.
package struct RuleExpectation: Hashable, Sendable {
  package var rule: Rule
  /// The rule's name in the file: where a finding points.
  package var nameSpan: SourceSpan
  /// Whether a run that never puts the rule to the test is fine.
  package var isOptional: Bool

  package init(rule: Rule, nameSpan: SourceSpan, isOptional: Bool = false) {
    self.rule = rule
    self.nameSpan = nameSpan
    self.isOptional = isOptional
  }
}

/// The rules of DECLARE that the format has, over delivered callbacks in the order in which they
/// were entered.
package enum Rule: Hashable, Sendable {
  /// `before` comes only after `needs` came.
  case precedence(before: CallbackName, needs: CallbackName)
  /// After each `if` comes a `then`, at most `within` ms later.
  case response(if: CallbackName, then: CallbackName, within: Milliseconds?)
  /// Right after each `if` comes a `next`.
  case chainResponse(if: CallbackName, next: CallbackName)
  /// After each `first` comes a `then`, and none without a `first`.
  case succession(first: CallbackName, then: CallbackName)
  /// They come in turn, `first` first.
  case alternateSuccession(first: CallbackName, then: CallbackName)
  case notCoexistence(CallbackName, CallbackName)
  case absence(CallbackName)
  case exactly(CallbackName, times: Int32)
  /// It is the run's first callback.
  case initial(CallbackName)
  /// It is the run's last callback.
  case last(CallbackName)

  /// Its name in the format.
  package var word: String {
    switch self {
    case .precedence: "precedence"
    case .response: "response"
    case .chainResponse: "chainResponse"
    case .succession: "succession"
    case .alternateSuccession: "alternateSuccession"
    case .notCoexistence: "notCoexistence"
    case .absence: "absence"
    case .exactly: "exactly"
    case .initial: "init"
    case .last: "last"
    }
  }

  /// The callbacks it is about.
  package var names: (first: CallbackName, second: CallbackName?) {
    switch self {
    case .precedence(let before, let needs): (before, needs)
    case .response(let first, let then, _): (first, then)
    case .chainResponse(let first, let next): (first, next)
    case .succession(let first, let then), .alternateSuccession(let first, let then):
      (first, then)
    case .notCoexistence(let one, let other): (one, other)
    case .absence(let name), .exactly(let name, _), .initial(let name), .last(let name):
      (name, nil)
    }
  }
}
