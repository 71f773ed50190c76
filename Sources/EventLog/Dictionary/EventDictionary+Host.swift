import Lifecycle

extension EventDictionary {
  /// A start's payload, which its acceptance repeats.
  static let exampleStart = #"""
    {"account":"A","appName":{"en":"My Trading App","zhCN":null,"zhHK":null},"env":"Prod",\#
    "language":"En","missing":null,"omits":["canOpenURL"],"priceColorType":"FollowUserSetting",\#
    "refreshToken":"R1","refreshTokenIssuedMs":0,"refreshTokenLifetimeMs":null,\#
    "resolverWindowMs":30000,"theme":"Auto","token":"T1","tokenIssuedMs":0,\#
    "tokenLifetimeMs":900000}
    """#

  private static let exampleCall = #"""
    {"animated":true,"completion":true,"parameters":null,"route":"opens","routeAfterMs":0,\#
    "routeCode":null,"routeOrientation":"portrait","url":"lb://page/main"}
    """#

  static let host: [EventKindEntry] = [
    EventKindEntry(
      .start, "The host calls startWithConfig: with this account's config.",
      example: exampleStart
    ) { reader throws(ScanFailure) in .start(try reader.start()) },
    EventKindEntry(.logoutAndDestroy, "The host calls logoutAndDestroy.", .logoutAndDestroy),
    EventKindEntry(.configLogout, "The host calls logout of the config.", .configLogout),
    EventKindEntry(
      .pushURL, "The host calls pushURL: to open a page on the navigation stack.",
      subject: "navigation:1", example: exampleCall
    ) { reader throws(ScanFailure) in try reader.call(.push) },
    EventKindEntry(
      .presentURL, "The host calls presentURL: to open a page modally.",
      subject: "navigation:2", example: exampleCall
    ) { reader throws(ScanFailure) in try reader.call(.present) },
    EventKindEntry(
      .resolve, "The host answers the resolver with a pair of tokens, a part of one, or none.",
      subject: "resolver:1", example: #"{"refreshToken":"R9","token":"T9"}"#
    ) { reader throws(ScanFailure) in
      .resolve(try reader.resolverIfAny(), try reader.answer())
    },
    EventKindEntry(
      .setTheme, "The host sets the config's theme.", example: #"{"theme":"Dark"}"#
    ) { reader throws(ScanFailure) in .set(.theme(try reader.word("theme"))) },
    EventKindEntry(
      .setLanguage, "The host sets the config's language.", example: #"{"language":"ZhHK"}"#
    ) { reader throws(ScanFailure) in .set(.language(try reader.word("language"))) },
    EventKindEntry(
      .setPriceColorType, "The host sets the config's price colours.",
      example: #"{"priceColorType":"RedUpGreenDown"}"#
    ) { reader throws(ScanFailure) in
      .set(.priceColorType(try reader.word("priceColorType")))
    },
    EventKindEntry(
      .setEnv, "The host sets the config's server environment.", example: #"{"env":"Sit"}"#
    ) { reader throws(ScanFailure) in .set(.env(try reader.word("env"))) },
    EventKindEntry(
      .setUIDelegate, "The host sets or clears the UI delegate.", example: #"{"present":false}"#
    ) { reader throws(ScanFailure) in .setUIDelegate(present: try reader.boolean("present")) },
    EventKindEntry(
      .releaseDelegate, "The host's event delegate goes away, held weakly by the SDK.",
      .releaseDelegate),
    EventKindEntry(
      .read, "The host reads a property of the SDK and gets this value.",
      example: #"{"property":"sdkStatus","returned":"Started"}"#
    ) { reader throws(ScanFailure) in
      let property: ReadableProperty = try reader.word("property")
      return .read(property, returned: try reader.symbol("returned"))
    },
    EventKindEntry(
      .note, "The host says what it did by itself, without a call to the SDK.",
      example: #"{"text":"sign-in"}"#
    ) { reader throws(ScanFailure) in .note(try reader.symbol("text")) },
  ]
}
