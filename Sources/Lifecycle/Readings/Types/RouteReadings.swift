package enum RouteAfterInvalidation: String, Hashable, Sendable, CaseIterable {
  case allow
  case fail401
}

package enum RouteBeforeStart: String, Hashable, Sendable, CaseIterable {
  case completion401
  case silent
}

package enum RouteCompletionTiming: String, Hashable, Sendable, CaseIterable {
  case nextTick
  case sync
}

package enum RouteUnresolvedDirect: String, Hashable, Sendable, CaseIterable {
  case forwardCompletionNo
  case forwardCompletionYes
  case failOnly
}

package enum RouteWhileStarting: String, Hashable, Sendable, CaseIterable {
  case fail401
  case queue
}
