extension ClauseTable {
  /// Security.
  static let sec: [Clause] = [
    Clause(
      "SEC-1", .security,
      "Real appSecret, token or refresh-token values are not hard-coded in the repository."),
    Clause(
      "SEC-2", .security, outOfReach: .projectFact,
      "Only the delivered environment and credentials are used."),
    Clause("SEC-3", .security, "Errors are sanitised before tracking: start failure."),
    Clause(
      "SEC-4", .security,
      "Errors are sanitised before tracking: failed navigation, push start, device-token update."),
    Clause(
      "SEC-5", .security, outOfReach: .insideHost,
      "State persisted in WillDestroy is non-sensitive."),
    Clause(
      "SEC-6", .security,
      "External URLs are validated against schemes, domains and route allowlists."),
    Clause(
      "SEC-7", .security, outOfReach: .insideHost,
      "Analytics never carries credentials or customer-sensitive information."),
    Clause(
      "SEC-8", .security, isDerived: true,
      """
      Runtime error descriptions come from the server and must be treated as untrusted text when \
      logged.
      """),
    Clause(
      "SEC-9", .security, isDerived: true,
      "The sample's token callback logs only that a renewal happened, never the value."),
    Clause(
      "SEC-10", .security, isDerived: true,
      """
      appSecret, token, refreshToken and pushAppSecret are readable properties; the simulator's \
      SQLite log must store them redacted.
      """),
    Clause(
      "SEC-11", .security, outOfReach: .featureNotModelled,
      "IDFA access and the ATT prompt can be switched off."),
    Clause(
      "SEC-12", .security,
      "Credentials returned through the resolver require an explicit project agreement."),
    Clause("SEC-13", .security, "Samples in 001 use placeholders for every credential."),
  ]
}
