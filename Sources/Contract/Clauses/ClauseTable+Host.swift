extension ClauseTable {
  /// What the host owes; each is a lint rule.
  static let host: [Clause] = [
    Clause(
      "HOST-1", .hostObligation, severity: .error,
      "On DidRunInError 401 the host calls logoutAndDestroy."),
    Clause(
      "HOST-2", .hostObligation, severity: .error,
      "On DidRunInError 401 the host guides the client to sign-in."),
    Clause(
      "HOST-3", .hostObligation, severity: .info,
      "On startup 401/403 the host does not destroy manually."),
    Clause(
      "HOST-4", .hostObligation, severity: .warning,
      "On startup 401/403 the host guides the client to sign-in."),
    Clause(
      "HOST-5", .hostObligation, severity: .warning,
      """
      On startup 400 the host corrects the configuration and starts again (and does not redirect \
      to sign-in).
      """),
    Clause(
      "HOST-6", .hostObligation, severity: .warning,
      "Every start failure is logged and reported to monitoring."),
    Clause(
      "HOST-7", .hostObligation, severity: .warning,
      "403xxx: verify the delivered project configuration with Whale."),
    Clause(
      "HOST-8", .hostObligation, severity: .error, outOfReach: .insideHost,
      "The host calls no check-token / refresh-token API."),
    Clause(
      "HOST-9", .hostObligation, severity: .error, outOfReach: .insideHost,
      "The host keeps no second token-refresh state beside the SDK."),
    Clause(
      "HOST-10", .hostObligation, severity: .info,
      "The host normally does not store the new token or keep refreshing."),
    Clause(
      "HOST-11", .hostObligation, severity: .error,
      """
      If the resolver callback is implemented, the block is called before the timeout on every \
      code path.
      """),
    Clause(
      "HOST-12", .hostObligation, severity: .warning,
      "The default resolver answer is (nil, nil)."),
    Clause(
      "HOST-13", .hostObligation, severity: .error,
      "New credentials are returned only under an explicit project agreement."),
    Clause(
      "HOST-14", .hostObligation, severity: .warning,
      "The resolver timeout is overridden only when required."),
    Clause(
      "HOST-15", .hostObligation, severity: .warning,
      "Required persistence is finished in WillDestroy, synchronously."),
    Clause(
      "HOST-16", .security, severity: .error, outOfReach: .insideHost,
      "Only non-sensitive state is persisted there."),
    Clause(
      "HOST-17", .precondition, severity: .error,
      "Routing methods are called only after DidFinishLaunching."),
    Clause(
      "HOST-18", .hostObligation, severity: .info, outOfReach: .insideHost,
      "SDK entry points are shown once the SDK is ready."),
    Clause(
      "HOST-19", .security, severity: .error,
      "External URLs are validated (scheme, domain, route allowlist) before opening."),
    Clause(
      "HOST-20", .hostObligation, severity: .warning, outOfReach: .takesNoTime,
      "canOpenURL is cheap."),
    Clause(
      "HOST-21", .hostObligation, severity: .warning,
      "DidRequestOpenURL is served by the host's own router."),
    Clause("HOST-22", .hostObligation, severity: .info, "Unrecognised URLs are logged."),
    Clause(
      "HOST-23", .hostObligation, severity: .error, outOfReach: .systemAsksHost,
      "The app delegate forwards the SDK orientation mask."),
    Clause(
      "HOST-24", .hostObligation, severity: .error,
      "Sign-out and unrecoverable authentication use logoutAndDestroy."),
    Clause(
      "HOST-25", .hostObligation, severity: .error,
      "-[LBWhaleAppConfig logout] only after Whale's confirmation."),
    Clause(
      "HOST-26", .hostObligation, severity: .error,
      "No non-production environment without matching configuration."),
    Clause(
      "HOST-27", .hostObligation, severity: .error, outOfReach: .projectFact,
      "Only the environment and credentials delivered for the project are used."),
    Clause("HOST-28", .hostObligation, severity: .error, "One push delivery path per project."),
    Clause(
      "HOST-29", .hostObligation, severity: .error,
      "Only Whale messages go to the SDK in the broker-managed channel (check first)."),
    Clause(
      "HOST-30", .hostObligation, severity: .warning,
      "Notifications are offered to the SDK first."),
    Clause(
      "HOST-31", .hostObligation, severity: .warning,
      "A notification the SDK handled is not shown again by the system."),
    Clause(
      "HOST-32", .hostObligation, severity: .warning,
      """
      The UN completion handler is called when the SDK handled the event; both error branches must \
      call it too although the README sample omits that (derived from the platform contract).
      """),
    Clause(
      "HOST-33", .hostObligation, severity: .info,
      "The push service is started first thing after launch."),
    Clause(
      "HOST-34", .hostObligation, severity: .warning,
      "On 99990 the host starts the SDK and re-submits the notification."),
    Clause(
      "HOST-35", .hostObligation, severity: .warning,
      "On 99991 the host processes the message itself."),
    Clause(
      "HOST-36", .hostObligation, severity: .warning,
      "With routerHandler, the host performs the navigation itself."),
    Clause(
      "HOST-37", .hostObligation, severity: .error, outOfReach: .insideHost,
      "Analytics: agreed names/properties only."),
    Clause(
      "HOST-38", .security, severity: .error, outOfReach: .insideHost,
      "Analytics: no credentials or sensitive data added."),
    Clause(
      "HOST-39", .security, severity: .error, outOfReach: .projectFact,
      "No hard-coded secrets in the repository."),
    Clause(
      "HOST-40", .hostObligation, severity: .warning,
      "The host keeps strong references to both delegates (they are weak in the SDK; derived)."),
    Clause("HOST-41", .hostObligation, severity: .error, "A UI delegate implements both methods."),
    Clause(
      "HOST-42", .hostObligation, severity: .warning,
      """
      canOpenURL and DidRequestOpenURL are implemented together, otherwise external links die \
      (derived).
      """),
    Clause(
      "HOST-43", .hostObligation, severity: .error, outOfReach: .buildFact,
      "Conflicting dependency versions are coordinated with Whale, not duplicated."),
    Clause(
      "HOST-44", .hostObligation, severity: .warning, outOfReach: .buildFact,
      "The umbrella header is imported; Swift projects do so from the bridging header."),
    Clause(
      "HOST-45", .hostObligation, severity: .warning,
      "The device token is forwarded to updateDeviceToken:… in the Whale-managed channel."),
    Clause(
      "HOST-46", .security, severity: .warning,
      "Errors from start, navigation and push calls are tracked in sanitised form."),
  ]
}
