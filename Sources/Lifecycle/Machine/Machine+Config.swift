extension Machine {
  /// Assigns a writable property. Without a config there is nothing to assign to (D30, AMB-55).
  mutating func set(_ setting: ConfigSetting, cause: Sequence) {
    let called = emit(.set(setting), cause: cause)
    guard state.config != nil || state.retainedConfig != nil else {
      emit(.callIgnored(setting.ignoredCall, status: state.status), cause: called)
      return
    }
    emit(.configChanged(setting), cause: called)
  }

  /// Reads a property of the SDK.
  mutating func read(_ property: ReadableProperty, cause: Sequence) {
    emit(.read(property, returned: value(of: property)), cause: cause)
  }

  /// What the host would read now.
  package func value(of property: ReadableProperty) -> Symbol {
    switch property {
    case .sdkStatus: WellKnownText.status(readableStatus)
    case .config:
      state.config == nil && state.retainedConfig == nil
        ? WellKnownText.none : WellKnownText.present
    case .requiredAppInterfaceOrientationMask: orientationMask
    case .currentLanguageText: currentLanguageText
    }
  }

  /// The mask of the current page; 0 when the host's own page is on top (ORIENT-1, AMB-70).
  private var orientationMask: Symbol {
    guard let page = state.stack.last?.page else { return WellKnownText.zero }
    return WellKnownText.orientation(page.orientation)
  }

  /// The running account's name in the current language, else the last one's in English (AMB-114).
  private var currentLanguageText: Symbol {
    if let config = state.config {
      return config.appName.text(
        in: config.settings.language, fallback: state.readings.configLanguageFallback)
    }
    return state.lastAppName ?? WellKnownText.none
  }
}

extension ConfigSetting {
  var ignoredCall: IgnoredCall {
    switch self {
    case .theme: .setTheme
    case .language: .setLanguage
    case .priceColorType: .setPriceColorType
    case .env: .setEnv
    }
  }
}
