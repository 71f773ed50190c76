import EventLog

extension RunReference {
  /// The history's own form of it.
  var selector: RunSelector {
    switch self {
    case .last: RunSelector("last")
    case .lastOf(let scenario): RunSelector("last:\(scenario)")
    case .id(let id): RunSelector("\(id)")
    case .name(let name): RunSelector(name)
    }
  }
}
