import Lifecycle

extension PayloadWriter {
  /// Writes the symbols of the push key and secret; their values never come this far.
  mutating func startPush(_ call: PushStartCall, _ symbols: SymbolTable) {
    symbol("key", call.key, symbols)
    symbol("secret", call.secret, symbols)
  }

  mutating func deviceToken(_ call: DeviceTokenCall, _ symbols: SymbolTable) {
    symbol("deviceToken", call.token, symbols)
    boolean("disableMultiDevices", call.disableMultiDevices)
  }
}

extension PayloadReader {
  mutating func startPush() throws(ScanFailure) -> Event {
    let key = try symbol("key")
    return .startPush(PushStartCall(key: key, secret: try symbol("secret")))
  }

  mutating func deviceToken() throws(ScanFailure) -> DeviceTokenCall {
    let token = try symbol("deviceToken")
    return DeviceTokenCall(
      token: token, disableMultiDevices: try boolean("disableMultiDevices"))
  }
}
