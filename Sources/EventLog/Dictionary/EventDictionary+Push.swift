import Lifecycle

extension EventDictionary {
  /// What the host calls on the push service, and what it tells the system.
  static let pushCalls: [EventKindEntry] = [
    EventKindEntry(
      .startPush, "The host starts the push service with the symbols of its key and secret.",
      example: #"{"key":"K1","secret":"S1"}"#
    ) { reader throws(ScanFailure) in try reader.startPush() },
    EventKindEntry(
      .updateDeviceToken, "The host gives the SDK the device token of APNs, as a symbol.",
      example: #"{"deviceToken":"D1","disableMultiDevices":true}"#
    ) { reader throws(ScanFailure) in .updateDeviceToken(try reader.deviceToken()) },
    EventKindEntry(
      .handleLaunchOptions, "The host hands over the options that the app was launched with.",
      example: noNotificationExample
    ) { reader throws(ScanFailure) in try reader.handling(.handleLaunchOptions) },
    EventKindEntry(
      .willPresent, "The host hands over a notification that came in the foreground.",
      subject: "push:N1", example: handlingExample
    ) { reader throws(ScanFailure) in try reader.handling(.willPresent) },
    EventKindEntry(
      .didReceive, "The host hands over a notification that the client tapped.",
      subject: "push:N1", example: handlingExample
    ) { reader throws(ScanFailure) in try reader.handling(.didReceive) },
    EventKindEntry(
      .checkIsLBNotification, "The host asks whether a message is one of Whale's.",
      subject: "push:N1",
      example: #"""
        {"id":"P7","identifierNested":"absent","identifierTopLevel":"empty","link":"",\#
        "returned":true,"route":"unresolved","routeAfterMs":null,"routeCode":null,\#
        "routeOrientation":null,"title":"Price alert"}
        """#
    ) { reader throws(ScanFailure) in try reader.checked() },
    EventKindEntry(
      .showTip, "The host has the SDK show a tip for a message of its own channel.",
      subject: "push:N1", example: handlingExample
    ) { reader throws(ScanFailure) in try reader.handling(.showTip) },
    EventKindEntry(
      .handleNotificationClick, "The host hands over a click on a message of its own channel.",
      subject: "push:N1", example: handlingExample
    ) { reader throws(ScanFailure) in try reader.handling(.handleNotificationClick) },
    EventKindEntry(
      .complete, "The host calls the completion handler the system gave it with a notification.",
      example: #"{"presentation":"none"}"#
    ) { reader throws(ScanFailure) in .complete(try reader.word("presentation")) },
  ]

  private static let handlingExample = #"""
    {"id":"P7","identifierNested":"text","identifierTopLevel":"absent",\#
    "link":"lb://page/order","returned":"ok","route":"opens","routeAfterMs":0,\#
    "routeCode":null,"routeOrientation":"portrait","routerHandler":false,\#
    "title":"Order filled"}
    """#

  private static let noNotificationExample = #"""
    {"id":null,"identifierNested":null,"identifierTopLevel":null,"link":null,\#
    "returned":"NonSDK","route":null,"routeAfterMs":null,"routeCode":null,\#
    "routeOrientation":null,"routerHandler":false,"title":null}
    """#

  /// What the system brings the host.
  static let deliveries: [EventKindEntry] = [
    EventKindEntry(
      .notificationArrived, "The system brings the host a notification.", subject: "push:N1",
      example: #"""
        {"arrives":"tapped","id":"P7","identifierNested":"text",\#
        "identifierTopLevel":"absent","link":"lb://page/order","route":"opens",\#
        "routeAfterMs":0,"routeCode":null,"routeOrientation":"portrait",\#
        "title":"Order filled"}
        """#
    ) { reader throws(ScanFailure) in try reader.notificationArrived() },
    EventKindEntry(
      .deviceTokenArrived, "The system brings the host its device token, as a symbol.",
      example: #"{"deviceToken":"D1"}"#
    ) { reader throws(ScanFailure) in .deviceTokenArrived(try reader.symbol("deviceToken")) },
  ]

  /// What the SDK decides about its push service and its tips.
  static let pushService: [EventKindEntry] = [
    EventKindEntry(
      .pushServiceStarted, "The push service is registered: isStarted is true.",
      .pushServiceStarted),
    EventKindEntry(
      .pushServiceFailed, "The push service could not be registered.",
      example: #"{"code":99992}"#
    ) { reader throws(ScanFailure) in .pushServiceFailed(code: try reader.int32("code")) },
    EventKindEntry(
      .deviceTokenRecorded, "The SDK keeps the device token, to be bound while it is Started.",
      example: #"{"deviceToken":"D1","disableMultiDevices":true}"#
    ) { reader throws(ScanFailure) in .deviceTokenRecorded(try reader.deviceToken()) },
    EventKindEntry(
      .deviceTokenBound, "The server has bound the device token to the client.",
      example: #"{"deviceToken":"D1"}"#
    ) { reader throws(ScanFailure) in .deviceTokenBound(try reader.symbol("deviceToken")) },
    EventKindEntry(
      .tipShown, "The SDK shows a tip for a message, the newest on top.", subject: "tip:1",
      example: #"""
        {"link":"lb://page/order","notification":"N1","route":"opens","routeAfterMs":0,\#
        "routeCode":null,"routeOrientation":"portrait","routerHandler":false}
        """#
    ) { reader throws(ScanFailure) in try reader.tipShown() },
    EventKindEntry(
      .tipSkipped, "A message was handled, but no tip is shown for it.", subject: "push:N1",
      example: #"{"reason":"missingTitle"}"#
    ) { reader throws(ScanFailure) in
      .tipSkipped(try reader.notificationName(), try reader.word("reason"))
    },
    EventKindEntry(
      .tipDismissed, "A tip leaves the screen: the client tapped it, or a teardown took it away.",
      subject: "tip:1"
    ) { reader throws(ScanFailure) in .tipDismissed(try reader.tip()) },
    EventKindEntry(
      .pushServiceReset, "The push service is as new, and what it had under way is given up.",
      .pushServiceReset),
  ]
}
