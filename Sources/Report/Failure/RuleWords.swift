import Lifecycle
import Scenario
import Simulator

/// Puts into words how a run does not keep a rule.
struct RuleWords {
  let outcome: Outcome

  func message(_ rule: Rule, _ fault: RuleFault) -> String {
    switch fault {
    case .broken(let place): "\(broken(rule, place)) (\(mark(place)))"
    case .late(let since, let by): late(rule, since: since, by: by)
    case .owing(let since): owing(rule, since: since)
    case .vacuous:
      "\(vacuous(rule)), so the rule proves nothing; write `optional: true` if that is fine"
    }
  }

  private func broken(_ rule: Rule, _ place: Int) -> String {
    let came = name(of: place)
    switch rule {
    case .precedence(let before, let needs):
      return "\(before.rawValue) came before any \(needs.rawValue)"
    case .response(let first, let then, _):
      return "\(came) came where \(then.rawValue) must follow \(first.rawValue)"
    case .chainResponse(let first, let next):
      return "\(came) came right after \(first.rawValue), not \(next.rawValue)"
    case .succession(let first, let then):
      return "\(then.rawValue) came before any \(first.rawValue)"
    case .alternateSuccession(let first, let then):
      return came == first.rawValue
        ? "\(came) came again without \(then.rawValue) in between"
        : "\(came) came without \(first.rawValue) before it"
    case .notCoexistence(let one, let other):
      let earlier = came == one.rawValue ? other : one
      return "\(came) came, and \(earlier.rawValue) had come already"
    case .absence: return "\(came) came, which must not come"
    case .exactly(_, let times): return "\(came) came more than \(Plural.text(Int(times), "time"))"
    case .initial(let first):
      return "the first callback was \(came), not \(first.rawValue)"
    case .last(let last): return "\(came) came after \(last.rawValue)"
    }
  }

  private func late(_ rule: Rule, since: Int, by: Int?) -> String {
    guard case .response(let first, let then, let within?) = rule else {
      return owing(rule, since: since)
    }
    let when = by.map { "; \(name(of: $0)) came later (\(mark($0)))" } ?? ""
    return "no \(then.rawValue) came within \(TimeText.format(within)) of \(first.rawValue) "
      + "(\(mark(since)))\(when)"
  }

  private func owing(_ rule: Rule, since: Int?) -> String {
    let place = since.map { " (\(mark($0)))" } ?? ""
    switch rule {
    case .response(let first, let then, _), .succession(let first, let then),
      .alternateSuccession(let first, let then):
      return "no \(then.rawValue) came after \(first.rawValue)\(place)"
    case .chainResponse(let first, let next):
      return "nothing came after \(first.rawValue)\(place), not \(next.rawValue)"
    case .exactly(let name, let times):
      let count = outcome.forest.nodes.filter { $0.callback.name == name }.count
      return "\(name.rawValue) came \(Plural.text(count, "time")), not \(times)"
    case .initial(let name): return "no callback came, so \(name.rawValue) was not the first"
    case .last(let name):
      guard let last = outcome.forest.nodes.indices.last else {
        return "no callback came, so \(name.rawValue) was not the last"
      }
      return "the last callback was \(self.name(of: last)), not \(name.rawValue) (\(mark(last)))"
    case .precedence, .notCoexistence, .absence:
      return "something is still to come"
    }
  }

  private func vacuous(_ rule: Rule) -> String {
    let names = rule.names
    switch rule {
    case .succession, .alternateSuccession, .notCoexistence:
      let second = names.second.map { " nor \($0.rawValue)" } ?? ""
      return "neither \(names.first.rawValue)\(second) came"
    case .precedence, .response, .chainResponse, .absence, .exactly, .initial, .last:
      return "\(names.first.rawValue) never came"
    }
  }

  private func name(of place: Int) -> String { outcome.forest.nodes[place].callback.name.rawValue }

  private func mark(_ place: Int) -> String {
    let record = outcome.forest.nodes[place].record
    return "#\(record.seq) at \(TimeText.format(record.at))"
  }
}
