package import Lifecycle

/// What must be delivered somewhere: in a step's span (`expect`) or inside a callback (`during`).
package struct CallbackList: Hashable, Sendable {
  /// Where an unexpected callback points; nil when the key is not written, and then the first key
  /// of the step or entry takes its place.
  package var key: SourceSpan?
  package var content: Content

  package enum Content: Hashable, Sendable {
    /// Exactly these, in order.
    case exactly([ExpectationEntry])
    /// Whatever comes. Counted in the summary.
    case any
  }

  package init(key: SourceSpan?, content: Content) {
    self.key = key
    self.content = content
  }

  /// Nothing written, so nothing may come.
  package static let silence = CallbackList(key: nil, content: .exactly([]))
}

/// One item of an expected list.
package enum ExpectationEntry: Hashable, Sendable {
  case callback(CallbackExpectation)
  /// Each member once, in any order of members; a member is a sequence that keeps its own order.
  indirect case anyOrder(key: SourceSpan, members: [[ExpectationEntry]])
  /// The whole list or nothing.
  indirect case optional(key: SourceSpan, [ExpectationEntry])
  /// One of the lists.
  indirect case either(key: SourceSpan, alternatives: [[ExpectationEntry]])
}

/// One callback that must come, and what must be true of it.
package struct CallbackExpectation: Hashable, Sendable {
  package var name: CallbackName
  /// The callback's name in the entry: where nearly every finding about it points.
  package var nameSpan: SourceSpan
  /// The entry's first key, or its bare name.
  package var firstKey: SourceSpan
  /// The arguments written, in file order; others are not compared.
  package var arguments: [ArgumentExpectation]
  /// The instant of delivery, in ms; located at its value.
  package var at: Located<Milliseconds>?
  /// At most so many ms after the step's instant.
  package var within: Located<Milliseconds>?
  /// Exactly so many ms after the callback before it in the run; the first of a `during` counts
  /// from its parent.
  package var gap: Located<Milliseconds>?
  /// sdkStatus as read inside the callback.
  package var status: Located<SDKStatus>?
  /// The callbacks delivered before this one returned.
  package var during: CallbackList

  package init(
    name: CallbackName, nameSpan: SourceSpan, firstKey: SourceSpan,
    arguments: [ArgumentExpectation] = [], at: Located<Milliseconds>? = nil,
    within: Located<Milliseconds>? = nil, gap: Located<Milliseconds>? = nil,
    status: Located<SDKStatus>? = nil, during: CallbackList = .silence
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.firstKey = firstKey
    self.arguments = arguments
    self.at = at
    self.within = within
    self.gap = gap
    self.status = status
    self.during = during
  }
}

/// An argument and the text it must have after typing; located at the value.
package struct ArgumentExpectation: Hashable, Sendable {
  package var argument: CallbackArgument
  /// The member that is compared, of an argument that is a map.
  package var member: String?
  /// `401`, `true`, `T2`, a url …; `none` where the argument is nil.
  package var text: String
  package var span: SourceSpan

  /// The name under which the run knows it: `code`, `properties.screen`.
  package var name: String {
    argument.rawValue + (member.map { ".\($0)" } ?? "")
  }

  package init(
    argument: CallbackArgument, member: String? = nil, text: String, span: SourceSpan
  ) {
    self.argument = argument
    self.member = member
    self.text = text
    self.span = span
  }
}

/// The arguments of callbacks by the names the format gives them.
package enum CallbackArgument: String, Hashable, Sendable, CaseIterable {
  case code
  case domain
  case description
  case token
  case url
  case answer
  case succeeded
  case name
  case properties
}
