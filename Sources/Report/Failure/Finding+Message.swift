import Lifecycle
package import Scenario
import Simulator

extension Finding {
  /// What was found, in one sentence without its place.
  package func message(in outcome: Outcome) -> String {
    let words = FindingWords(outcome: outcome)
    return words.message(cause)
  }
}

/// Puts findings into words.
struct FindingWords {
  let outcome: Outcome

  private var symbols: SymbolTable { outcome.run.symbols }

  func message(_ cause: FindingCause) -> String {
    switch cause {
    case .missing(let name, let inside, let later):
      missing(name, inside: inside) + hint(later)
    case .unexpected(let place, _, let inside):
      "\(text(place)) came\(inside.map { " inside \($0.rawValue)" } ?? "") unexpectedly"
    case .outOfOrder(let name, let place):
      "\(name.rawValue) came in another order (\(mark(place)))"
    case .wrongNesting(let name, let place, let cameInside):
      nesting(name, place, cameInside: cameInside)
    case .wrongArgument(let name, let place, let argument, let expected, let actual):
      "\(name.rawValue) came with another \(argument): the scenario says \(expected), "
        + "the run did \(actual ?? "none") (\(mark(place)))"
    case .wrongTime(let name, let place, let expected):
      "\(name.rawValue) came at another time: the scenario says \(TimeText.format(expected)), "
        + "the run did \(time(of: place)) (\(mark(place)))"
    case .tooLate(let name, let place, let within, let took):
      "\(name.rawValue) came \(TimeText.format(took)) after its step began, "
        + "not within \(TimeText.format(within)) (\(mark(place)))"
    case .wrongGap(let name, let place, let expected, let actual):
      "\(name.rawValue) came \(actual.map { TimeText.format($0) } ?? "first, not") after the "
        + "callback before it, not \(TimeText.format(expected)) (\(mark(place)))"
    case .wrongStatus(let name, let place, let expected):
      "sdkStatus read inside \(name.rawValue) was \(status(of: place).name), "
        + "not \(expected.name) (\(mark(place)))"
    case .wrongReturn(let expected, let actual):
      actual.map { "the call returned \($0), not \(expected)" }
        ?? "the call returned nothing, not \(expected)"
    case .impossible(let reason): "this cannot happen: \(words(reason))"
    case .endless(let loop, let at): words(loop) + " at \(TimeText.format(at))"
    case .never(let name, let place):
      "\(name.rawValue) came, which must not happen (\(mark(place)) at \(time(of: place)))"
    case .count(let name, let expected, let actual):
      "\(name.rawValue) came \(times(actual)), not \(words(expected))"
    case .finally(let field, let expected, let actual):
      "\(field) was \(actual) at the end, not \(expected)"
    case .unusedReply(let endpoint):
      "this reply to \(endpoint.rawValue) was never used; "
        + "remove it, or write `optional: true` beside it"
    case .unreachedReaction(let name):
      "this reaction to \(name.rawValue) was never reached"
    case .timePast(let written, let now):
      "this step's time is past: it says \(TimeText.format(written)), "
        + "but the step before it lasted until \(TimeText.format(now))"
    case .timerArmedAtQuietEnd(let kind, let due):
      "the run ends in silence with a timer still armed (\(kind.name), due at "
        + "\(TimeText.format(due))); give the file an `end`"
    case .nothingExpected:
      "nothing is expected, so nothing can fail; write `expect` in a step, or `finally`"
    }
  }

  private func missing(_ name: CallbackName, inside: CallbackName?) -> String {
    guard let inside else { return "\(name.rawValue) did not come" }
    return "\(name.rawValue) did not come inside \(inside.rawValue)"
  }

  private func hint(_ hint: LaterHint?) -> String {
    switch hint {
    case nil: ""
    case .timerArmed(_, let due, let nextStepAt):
      "; the next step began at \(TimeText.format(nextStepAt)), before the timer of "
        + "\(TimeText.format(due)): give it a time"
    case .cameInStep(let step, let place):
      "; it came in step \(step + 1), at \(time(of: place)) (\(mark(place)))"
    }
  }

  private func nesting(
    _ name: CallbackName, _ place: Int, cameInside: CallbackName?
  ) -> String {
    if let cameInside {
      return "\(name.rawValue) came inside \(cameInside.rawValue) (\(mark(place)))"
    }
    return "\(name.rawValue) came beside the callback before it, not inside it (\(mark(place)))"
  }

  private func words(_ reason: Impossibility) -> String {
    switch reason {
    case .noPageOpen: "no SDK page is open"
    case .pageNotOpen(let url): "no page \(url) is open"
    case .nothingCovers: "no host page covers the SDK's pages"
    case .noAccountRunning: "no account is signed in"
    case .noProcess: "the app is not running; write `app: launch` first"
    case .processAlive: "the app is running already"
    case .suspended: "the app is suspended; write `app: resume` first"
    case .notSuspended: "the app is not suspended"
    }
  }

  private func words(_ loop: EndlessLoop) -> String {
    switch loop {
    case .turns(let limit): "the run makes no progress: more than \(limit) turns at one instant,"
    case .nesting(let limit):
      "the run makes no progress: callbacks nested deeper than \(limit),"
    case .callbacks(let limit): "the run makes no progress: more than \(limit) callbacks,"
    }
  }

  private func words(_ count: CountExpectation) -> String {
    switch count.atMost {
    case nil: "at least \(times(Int(count.atLeast)))"
    case count.atLeast?: times(Int(count.atLeast))
    case let atMost?: "\(count.atLeast) to \(times(Int(atMost)))"
    }
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"  // foreign: Int
    }
  }

  // MARK: Places

  func text(_ place: Int) -> String {
    CallbackText.text(outcome.forest.nodes[place].callback, symbols: symbols)
  }

  func time(of place: Int) -> String { TimeText.format(outcome.forest.nodes[place].record.at) }

  func mark(_ place: Int) -> String { "#\(outcome.forest.nodes[place].record.seq)" }

  private func status(of place: Int) -> SDKStatus { outcome.forest.nodes[place].status }
}
