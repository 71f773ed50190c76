import Lifecycle

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
  case startPush
  case updateDeviceToken
  case handleLaunchOptions
  case willPresent
  case didReceive
  case checkIsLBNotification
  case showTip
  case handleNotificationClick
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
    case .startPush: .startPush
    case .updateDeviceToken: .updateDeviceToken
    case .handleLaunchOptions: .handleLaunchOptions
    case .willPresent: .willPresent
    case .didReceive: .didReceive
    case .checkIsLBNotification: .checkIsLBNotification
    case .showTip: .showTip
    case .handleNotificationClick: .handleNotificationClick
    case .note: .note
    }
  }

  /// Whether the bare name says all: it takes no argument, or has one by default.
  var standsAlone: Bool {
    switch self {
    case .start, .logoutAndDestroy, .configLogout, .releaseDelegate: true
    case .pushURL, .presentURL, .setTheme, .setLanguage, .setPriceColorType, .setEnv, .resolve,
      .read, .setUIDelegate, .startPush, .updateDeviceToken, .handleLaunchOptions, .willPresent,
      .didReceive, .checkIsLBNotification, .showTip, .handleNotificationClick, .note:
      false
    }
  }

  /// The call that hands the SDK a notification; nil for another call.
  var handling: HandlingMethod? {
    switch self {
    case .handleLaunchOptions: .handleLaunchOptions
    case .willPresent: .willPresent
    case .didReceive: .didReceive
    case .showTip: .showTip
    case .handleNotificationClick: .handleNotificationClick
    case .start, .logoutAndDestroy, .configLogout, .pushURL, .presentURL, .setTheme,
      .setLanguage, .setPriceColorType, .setEnv, .resolve, .read, .setUIDelegate,
      .releaseDelegate, .startPush, .updateDeviceToken, .checkIsLBNotification, .note:
      nil
    }
  }
}

/// What the system, a person, the server and time do in a step, by the names of the format.
package enum StimulusWord: Hashable, Sendable, CaseIterable {
  case notification
  case deviceToken
  case app
  case closePage
  case replacePage
  case tapLink
  case tapTip
  case coverWithHostPage
  case uncover
  case request
  case revoke
  case signInElsewhere
  case offline
  case analytics
  case wait
  case idle

  package var keyword: Keyword {
    switch self {
    case .notification: .notification
    case .deviceToken: .deviceToken
    case .app: .app
    case .closePage: .closePage
    case .replacePage: .replacePage
    case .tapLink: .tapLink
    case .tapTip: .tapTip
    case .coverWithHostPage: .coverWithHostPage
    case .uncover: .uncover
    case .request: .request
    case .revoke: .revoke
    case .signInElsewhere: .signInElsewhere
    case .offline: .offline
    case .analytics: .analytics
    case .wait: .wait
    case .idle: .idle
    }
  }

  package var actor: Actor {
    switch self {
    case .notification, .deviceToken, .app: .system
    case .closePage, .replacePage, .tapLink, .tapTip, .coverWithHostPage, .uncover: .client
    case .request, .revoke, .signInElsewhere, .offline, .analytics: .server
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
