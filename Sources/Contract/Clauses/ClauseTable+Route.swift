extension ClauseTable {
  /// pushURL, presentURL and their completion.
  static let route: [Clause] = [
    Clause(
      "ROUTE-1", .precondition,
      "Routing methods are called only after lbWhaleAppDidFinishLaunching."),
    Clause("ROUTE-2", .postcondition, "pushURL… opens the specified screen."),
    Clause("ROUTE-3", .postcondition, "presentURL… opens the specified screen modally."),
    Clause(
      "ROUTE-4", .declaration,
      """
      Each of push/present has variants for animation, parameters and completion: url | \
      url+animated | url+parameters+completed | url+parameters+animated+completed (2×4 = 8 \
      methods).
      """),
    Clause(
      "ROUTE-5", .declaration,
      "The completion block reports a success flag and an optional error."),
    Clause("ROUTE-6", .postcondition, "When the success flag is NO, the error carries the reason."),
    Clause(
      "ROUTE-7", .postcondition, isDerived: true,
      "On success the error is not needed; samples read it only on the failure branch."),
    Clause("ROUTE-8", .declaration, "The parameters dictionary is nullable and may be nil."),
    Clause("ROUTE-9", .declaration, "The completion block itself is nullable."),
    Clause(
      "ROUTE-10", .defaultValue,
      """
      Routes are addressed by lb://page/... URLs; documented ones: main (home), \
      discovery/search-stocks (search), stock/detail, account/settings.
      """),
    Clause("ROUTE-11", .precondition, "Stock detail takes a parameter id such as ST/US/AAPL."),
    Clause(
      "ROUTE-12", .precondition,
      "An SDK route table exists, and a target outside it is a URL the SDK cannot handle."),
    Clause(
      "ROUTE-13", .hostObligation,
      "Failed navigation is reported by the host, in sanitised form."),
    Clause(
      "ROUTE-14", .cardinality, isDerived: true,
      "Variants without a completion give the host no result channel."),
    Clause(
      "ROUTE-15", .errorCode,
      "Using a state-dependent API before startup is a 401 condition."),
    Clause(
      "ROUTE-16", .declaration,
      """
      Both spellings of the completion flag are in use: declaration isSuccessed, seed 001's sample \
      succeeded; only the declaration is API.
      """),
  ]
}
