package enum RunAuthErrorPath: String, Hashable, Sendable, CaseIterable {
  case direct
  case renewFirst
}

package enum RunDestroyer401: String, Hashable, Sendable, CaseIterable {
  case host
  case sdkAfterCallback
  case sdkIfHostDoesNot
}

package enum RunRepeat: String, Hashable, Sendable, CaseIterable {
  case once
  case perRequest
}
