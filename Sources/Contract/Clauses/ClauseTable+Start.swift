extension ClauseTable {
  /// Startup.
  static let start: [Clause] = [
    Clause(
      "START-1", .precondition,
      """
      Startup begins only when the host calls the class method startWithConfig: with a \
      configuration object.
      """),
    Clause(
      "START-2", .ordering,
      """
      Startup is asynchronous: startWithConfig: does not itself return the outcome; the outcome \
      arrives on the delegate.
      """),
    Clause(
      "START-3", .ordering,
      """
      lbWhaleAppDidFinishLaunching fires when the SDK's internal initialisation completes, and \
      only after startWithConfig: was called.
      """),
    Clause(
      "START-4", .cardinality,
      """
      lbWhaleAppDidFinishLaunching fires one time only (scope 'per start' vs 'per process' is \
      AMB-13).
      """),
    Clause(
      "START-5", .postcondition,
      """
      From lbWhaleAppDidFinishLaunching on, SDK-dependent work and UI is permitted: opening the \
      market page or showing the trading entry is the documented use of the callback.
      """),
    Clause(
      "START-6", .ordering,
      """
      lbWhaleAppStartFailedWithError: fires when, after startWithConfig:, initialisation hits an \
      error it cannot recover from.
      """),
    Clause(
      "START-7", .cardinality,
      """
      Start failures have exactly two documented sources: (a) local validation and (b) a network \
      request; nothing else is defined.
      """),
    Clause(
      "START-8", .errorCode,
      """
      Local validation failure, variant 1: a required config parameter is missing → error.code == \
      400.
      """),
    Clause(
      "START-9", .errorCode,
      """
      Local validation failure, variant 2: the SDK is initialised a second time / start is \
      duplicated → error.code == 400.
      """),
    Clause(
      "START-10", .errorCode,
      """
      Seed 001's inline comment widens 400 to any 'invalid or incomplete' integration \
      configuration, not only a missing field.
      """),
    Clause(
      "START-11", .errorCode,
      """
      Network start failure: token renewal or an API request during startup returned an \
      authentication error → code 401 or 403.
      """),
    Clause(
      "START-12", .errorCode,
      """
      Seed 001 names the non-400 start-failure family '401 / 403xxx' and describes it as \
      authentication or API-key failure.
      """),
    Clause(
      "START-13", .errorCode,
      "403xxx specifically means an invalid API key or invalid project configuration."),
    Clause(
      "START-14", .ordering,
      """
      After a startup failure of source (b) the SDK itself runs logoutAndDestroy, and it does so \
      after the StartFailed callback.
      """),
    Clause(
      "START-15", .postcondition,
      """
      Corroboration: the SDK destroys itself for an unrecoverable authentication failure at \
      startup.
      """),
    Clause(
      "START-16", .hostObligation,
      "After a self-destroying start failure the host need not destroy the SDK manually."),
    Clause(
      "START-17", .postcondition, isDerived: true,
      """
      The self-destroy clause is scoped to source (b) only ('In this case'); a 400 failure does \
      not destroy anything.
      """),
    Clause("START-18", .errorCode, "Every StartFailed error has domain LBWhaleApp."),
    Clause(
      "START-19", .postcondition,
      """
      localizedDescription of a StartFailed error is a human-readable text; the missing-key \
      example is appKey is missing, please supply it.
      """),
    Clause(
      "START-20", .postcondition,
      """
      On 400 the host checks all required config fields, corrects them and starts again, so a new \
      startWithConfig: after 400 must be accepted.
      """),
    Clause(
      "START-21", .hostObligation,
      """
      On 401/403 the SDK is already gone from the host's point of view; the host only guides the \
      client back to sign-in.
      """),
    Clause(
      "START-22", .hostObligation,
      """
      Seed 001's sample sends the user to the sign-in page for every start-failure code other than \
      400.
      """),
    Clause(
      "START-23", .hostObligation,
      "For every start failure (any code) the host logs the error and reports it to monitoring."),
    Clause(
      "START-24", .hostObligation,
      "The host is advised to log a successful start for troubleshooting."),
    Clause(
      "START-25", .hostObligation,
      """
      On a 403xxx start failure the host verifies the delivered project configuration with Whale.
      """),
    Clause(
      "START-26", .ordering,
      """
      Errors that occur during the startup phase are reported through StartFailed and never \
      through DidRunInError.
      """),
    Clause(
      "START-27", .declaration,
      """
      The runtime status has four values: NotStarted, Starting, Started, IsDestroying (ordinals \
      0-3 by declaration order).
      """),
    Clause("START-28", .postcondition, "Startup-complete is identified with status Started."),
    Clause(
      "START-29", .postcondition, isDerived: true,
      "Starting is the status between an accepted startWithConfig: and its outcome."),
    Clause(
      "START-30", .postcondition,
      "LBWhaleApp.config exposes the configuration the SDK was started with."),
    Clause(
      "START-31", .errorCode,
      "Code 401 is additionally used for calling a state-dependent API before startup."),
  ]
}
