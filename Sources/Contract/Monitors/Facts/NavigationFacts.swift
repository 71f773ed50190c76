import Lifecycle

/// One navigation from its call to its completion. The seqs are 0 for what has not come.
struct NavigationFacts: Sendable {
  var ordinal: Ordinal
  /// The host's call, or the navigationBegan of the SDK's own.
  var call: Sequence
  /// Whether the host waits for a completion.
  var hasBlock: Bool
  /// How long the page takes to load, in ms.
  var load: Milliseconds = 0
  /// Whether it was made before didFinishLaunching, where none may open a page (OC-50).
  var isEarly = false
  /// Whether a reading never calls its block (AMB-73).
  var isSilent = false
  /// Whether it waits for Started, by a reading (AMB-74).
  var isQueued = false
  var isUnresolved = false
  var begun: Sequence = 0
  var opened: Sequence = 0
  var failed: Sequence = 0
  var completed: Sequence = 0

  /// Whether a teardown would have to complete it (AMB-49).
  var isPending: Bool { hasBlock && completed == 0 && (begun != 0 || isQueued) }
}

extension RunFacts {
  /// Where a navigation stands in the list; nil for one never heard of.
  func index(ofNavigation ordinal: Ordinal) -> Int? {
    var index = navigations.count
    while index > 0 {
      index -= 1
      if navigations[index].ordinal <= ordinal {
        return navigations[index].ordinal == ordinal ? index : nil
      }
    }
    return nil
  }

  func navigation(_ ordinal: Ordinal) -> NavigationFacts? {
    index(ofNavigation: ordinal).map { navigations[$0] }
  }

  mutating func applyCall(_ ordinal: Ordinal, _ call: NavigationCall, at seq: Sequence) {
    var navigation = NavigationFacts(ordinal: ordinal, call: seq, hasBlock: call.hasCompletion)
    let hasLaunched = session.isRunning && session.launched != 0
    navigation.isEarly = !hasLaunched && !isQueueing
    navigation.isSilent = status == .notStarted && readings.routeBeforeStart == .silent
    navigation.isUnresolved = call.route == .unresolved
    navigation.load = call.route.load
    navigations.append(navigation)
    learn(call.url, call.route, at: seq)
  }

  /// Whether a navigation made now waits for Started (AMB-74).
  var isQueueing: Bool { status == .starting && readings.routeWhileStarting == .queue }

  mutating func applyBegin(_ ordinal: Ordinal, _ begun: BegunNavigation, at seq: Sequence) {
    if let index = index(ofNavigation: ordinal) {
      navigations[index].begun = seq
      navigations[index].isQueued = false
    } else {
      var navigation = NavigationFacts(ordinal: ordinal, call: seq, hasBlock: false)
      navigation.begun = seq
      navigation.isUnresolved = begun.route == .unresolved
      navigations.append(navigation)
    }
    learn(begun.url, begun.route, at: seq)
  }

  mutating func note(
    _ ordinal: Ordinal, _ field: WritableKeyPath<NavigationFacts, Sequence>, _ seq: Sequence
  ) {
    guard let index = index(ofNavigation: ordinal), navigations[index][keyPath: field] == 0 else {
      return
    }
    navigations[index][keyPath: field] = seq
  }
}

extension Route {
  /// How long it takes until the outcome, in ms.
  var load: Milliseconds {
    switch self {
    case .opens(let after, _), .fails(let after, _): after
    case .unresolved: 0
    }
  }
}
