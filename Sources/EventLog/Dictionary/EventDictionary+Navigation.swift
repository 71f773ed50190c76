import Lifecycle

extension EventDictionary {
  /// What the SDK decides about pages and urls.
  static let navigation: [EventKindEntry] = [
    EventKindEntry(
      .navigationBegan, "The SDK begins to open a url.", subject: "navigation:1",
      example: #"""
        {"bounced":false,"completion":true,"internal":false,"route":"opens",\#
        "routeAfterMs":400,"routeCode":null,"routeOrientation":"landscape","style":"push",\#
        "url":"lb://page/chart"}
        """#
    ) { reader throws(ScanFailure) in try reader.began() },
    EventKindEntry(
      .navigationFailed, "A url cannot be opened, or its call was refused.",
      subject: "navigation:1", example: #"{"code":404,"url":"lb://page/broken"}"#
    ) { reader throws(ScanFailure) in
      let navigation = try reader.navigation()
      let code = try reader.int32("code")
      return .navigationFailed(navigation, url: try reader.symbol("url"), code: code)
    },
    EventKindEntry(
      .pageOpened, "A page is on the stack, in the place of another where it replaces one.",
      subject: "page:1",
      example: #"""
        {"navigation":1,"orientation":"portrait","replaces":null,"style":"push",\#
        "url":"lb://page/main"}
        """#
    ) { reader throws(ScanFailure) in try reader.opened() },
    EventKindEntry(
      .pageClosed, "A page is gone from the stack.", subject: "page:1",
      example: #"{"url":"lb://page/main"}"#
    ) { reader throws(ScanFailure) in
      .pageClosed(try reader.page(), url: try reader.symbol("url"))
    },
    EventKindEntry(
      .urlUnresolved, "The SDK does not know a url and turns to the host.",
      subject: "navigation:1", example: #"{"url":"broker://order/7"}"#
    ) { reader throws(ScanFailure) in .urlUnresolved(try reader.flow()) },
    EventKindEntry(
      .urlDropped, "The SDK gives up on a url that the host does not take.",
      subject: "navigation:1", example: #"{"reason":"refused","url":"broker://order/7"}"#
    ) { reader throws(ScanFailure) in
      let reason: URLDropReason = try reader.word("reason")
      return .urlDropped(try reader.flow(), reason)
    },
  ]
}
