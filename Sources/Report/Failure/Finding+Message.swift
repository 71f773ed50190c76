import Contract
import Lifecycle
package import Scenario
import Simulator

extension Finding {
  /// What was found, in one sentence without its place.
  package func message(in outcome: Outcome) -> String {
    let words = FindingWords(outcome: outcome)
    return words.message(cause)
  }

  /// The message as it stands above two lines that show the value which is wrong.
  func headlineOfValues(in outcome: Outcome) -> String {
    switch cause {
    case .wrongArgument(let name, _, let argument, _, _):
      "\(name.rawValue) came with another \(argument)"
    case .wrongReturn: "the call returned something else"
    case .missing, .unexpected, .outOfOrder, .wrongNesting, .wrongTime, .tooLate, .wrongGap,
      .wrongStatus, .impossible, .endless, .never, .neverOpened, .rule, .returnNeverCame, .count,
      .finally, .queryRows, .unusedReply, .constraint,
      .unreachedReaction, .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused,
      .nothingExpected, .nothingHappens:
      message(in: outcome)
    }
  }
}

/// Puts findings into words.
struct FindingWords {
  let outcome: Outcome

  private var symbols: SymbolTable { outcome.run.symbols }

  func message(_ cause: FindingCause) -> String {
    switch cause {
    case .missing(let name, let inside, let hint):
      missing(name, inside: inside) + text(hint)
    case .unexpected(let place, _, let inside):
      unexpected(place, inside: inside)
    case .outOfOrder(let name, let place, let neighbour):
      "\(name.rawValue) came \(order(place, neighbour)) (\(mark(place)))"
    case .wrongNesting(let name, let place, let cameInside):
      nesting(name, place, cameInside: cameInside)
    case .wrongArgument(let name, let place, let argument, let expected, let actual):
      "\(name.rawValue) came with \(argument) \(actual ?? "none"), not \(expected) "
        + "(\(mark(place)))"
    case .wrongTime(let name, let place, let expected):
      "\(name.rawValue) came at \(time(of: place)), not \(TimeText.format(expected)) "
        + "(\(mark(place)))"
    case .tooLate(let name, let place, let within, let took):
      "\(name.rawValue) came \(TimeText.format(took)) after its step began, "
        + "not within \(TimeText.format(within)) (\(mark(place)))"
    case .wrongGap(let name, let place, let expected, let actual):
      "\(name.rawValue) came \(actual.map { TimeText.format($0) } ?? "first, not") after the "
        + "callback before it, not \(TimeText.format(expected)) (\(mark(place)))"
    case .wrongStatus(let name, let place, let expected):
      "sdkStatus read inside \(name.rawValue) was \(status(of: place).name), "
        + "not \(expected.name) (\(mark(place)))"
    case .wrongReturn(let expected, let actual, _):
      actual.map { "the call returned \($0), not \(expected)" }
        ?? "the call returned nothing, not \(expected)"
    case .impossible(let reason): "this cannot happen: \(words(reason))"
    case .endless(let loop, let at):
      "the run makes no progress: \(words(loop)) at \(TimeText.format(at))"
    case .never(let name, let place):
      "\(name.rawValue) came, which must not happen (\(mark(place)) at \(time(of: place)))"
    case .neverOpened(let name, let after):
      "\(after.rawValue) never came, so that \(name.rawValue) did not come after it proves nothing"
    case .rule(let rule, let fault): RuleWords(outcome: outcome).message(rule, fault)
    case .returnNeverCame(let expected):
      "this call never came, so it did not return \(expected)"
    case .count(let name, let expected, let actual):
      "\(name.rawValue) \(came(name, actual)); expected \(words(expected))"
    case .finally(let field, let expected, let actual):
      "\(field) was \(actual) at the end, not \(expected)"
    case .queryRows(let expected, let actual):
      "the query gives \(rows(actual)), not \(rows(expected))"
    case .queryRefused(let reason): "this query cannot be asked: \(reason)"
    case .unusedReply(let endpoint):
      "this reply to \(endpoint.rawValue) was never used; "
        + "remove it, or write `optional: true` beside it"
    case .unreachedReaction(let trigger):
      "this reaction to \(trigger.name) was never reached"
    case .constraint(let violation): violation.message
    case .timePast(let written, let now):
      "this step's time is past: it says \(TimeText.format(written)), "
        + "but the step before it lasted until \(TimeText.format(now)); give it a later time"
    case .endPast(let written, let now):
      "the run is to end at \(TimeText.format(written)), but a step begins at "
        + "\(TimeText.format(now)); give it a later `end`"
    case .timerArmedAtQuietEnd(let kind, let due):
      "the run ends in silence with a timer still armed (\(kind.name), due at "
        + "\(TimeText.format(due))); give the file an `end`"
    case .nothingExpected:
      "nothing is expected, so nothing can fail; write `expect` in a step, or `finally`"
    case .nothingHappens: "there is no step, so nothing happens and nothing can fail"
    }
  }

  /// Rows of a query, a few of them.
  private func rows(_ rows: [String]) -> String {
    guard !rows.isEmpty else { return "no row" }
    let shown = rows.prefix(Self.placesShown).joined(separator: " / ")
    return rows.count > Self.placesShown ? shown + " / …" : shown
  }

  private func missing(_ name: CallbackName, inside: CallbackName?) -> String {
    guard let inside else { return "\(name.rawValue) did not come" }
    return "\(name.rawValue) did not come inside \(inside.rawValue)"
  }

  private func text(_ hint: MissingHint?) -> String {
    switch hint {
    case nil: ""
    case .timerArmed(_, let due, let nextStepAt):
      "; the next step began at \(TimeText.format(nextStepAt)), before the timer of "
        + "\(TimeText.format(due)): give it a time"
    case .cameInStep(let step, let place):
      "; it came in step \(step + 1), at \(time(of: place)) (\(mark(place)))"
    case .cameInstead(let place): "; \(text(place)) came instead"
    }
  }

  private func unexpected(_ place: Int, inside: CallbackName?) -> String {
    if let inside { return "\(text(place)) came inside \(inside.rawValue) unexpectedly" }
    let seq = outcome.forest.nodes[place].record.seq
    let step = outcome.run.steps.lastIndex { $0.firstSeq <= seq } ?? 0
    guard outcome.file.steps[step].expect.key == nil else {
      return "\(text(place)) came unexpectedly"
    }
    return "\(text(place)) came, and the step has no `expect`, so nothing may come"
  }

  private func order(_ place: Int, _ neighbour: Int?) -> String {
    guard let neighbour else { return "in another order" }
    let name = outcome.forest.nodes[neighbour].callback.name.rawValue
    return place < neighbour ? "before \(name), not after it" : "after \(name), not before it"
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
    case .noTip: "no tip is shown"
    case .notFirstInProcess:
      "a notification that starts the app must be the first thing in its process"
    case .notInProfile: "this document does not have the call (reading facade.profile)"
    }
  }

  private func words(_ loop: EndlessLoop) -> String {
    switch loop {
    case .turns(let limit): "more than \(limit) turns"
    case .nesting(let limit): "callbacks nested deeper than \(limit)"
    case .callbacks(let limit): "more than \(limit) callbacks"
    case .events(let limit): "more than \(limit) events"
    }
  }

  private func words(_ count: CountExpectation) -> String {
    switch count.atMost {
    case nil: "at least \(times(Int(count.atLeast)))"
    case count.atLeast?: times(Int(count.atLeast))
    case let atMost?: "\(count.atLeast) to \(times(Int(atMost)))"
    }
  }

  private static let placesShown = 4

  /// `came twice (#18 at 14m90ms, #26 at 28m180ms)`.
  private func came(_ name: CallbackName, _ count: Int) -> String {
    guard count > 0 else { return "never came" }
    let places = outcome.forest.nodes.indices.filter {
      outcome.forest.nodes[$0].callback.name == name
    }
    var texts = places.prefix(Self.placesShown).map { "\(mark($0)) at \(time(of: $0))" }
    if places.count > Self.placesShown { texts.append("…") }
    return "came \(times(count)) (\(texts.joined(separator: ", ")))"
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
