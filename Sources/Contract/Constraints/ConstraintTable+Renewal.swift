extension ConstraintTable {
  /// Token renewal and the fallback resolver.
  static let renewal: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-15", "RenewalSucceeded → TokenDidChange",
      "exactly one per successful renewal (value changed)", .explicit,
      clauses: ["AUTH-2", "AUTH-3"], ambiguities: ["AMB-36"]),
    OrderingConstraint(
      "OC-16", "config.token updated → TokenDidChange",
      "always", .derived, clauses: ["AUTH-2"], ambiguities: ["AMB-34", "AMB-35"]),
    OrderingConstraint(
      "OC-17", "TokenDidChange(n) → TokenDidChange(n+1) in renewal order",
      "0..n per session", .derived, clauses: ["AUTH-6"]),
    OrderingConstraint(
      "OC-18", "RenewalFailed → ResolverAsked",
      "resolver never without a prior failed renewal; at most one outstanding", .explicit,
      clauses: ["AUTH-12", "AUTH-13"], ambiguities: ["AMB-32"]),
    OrderingConstraint(
      "OC-19", "ResolverAsked → resolver answer OR ResolverTimedOut",
      "exactly one settles it (first)", .explicit, clauses: ["AUTH-18", "AUTH-19"],
      ambiguities: ["AMB-23", "AMB-24"],
      amendment: "or cancelled, when its session or process ended (ruling 10)"),
    OrderingConstraint(
      "OC-20", "resolver answer before deadline (default 30 s after ResolverAsked)",
      "strict", .explicit, clauses: ["AUTH-18", "AUTH-19", "EXTRA-10"], binds: .host),
    OrderingConstraint(
      "OC-21", "resolver(nil,nil) / timeout / partial pair → DidRunInError(401)",
      "exactly once", .explicit, remark: "explicit for a nil answer, derived otherwise",
      clauses: ["AUTH-15"], ambiguities: ["AMB-25", "AMB-28"],
      amendment: "unless the session ended first (ruling 10)"),
    OrderingConstraint(
      "OC-22", "DidRunInError(401) → destruction → WillDestroy",
      "after a nil answer", .explicit, clauses: ["AUTH-15", "DESTROY-16"], ambiguities: ["AMB-39"]),
    OrderingConstraint(
      "OC-23", "resolver(pair) accepted → TokenDidChange; no DidRunInError for that failure",
      "0..1", .byDefault, clauses: ["AUTH-16", "AUTH-2"], ambiguities: ["AMB-30"]),
    OrderingConstraint(
      "OC-24", "RenewalFailed → DidRunInError(401) directly if no resolver is implemented",
      "exactly once", .derived, clauses: ["RUN-4", "AUTH-23"], ambiguities: ["AMB-27"],
      amendment: "unless the session ended first (ruling 10)"),
    OrderingConstraint(
      "OC-25", "startup renewal failure → StartFailed, never ResolverAsked",
      "never", .byDefault, clauses: ["AUTH-11"], ambiguities: ["AMB-22"]),
    OrderingConstraint(
      "OC-26", "WillDestroy ⇏ any later ResolverAsked / answer effect",
      "never after", .derived, clauses: ["DESTROY-8"], ambiguities: ["AMB-33"]),
  ]
}
