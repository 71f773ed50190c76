package enum ConfigAfterDestroy: String, Hashable, Sendable, CaseIterable {
  case none = "nil"
  case retained
}

package enum ConfigLanguageFallback: String, Hashable, Sendable, CaseIterable {
  case en
  case none = "nil"
  case siblingChinese
}

package enum ConfigLogoutAftermath: String, Hashable, Sendable, CaseIterable {
  case lazy401
  case silent
}

package enum ConfigMissingMeans: String, Hashable, Sendable, CaseIterable {
  case nilOrEmpty
  case none = "nil"
  case nilOrBlank
}

package enum ConfigTokenView: String, Hashable, Sendable, CaseIterable {
  case live
  case snapshot
}

package enum ConfigValidation: String, Hashable, Sendable, CaseIterable {
  case documented
  case strict
}
