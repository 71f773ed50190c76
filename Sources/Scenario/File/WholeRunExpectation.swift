package import Contract
package import Lifecycle

/// A callback that must not come, or not in the window that `after` and `until` leave open.
package struct NeverExpectation: Hashable, Sendable {
  package var name: CallbackName
  /// Where the finding points.
  package var nameSpan: SourceSpan
  package var arguments: [ArgumentExpectation]
  /// Each delivery opens the window; nil when it is open from the beginning.
  package var after: Located<CallbackName>?
  /// Each delivery closes the window; nil when nothing closes it.
  package var until: Located<CallbackName>?

  package init(
    name: CallbackName, nameSpan: SourceSpan, arguments: [ArgumentExpectation] = [],
    after: Located<CallbackName>? = nil, until: Located<CallbackName>? = nil
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.arguments = arguments
    self.after = after
    self.until = until
  }
}

/// How often a callback must come in the whole run.
package struct CountExpectation: Hashable, Sendable {
  package var name: CallbackName
  /// The callback's key: where the finding points.
  package var key: SourceSpan
  package var atLeast: Int32
  /// nil for no upper bound.
  package var atMost: Int32?

  package init(name: CallbackName, key: SourceSpan, atLeast: Int32, atMost: Int32?) {
    self.name = name
    self.key = key
    self.atLeast = atLeast
    self.atMost = atMost
  }
}

/// What must be true when the run has ended. Each part is located at its own, innermost key; nil
/// is not compared.
package struct FinalExpectation: Hashable, Sendable {
  package var status: Located<SDKStatus>?
  package var pages: Located<Int32>?
  /// The urls of the open SDK pages, the bottom one first.
  package var pageStack: Located<[String]>?
  package var session: Located<FinalSession>?
  package var resolver: FinalResolver
  package var push: FinalPush
  package var config: FinalConfig
  /// How many SDK timers are armed.
  package var timers: Located<Int32>?
  /// How many requests are in flight.
  package var requests: Located<Int32>?
  /// Every note of the host, in order.
  package var notes: Located<[String]>?
  /// Every finding about the host but those that are only information, in order.
  package var lint: Located<[LintRule]>?
  package var queries: [FinalQuery] = []

  package init(
    status: Located<SDKStatus>? = nil, pages: Located<Int32>? = nil,
    pageStack: Located<[String]>? = nil, session: Located<FinalSession>? = nil,
    resolver: FinalResolver = FinalResolver(), push: FinalPush = FinalPush(),
    config: FinalConfig = FinalConfig(),
    timers: Located<Int32>? = nil, requests: Located<Int32>? = nil,
    notes: Located<[String]>? = nil, lint: Located<[LintRule]>? = nil
  ) {
    self.status = status
    self.pages = pages
    self.pageStack = pageStack
    self.session = session
    self.resolver = resolver
    self.push = push
    self.config = config
    self.timers = timers
    self.requests = requests
    self.notes = notes
    self.lint = lint
  }
}

/// The running session at the end.
package enum FinalSession: Hashable, Sendable {
  /// No session runs.
  case none
  /// One runs, with these where they are written.
  case running(account: Located<String>?, token: Located<String>?, refreshToken: Located<String>?)
}

/// The run's latest resolver.
package struct FinalResolver: Hashable, Sendable {
  package var state: Located<FinalResolverState>?
  /// Answers that came too late or once more.
  package var lateAnswers: Located<Int32>?

  package init(state: Located<FinalResolverState>? = nil, lateAnswers: Located<Int32>? = nil) {
    self.state = state
    self.lateAnswers = lateAnswers
  }
}

package enum FinalResolverState: String, Hashable, Sendable, CaseIterable {
  /// None was ever asked.
  case none
  case waiting
  case answered
  case timedOut
  case cancelled
}

/// A query of the run's history, and what it must give.
package struct FinalQuery: Hashable, Sendable {
  /// One SELECT, located at its value.
  package var query: Located<String>
  /// In the order in which the query gives them; located at the key.
  package var rows: Located<[Row]>

  package init(query: Located<String>, rows: Located<[Row]>) {
    self.query = query
    self.rows = rows
  }

  package enum Row: Hashable, Sendable {
    /// As the sqlite3 shell prints it: the values with a bar between them.
    case line(String)
    case values([String])
  }
}

/// The push service at the end.
package struct FinalPush: Hashable, Sendable {
  package var started: Located<Bool>?
  /// Whether the server has taken the device token.
  package var deviceBound: Located<Bool>?
  /// How many tips are on the screen.
  package var tips: Located<Int32>?

  package init(
    started: Located<Bool>? = nil, deviceBound: Located<Bool>? = nil, tips: Located<Int32>? = nil
  ) {
    self.started = started
    self.deviceBound = deviceBound
    self.tips = tips
  }
}

/// The config's values at the end.
package struct FinalConfig: Hashable, Sendable {
  package var theme: Located<Theme>?
  package var language: Located<Language>?
  package var priceColorType: Located<PriceColorType>?
  package var env: Located<Environment>?
  /// Whether the SDK shows its own setting of the price colours (F10).
  package var priceColorSettingVisible: Located<Bool>?

  package init(
    theme: Located<Theme>? = nil, language: Located<Language>? = nil,
    priceColorType: Located<PriceColorType>? = nil, env: Located<Environment>? = nil,
    priceColorSettingVisible: Located<Bool>? = nil
  ) {
    self.theme = theme
    self.language = language
    self.priceColorType = priceColorType
    self.env = env
    self.priceColorSettingVisible = priceColorSettingVisible
  }
}
