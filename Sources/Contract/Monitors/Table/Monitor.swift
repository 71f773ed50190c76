package import Lifecycle

/// One ordering constraint as a monitor: the kinds of event it looks at, and what it looks for.
///
/// A callback's kind stands for what the SDK gives out, received or not.
struct Monitor: Sendable {
  /// The number of its constraint: 5 for `OC-5`.
  let number: Int
  let kinds: [EventKind]
  let look: Look

  typealias Look = @Sendable (inout ConstraintMonitors, EventRecord) -> Void

  init(_ number: Int, on kinds: EventKind..., look: @escaping Look) {
    self.number = number
    self.kinds = kinds
    self.look = look
  }

  /// A monitor that looks at every callback.
  init(onEveryCallback number: Int, look: @escaping Look) {
    self.number = number
    kinds = EventKind.allCases.filter { $0.channel == .callback }
    self.look = look
  }
}

/// Which monitor looks at which kinds of event. What is said here is what is done.
enum MonitorTable {
  static let all: [Monitor] =
    startup + renewal + runtimeError + teardown + pages + navigation + urlFlow + push + messages

  /// The same by kind, made once: an event costs a call for each monitor that looks at its kind.
  static let dispatch = Dispatch(all)

  struct Dispatch: Sendable {
    let looks: [Monitor.Look]
    /// Where the looks of each kind begin, by its place, and where the last one's end.
    private let starts: [Int]

    init(_ monitors: [Monitor]) {
      var looks: [Monitor.Look] = []
      var starts: [Int] = []
      for kind in EventKind.allCases {
        starts.append(looks.count)
        for monitor in monitors where monitor.kinds.contains(kind) { looks.append(monitor.look) }
      }
      starts.append(looks.count)
      self.looks = looks
      self.starts = starts
    }

    func range(of kind: EventKind) -> Range<Int> {
      starts[kind.place]..<starts[kind.place + 1]
    }
  }
}

/// The numbers of the constraints that a monitor watches.
package enum WatchedConstraints {
  package static let numbers: [Int] = MonitorTable.all.map(\.number)

  /// The kinds of event that a constraint's monitor looks at; none for a constraint without one.
  package static func kinds(of number: Int) -> [EventKind] {
    MonitorTable.all.first { $0.number == number }?.kinds ?? []
  }
}
