import Lifecycle

/// What waits for its time, in the order in which it will happen.
///
/// The key is (due ms, class, order of scheduling): at one instant deadlines come before the rest,
/// and equals in the order in which they were scheduled (ruling 1). Steps are the driver's own: it
/// takes them before it asks for anything due.
struct RunLoop: Sendable {
  private var heap: [Waiting] = []
  private var scheduled: UInt64 = 0
  private var timerGenerations: [UInt32] = Array(repeating: 0, count: TimerKind.allCases.count)
  /// Whether a `wait` may be under way.
  private var hasWait = false
  /// How much of what waits is pending work: what an untimed step waits for (D1).
  private(set) var pendingCount = 0

  /// The next thing to happen; nil when nothing waits.
  var next: Waiting? { heap.first }

  mutating func schedule(_ item: DueItem, at due: Milliseconds) {
    scheduled += 1
    if item.isWait { hasWait = true }
    push(Waiting(due: due, order: scheduled, item: item))
  }

  mutating func arm(_ kind: TimerKind, due: Milliseconds, cause: Sequence) {
    let generation = timerGenerations[Int(kind.rawValue)] + 1
    timerGenerations[Int(kind.rawValue)] = generation
    schedule(.timer(kind, generation: generation, cause: cause), at: due)
  }

  /// Takes the timer of this kind off the clock.
  mutating func disarm(_ kind: TimerKind) {
    timerGenerations[Int(kind.rawValue)] += 1
    heap.removeAll { waiting in
      guard case .timer(let armed, _, _) = waiting.item else { return false }
      return armed == kind
    }
    rebuild()
  }

  mutating func popFirst() -> Waiting? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(from: 0)
    }
    if first.item.isPendingWork { pendingCount -= 1 }
    return first
  }

  /// Drops everything that lives in the process; a `wait` belongs to the scenario (D2).
  mutating func dropProcess() {
    heap.removeAll { $0.item.isOfProcess }
    rebuild()
  }

  /// Ends every `wait` now: a step that is taken cuts it short (D2).
  mutating func cutWaits() {
    guard hasWait else { return }
    hasWait = false
    heap.removeAll { $0.item.isWait }
    rebuild()
  }

  /// Drops the loads of a session that is over: nothing is loading any more, so nothing waits for
  /// them (D1).
  mutating func dropLoads() {
    heap.removeAll { $0.item.isLoad }
    rebuild()
  }

  /// Puts what was held while the app was suspended back, due now: deadlines first, then in the
  /// order in which it fell due, what falls due only now last (ruling 5).
  mutating func release(_ held: [Waiting], at now: Milliseconds) {
    let waiting = (held + heap.filter { $0.due <= now }).sorted()
    heap.removeAll { $0.due <= now }
    rebuild()
    for one in waiting { schedule(one.item, at: now) }
  }

  private mutating func push(_ waiting: Waiting) {
    if waiting.item.isPendingWork { pendingCount += 1 }
    heap.append(waiting)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func rebuild() {
    heap.sort()
    pendingCount = 0
    for waiting in heap where waiting.item.isPendingWork { pendingCount += 1 }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child] < heap[smallest] { smallest = child }
      }
      guard smallest != parent else { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}

/// One thing that waits.
struct Waiting: Comparable, Sendable {
  var due: Milliseconds
  var order: UInt64
  var item: DueItem

  static func < (left: Waiting, right: Waiting) -> Bool {
    (left.due, left.item.rank, left.order) < (right.due, right.item.rank, right.order)
  }

  static func == (left: Waiting, right: Waiting) -> Bool {
    left.order == right.order
  }
}

/// What can wait.
enum DueItem: Sendable {
  case timer(TimerKind, generation: UInt32, cause: Sequence)
  case reply(Reply, cause: Sequence)
  case later(Work, cause: Sequence)
  case hostAction(DelayedAction)
  /// The end of a `wait`.
  case waitEnds

  /// Deadlines come before everything else that is due at the same instant (ruling 1).
  var rank: Int { isDeadline ? 0 : 1 }

  var isDeadline: Bool {
    guard case .timer(.resolverWindow, _, _) = self else { return false }
    return true
  }

  /// Whether it is the end of a `wait`.
  var isWait: Bool {
    guard case .waitEnds = self else { return false }
    return true
  }

  /// Whether it is the end of a page's load.
  var isLoad: Bool {
    guard case .later(.navigationDue, _) = self else { return false }
    return true
  }

  /// Whether an untimed step waits for it. The SDK's own timers are not waited for (D1).
  var isPendingWork: Bool {
    switch self {
    case .timer: false
    case .reply, .later, .hostAction, .waitEnds: true
    }
  }

  /// Whether it happens in the process, and so neither runs while suspended nor survives a kill.
  var isOfProcess: Bool {
    switch self {
    case .timer, .reply, .later, .hostAction: true
    case .waitEnds: false
    }
  }
}

/// Something a reaction does later.
struct DelayedAction: Sendable {
  var action: HostAction
  /// The callback whose reaction it belongs to.
  var cause: Sequence
  /// The resolver of that callback, if it was refreshTokenExpired.
  var resolver: Ordinal?
  var origin: ActionOrigin
}
