extension ConstraintTable {
  /// The runtime error.
  static let runtimeError: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-27", "status == Started holds at DidRunInError",
      "always", .explicit, clauses: ["RUN-1"]),
    OrderingConstraint(
      "OC-28", "auth error on request → DidRunInError(401)",
      "at most once per session", .explicit,
      remark: "explicit for the order, by default for the cardinality", clauses: ["RUN-3"],
      ambiguities: ["AMB-41"]),
    OrderingConstraint(
      "OC-29", "DidRunInError(401) → host logoutAndDestroy",
      "exactly one, host obligation", .explicit, clauses: ["RUN-10"], ambiguities: ["AMB-39"],
      binds: .host),
    OrderingConstraint(
      "OC-30", "DidRunInError(401) → host redirect to sign-in",
      "exactly one, host obligation", .explicit, clauses: ["RUN-11"], binds: .host),
    OrderingConstraint(
      "OC-31", "host logoutAndDestroy → host redirect",
      "sample order", .sample, clauses: ["RUN-12"], ambiguities: ["AMB-46"], binds: .host),
    OrderingConstraint(
      "OC-32", "DidRunInError ⇏ later TokenDidChange in the session",
      "never after", .byDefault, clauses: ["RUN-7"], ambiguities: ["AMB-130"]),
  ]
}
