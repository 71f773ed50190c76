import Lifecycle
import Simulator

/// In what way a run does not keep a rule.
package enum RuleFault: Hashable, Sendable {
  /// This callback broke it, and nothing could mend it any more; the place is in the forest.
  case broken(Int)
  /// The time for what the callback at `since` asks for was over; `by` is the callback at which
  /// that was certain, nil for the end of the run.
  case late(since: Int, by: Int?)
  /// What it asks for did not come before the run ended; `since` is what asked for it, nil where
  /// the rule itself does.
  case owing(since: Int?)
  /// The run never put it to the test.
  case vacuous
}

/// Judges one rule on the callbacks of a run.
struct RuleCheck: Sendable {
  let rule: Rule
  let forest: DeliveredForest
  /// When the run ended, in ms.
  let endedAt: Milliseconds

  /// How the run does not keep the rule; nil if it does.
  var fault: RuleFault? {
    var automaton = RuleAutomaton(rule)
    var owingSince: Int?
    var isTested = false
    for (place, node) in forest.nodes.enumerated() {
      if let owingSince, isOver(since: owingSince, at: node.record.at) {
        return .late(since: owingSince, by: place)
      }
      let letter = letter(of: node.callback.name)
      if tests(letter) { isTested = true }
      automaton.take(letter)
      switch automaton.standing {
      case .broken: return .broken(place)
      case .owing: if owingSince == nil, letter == .first { owingSince = place }
      case .kept: owingSince = nil
      }
    }
    if automaton.standing == .owing {
      if let owingSince, isOver(since: owingSince, at: endedAt) {
        return .late(since: owingSince, by: nil)
      }
      return .owing(since: owingSince)
    }
    return isTested || !canBeVacuous ? nil : .vacuous
  }

  /// Whether there are runs that say nothing about the rule. That something does not come, or so
  /// often, every run says.
  private var canBeVacuous: Bool {
    switch rule {
    case .precedence, .response, .chainResponse, .succession, .alternateSuccession,
      .notCoexistence:
      true
    case .absence, .exactly, .initial, .last: false
    }
  }

  private func letter(of name: CallbackName) -> RuleAutomaton.Letter {
    let names = rule.names
    return name == names.first ? .first : name == names.second ? .second : .other
  }

  /// Whether the rule was asked something by this letter: without one that does, it holds of any
  /// run at all.
  private func tests(_ letter: RuleAutomaton.Letter) -> Bool {
    switch rule {
    case .precedence, .response, .chainResponse: letter == .first
    case .succession, .alternateSuccession, .notCoexistence: letter != .other
    case .absence, .exactly, .initial, .last: true
    }
  }

  private func isOver(since place: Int, at now: Milliseconds) -> Bool {
    guard case .response(_, _, let within?) = rule else { return false }
    return now - forest.nodes[place].record.at > within
  }
}
