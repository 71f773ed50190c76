import Lifecycle

extension PayloadWriter {
  /// Writes a call that is kept for later: what it is, and its arguments under that name.
  mutating func deferred(_ call: DeferredCall, _ symbols: SymbolTable) {
    switch call {
    case .start(let start):
      word("call", DeferredCallName.start)
      null("navigation")
      null("notification")
      open("start")
      self.start(start, symbols)
      close()
    case .logoutAndDestroy:
      word("call", DeferredCallName.logoutAndDestroy)
      null("navigation")
      null("notification")
      null("start")
    case .navigation(_, let begun):
      word("call", DeferredCallName.navigation)
      open("navigation")
      began(begun, symbols)
      close()
      null("notification")
      null("start")
    case .notification(let handling):
      word("call", DeferredCallName.notification)
      null("navigation")
      open("notification")
      kept(handling, symbols)
      close()
      null("start")
    }
  }
}

extension PayloadReader {
  mutating func deferred() throws(ScanFailure) -> Event {
    let name: DeferredCallName = try word("call")
    let navigation = try openIfAny("navigation") ? begun() : nil
    if navigation != nil { try close("navigation") }
    let notification = try openIfAny("notification") ? kept() : nil
    if notification != nil { try close("notification") }
    let start = try openIfAny("start") ? start() : nil
    if start != nil { try close("start") }
    switch (name, navigation, notification, start) {
    case (.start, .none, .none, .some(let call)):
      return .callDeferred(.start(call))
    case (.logoutAndDestroy, .none, .none, .none):
      return .callDeferred(.logoutAndDestroy)
    case (.navigation, .some(let begun), .none, .none):
      return .callDeferred(.navigation(try self.navigation(), begun))
    case (.notification, .none, .some(let call), .none):
      return .callDeferred(.notification(call))
    case (.start, _, _, _), (.logoutAndDestroy, _, _, _), (.navigation, _, _, _),
      (.notification, _, _, _):
      throw contradiction("call")
    }
  }

  /// Opens the object of `key`; false where null stands in its place.
  private mutating func openIfAny(_ key: StaticString) throws(ScanFailure) -> Bool {
    try self.key(key)
    if null() { return false }
    guard next == UInt8(ascii: "{") else {
      throw failure(.wrongType(key: key.description, expected: .object))
    }
    try open()
    return true
  }
}

/// How the log names the calls that can be kept for later.
private enum DeferredCallName: String, Word {
  case start
  case logoutAndDestroy
  case navigation
  case notification
}
