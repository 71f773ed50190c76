extension ConstraintTable {
  /// The analytics callback.
  static let analytics: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-73", "DidFinish → Analytics → (never after WillDestroy)",
      "0..n while Started", .byDefault, clauses: ["ANALYTICS-1"], ambiguities: ["AMB-110"])
  ]
}
