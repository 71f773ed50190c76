import Lifecycle

extension PayloadWriter {
  /// Writes a setter's call, whose kind names the property.
  mutating func set(_ setting: ConfigSetting) {
    switch setting {
    case .theme(let theme): word("theme", theme)
    case .language(let language): word("language", language)
    case .priceColorType(let type): word("priceColorType", type)
    case .env(let env): word("env", env)
    }
  }

  /// Writes a change of the config with the property's name.
  mutating func changed(_ setting: ConfigSetting) {
    switch setting {
    case .theme(let theme):
      word("property", SettingName.theme)
      word("value", theme)
    case .language(let language):
      word("property", SettingName.language)
      word("value", language)
    case .priceColorType(let type):
      word("property", SettingName.priceColorType)
      word("value", type)
    case .env(let env):
      word("property", SettingName.env)
      word("value", env)
    }
  }
}

extension PayloadReader {
  mutating func changed() throws(ScanFailure) -> ConfigSetting {
    switch try word("property") as SettingName {
    case .theme: .theme(try word("value"))
    case .language: .language(try word("value"))
    case .priceColorType: .priceColorType(try word("value"))
    case .env: .env(try word("value"))
    }
  }
}

/// The writable properties of the config.
private enum SettingName: String, Word {
  case theme
  case language
  case priceColorType
  case env
}
