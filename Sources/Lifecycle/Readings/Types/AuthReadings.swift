package enum AuthNoticeAfterResolver: String, Hashable, Sendable, CaseIterable {
  case emit
  case silent
}

package enum AuthPartialPair: String, Hashable, Sendable, CaseIterable {
  case asNil
  case useToken
}

package enum AuthResolverPhase: String, Hashable, Sendable, CaseIterable {
  case runtimeOnly
  case both
}

package enum AuthStartupRenewalNotice: String, Hashable, Sendable, CaseIterable {
  case deliver
  case `defer`
  case suppress
}

package enum AuthTransientRenewal: String, Hashable, Sendable, CaseIterable {
  case retry
  case fail
}
