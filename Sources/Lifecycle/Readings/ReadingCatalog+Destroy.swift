extension ReadingCatalog {
  /// Teardown.
  static let destroy: [OpenQuestion] = [
    OpenQuestion(
      "destroy.exitOnTeardown", "Does exitSdkPage come when a teardown closes the pages?",
      default: "true", ["true", "false"], source: "AMB-48", clauses: ["PAGE-2", "PAGE-11"]),
    OpenQuestion(
      "destroy.exitOrder", "Does exitSdkPage come after willDestroy or before it?",
      default: "afterWillDestroy", ["afterWillDestroy", "beforeWillDestroy"], source: "AMB-47",
      clauses: ["DESTROY-6", "PAGE-11"]),
    OpenQuestion(
      "destroy.mode", "Is a teardown over when the call returns, or some turns later?",
      default: "sync", ["sync", .call("async", ReadingForm.counts)], source: "AMB-51",
      clauses: ["DESTROY-7", "DESTROY-8", "DESTROY-9"]),
    OpenQuestion(
      "destroy.pendingNavigation", "What becomes of navigations under way at a teardown?",
      default: "failAfterWillDestroy", ["failAfterWillDestroy", "failBeforeWillDestroy", "drop"],
      source: "AMB-49", clauses: ["ROUTE-5", "ROUTE-6", "DESTROY-7"]),
    OpenQuestion(
      "destroy.pushService", "Does the push service survive a teardown?",
      default: "keep", ["keep", "reset"], source: "AMB-50", clauses: ["PUSH-1", "PUSH-39"]),
    OpenQuestion(
      "destroy.whileStarting", "What does logoutAndDestroy do while Starting?",
      default: "cancel", ["cancel", "defer", "ignore"], source: "AMB-14",
      clauses: ["START-3", "DESTROY-2"]),
  ]
}
