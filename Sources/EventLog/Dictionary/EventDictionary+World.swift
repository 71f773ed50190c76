import Lifecycle

extension EventDictionary {
  static let system: [EventKindEntry] = [
    EventKindEntry(.appLaunched, "The system launches the app's process.", .appLaunched),
    EventKindEntry(
      .processEnded, "The process ends, and with it everything in memory; nothing is called.",
      .processEnded),
    EventKindEntry(.appSuspended, "The system suspends the app.", .appSuspended),
    EventKindEntry(.appResumed, "The system lets the app run again.", .appResumed),
    EventKindEntry(.appBackgrounded, "The app goes to the background.", .appBackgrounded),
    EventKindEntry(.appForegrounded, "The app comes to the foreground.", .appForegrounded),
  ]

  static let client: [EventKindEntry] = [
    EventKindEntry(
      .closePage, "The client closes the topmost page, all pages, or the topmost of a url.",
      example: #"{"url":null,"which":"top"}"#
    ) { reader throws(ScanFailure) in .closePage(try reader.closePage()) },
    EventKindEntry(
      .replacePage, "The client swaps the topmost page for another in one step.",
      example: #"{"orientation":"portrait","url":"lb://page/detail"}"#
    ) { reader throws(ScanFailure) in
      let orientation: Orientation = try reader.word("orientation")
      return .replacePage(url: try reader.symbol("url"), orientation: orientation)
    },
    EventKindEntry(
      .tapLink, "The client taps a link in the topmost page.",
      example: #"""
        {"route":"unresolved","routeAfterMs":null,"routeCode":null,"routeOrientation":null,\#
        "url":"broker://order/7"}
        """#
    ) { reader throws(ScanFailure) in try reader.tapLink() },
    EventKindEntry(
      .coverWithHostPage, "A page of the host comes on top of the SDK's.", .coverWithHostPage),
    EventKindEntry(.uncover, "The topmost page of the host goes away.", .uncover),
    EventKindEntry(
      .request, "An open page wants something from the server.",
      example: #"{"path":"quotes/list"}"#
    ) { reader throws(ScanFailure) in .pageRequest(path: try reader.symbol("path")) },
    EventKindEntry(.tapTip, "The client taps the newest tip.", .tapTip),
  ]

  private static let exampleReply = #"""
    {"endpoint":"renew","message":"","refreshToken":"R2","refreshTokenIssuedMs":840080,\#
    "refreshTokenLifetimeMs":null,"status":200,"token":"T2","tokenIssuedMs":840080,\#
    "tokenLifetimeMs":900000}
    """#

  static let server: [EventKindEntry] = [
    EventKindEntry(
      .replyArrived, "The answer to a request arrives.", subject: "request:2",
      example: exampleReply
    ) { reader throws(ScanFailure) in
      let (reply, endpoint) = try reader.reply()
      return .replyArrived(reply, endpoint)
    },
    EventKindEntry(
      .replyIgnored, "An answer arrives that nobody waits for any more, and changes nothing.",
      subject: "request:2", example: exampleReply
    ) { reader throws(ScanFailure) in
      let (reply, endpoint) = try reader.reply()
      return .replyIgnored(reply, endpoint)
    },
    EventKindEntry(
      .credentialRevoked, "The server no longer accepts a token or refresh token.",
      example: #"{"credential":"T1"}"#
    ) { reader throws(ScanFailure) in .credentialRevoked(try reader.symbol("credential")) },
    EventKindEntry(.networkLost, "The network goes away.", .networkLost),
    EventKindEntry(.networkBack, "The network is back.", .networkBack),
  ]
}
