extension ClauseTable {
  /// Page enter and exit, and the page count.
  static let page: [Clause] = [
    Clause(
      "PAGE-1", .ordering,
      "lbWhaleAppEnterSdkPage fires when the number of SDK pages goes from 0 to 1."),
    Clause(
      "PAGE-2", .ordering,
      "lbWhaleAppExitSdkPage fires when the number of SDK pages goes from 1 to 0."),
    Clause("PAGE-3", .cardinality, "Enter is tied to the first SDK page opening."),
    Clause("PAGE-4", .cardinality, "Exit is tied to the last SDK page closing."),
    Clause(
      "PAGE-5", .cardinality, isDerived: true,
      """
      No UI callback on any other count transition (1→2, 3→2, …); Enter and Exit therefore \
      strictly alternate, starting with Enter.
      """),
    Clause(
      "PAGE-6", .precondition,
      "The callbacks report whether SDK pages exist, not whether the app is in the foreground."),
    Clause("PAGE-7", .precondition, "The counted unit is a live SDK page."),
    Clause(
      "PAGE-8", .declaration,
      "Both UI delegate methods are required once the protocol is adopted."),
    Clause("PAGE-9", .defaultValue, "Setting the page enter/exit delegate is optional."),
    Clause(
      "PAGE-10", .declaration,
      "The UI delegate is a weak, nullable, settable property of the config."),
    Clause(
      "PAGE-11", .postcondition, isDerived: true,
      """
      Teardown closes all pages, so a non-zero count falls to 0 and the 1→0 transition occurs \
      during teardown.
      """),
    Clause(
      "PAGE-12", .postcondition, isDerived: true,
      """
      Modal presentation opens an SDK screen too, so a presented screen counts like a pushed one.
      """),
  ]
}
