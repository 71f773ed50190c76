package enum StatusInStartFailed400: String, Hashable, Sendable, CaseIterable {
  case notStarted = "NotStarted"
  case starting = "Starting"
}

package enum StatusInStartFailedAuth: String, Hashable, Sendable, CaseIterable {
  case starting = "Starting"
  case isDestroying = "IsDestroying"
  case notStarted = "NotStarted"
}
