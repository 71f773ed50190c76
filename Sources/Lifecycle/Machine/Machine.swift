/// The SDK's rules as a deterministic machine: inputs go in, one step at a time comes out.
///
/// An input is received, then `next()` is asked until it says nil. Between two steps the caller may
/// receive another input: that is how a host acts inside a callback, and everything it causes is
/// nested in that callback. What is left of the outer input waits on the agenda, and each piece is
/// decided only when its turn comes, because the nested input may have changed what is true.
///
/// The machine has no clock, no queue and no chance: the caller says what time it is.
package struct Machine: Sendable {
  /// The fold of every event so far.
  package internal(set) var state: State
  /// How many events there are so far, and so the seq of the last one.
  package internal(set) var lastSeq: Sequence = 0

  var now: Milliseconds = 0
  var frames: [Frame] = []
  var outbox: [Step] = []
  /// How many steps of the outbox were handed out already.
  var outboxHead = 0
  /// The url flow whose canOpenURL answer the caller owes.
  var askedFlow: OwedAnswer?

  package init(readings: Readings = Readings()) {
    state = State(readings: readings)
  }

  /// Takes an input.
  ///
  /// - Parameters:
  ///   - input: what happens.
  ///   - now: the virtual instant, in ms; never earlier than the one before.
  ///   - cause: the seq of the event that led to it; 0 for none.
  package mutating func receive(_ input: Input, at now: Milliseconds, cause: Sequence) {
    precondition(now >= self.now, "The virtual clock went backwards.")
    self.now = now
    var frame = Frame()
    if let outer = frames.last, outer.openCallback != 0 {
      frame.depth = outer.depth + 1
      frame.parent = outer.openCallback
    }
    frames.append(frame)
    decide(input, cause: cause)
  }

  /// The next step of the innermost input; nil when that input is done.
  package mutating func next() -> Step? {
    // The question stands last in the outbox: what led to it is handed out first.
    precondition(
      askedFlow == nil || outboxHead < outbox.count, "The answer to canOpenURL is owed.")
    while true {
      if outboxHead < outbox.count {
        let step = outbox[outboxHead]
        outboxHead += 1
        return step
      }
      outbox.removeAll(keepingCapacity: true)
      outboxHead = 0
      guard !frames.isEmpty else { return nil }
      frames[frames.count - 1].openCallback = 0
      frames[frames.count - 1].openURL = nil
      frames[frames.count - 1].failure = nil
      guard let owed = frames[frames.count - 1].agenda.popLast() else {
        frames.removeLast()
        return nil
      }
      perform(owed.work, cause: owed.cause)
    }
  }

  /// How many callbacks are being delivered right now, one inside the other.
  package var depth: Int { frames.count }
}

/// What the machine hands out.
package enum Step: Hashable, Sendable {
  /// An event happened. If it is a callback, it is being delivered: the host may act now.
  case event(EventRecord)
  /// The host is asked canOpenURL; `Machine.answer` must follow.
  case ask(URLFlow)
  /// Work for a later turn: receive it back as `Input.later` when `delay` ms have passed.
  case later(Work, delay: Milliseconds, cause: Sequence)
}

/// One input under way.
struct Frame: Sendable {
  /// What is still owed, the next one last.
  var agenda: [Owed] = []
  var depth: Int32 = 0
  /// The callback this input was made in; 0 for none.
  var parent: Sequence = 0
  /// The callback being delivered; 0 between two.
  var openCallback: Sequence = 0
  /// The url that a callback being delivered asks the host about (D23).
  var openURL: Symbol?
  /// The startFailed being delivered, and what is read inside it (D13, D14).
  var failure: OpenFailure?
}

/// A startFailed that is being delivered.
struct OpenFailure: Sendable {
  /// Whether it refuses a start; another ends the session of one that was accepted.
  var isRefusal: Bool
  /// The status when it was delivered.
  var status: SDKStatus
  /// The status a host reads inside it while nothing has changed since.
  var readAs: SDKStatus
}

/// A piece of work and the event that led to it.
struct Owed: Sendable {
  var work: Work
  var cause: Sequence
}

/// A question to the host that waits for its answer.
struct OwedAnswer: Sendable {
  var flow: URLFlow
  var cause: Sequence
  /// Which of a burst's questions it answers, from 1.
  var asked: Int32
}
