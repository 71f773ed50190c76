package enum PushCheckOrder: String, Hashable, Sendable, CaseIterable {
  case nonSDKFirst
  case notStartedFirst
}

package enum PushClickHandlerTiming: String, Hashable, Sendable, CaseIterable {
  case nextTick
  case sync
}

package enum PushEmptyLaunchOptions: String, Hashable, Sendable, CaseIterable {
  case nonSDK = "99991"
  case none = "nil"
  case notStarted = "99990"
}

package enum PushIdentifierLocation: String, Hashable, Sendable, CaseIterable {
  case either
  case nested
  case topLevel
}

package enum PushIdentifierValue: String, Hashable, Sendable, CaseIterable {
  case present
  case nonEmpty
}

package enum PushTokenBeforeStart: String, Hashable, Sendable, CaseIterable {
  case bindAfterStart
  case callbackAtOnce
}
