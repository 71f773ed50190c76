import Lifecycle

/// Promises of later events: each must be kept by its time, or is a breach (ruling 20).
///
/// Most are due at the instant they are made in: a turn later, but no later. They are few, so they
/// stand in one list; the earliest time keeps events that break none from walking it.
struct Promises: Sendable {
  private var open: [Promise] = []
  /// When the next one is due; never while there are none.
  private(set) var earliest = Promises.never

  private static let never = Milliseconds.max

  mutating func make(_ promise: Promise) {
    open.append(promise)
    earliest = min(earliest, promise.due)
  }

  /// The first promise under this constraint and key is kept, or no longer holds.
  mutating func settle(_ number: Int, key: Sequence) {
    guard let index = open.firstIndex(where: { $0.number == number && $0.key == key }) else {
      return
    }
    open.remove(at: index)
    findEarliest()
  }

  /// Whether something is promised under this constraint and key.
  func holds(_ number: Int, key: Sequence) -> Bool {
    open.contains { $0.number == number && $0.key == key }
  }

  /// The first promise under this constraint, whatever its key; nil without one.
  func first(_ number: Int) -> Promise? {
    open.first { $0.number == number }
  }

  /// Drops every promise that does not outlive what has just ended.
  mutating func drop(_ isOver: (Promise) -> Bool) {
    guard !open.isEmpty else { return }
    open.removeAll(where: isOver)
    findEarliest()
  }

  /// While the app is suspended nothing comes; what fell due then is due at its resume (ruling 5).
  mutating func resume(at now: Milliseconds) {
    for index in open.indices where open[index].due < now { open[index].due = now }
    findEarliest()
  }

  /// Takes out those that were due before `now`, in the order in which they were made.
  mutating func takeBroken(before now: Milliseconds) -> [Promise] {
    let broken = open.filter { $0.due < now }
    open.removeAll { $0.due < now }
    findEarliest()
    return broken
  }

  private mutating func findEarliest() {
    earliest = Self.never
    for promise in open where promise.due < earliest { earliest = promise.due }
  }
}

/// That something will come by a time.
struct Promise: Sendable {
  /// The number of the constraint that promises it.
  var number: Int
  /// The event that promises it.
  var first: Sequence
  /// The instant, in ms, at whose end it must have come.
  var due: Milliseconds
  /// What tells it from others of its constraint: a seq, or the ordinal of a navigation.
  var key: Sequence
  var lasts: Span

  /// What a promise does not outlive. None outlives the process (ruling 20).
  enum Span: Sendable {
    /// The running session; a teardown voids it.
    case session
    /// The running session to the end of its teardown.
    case teardown
    case process
  }
}
