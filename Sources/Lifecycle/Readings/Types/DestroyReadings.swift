package enum DestroyExitOrder: String, Hashable, Sendable, CaseIterable {
  case afterWillDestroy
  case beforeWillDestroy
}

package enum DestroyPendingNavigation: String, Hashable, Sendable, CaseIterable {
  case failAfterWillDestroy
  case failBeforeWillDestroy
  case drop
}

package enum DestroyPushService: String, Hashable, Sendable, CaseIterable {
  case keep
  case reset
}

package enum DestroyWhileStarting: String, Hashable, Sendable, CaseIterable {
  case cancel
  case `defer`
  case ignore
}
