/// An expected list as an acyclic graph: every way from the first state to the last one spells a
/// sequence of callbacks that the list allows.
///
/// `optional` is a way around, `either` several ways, `anyOrder` one way for each order of its
/// members. Matching looks at all of them, so the order in which a file lists alternatives does not
/// decide whether it matches.
struct ExpectationGraph: Sendable {
  struct Edge: Sendable {
    var from: Int
    var to: Int
    /// What must come on this edge; nil for an edge that costs nothing.
    var entry: CallbackExpectation?
  }

  private(set) var edges: [Edge] = []
  private(set) var stateCount = 1
  private(set) var last = 0

  init(_ entries: [ExpectationEntry]) {
    last = add(entries, from: 0)
  }

  /// The edges in an order in which each comes after all that lead to its start.
  var inOrder: [Edge] {
    var indegree = Array(repeating: 0, count: stateCount)
    var outgoing: [[Int]] = Array(repeating: [], count: stateCount)
    for (index, edge) in edges.enumerated() {
      indegree[edge.to] += 1
      outgoing[edge.from].append(index)
    }
    var ready = [0]
    var head = 0
    var order: [Edge] = []
    while head < ready.count {
      for index in outgoing[ready[head]] {
        order.append(edges[index])
        indegree[edges[index].to] -= 1
        if indegree[edges[index].to] == 0 { ready.append(edges[index].to) }
      }
      head += 1
    }
    return order
  }

  /// How many states the blocks of a list may have, `anyOrder` of 8 several times over.
  static let stateLimit = 4096

  /// How many states the blocks among `entries` take, or more than the limit if that is a lot more.
  static func blockStates(in entries: [ExpectationEntry]) -> Int {
    var states = 0
    for entry in entries {
      if case .callback = entry { continue }
      states = min(states + size(entry), tooMany)
    }
    return states
  }

  private static let tooMany = 1 << 20

  private static func size(_ entries: [ExpectationEntry]) -> Int {
    var states = 0
    for entry in entries { states = min(states + size(entry), tooMany) }
    return states
  }

  private static func size(_ entry: ExpectationEntry) -> Int {
    switch entry {
    case .callback: return 1
    case .optional(_, let list): return size(list) + 1
    case .either(_, let alternatives):
      var states = 1
      for alternative in alternatives { states = min(states + size(alternative), tooMany) }
      return states
    case .anyOrder(_, let members):
      guard members.count <= 12 else { return tooMany }
      // Each member stands once in each set of the others.
      var states = 1 << members.count
      for member in members {
        states = min(states + size(member) << (members.count - 1), tooMany)
      }
      return states
    }
  }

  private mutating func newState() -> Int {
    stateCount += 1
    return stateCount - 1
  }

  private mutating func connect(_ from: Int, _ to: Int, _ entry: CallbackExpectation? = nil) {
    edges.append(Edge(from: from, to: to, entry: entry))
  }

  /// Adds a sequence after `from` and gives its last state.
  private mutating func add(_ entries: [ExpectationEntry], from: Int) -> Int {
    var state = from
    for entry in entries { state = add(entry, from: state) }
    return state
  }

  private mutating func add(_ entry: ExpectationEntry, from: Int) -> Int {
    switch entry {
    case .callback(let expectation):
      let to = newState()
      connect(from, to, expectation)
      return to
    case .optional(_, let list):
      let end = add(list, from: from)
      let to = newState()
      connect(end, to)
      connect(from, to)
      return to
    case .either(_, let alternatives):
      let to = newState()
      for alternative in alternatives { connect(add(alternative, from: from), to) }
      return to
    case .anyOrder(_, let members):
      return addAnyOrder(members, from: from)
    }
  }

  /// One state for each set of members that have come; from each, one way for each that has not.
  private mutating func addAnyOrder(_ members: [[ExpectationEntry]], from: Int) -> Int {
    let full = (1 << members.count) - 1
    var states: [Int] = [from]
    for _ in 0..<full { states.append(newState()) }
    for set in 0..<full {
      for (index, member) in members.enumerated() where set & (1 << index) == 0 {
        connect(add(member, from: states[set]), states[set | (1 << index)])
      }
    }
    return states[full]
  }
}
