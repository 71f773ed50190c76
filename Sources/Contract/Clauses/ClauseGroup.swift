/// The sixteen groups of clauses, in the order in which the contract lists them.
package enum ClauseGroup: String, Hashable, Sendable, CaseIterable {
  case start = "START"
  case auth = "AUTH"
  case run = "RUN"
  case destroy = "DESTROY"
  case page = "PAGE"
  case route = "ROUTE"
  case url = "URL"
  case orient = "ORIENT"
  case config = "CONFIG"
  case extra = "EXTRA"
  case push = "PUSH"
  case analytics = "ANALYTICS"
  case host = "HOST"
  case sec = "SEC"
  case api = "API"
  case platform = "PLATFORM"

  package var title: String {
    switch self {
    case .start: "Startup"
    case .auth: "Token renewal and fallback resolver"
    case .run: "Runtime error"
    case .destroy: "Teardown"
    case .page: "Page enter / exit and page count"
    case .route: "pushURL / presentURL and completion"
    case .url: "canOpenURL / didRequestOpenURL"
    case .orient: "Orientation"
    case .config: "Configuration object"
    case .extra: "extraCustomConfig keys"
    case .push: "Push service"
    case .analytics: "Analytics callback"
    case .host: "Broker App obligations (lint rules)"
    case .sec: "Security"
    case .api: "Public declarations"
    case .platform: "Requirements and dependencies"
    }
  }

  /// The group's clauses; number n stands at index n - 1.
  package var clauses: [Clause] {
    switch self {
    case .start: ClauseTable.start
    case .auth: ClauseTable.auth
    case .run: ClauseTable.run
    case .destroy: ClauseTable.destroy
    case .page: ClauseTable.page
    case .route: ClauseTable.route
    case .url: ClauseTable.url
    case .orient: ClauseTable.orient
    case .config: ClauseTable.config
    case .extra: ClauseTable.extra
    case .push: ClauseTable.push
    case .analytics: ClauseTable.analytics
    case .host: ClauseTable.host
    case .sec: ClauseTable.sec
    case .api: ClauseTable.api
    case .platform: ClauseTable.platform
    }
  }
}

/// The clauses themselves, a file a group.
enum ClauseTable {}
