extension StatusInStartFailedAuth {
  var status: SDKStatus {
    switch self {
    case .starting: .starting
    case .isDestroying: .isDestroying
    case .notStarted: .notStarted
    }
  }
}

extension StatusInStartFailed400 {
  var status: SDKStatus {
    switch self {
    case .notStarted: .notStarted
    case .starting: .starting
    }
  }
}
