package enum TimeSuspend: String, Hashable, Sendable, CaseIterable {
  case pause
  case run
}
