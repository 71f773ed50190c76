/// What a host calls on the push service, and on the system's completion handler.
package enum PushCall: Hashable, Sendable {
  /// `-startWithKey:andSecret:andCompleted:` (PUSH-4).
  case start(PushStartCall)
  /// `-updateDeviceToken:disableMultiDevices:callback:` (PUSH-7).
  case updateDeviceToken(DeviceTokenCall)
  /// One of the five calls that handle a notification.
  case handle(NotificationCall)
  /// `+checkIsLBNotificationWithUserInfo:` (PUSH-25).
  case check(Notification)
  /// The completion handler that the system gave the host with a notification.
  case complete(Presentation)
}

/// The symbols of the push key and secret.
package struct PushStartCall: Hashable, Sendable {
  package var key: Symbol
  package var secret: Symbol

  package init(key: Symbol, secret: Symbol) {
    self.key = key
    self.secret = secret
  }
}

package struct DeviceTokenCall: Hashable, Sendable {
  package var token: Symbol
  /// Whether other devices of the client are to be unbound (PUSH-8).
  package var disableMultiDevices: Bool

  package init(token: Symbol, disableMultiDevices: Bool) {
    self.token = token
    self.disableMultiDevices = disableMultiDevices
  }
}

/// A call that hands the SDK a notification.
package struct NotificationCall: Hashable, Sendable {
  package var method: HandlingMethod
  /// nil only for launch options without a notification (AMB-93).
  package var notification: Notification?
  /// Whether a routerHandler was given (PUSH-33).
  package var hasRouterHandler: Bool

  package init(
    method: HandlingMethod, notification: Notification?, hasRouterHandler: Bool = false
  ) {
    self.method = method
    self.notification = notification
    self.hasRouterHandler = hasRouterHandler
  }
}

/// The five calls that hand the SDK a notification. The raw value is the stimulus.
package enum HandlingMethod: String, Hashable, Sendable, CaseIterable {
  case handleLaunchOptions
  case willPresent
  case didReceive
  case showTip
  case handleNotificationClick
}

/// What a handling call returns: nil, or an NSError with its code (PUSH-38).
package enum HandlingResult: String, Hashable, Sendable, CaseIterable {
  case ok
  case notStarted = "NotStarted"
  case nonSDK = "NonSDK"

  package var code: Int32? {
    switch self {
    case .ok: nil
    case .notStarted: 99_990
    case .nonSDK: 99_991
    }
  }

  /// The code of a push service that did not start; only `startWithKey` gives it (PUSH-5, OC-71).
  package static let pushStartFailedCode: Int32 = 99_992
}

/// What the host tells the system's completion handler.
package enum Presentation: String, Hashable, Sendable, CaseIterable {
  case none
  case banner
}

/// A notification, as far as the SDK's behaviour depends on it (PUSH-27…29).
package struct Notification: Hashable, Sendable {
  /// The scenario's name for it.
  package var name: Symbol
  /// `lb_push_from`, which marks a message as the SDK's (F6, AMB-94).
  package var identifier: PushIdentifier
  /// Empty when it is missing (F11).
  package var title: Symbol
  /// Empty when there is none (D28).
  package var link: Symbol
  /// What the SDK's route table makes of the link.
  package var route: Route
  /// The message's own id; empty when it has none.
  package var messageID: Symbol

  package init(
    name: Symbol, identifier: PushIdentifier, title: Symbol, link: Symbol, route: Route,
    messageID: Symbol
  ) {
    self.name = name
    self.identifier = identifier
    self.title = title
    self.link = link
    self.route = route
    self.messageID = messageID
  }
}

/// What stands in each of the two places where `lb_push_from` is looked for.
package struct PushIdentifier: Hashable, Sendable {
  /// In `user_info`.
  package var nested: Content
  package var topLevel: Content

  package enum Content: String, Hashable, Sendable, CaseIterable {
    case absent
    case empty
    case text
  }

  package init(nested: Content, topLevel: Content) {
    self.nested = nested
    self.topLevel = topLevel
  }
}

/// How the system brings a notification.
package enum Arrival: String, Hashable, Sendable, CaseIterable {
  case foreground
  case tapped
  case coldStart
}
