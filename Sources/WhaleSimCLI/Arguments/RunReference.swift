package import Lifecycle

/// How a person names a run.
package enum RunReference: Hashable, Sendable {
  /// `last`
  case last
  /// `last:cold-start`, the last run of that scenario.
  case lastOf(scenario: String)
  /// `17`, its number in the history.
  case id(Int64)
  /// `cold-start#3`
  case name(String)

  /// Any text is one of these; whether there is such a run, only the history knows.
  package init(_ text: String) {
    if text == "last" {
      self = .last
    } else if text.hasPrefix("last:") {
      self = .lastOf(scenario: String(text.dropFirst("last:".count)))
    } else if let id = Int64(text), id > 0 {
      self = .id(id)
    } else {
      self = .name(text)
    }
  }
}

/// A point of a run.
package enum RunPoint: Hashable, Sendable {
  /// A virtual instant, in ms since the run began.
  case time(Milliseconds)
  /// `#31`, an event by its place.
  case event(Lifecycle.Sequence)

  /// The point a text says: a time such as `14m80ms`, or an event such as `#31`; nil if neither.
  package init?(_ text: String) {
    if let time = TimeText.parse(text) {
      self = .time(time)
    } else if text.hasPrefix("#"), let place = Lifecycle.Sequence(text.dropFirst()), place > 0 {
      self = .event(place)
    } else {
      return nil
    }
  }
}

extension RawArguments {
  /// The point that an option names; nil when the option is not given.
  func point(of option: OptionDescription) throws(UsageError) -> RunPoint? {
    guard let text = value(of: option) else { return nil }
    guard let point = RunPoint(text) else {
      throw UsageError(
        .wrongValue(option, text, expected: "a time such as 14m80ms or an event such as '#31'"),
        command: command)
    }
    return point
  }
}
