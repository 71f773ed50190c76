import Lifecycle

/// How an expected list and the callbacks that came lie side by side, at the least cost.
struct Alignment: Sendable {
  enum Pair: Sendable {
    /// The callback that was expected came; how it fits is told by `mismatches`.
    case met(CallbackExpectation, Int, [EntryMismatch], during: Alignment?)
    case missing(CallbackExpectation)
    case unexpected(Int)
  }

  var pairs: [Pair]
  var cost: Int

  /// Whether everything came as expected.
  var isExact: Bool { cost == 0 }
}

/// Finds alignments. A search over every way a list allows, not a greedy walk.
struct Aligner {
  let comparison: EntryComparison
  /// What was found already: an entry can be tried against a callback in many ways through a list.
  private let cache = MeetingCache()

  init(comparison: EntryComparison) {
    self.comparison = comparison
  }

  /// What each kind of difference costs. A callback that came but is wrong in some point costs less
  /// than one that is missing beside one that is unexpected, so near misses are found as such.
  private enum Cost {
    static let missing = 10
    static let unexpected = 10
    static let mismatch = 4
    static let duringAtMost = 7
    static let metAtMost = 19
    static let unreachable = Int.max / 4
  }

  func align(_ list: CallbackList, _ places: [Int]) -> Alignment? {
    switch list.content {
    case .any: nil
    case .exactly(let entries): align(entries, places)
    }
  }

  /// Aligns two lists. What fits exactly at the front is not searched, and a difference is looked
  /// for among so many callbacks at most: what comes after is a consequence of it.
  private func align(_ entries: [ExpectationEntry], _ places: [Int]) -> Alignment {
    var pairs: [Alignment.Pair] = []
    for (entry, place) in zip(entries, places) {
      guard case .callback(let expectation) = entry, let (pair, cost) = meet(expectation, place),
        cost == 0
      else { break }
      pairs.append(pair)
    }
    let fitting = pairs.count
    let restOfEntries = Array(entries.dropFirst(fitting).prefix(Self.searchLimit))
    let restOfPlaces = Array(places.dropFirst(fitting).prefix(Self.searchLimit))
    if restOfEntries.isEmpty, restOfPlaces.isEmpty { return Alignment(pairs: pairs, cost: 0) }
    let rest = AlignmentTable(restOfEntries, restOfPlaces, aligner: self).best
    pairs += rest.pairs
    guard rest.cost == 0 else { return Alignment(pairs: pairs, cost: rest.cost) }
    let entriesDone = fitting + restOfEntries.count
    let placesDone = fitting + restOfPlaces.count
    if entriesDone == entries.count, placesDone == places.count {
      return Alignment(pairs: pairs, cost: 0)
    }
    // What fits so far says nothing of what lies beyond the window.
    let further = align(Array(entries[entriesDone...]), Array(places[placesDone...]))
    return Alignment(pairs: pairs + further.pairs, cost: further.cost)
  }

  private static let searchLimit = 1000

  /// One callback against one entry; nil if it is another callback.
  fileprivate func meet(_ entry: CallbackExpectation, _ place: Int) -> (Alignment.Pair, Int)? {
    let node = comparison.forest.nodes[place]
    guard node.callback.name == entry.name else { return nil }
    let key = MeetingCache.Key(entry: entry.nameSpan, place: place)
    if let known = cache.meetings[key] { return known }
    let mismatches = comparison.mismatches(entry, place)
    let during = align(entry.during, node.children)
    let nested = min(during?.cost ?? 0, Cost.duringAtMost)
    let cost = min(mismatches.count * Cost.mismatch + nested, Cost.metAtMost)
    let meeting = (Alignment.Pair.met(entry, place, mismatches, during: during), cost)
    cache.meetings[key] = meeting
    return meeting
  }
}

/// Meetings of entries with callbacks, for look-ups only. An entry is known by where it stands.
private final class MeetingCache {
  struct Key: Hashable {
    var entry: SourceSpan
    var place: Int
  }

  var meetings: [Key: (Alignment.Pair, Int)] = [:]
}

/// What each kind of difference costs. A callback that came but is wrong in some point costs less
/// than one that is missing beside one that is unexpected, so near misses are found as such.
private enum Cost {
  static let missing = 10
  static let unexpected = 10
  static let mismatch = 4
  static let duringAtMost = 7
  static let metAtMost = 19
  static let unreachable = Int.max / 4
}

/// The least costs of reaching each state of the graph after so many callbacks.
private struct AlignmentTable {
  private let edges: [ExpectationGraph.Edge]
  private let last: Int
  private let places: [Int]
  private let aligner: Aligner
  private var costs: [Int]
  private var moves: [Move?]

  /// How a cell was reached: over an edge, or by passing over an unexpected callback.
  private struct Move {
    var edge: Int32
    var kind: Kind
    var state: Int32

    enum Kind: UInt8 {
      case free
      case met
      case missing
      case unexpected
    }
  }

  init(_ entries: [ExpectationEntry], _ places: [Int], aligner: Aligner) {
    let graph = ExpectationGraph(entries)
    edges = graph.inOrder
    last = graph.last
    self.places = places
    self.aligner = aligner
    let cells = graph.stateCount * (places.count + 1)
    costs = Array(repeating: Cost.unreachable, count: cells)
    moves = Array(repeating: nil, count: cells)
    costs[0] = 0
    fill(stateCount: graph.stateCount)
  }

  private func cell(_ state: Int, _ column: Int) -> Int {
    state * (places.count + 1) + column
  }

  private mutating func fill(stateCount: Int) {
    var incoming = Array(repeating: 0, count: stateCount)
    for edge in edges { incoming[edge.to] += 1 }
    passOverUnexpected(in: 0)
    for (index, edge) in edges.enumerated() {
      follow(edge, Int32(index))
      incoming[edge.to] -= 1
      // Only a state that nothing leads to any more knows all its costs.
      if incoming[edge.to] == 0 { passOverUnexpected(in: edge.to) }
    }
  }

  private mutating func follow(_ edge: ExpectationGraph.Edge, _ index: Int32) {
    let from = Int32(edge.from)
    for column in 0...places.count {
      let cost = costs[cell(edge.from, column)]
      guard cost < Cost.unreachable else { continue }
      guard let entry = edge.entry else {
        reach(edge.to, column, cost, Move(edge: index, kind: .free, state: from))
        continue
      }
      if column < places.count, let (_, extra) = aligner.meet(entry, places[column]) {
        reach(edge.to, column + 1, cost + extra, Move(edge: index, kind: .met, state: from))
      }
      reach(
        edge.to, column, cost + Cost.missing, Move(edge: index, kind: .missing, state: from))
    }
  }

  private mutating func passOverUnexpected(in state: Int) {
    for column in places.indices {
      let cost = costs[cell(state, column)]
      guard cost < Cost.unreachable else { continue }
      reach(
        state, column + 1, cost + Cost.unexpected,
        Move(edge: 0, kind: .unexpected, state: Int32(state)))
    }
  }

  private mutating func reach(_ state: Int, _ column: Int, _ cost: Int, _ move: Move) {
    guard cost < costs[cell(state, column)] else { return }
    costs[cell(state, column)] = cost
    moves[cell(state, column)] = move
  }

  /// The cheapest way, walked back from the end.
  var best: Alignment {
    var pairs: [Alignment.Pair] = []
    var state = last
    var column = places.count
    while let move = moves[cell(state, column)] {
      let entry = edges.isEmpty ? nil : edges[Int(move.edge)].entry
      switch move.kind {
      case .free: break
      case .met:
        column -= 1
        if let entry, let (pair, _) = aligner.meet(entry, places[column]) { pairs.append(pair) }
      case .missing:
        if let entry { pairs.append(.missing(entry)) }
      case .unexpected:
        column -= 1
        pairs.append(.unexpected(places[column]))
      }
      state = Int(move.state)
    }
    return Alignment(pairs: pairs.reversed(), cost: costs[cell(last, places.count)])
  }
}
