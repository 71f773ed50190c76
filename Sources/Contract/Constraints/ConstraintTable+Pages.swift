extension ConstraintTable {
  /// Pages, routing and orientation.
  static let pages: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-43", "PageOpened with count 0→1 → EnterPage",
      "exactly one per edge", .explicit, clauses: ["PAGE-1", "PAGE-3"]),
    OrderingConstraint(
      "OC-44", "PageClosed with count 1→0 → ExitPage",
      "exactly one per edge", .explicit, clauses: ["PAGE-2", "PAGE-4"]),
    OrderingConstraint(
      "OC-45",
      "EnterPage and ExitPage strictly alternate, starting with Enter; #Enter − #Exit ∈ {0,1}",
      "per process (and 0 at NotStarted)", .derived, clauses: ["PAGE-5", "PAGE-11"],
      amendment: "a kill sets the count to 0 without an exit (ruling 20)"),
    OrderingConstraint(
      "OC-46", "count n→n+1 (n ≥ 1), n→n−1 (n ≥ 2), app foreground/background ⇏ Enter/Exit",
      "never", .explicit, clauses: ["PAGE-5", "PAGE-6"]),
    OrderingConstraint(
      "OC-47", "push/present call → completion",
      "exactly once if a block was given, later tick", .byDefault, clauses: ["ROUTE-5"],
      ambiguities: ["AMB-76"]),
    OrderingConstraint(
      "OC-48", "PageOpened → EnterPage → completion(YES)",
      "first page only", .byDefault, clauses: ["PAGE-1", "ROUTE-5"], ambiguities: ["AMB-66"],
      amendment: "or completion(NO) by a teardown inside EnterPage (ruling 16)"),
    OrderingConstraint(
      "OC-49", "failed navigation → completion(NO, error≠nil); no PageOpened, no EnterPage",
      "exactly once", .explicit, clauses: ["ROUTE-6"]),
    OrderingConstraint(
      "OC-50", "routing call before DidFinish → completion(NO, 401); no PageOpened",
      "exactly once", .derived, clauses: ["ROUTE-1", "ROUTE-15", "START-31"],
      ambiguities: ["AMB-73", "AMB-74"]),
    OrderingConstraint(
      "OC-51", "no current SDK page ⇔ mask == 0",
      "invariant", .explicit, clauses: ["ORIENT-2"], ambiguities: ["AMB-70"]),
  ]
}
