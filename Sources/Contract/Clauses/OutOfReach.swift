/// Why a clause cannot be shown by a run of the simulator, its host lint or its façade.
package enum OutOfReach: Hashable, Sendable, CaseIterable {
  case buildFact
  case projectFact
  case insideHost
  case systemAsksHost
  case hostsFreedom
  case takesNoTime
  case oneDevice
  case nothingDrawn
  case featureNotModelled

  /// The reason in one sentence.
  package var reason: String {
    switch self {
    case .buildFact:
      "It is a fact of how the host is built, and a run begins after that."
    case .projectFact:
      "It is a fact about the project or the host's source, of which a run knows nothing."
    case .insideHost:
      "It happens inside the host or between it and others, where no call of the SDK shows it."
    case .systemAsksHost:
      "It is between the operating system and the host; the SDK has no part in it."
    case .hostsFreedom:
      "It leaves the host a choice, and no event depends on which way it is taken."
    case .takesNoTime:
      "A callback takes no time on the virtual clock, so none can be too slow."
    case .oneDevice:
      "A run has one device, so what happens to another cannot be seen."
    case .nothingDrawn:
      "Nothing is drawn, so no colour or font shows."
    case .featureNotModelled:
      "It speaks of the advertising identifier, debug panel or cache folder, none of them modelled."
    }
  }
}
