extension ClauseTable {
  /// The analytics callback.
  static let analytics: [Clause] = [
    Clause(
      "ANALYTICS-1", .declaration,
      """
      The delegate has an optional analytics callback with an event name and a property \
      dictionary; it exists in seed 001 only.
      """),
    Clause(
      "ANALYTICS-2", .hostObligation, outOfReach: .insideHost,
      "The host forwards only event names and properties agreed for the project."),
    Clause(
      "ANALYTICS-3", .security, outOfReach: .insideHost,
      "The host never adds credentials or customer-sensitive information."),
    Clause(
      "ANALYTICS-4", .postcondition, outOfReach: .insideHost,
      "The sample forwards name and properties unchanged to the host's tracker."),
  ]
}
