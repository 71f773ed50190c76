/// A rule as a finite automaton over callbacks.
///
/// Each callback is one of three letters: the rule's first name, its second, or another. A state
/// says how the rule stands: kept so far, kept if something still comes, or broken for good.
struct RuleAutomaton: Sendable {
  enum Letter: Int, Sendable {
    case first
    case second
    case other
  }

  enum Standing: Sendable {
    case kept
    /// Something has still to come.
    case owing
    /// Nothing that comes can mend it.
    case broken
  }

  private struct State: Sendable {
    var standing: Standing
    /// The state after each letter.
    var next: [Int]

    /// A state with the states after the rule's first name, its second, and anything else.
    static func kept(_ first: Int, _ second: Int, _ other: Int) -> State {
      State(standing: .kept, next: [first, second, other])
    }

    static func owing(_ first: Int, _ second: Int, _ other: Int) -> State {
      State(standing: .owing, next: [first, second, other])
    }

    /// There is no way out.
    static func broken(_ place: Int) -> State {
      State(standing: .broken, next: [place, place, place])
    }
  }

  private var states: [State]
  private var current = 0

  var standing: Standing { states[current].standing }

  mutating func take(_ letter: Letter) {
    current = states[current].next[letter.rawValue]
  }

  init(_ rule: Rule) {
    states =
      switch rule {
      case .precedence:
        [.kept(2, 1, 0), .kept(1, 1, 1), .broken(2)]
      case .response:
        [.kept(1, 0, 0), .owing(1, 0, 1)]
      case .chainResponse:
        [.kept(1, 0, 0), .owing(2, 0, 2), .broken(2)]
      case .succession:
        [.kept(1, 3, 0), .owing(1, 2, 1), .kept(1, 2, 2), .broken(3)]
      case .alternateSuccession:
        [.kept(1, 2, 0), .owing(2, 0, 1), .broken(2)]
      case .notCoexistence:
        [.kept(1, 2, 0), .kept(1, 3, 1), .kept(3, 2, 2), .broken(3)]
      case .absence:
        [.kept(1, 0, 0), .broken(1)]
      case .exactly(_, let times):
        Self.counting(to: Int(times))
      case .initial:
        [.owing(1, 2, 2), .kept(1, 1, 1), .broken(2)]
      case .last:
        [.owing(1, 0, 0), .kept(1, 0, 0)]
      }
  }

  private static func counting(to times: Int) -> [State] {
    var states = (0..<times).map { State.owing($0 + 1, $0, $0) }
    states.append(.kept(times + 1, times, times))
    states.append(.broken(times + 1))
    return states
  }
}
