package import Lifecycle

/// Everything a run is determined by: accounts, server, host, routes, and the stimuli in order.
///
/// A script knows nothing of files or positions; the scenario decoder makes one, and so can a test.
package struct Script: Sendable {
  /// The configs a start can use, in file order; never empty.
  package var accounts: [AccountScript]
  package var routes: [RouteScript]
  package var notifications: [NotificationScript]
  package var readings = Readings()
  package var server: ServerScript
  package var host: HostScript
  package var steps: [StepScript]
  package var end: EndScript

  package init(
    accounts: [AccountScript] = [AccountScript(name: "A")], routes: [RouteScript] = [],
    notifications: [NotificationScript] = [], server: ServerScript = ServerScript(),
    host: HostScript = HostScript(),
    steps: [StepScript] = [], end: EndScript = .quiet
  ) {
    self.accounts = accounts
    self.routes = routes
    self.notifications = notifications
    self.server = server
    self.host = host
    self.steps = steps
    self.end = end
  }
}

/// When a run stops.
package enum EndScript: Hashable, Sendable {
  /// When no pending work is left. A timer still armed then makes the scenario invalid.
  case quiet
  /// Before anything due at this instant, in ms.
  case at(Milliseconds)
}

/// One stimulus and when it is given.
package struct StepScript: Sendable {
  package var time: StepTime
  package var stimulus: Stimulus
  /// The stimulus as the file says it, for the log and for people: `request quotes/list`.
  package var text: String
  /// The line of the file on which the step begins; 0 for a script made in code.
  package var line: Int32

  package init(time: StepTime = .quiet, stimulus: Stimulus, text: String = "", line: Int32 = 0) {
    self.time = time
    self.stimulus = stimulus
    self.text = text
    self.line = line
  }
}

/// When a step is taken.
package enum StepTime: Hashable, Sendable {
  /// As soon as no pending work is left (D1).
  case quiet
  /// At an instant since the run began, in ms.
  case at(Milliseconds)
  /// So long after the instant of the step before, in ms.
  case after(Milliseconds)
}

/// One account's config: what differs from the standard valid one.
package struct AccountScript: Hashable, Sendable {
  package var name: String
  /// The required fields that are nil.
  package var missing: [RequiredField]
  /// The required fields that are the empty text, and those of blanks only (AMB-16, AMB-19).
  package var empty: [RequiredField] = []
  package var blank: [RequiredField] = []
  package var token: String
  package var refreshToken: String
  package var appNameEn: String
  package var appNameZhCN: String?
  package var appNameZhHK: String?
  package var settings: ConfigSettings
  /// The resolver's window in ms.
  package var resolverWindow: Milliseconds

  /// The documented default of the resolver's window, 30 s (EXTRA-10).
  package static let defaultResolverWindow = Machine.defaultResolverWindow

  package init(
    name: String, missing: [RequiredField] = [], token: String = "T1",
    refreshToken: String = "R1", appNameEn: String = "My Trading App",
    appNameZhCN: String? = nil, appNameZhHK: String? = nil,
    settings: ConfigSettings = ConfigSettings(),
    resolverWindow: Milliseconds = AccountScript.defaultResolverWindow
  ) {
    self.name = name
    self.missing = missing
    self.token = token
    self.refreshToken = refreshToken
    self.appNameEn = appNameEn
    self.appNameZhCN = appNameZhCN
    self.appNameZhHK = appNameZhHK
    self.settings = settings
    self.resolverWindow = resolverWindow
  }
}

/// What the SDK's route table makes of one url; urls are compared byte for byte.
///
/// A url without an entry opens at once, in portrait, if it begins with `lb://page/`, and is
/// unresolved otherwise.
package struct RouteScript: Hashable, Sendable {
  package var url: String
  package var route: Route

  package init(url: String, route: Route) {
    self.url = url
    self.route = route
  }
}

/// A notification as a scenario defines it (PUSH-28, PUSH-29, F12).
package struct NotificationScript: Hashable, Sendable {
  package var name: String
  /// nil where it is missing.
  package var title: String?
  package var body: String?
  package var link: String?
  package var id: String?
  /// `lb_push_from` in `user_info`; nil where it is absent (F6).
  package var nestedIdentifier: String?
  /// `lb_push_from` at the top level.
  package var topLevelIdentifier: String?

  package init(
    name: String, title: String? = nil, body: String? = nil, link: String? = nil,
    id: String? = nil, nestedIdentifier: String? = nil, topLevelIdentifier: String? = nil
  ) {
    self.name = name
    self.title = title
    self.body = body
    self.link = link
    self.id = id
    self.nestedIdentifier = nestedIdentifier
    self.topLevelIdentifier = topLevelIdentifier
  }
}

extension AccountScript {
  /// The first required field that counts as missing, in declaration order (AMB-16, AMB-19, D30).
  package func firstMissing(_ readings: Readings) -> RequiredField? {
    RequiredField.allCases.first { field in
      if missing.contains(field) { return true }
      let isBlank = blank.contains(field)
      if isBlank, readings.configValidation == .strict { return true }
      switch readings.configMissingMeans {
      case .none: return false
      case .nilOrEmpty: return empty.contains(field)
      case .nilOrBlank: return isBlank || empty.contains(field)
      }
    }
  }
}
