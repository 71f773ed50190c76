extension ClauseTable {
  /// Teardown.
  static let destroy: [Clause] = [
    Clause(
      "DESTROY-1", .postcondition,
      "logoutAndDestroy signs the client out and releases the SDK."),
    Clause(
      "DESTROY-2", .ordering,
      """
      lbWhaleAppWillDestroy fires when the teardown flow begins after logoutAndDestroy is called.
      """),
    Clause(
      "DESTROY-3", .ordering,
      "WillDestroy's other documented trigger is an internally occurring 401."),
    Clause(
      "DESTROY-4", .postcondition,
      "At WillDestroy the SDK's resources are not yet fully released."),
    Clause(
      "DESTROY-5", .hostObligation,
      """
      The host finishes required data/state persistence before the SDK is destroyed, i.e. in \
      WillDestroy.
      """),
    Clause(
      "DESTROY-6", .ordering,
      """
      Persistence happens before SDK pages close, so WillDestroy precedes every teardown page \
      close.
      """),
    Clause("DESTROY-7", .postcondition, "On teardown the pages close immediately."),
    Clause("DESTROY-8", .postcondition, "On teardown the instance is released right away."),
    Clause("DESTROY-9", .postcondition, "The status during teardown is IsDestroying."),
    Clause(
      "DESTROY-10", .hostObligation,
      "logoutAndDestroy is the call to use when the client signs out."),
    Clause(
      "DESTROY-11", .hostObligation,
      "logoutAndDestroy is the call to use when authentication becomes unrecoverable."),
    Clause(
      "DESTROY-12", .postcondition,
      "-[LBWhaleAppConfig logout] clears credentials and leaves the SDK alive."),
    Clause(
      "DESTROY-13", .hostObligation,
      """
      -logout may be used only after Whale confirms the SDK version and call sequence for the \
      project.
      """),
    Clause("DESTROY-14", .precondition, "No complete account-switch sequence is defined."),
    Clause(
      "DESTROY-15", .ordering,
      """
      A startup failure with 401/403 enters the same teardown (it runs logoutAndDestroy), hence \
      WillDestroy follows it (derived).
      """),
    Clause("DESTROY-16", .postcondition, "A nil resolver answer ends with the SDK destroyed."),
    Clause("DESTROY-17", .declaration, "WillDestroy is optional and carries no argument."),
    Clause(
      "DESTROY-18", .cardinality, isDerived: true,
      """
      No 'did destroy' callback exists in either delegate listing; completion of teardown is \
      observable only through sdkStatus.
      """),
  ]
}
