import Lifecycle

extension EventDictionary {
  /// What the SDK decides about its config, and about callbacks and calls that come to nothing now.
  static let rest: [EventKindEntry] = [
    EventKindEntry(
      .configChanged, "A property of the running config has a new value.",
      example: #"{"property":"theme","value":"Dark"}"#
    ) { reader throws(ScanFailure) in .configChanged(try reader.changed()) },
    EventKindEntry(
      .callbackSuppressed, "A callback is due that the host cannot receive.",
      example: #"""
        {"answer":null,"callback":"startFailed","code":400,"description":"appId",\#
        "domain":"LBWhaleApp","name":null,"properties":null,"reason":"delegateReleased",\#
        "serverCode":null,"succeeded":null,"token":null,"url":null}
        """#
    ) { reader throws(ScanFailure) in try reader.suppressed() },
    EventKindEntry(
      .callIgnored, "A call of the host does nothing in this status.",
      example: #"{"call":"logoutAndDestroy","status":"NotStarted"}"#
    ) { reader throws(ScanFailure) in
      let call: IgnoredCall = try reader.word("call")
      return .callIgnored(call, status: try reader.word("status"))
    },
    EventKindEntry(
      .callDeferred, "A call of the host is kept until the SDK can do it.",
      subject: "navigation:1",
      example: #"""
        {"call":"navigation","navigation":{"bounced":false,"completion":true,\#
        "internal":false,"route":"opens","routeAfterMs":0,"routeCode":null,\#
        "routeOrientation":"portrait","style":"push","url":"lb://page/main"},\#
        "notification":null,"start":null}
        """#
    ) { reader throws(ScanFailure) in try reader.deferred() },
  ]
}
