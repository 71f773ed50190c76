extension ConstraintTable {
  /// The flow of urls the SDK cannot resolve.
  static let urlFlow: [OrderingConstraint] = [
    OrderingConstraint(
      "OC-52", "URL unresolved by the SDK → CanOpenURL",
      "1..n per open", .explicit, clauses: ["URL-7", "URL-13"], ambiguities: ["AMB-84"]),
    OrderingConstraint(
      "OC-53", "CanOpenURL returns YES → DidRequestOpenURL(same url)",
      "exactly one per open", .explicit, clauses: ["URL-8", "URL-9", "URL-10"]),
    OrderingConstraint(
      "OC-54", "CanOpenURL returns NO ⇏ DidRequestOpenURL",
      "never", .explicit, clauses: ["URL-9", "URL-11"]),
    OrderingConstraint(
      "OC-55", "CanOpenURL not implemented ⇏ DidRequestOpenURL",
      "never", .explicit, clauses: ["URL-12"], ambiguities: ["AMB-82"]),
    OrderingConstraint(
      "OC-56", "URL resolved by the SDK ⇏ CanOpenURL / DidRequestOpenURL",
      "never", .explicit, clauses: ["URL-1"]),
    OrderingConstraint(
      "OC-57", "DidRequestOpenURL → host validate → host open",
      "host obligation", .explicit, clauses: ["URL-18"], binds: .host),
  ]
}
