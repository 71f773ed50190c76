import Lifecycle

extension PayloadWriter {
  mutating func handling(
    _ call: NotificationCall, _ returned: HandlingResult, _ symbols: SymbolTable
  ) {
    message(call.notification, symbols)
    word("returned", returned)
    route(call.notification?.route)
    boolean("routerHandler", call.hasRouterHandler)
    title(call.notification, symbols)
  }

  mutating func checked(
    _ notification: Notification, _ returned: Bool, _ symbols: SymbolTable
  ) {
    message(notification, symbols)
    boolean("returned", returned)
    route(notification.route)
    title(notification, symbols)
  }

  mutating func arrived(
    _ notification: Notification, _ arrival: Arrival, _ symbols: SymbolTable
  ) {
    word("arrives", arrival)
    message(notification, symbols)
    route(notification.route)
    title(notification, symbols)
  }

  /// Writes a call that hands over a notification and is kept for later.
  mutating func kept(_ call: NotificationCall, _ symbols: SymbolTable) {
    message(call.notification, symbols)
    word("method", call.method)
    route(call.notification?.route)
    boolean("routerHandler", call.hasRouterHandler)
    title(call.notification, symbols)
  }

  /// Writes what stands before the route in every payload of a notification; all of it is null
  /// where there is none. Its name is the subject.
  private mutating func message(_ notification: Notification?, _ symbols: SymbolTable) {
    symbol("id", notification?.messageID, symbols)
    word("identifierNested", notification?.identifier.nested)
    word("identifierTopLevel", notification?.identifier.topLevel)
    symbol("link", notification?.link, symbols)
  }

  private mutating func title(_ notification: Notification?, _ symbols: SymbolTable) {
    symbol("title", notification?.title, symbols)
  }

  mutating func tip(_ tip: Tip, _ symbols: SymbolTable) {
    symbol("link", tip.link, symbols)
    symbol("notification", tip.notification, symbols)
    route(tip.route)
    boolean("routerHandler", tip.hasRouterHandler)
  }
}

extension PayloadReader {
  mutating func handling(_ method: HandlingMethod) throws(ScanFailure) -> Event {
    let message = try message()
    let returned: HandlingResult = try word("returned")
    let route = try optionalRoute()
    let hasRouterHandler = try boolean("routerHandler")
    let title = try optionalSymbol("title")
    let call = NotificationCall(
      method: method, notification: try optionalNotification(message, route, title),
      hasRouterHandler: hasRouterHandler)
    return .handle(call, returned: returned)
  }

  mutating func checked() throws(ScanFailure) -> Event {
    let message = try message()
    let returned = try boolean("returned")
    return .checkIsLBNotification(try notification(message), returned: returned)
  }

  mutating func notificationArrived() throws(ScanFailure) -> Event {
    let arrival: Arrival = try word("arrives")
    return .notificationArrived(try notification(try message()), arrival)
  }

  mutating func kept() throws(ScanFailure) -> NotificationCall {
    let message = try message()
    let method: HandlingMethod = try word("method")
    let route = try optionalRoute()
    let hasRouterHandler = try boolean("routerHandler")
    let title = try optionalSymbol("title")
    return NotificationCall(
      method: method, notification: try optionalNotification(message, route, title),
      hasRouterHandler: hasRouterHandler)
  }

  mutating func tipShown() throws(ScanFailure) -> Event {
    let tip = try tip()
    let link = try symbol("link")
    let notification = try symbol("notification")
    let route = try route()
    return .tipShown(
      Tip(
        tip: tip, notification: notification, link: link, route: route,
        hasRouterHandler: try boolean("routerHandler")))
  }

  private mutating func message() throws(ScanFailure) -> Message {
    let id = try optionalSymbol("id")
    let nested: PushIdentifier.Content? = try optionalWord("identifierNested")
    let topLevel: PushIdentifier.Content? = try optionalWord("identifierTopLevel")
    guard (nested == nil) == (topLevel == nil) else { throw contradiction("identifierTopLevel") }
    var identifier: PushIdentifier?
    if let nested, let topLevel {
      identifier = PushIdentifier(nested: nested, topLevel: topLevel)
    }
    return Message(id: id, identifier: identifier, link: try optionalSymbol("link"))
  }

  /// Reads the rest of a notification that must be there.
  private mutating func notification(_ message: Message) throws(ScanFailure) -> Notification {
    let route = try optionalRoute()
    let title = try optionalSymbol("title")
    guard let notification = try optionalNotification(message, route, title) else {
      throw wrongSubject()
    }
    return notification
  }

  /// The notification that the subject names; nil without one, and then nothing may be said of it.
  private func optionalNotification(
    _ message: Message, _ route: Route?, _ title: Symbol?
  ) throws(ScanFailure) -> Notification? {
    guard let name = subject?.notification else {
      let isSilent =
        message.id == nil && message.identifier == nil && message.link == nil && route == nil
        && title == nil
      guard isSilent else { throw wrongSubject() }
      return nil
    }
    guard let id = message.id, let identifier = message.identifier, let link = message.link,
      let route, let title
    else { throw contradiction("title") }
    return Notification(
      name: name, identifier: identifier, title: title, link: link, route: route, messageID: id)
  }
}

/// What a payload says of a notification before its route.
private struct Message {
  var id: Symbol?
  var identifier: PushIdentifier?
  var link: Symbol?
}
