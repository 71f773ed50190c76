/// Where the startup request stands.
package enum LaunchPhase: Hashable, Sendable {
  /// Over, or held back until the token is renewed. Can transition to `inFlight`.
  case idle
  /// Can transition to `idle`, `waitingForRetry`.
  case inFlight(Ordinal)
  /// It failed for a transient reason. Can transition to `inFlight`, `idle`.
  case waitingForRetry
  /// It failed for a transient reason and, by a reading, is not tried again (AMB-17).
  case stalled
}

/// Where the renewal of the token stands. Only one runs at a time (ruling 3).
package enum RenewalPhase: Hashable, Sendable {
  /// Can transition to `inFlight`.
  case idle
  /// Can transition to `idle`, `waitingForRetry`, `resolving`.
  case inFlight(Ordinal)
  /// It failed for a transient reason. Can transition to `inFlight`, `resolving`, `idle`.
  case waitingForRetry
  /// The host is asked for a new pair. Can transition to `verifying`, `idle`.
  case resolving
  /// The host's pair is with the server. Can transition to `idle`, `waitingToVerify`.
  case verifying(Ordinal, ResolverAnswer)
  /// Its verification failed for a transient reason. Can transition to `verifying`, `idle`.
  case waitingToVerify(ResolverAnswer)

  /// Whether another cause to renew joins what is under way (ruling 3, D16).
  package var isJoinable: Bool {
    switch self {
    case .inFlight, .resolving, .verifying, .waitingToVerify: true
    case .idle, .waitingForRetry: false
    }
  }
}

/// The run's latest resolver (ruling 10).
package struct ResolverState: Hashable, Sendable {
  package var ordinal: Ordinal = 0
  package var phase: ResolverPhase = .none
  /// Whether the host has answered and the answer waits for its turn (AMB-24, AMB-37).
  package var hasAnswer = false
  package var lateAnswers: Int32 = 0

  package init() {}

  /// Whether an answer would still count.
  package var acceptsAnswer: Bool { phase == .waiting && !hasAnswer }
}

package enum ResolverPhase: String, Hashable, Sendable, CaseIterable {
  /// None was ever opened. Can transition to `waiting`.
  case none
  /// Can transition to `answered`, `timedOut`, `cancelled`.
  case waiting
  case answered
  case timedOut
  case cancelled
}

/// The SDK's timers: which are armed, and when each is due.
package struct ArmedTimers: Hashable, Sendable {
  private var renewal: Milliseconds?
  private var renewalRetry: Milliseconds?
  private var launchRetry: Milliseconds?
  private var resolverWindow: Milliseconds?

  package init() {}

  /// When `kind` is due, in ms; nil while it is not armed.
  package subscript(kind: TimerKind) -> Milliseconds? {
    get {
      switch kind {
      case .renewal: renewal
      case .renewalRetry: renewalRetry
      case .launchRetry: launchRetry
      case .resolverWindow: resolverWindow
      }
    }
    set {
      switch kind {
      case .renewal: renewal = newValue
      case .renewalRetry: renewalRetry = newValue
      case .launchRetry: launchRetry = newValue
      case .resolverWindow: resolverWindow = newValue
      }
    }
  }

  /// How many are armed.
  package var count: Int {
    var count = 0
    for kind in TimerKind.allCases where self[kind] != nil { count += 1 }
    return count
  }
}
