extension ConstraintTable {
  /// The push service and its messages.
  static let push: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-58", "startWithKey… → completed",
      "exactly once if a block was given; independent of sdkStatus", .explicit,
      clauses: ["PUSH-1", "PUSH-4"]),
    OrderingConstraint(
      "OC-59", "completed(nil) → isStarted == YES (set before the block)",
      "always", .derived, clauses: ["PUSH-6"]),
    OrderingConstraint(
      "OC-60", "APNs did-register → updateDeviceToken → callback",
      "callback exactly once if given", .sample, clauses: ["PUSH-7", "PUSH-9"],
      amendment:
        "made once Started; without a start no callback (ruling 13)"),
    OrderingConstraint(
      "OC-61", "startWithKey… call → handleLaunchOptions: call (not its completion)",
      "launch sample", .sample, clauses: ["PUSH-3"], binds: .host),
    OrderingConstraint(
      "OC-62",
      """
      handle*/sdkShowTip/click return synchronously → any navigation, tip tap, routerHandler, \
      CanOpenURL or DidRequestOpenURL
      """,
      "always", .derived, clauses: ["PUSH-10", "PUSH-30"], ambiguities: ["AMB-97"]),
    OrderingConstraint(
      "OC-63",
      "handle* returns 99990 → host startWithConfig → DidFinish → host re-submits → nil",
      "host obligation", .explicit, clauses: ["PUSH-11"], ambiguities: ["AMB-91"], binds: .host),
    OrderingConstraint(
      "OC-64", "handle* returns 99990/99991 ⇏ TipShown, navigation, routerHandler",
      "never", .derived, clauses: ["PUSH-11", "PUSH-14"]),
    OrderingConstraint(
      "OC-65", "check == YES → sdkShowTip / click (broker-managed)",
      "host obligation", .explicit, clauses: ["PUSH-24", "PUSH-26"], binds: .host),
    OrderingConstraint(
      "OC-66", "host calls SDK willPresent → host shows own/system notification",
      "only if an error was returned", .explicit, clauses: ["PUSH-15", "PUSH-16"], binds: .host),
    OrderingConstraint(
      "OC-67", "SDK returned nil → host completionHandler (None for willPresent)",
      "exactly once", .explicit, clauses: ["PUSH-16", "PUSH-19"], binds: .host),
    OrderingConstraint(
      "OC-68", "TipShown → tip tap → routerHandler OR SDK navigation",
      "at most one of the two per tap", .explicit, clauses: ["PUSH-33"], ambiguities: ["AMB-97"]),
    OrderingConstraint(
      "OC-69",
      "routerHandler supplied ⇏ SDK-side resolution, CanOpenURL, DidRequestOpenURL for that link",
      "never (until the host routes)", .explicit, clauses: ["PUSH-33"]),
    OrderingConstraint(
      "OC-70", "no routerHandler and link unresolvable → (CanOpenURL YES →) DidRequestOpenURL",
      "exactly one", .explicit, clauses: ["PUSH-32", "URL-19"], ambiguities: ["AMB-86"]),
    OrderingConstraint(
      "OC-71", "99992 appears only in startWithKey's completion",
      "never elsewhere", .explicit, clauses: ["PUSH-5"]),
    OrderingConstraint(
      "OC-72", "SDK destroy/start cycles ⇏ change of pushService identity or isStarted",
      "never", .byDefault, clauses: ["PUSH-1", "PUSH-40"], ambiguities: ["AMB-50"]),
  ]
}
