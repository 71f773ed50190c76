package import Lifecycle

/// An argument of a callback, as the format speaks of it.
package struct ArgumentRule: Hashable, Sendable {
  package var argument: CallbackArgument
  package var value: ValueShape
  /// Whether the host is given it; its own answer is an argument only to the one who looks on.
  package var isGiven: Bool
}

/// The callbacks of the format: their names, the SDK's selectors for them, their arguments.
package enum CallbackVocabulary {
  /// What a word says.
  enum Word: Sendable {
    case name(CallbackName)
    /// The full selector, with or without its last colon.
    case selector(CallbackName)
  }

  /// The callback that `bytes` spell; nil for no callback.
  static func spelled(_ bytes: ArraySlice<UInt8>) -> Word? { table[bytes] }

  /// For suggestions.
  package static let names = CallbackName.allCases.map(\.rawValue)

  /// The name of the callback that was meant, by its name or by its selector.
  static func nearest(to text: String) -> String? {
    if let name = Suggestion.nearest(to: text, in: names) { return name }
    let selectors = CallbackName.allCases.map(\.selector)
    guard let selector = Suggestion.nearest(to: text, in: selectors),
      let place = selectors.firstIndex(of: selector)
    else { return nil }
    return names[place]
  }

  /// The arguments of `callback`, in the order of the manual's table.
  package static func arguments(of callback: CallbackName) -> [ArgumentRule] {
    switch callback {
    case .startFailed, .didRunInError: error
    case .tokenDidChange: [ArgumentRule(argument: .token, value: .symbol, isGiven: true)]
    case .canOpenURL: [url, ArgumentRule(argument: .answer, value: .flag, isGiven: false)]
    case .didRequestOpenURL, .routerHandler: [url]
    case .navigationCompleted: completion + [url]
    case .pushStartCompleted, .deviceTokenCompleted: completion
    case .analyticsEvent: analytics
    case .didFinishLaunching, .refreshTokenExpired, .willDestroy, .enterSdkPage, .exitSdkPage: []
    }
  }

  private static let code = ValueShape.number(from: 0, through: .max)
  private static let url = ArgumentRule(argument: .url, value: .url, isGiven: true)

  private static let error = [
    ArgumentRule(argument: .code, value: code, isGiven: true),
    ArgumentRule(argument: .domain, value: .text, isGiven: true),
    ArgumentRule(argument: .description, value: .text, isGiven: true),
  ]

  private static let completion = [
    ArgumentRule(argument: .succeeded, value: .flag, isGiven: true),
    ArgumentRule(argument: .code, value: .either([code, .choice(["none"])]), isGiven: true),
  ]

  private static let analytics = [
    ArgumentRule(argument: .name, value: .oneLine, isGiven: true),
    ArgumentRule(argument: .properties, value: .map(.parameters), isGiven: true),
  ]

  private static let table: WordTable<Word> = {
    var words: [(String, Word)] = []
    for callback in CallbackName.allCases {
      words.append((callback.rawValue, .name(callback)))
      for selector in spellings(of: callback.selector) where selector != callback.rawValue {
        words.append((selector, .selector(callback)))
      }
    }
    return WordTable(words)
  }()

  /// A selector as it is, and without its last colon: where it is a key, YAML takes the colon for
  /// its own.
  private static func spellings(of selector: String) -> [String] {
    selector.hasSuffix(":") ? [selector, String(selector.dropLast())] : [selector]
  }
}
