extension ConstraintTable {
  /// Teardown.
  static let teardown: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-33", "logoutAndDestroy call → WillDestroy",
      "at most once per session", .explicit, clauses: ["DESTROY-2"], ambiguities: ["AMB-52"]),
    OrderingConstraint(
      "OC-34", "status IsDestroying → WillDestroy",
      "always", .derived, clauses: ["DESTROY-4", "DESTROY-9"], ambiguities: ["AMB-129"]),
    OrderingConstraint(
      "OC-35", "WillDestroy → first teardown PageClosed",
      "always", .explicit, clauses: ["DESTROY-6", "DESTROY-7"]),
    OrderingConstraint(
      "OC-36", "WillDestroy → ExitPage (if count > 0)",
      "exactly one Exit; none if count was 0", .derived,
      clauses: ["DESTROY-6", "PAGE-2", "PAGE-11"], ambiguities: ["AMB-47", "AMB-48"]),
    OrderingConstraint(
      "OC-37", "WillDestroy → pending completions(NO) → PageClosed",
      "once each, call order", .byDefault, clauses: ["ROUTE-6"], ambiguities: ["AMB-49"]),
    OrderingConstraint(
      "OC-38", "host persistence (sync) → first PageClosed",
      "host obligation", .explicit, clauses: ["DESTROY-5", "DESTROY-6"], ambiguities: ["AMB-63"],
      binds: .host),
    OrderingConstraint(
      "OC-39", "last PageClosed → ExitPage → config == nil → status NotStarted",
      "once", .derived, clauses: ["DESTROY-7", "DESTROY-8"], ambiguities: ["AMB-51", "AMB-54"]),
    OrderingConstraint(
      "OC-40",
      """
      WillDestroy ⇏ DidFinish, StartFailed (own session), DidRunInError, TokenDidChange, \
      ResolverAsked, CanOpenURL, DidRequestOpenURL, Analytics
      """,
      "never after, same session", .derived, clauses: ["DESTROY-8"], ambiguities: ["AMB-56"]),
    OrderingConstraint(
      "OC-41", "status NotStarted ⇏ any callback of the ended session",
      "never after", .derived, clauses: ["DESTROY-8"]),
    OrderingConstraint(
      "OC-42", "config.logout ⇏ WillDestroy / ExitPage / status change",
      "never caused", .explicit, clauses: ["DESTROY-12", "AUTH-24"], ambiguities: ["AMB-59"]),
  ]
}
