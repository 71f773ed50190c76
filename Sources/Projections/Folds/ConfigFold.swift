import EventLog
import Lifecycle

/// The configuration of the start accepted last, with what was changed since.
struct ConfigFold {
  private var account: String?
  private var appName: String?
  private var settings: ConfigSettings?
  private var resolverWindow: Milliseconds?
  private var sinceSeq: Int64?

  /// Takes in the next event.
  mutating func apply(_ record: EventRecord, _ symbols: SymbolTable) {
    if case .startAccepted(_, let call) = record.event {
      account = symbols[call.account]
      appName = symbols[call.appName.en]
      settings = call.settings
      resolverWindow = call.resolverWindow
    } else if case .configChanged(let setting) = record.event, settings != nil {
      apply(setting)
    } else {
      return
    }
    sinceSeq = Int64(record.seq)
  }

  private mutating func apply(_ setting: ConfigSetting) {
    switch setting {
    case .theme(let theme): settings?.theme = theme
    case .language(let language): settings?.language = language
    case .priceColorType(let type): settings?.priceColorType = type
    case .env(let env): settings?.env = env
    }
  }

  func row(at position: Sequence) -> DerivedRow {
    DerivedRow(
      .configState,
      [
        .init(account), .init(appName),
        .init(settings?.theme.rawValue), .init(settings?.language.rawValue),
        .init(settings?.priceColorType.rawValue), .init(settings?.env.rawValue),
        .init(resolverWindow), .init(sinceSeq),
      ], position: position)
  }
}
