extension ClauseTable {
  /// Orientation.
  static let orient: [Clause] = [
    Clause(
      "ORIENT-1", .postcondition,
      """
      requiredAppInterfaceOrientationMask returns the interface-orientation mask the SDK requires.
      """),
    Clause(
      "ORIENT-2", .postcondition,
      "0 means the current page is not an SDK page and the host decides."),
    Clause(
      "ORIENT-3", .hostObligation, outOfReach: .systemAsksHost,
      "The host returns the SDK's mask when it is > 0."),
    Clause(
      "ORIENT-4", .defaultValue, outOfReach: .systemAsksHost,
      "The host falls back to portrait when the mask is 0 (sample)."),
    Clause("ORIENT-5", .defaultValue, "The host app is normally portrait-only."),
    Clause(
      "ORIENT-6", .hostObligation,
      "When a specific SDK page requests landscape, the host forwards the mask."),
    Clause(
      "ORIENT-7", .declaration,
      "The return type is a plain NSUInteger, not UIInterfaceOrientationMask."),
  ]
}
