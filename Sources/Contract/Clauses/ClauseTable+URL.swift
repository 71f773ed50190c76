extension ClauseTable {
  /// canOpenURL and didRequestOpenURL.
  static let url: [Clause] = [
    Clause(
      "URL-1", .precondition,
      "The SDK asks the host to open a URL when it needs to open one it cannot handle itself."),
    Clause(
      "URL-2", .ordering,
      """
      Scenario (a): a page the host opened through an SDK API contains a link the SDK cannot \
      resolve.
      """),
    Clause(
      "URL-3", .ordering,
      """
      Scenario (b): server-driven content (banner, announcement) whose tap target is not in the \
      SDK route table.
      """),
    Clause(
      "URL-4", .precondition,
      """
      The declaration comment describes the two cases as the host opening an SDK page and the SDK \
      opening a server-configured URL.
      """),
    Clause("URL-5", .postcondition, "DidRequestOpenURL receives the complete URL string."),
    Clause("URL-6", .precondition, "The URL may be an HTTP link, a deeplink or a custom scheme."),
    Clause(
      "URL-7", .ordering,
      """
      The SDK first asks lbWhaleAppSDKCanOpenURL: whether the host can handle an unresolvable URL.
      """),
    Clause("URL-8", .ordering, "CanOpenURL is called before DidRequestOpenURL, as a pre-check."),
    Clause(
      "URL-9", .precondition,
      "If CanOpenURL is implemented, DidRequestOpenURL comes only after it returned YES."),
    Clause("URL-10", .postcondition, "YES → the SDK then calls DidRequestOpenURL."),
    Clause(
      "URL-11", .postcondition,
      "NO → the SDK decides what happens next, e.g. ignore or notify the client."),
    Clause(
      "URL-12", .defaultValue,
      """
      If CanOpenURL is not implemented, the SDK assumes the host does not support opening the URL.
      """),
    Clause("URL-13", .cardinality, "CanOpenURL may be called several times in quick succession."),
    Clause(
      "URL-14", .hostObligation, outOfReach: .takesNoTime,
      "The host avoids expensive work in CanOpenURL."),
    Clause("URL-15", .hostObligation, "The host opens the URL with its own router."),
    Clause(
      "URL-16", .hostObligation, outOfReach: .hostsFreedom,
      "For HTTP links the host may choose in-app or external browser."),
    Clause("URL-17", .hostObligation, "The host logs an unrecognised URL for troubleshooting."),
    Clause(
      "URL-18", .security,
      "The host validates schemes, domains and route allowlists before opening an external URL."),
    Clause(
      "URL-19", .ordering,
      "A push message link the SDK cannot resolve is forwarded through DidRequestOpenURL."),
    Clause(
      "URL-20", .hostObligation,
      "CanOpenURL answers from the host's own route table (sample)."),
  ]
}
