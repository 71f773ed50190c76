/// The SDK's runtime status, in declaration order (START-27).
package enum SDKStatus: UInt8, Hashable, Sendable, CaseIterable {
  /// Can transition to `starting`.
  case notStarted
  /// Can transition to `started`, `isDestroying`, and to `notStarted` when the process ends.
  case starting
  /// Can transition to `isDestroying`, and to `notStarted` when the process ends.
  case started
  /// Can transition to `notStarted`.
  case isDestroying

  /// The declared name without its prefix: `NotStarted`, `Starting`, `Started`, `IsDestroying`.
  package var name: String {
    switch self {
    case .notStarted: "NotStarted"
    case .starting: "Starting"
    case .started: "Started"
    case .isDestroying: "IsDestroying"
    }
  }
}

/// LBWhaleAppConfigTheme (CONFIG-19).
package enum Theme: String, Hashable, Sendable, CaseIterable {
  case auto = "Auto"
  case light = "Light"
  case dark = "Dark"
}

/// LBWhaleAppConfigLanguage (CONFIG-20).
package enum Language: String, Hashable, Sendable, CaseIterable {
  case en = "En"
  case zhCN = "ZhCN"
  case zhHK = "ZhHK"
}

/// LBWhaleAppConfigPriceColor (CONFIG-21).
package enum PriceColorType: String, Hashable, Sendable, CaseIterable {
  case followUserSetting = "FollowUserSetting"
  case redUpGreenDown = "RedUpGreenDown"
  case greenUpRedDown = "GreenUpRedDown"
}

/// LBWhaleAppConfigEnv (CONFIG-22).
package enum Environment: String, Hashable, Sendable, CaseIterable {
  case prod = "Prod"
  case sit = "Sit"
  case test = "Test"
}

/// The eight fields a start must carry, in the order in which they are checked (F1, AMB-16).
package enum RequiredField: String, Hashable, Sendable, CaseIterable {
  case appKey
  case appSecret
  case appId
  case appNameEn = "appName.en"
  case defaultAccountChannel
  case webDomainPrefix
  case token
  case refreshToken
}

/// What `requiredAppInterfaceOrientationMask` can ask for (ORIENT-1, ORIENT-5).
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// How a page was opened.
package enum PageStyle: String, Hashable, Sendable, CaseIterable {
  case push
  case present
}

/// The requests the SDK makes, by the name a scenario scripts them with.
package enum Endpoint: String, Hashable, Sendable, CaseIterable {
  /// The one request of startup.
  case launch
  /// Renews the token by the refresh token.
  case renew
  /// Checks the pair of credentials that the host gave the resolver.
  case verifyPair
  /// A page asks for its data.
  case request
  /// Registers the push service.
  case pushStart
  /// Binds the device token.
  case bindDevice

  /// Whether it belongs to the process and so completes across a destroy (ruling 13).
  package var belongsToProcess: Bool {
    switch self {
    case .pushStart, .bindDevice: true
    case .launch, .renew, .verifyPair, .request: false
    }
  }
}

/// The SDK's own timers. At most one of each kind is armed at a time.
package enum TimerKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Renews the token before it expires (ruling 4).
  case renewal
  /// Tries a renewal again that failed for a transient reason (ruling 4).
  case renewalRetry
  /// Tries the startup request again that failed for a transient reason (ruling 15).
  case launchRetry
  /// Ends the wait for the host's answer to the resolver (AUTH-19).
  case resolverWindow

  package var name: String {
    switch self {
    case .renewal: "renewal"
    case .renewalRetry: "renewalRetry"
    case .launchRetry: "launchRetry"
    case .resolverWindow: "resolverWindow"
    }
  }
}
