/// What a host calls: the SDK's class methods, its config's setters, and the host's own notes.
package enum HostCall: Hashable, Sendable {
  /// `+startWithConfig:` (START-1).
  case start(StartCall)
  /// `+logoutAndDestroy` (DESTROY-1).
  case logoutAndDestroy
  /// `-[LBWhaleAppConfig logout]` (DESTROY-12).
  case configLogout
  /// `+pushURL:…` and `+presentURL:…` (ROUTE-2, ROUTE-3).
  case navigate(NavigationCall)
  /// The resolver block of refreshTokenExpired (AUTH-22). `of` names the resolver whose block it
  /// is; nil is the one asked most recently (D21).
  case resolve(ResolverAnswer, of: Ordinal?)
  /// Assigns one of the config's writable properties (CONFIG-16…18, CONFIG-14).
  case set(ConfigSetting)
  /// Assigns `sdkUIDelegate`, or nil (CONFIG-10).
  case setUIDelegate(present: Bool)
  /// The host's event delegate goes away; the SDK holds it weakly (CONFIG-9).
  case releaseDelegate
  /// Reads a property of the SDK.
  case read(ReadableProperty)
  /// A call of the push service (PUSH-1…43).
  case push(PushCall)
  /// The host says what it did: `sign-in`, `report`, `persist` … No call into the SDK.
  case note(Symbol)
}

/// The arguments of a start, as far as the SDK's behaviour depends on them.
package struct StartCall: Hashable, Sendable {
  /// The scenario's name for the config.
  package var account: Symbol
  /// The first required field that is nil or empty, in declaration order; nil if none (AMB-16).
  package var missing: RequiredField?
  package var token: Credential
  package var refreshToken: Credential
  package var appName: AppName
  package var settings: ConfigSettings
  /// The resolver's window in ms (EXTRA-9, EXTRA-10).
  package var resolverWindow: Milliseconds
  /// The event-delegate methods the host leaves out.
  package var omits: OmittedCallbacks

  package init(
    account: Symbol, missing: RequiredField?, token: Credential, refreshToken: Credential,
    appName: AppName, settings: ConfigSettings, resolverWindow: Milliseconds,
    omits: OmittedCallbacks
  ) {
    self.account = account
    self.missing = missing
    self.token = token
    self.refreshToken = refreshToken
    self.appName = appName
    self.settings = settings
    self.resolverWindow = resolverWindow
    self.omits = omits
  }
}

/// The app's name in three languages (CONFIG-24).
package struct AppName: Hashable, Sendable {
  package var en: Symbol
  package var zhCN: Symbol?
  package var zhHK: Symbol?

  package init(en: Symbol, zhCN: Symbol?, zhHK: Symbol?) {
    self.en = en
    self.zhCN = zhCN
    self.zhHK = zhHK
  }

  /// The text for `language`, and what stands in for a missing Chinese text (CONFIG-25, AMB-113).
  package func text(in language: Language, fallback: ConfigLanguageFallback) -> Symbol {
    switch language {
    case .en: en
    case .zhCN: zhCN ?? missing(fallback, sibling: zhHK)
    case .zhHK: zhHK ?? missing(fallback, sibling: zhCN)
    }
  }

  private func missing(_ fallback: ConfigLanguageFallback, sibling: Symbol?) -> Symbol {
    switch fallback {
    case .en: en
    case .none: WellKnownText.none
    case .siblingChinese: sibling ?? en
    }
  }
}

/// The config's four writable properties with their defaults (CONFIG-11…14).
package struct ConfigSettings: Hashable, Sendable {
  package var theme: Theme
  package var language: Language
  package var priceColorType: PriceColorType
  package var env: Environment

  package init(
    theme: Theme = .auto, language: Language = .en,
    priceColorType: PriceColorType = .followUserSetting, env: Environment = .prod
  ) {
    self.theme = theme
    self.language = language
    self.priceColorType = priceColorType
    self.env = env
  }
}

/// One assignment to a writable property of the config.
package enum ConfigSetting: Hashable, Sendable {
  case theme(Theme)
  case language(Language)
  case priceColorType(PriceColorType)
  case env(Environment)
}

/// A call of `pushURL` or `presentURL`, with what the SDK's route table makes of its url.
package struct NavigationCall: Hashable, Sendable {
  package var url: Symbol
  package var style: PageStyle
  package var animated: Bool
  /// The parameters as canonical JSON; nil without any.
  package var parameters: Symbol?
  /// Whether a completion block was given.
  package var hasCompletion: Bool
  package var route: Route

  package init(
    url: Symbol, style: PageStyle, animated: Bool = true, parameters: Symbol? = nil,
    hasCompletion: Bool = true, route: Route
  ) {
    self.url = url
    self.style = style
    self.animated = animated
    self.parameters = parameters
    self.hasCompletion = hasCompletion
    self.route = route
  }
}

/// What the SDK's route table makes of a url.
package enum Route: Hashable, Sendable {
  /// An SDK page, shown `after` ms; 0 is the next turn of the same instant.
  case opens(after: Milliseconds, orientation: Orientation)
  /// A page of the SDK that cannot be shown: NO with `code`, without the URL flow.
  case fails(after: Milliseconds, code: Int32)
  /// Not in the table: the URL flow (URL-1).
  case unresolved
}

/// The host's answer to the resolver; a nil side is nil or empty (AMB-26).
package struct ResolverAnswer: Hashable, Sendable {
  package var token: Symbol?
  package var refreshToken: Symbol?

  package init(token: Symbol?, refreshToken: Symbol?) {
    self.token = token
    self.refreshToken = refreshToken
  }

  package static let none = ResolverAnswer(token: nil, refreshToken: nil)
}

/// The properties a host can read.
package enum ReadableProperty: String, Hashable, Sendable, CaseIterable {
  case sdkStatus
  case config
  case requiredAppInterfaceOrientationMask
  case currentLanguageText
}
