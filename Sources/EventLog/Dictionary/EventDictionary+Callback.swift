import Lifecycle

extension EventDictionary {
  static let callback: [EventKindEntry] = [
    EventKindEntry(
      .didFinishLaunching, "The SDK tells the host that it has started.",
      example: #"{"status":"Started"}"#
    ) { reader throws(ScanFailure) in try reader.callback(.didFinishLaunching) },
    EventKindEntry(
      .startFailed, "The SDK tells the host that a start failed, and why.",
      example: #"""
        {"code":403201,"description":"app key rejected","domain":"LBWhaleApp",\#
        "serverCode":null,"status":"Starting"}
        """#
    ) { reader throws(ScanFailure) in try reader.errorCallback { .startFailed($0) } },
    EventKindEntry(
      .tokenDidChange, "The SDK tells the host its new token.",
      example: #"{"status":"Started","token":"T2"}"#
    ) { reader throws(ScanFailure) in try reader.tokenDidChange() },
    EventKindEntry(
      .didRunInError, "The SDK tells the host that its session can no longer be used.",
      example: #"""
        {"code":401,"description":"signed in elsewhere","domain":"LBWhaleApp",\#
        "serverCode":403203,"status":"Started"}
        """#
    ) { reader throws(ScanFailure) in try reader.errorCallback { .didRunInError($0) } },
    EventKindEntry(
      .refreshTokenExpired, "The SDK asks the host for a new pair of tokens by a resolver.",
      subject: "resolver:1", example: #"{"status":"Started"}"#
    ) { reader throws(ScanFailure) in
      try reader.callback(.refreshTokenExpired(try reader.resolver()))
    },
    EventKindEntry(
      .willDestroy, "The SDK tells the host that it is about to be destroyed.",
      example: #"{"status":"IsDestroying"}"#
    ) { reader throws(ScanFailure) in try reader.callback(.willDestroy) },
    EventKindEntry(
      .canOpenURL, "The SDK asks whether the host can open a url it does not know itself.",
      subject: "navigation:1",
      example: #"{"answer":true,"status":"Started","url":"broker://order/7"}"#
    ) { reader throws(ScanFailure) in try reader.canOpenURL() },
    EventKindEntry(
      .didRequestOpenURL, "The SDK hands a url over to the host.",
      subject: "navigation:1", example: #"{"status":"Started","url":"broker://order/7"}"#
    ) { reader throws(ScanFailure) in try reader.didRequestOpenURL() },
    EventKindEntry(
      .analyticsEvent, "The SDK reports something the client did, with properties as JSON.",
      example: #"""
        {"name":"order_placed","properties":"{\"market\":\"HK\"}","status":"Started"}
        """#
    ) { reader throws(ScanFailure) in try reader.analyticsEvent() },
    EventKindEntry(
      .enterSdkPage, "The first page of the SDK is open.", example: #"{"status":"Started"}"#
    ) { reader throws(ScanFailure) in try reader.callback(.enterSdkPage) },
    EventKindEntry(
      .exitSdkPage, "The last page of the SDK is closed.", example: #"{"status":"Started"}"#
    ) { reader throws(ScanFailure) in try reader.callback(.exitSdkPage) },
    EventKindEntry(
      .navigationCompleted, "The completion block of a pushURL or presentURL is called.",
      subject: "navigation:1",
      example: #"{"code":null,"status":"Started","succeeded":true,"url":"lb://page/main"}"#
    ) { reader throws(ScanFailure) in try reader.navigationCompleted() },
    EventKindEntry(
      .pushStartCompleted, "The completion block of startWithKey: is called.",
      example: #"{"code":99992,"status":"NotStarted","succeeded":false}"#
    ) { reader throws(ScanFailure) in try reader.pushStartCompleted() },
    EventKindEntry(
      .deviceTokenCompleted, "The callback block of updateDeviceToken: is called.",
      example: #"{"code":null,"status":"Started","succeeded":true}"#
    ) { reader throws(ScanFailure) in try reader.deviceTokenCompleted() },
    EventKindEntry(
      .routerHandler, "The SDK gives a message's link to the router handler of the host.",
      example: #"{"status":"Started","url":"broker://order/7"}"#
    ) { reader throws(ScanFailure) in try reader.routerHandler() },
  ]
}
