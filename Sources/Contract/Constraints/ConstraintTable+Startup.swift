extension ConstraintTable {
  /// Startup.
  static let startup: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-1", "startWithConfig: call → DidFinish",
      "0..1 per accepted start", .explicit, clauses: ["START-3", "START-4"]),
    OrderingConstraint(
      "OC-2", "startWithConfig: call → StartFailed",
      "0..1 per call", .explicit, clauses: ["START-6"]),
    OrderingConstraint(
      "OC-3", "startWithConfig: returns → DidFinish / StartFailed",
      "always", .derived, clauses: ["START-2"], ambiguities: ["AMB-12"]),
    OrderingConstraint(
      "OC-4", "DidFinish XOR StartFailed(401/403/403xxx) per accepted start",
      "exactly one, unless destroyed while Starting or stalled", .derived,
      clauses: ["START-3", "START-6", "START-14"], ambiguities: ["AMB-14", "AMB-17"]),
    OrderingConstraint(
      "OC-5", "status Starting → status Started → DidFinish",
      "each once per session", .derived, clauses: ["START-28", "START-29"],
      ambiguities: ["AMB-129"]),
    OrderingConstraint(
      "OC-6", "StartFailed(401/403/403xxx) → SDK-run logoutAndDestroy",
      "exactly once", .explicit, clauses: ["START-14", "START-15"], ambiguities: ["AMB-4"]),
    OrderingConstraint(
      "OC-7", "SDK-run logoutAndDestroy → WillDestroy",
      "exactly once", .derived, clauses: ["DESTROY-2", "DESTROY-15"], ambiguities: ["AMB-5"]),
    OrderingConstraint(
      "OC-8", "StartFailed(400) ⇏ WillDestroy",
      "never caused by it", .derived, clauses: ["START-17"]),
    OrderingConstraint(
      "OC-9",
      "rejected duplicate start → StartFailed(400); running session's callbacks unaffected",
      "exactly once per rejected call", .derived, clauses: ["START-9"],
      ambiguities: ["AMB-8", "AMB-9"]),
    OrderingConstraint(
      "OC-10", "StartFailed(400) → new startWithConfig: accepted",
      "always possible", .explicit, clauses: ["START-20"]),
    OrderingConstraint(
      "OC-11", "last callback of session n → first callback of session n+1",
      "always", .derived, clauses: ["DESTROY-8", "START-1"]),
    OrderingConstraint(
      "OC-12", "DidFinish → any DidRunInError",
      "DidRunInError never before DidFinish", .explicit, clauses: ["RUN-1", "RUN-2", "START-26"]),
    OrderingConstraint(
      "OC-13", "DidFinish → any host routing call",
      "host obligation", .explicit, clauses: ["ROUTE-1"], binds: .host),
    OrderingConstraint(
      "OC-14", "DidFinish → any EnterPage",
      "Enter never before DidFinish", .derived, clauses: ["ROUTE-1", "PAGE-1"],
      ambiguities: ["AMB-71"]),
  ]
}
