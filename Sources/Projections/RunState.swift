package import Lifecycle

/// All that the projections know of a run after some of its events.
package struct RunState: Hashable, Sendable {
  package private(set) var status = StatusFold()
  package private(set) var pages = PageFold()
  package private(set) var session = SessionFold()
  /// The last event taken in, and its time; 0 before the first.
  package private(set) var position: Sequence = 0
  package private(set) var at: Milliseconds = 0

  package init() {}

  /// Takes in the next event.
  package mutating func apply(_ record: EventRecord) {
    status.apply(record)
    pages.apply(record)
    session.apply(record)
    position = record.seq
    at = record.at
  }
}

/// A point of a run.
package enum RunPoint: Hashable, Sendable {
  /// After the event with this number.
  case seq(Sequence)
  /// After everything that happened up to this instant, in ms, and at it.
  case time(Milliseconds)
  /// After the last event.
  case end
}

extension RunState {
  /// The state of a run at `point`, from its events in order.
  package init(at point: RunPoint, of events: some Swift.Sequence<EventRecord>) {
    self.init()
    for record in events {
      guard point.includes(record) else { return }
      apply(record)
    }
  }
}

extension RunPoint {
  /// Whether an event has happened at this point.
  package func includes(_ record: EventRecord) -> Bool {
    switch self {
    case .seq(let seq): record.seq <= seq
    case .time(let time): record.at <= time
    case .end: true
    }
  }
}
