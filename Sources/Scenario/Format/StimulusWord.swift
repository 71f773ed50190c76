/// The calls a host can make, by the names of the format.
package enum HostCallWord: Hashable, Sendable, CaseIterable {
  case start
  case logoutAndDestroy
  case configLogout
  case pushURL
  case presentURL
  case setTheme
  case setLanguage
  case setPriceColorType
  case setEnv
  case resolve
  case read
  case setUIDelegate
  case releaseDelegate
  case note

  package var keyword: Keyword {
    switch self {
    case .start: .start
    case .logoutAndDestroy: .logoutAndDestroy
    case .configLogout: .configLogout
    case .pushURL: .pushURL
    case .presentURL: .presentURL
    case .setTheme: .setTheme
    case .setLanguage: .setLanguage
    case .setPriceColorType: .setPriceColorType
    case .setEnv: .setEnv
    case .resolve: .resolve
    case .read: .read
    case .setUIDelegate: .setUIDelegate
    case .releaseDelegate: .releaseDelegate
    case .note: .note
    }
  }

  /// Whether the bare name says all: it takes no argument, or has one by default.
  var standsAlone: Bool {
    switch self {
    case .start, .logoutAndDestroy, .configLogout, .releaseDelegate: true
    case .pushURL, .presentURL, .setTheme, .setLanguage, .setPriceColorType, .setEnv, .resolve,
      .read, .setUIDelegate, .note:
      false
    }
  }
}

/// What the system, a person, the server and time do in a step, by the names of the format.
package enum StimulusWord: Hashable, Sendable, CaseIterable {
  case app
  case closePage
  case replacePage
  case tapLink
  case coverWithHostPage
  case uncover
  case request
  case revoke
  case signInElsewhere
  case offline
  case wait
  case idle

  package var keyword: Keyword {
    switch self {
    case .app: .app
    case .closePage: .closePage
    case .replacePage: .replacePage
    case .tapLink: .tapLink
    case .coverWithHostPage: .coverWithHostPage
    case .uncover: .uncover
    case .request: .request
    case .revoke: .revoke
    case .signInElsewhere: .signInElsewhere
    case .offline: .offline
    case .wait: .wait
    case .idle: .idle
    }
  }

  package var actor: Actor {
    switch self {
    case .app: .system
    case .closePage, .replacePage, .tapLink, .coverWithHostPage, .uncover: .client
    case .request, .revoke, .signInElsewhere, .offline: .server
    case .wait, .idle: .time
    }
  }
}

/// Who acts in a stimulus.
package enum Actor: String, Hashable, Sendable, CaseIterable {
  case host
  case system
  case client
  case server
  case time
}
