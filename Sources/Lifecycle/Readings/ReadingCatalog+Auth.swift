extension ReadingCatalog {
  /// Token renewal and the fallback resolver.
  static let auth: [OpenQuestion] = [
    OpenQuestion(
      "auth.noticeAfterResolver", "Does an accepted resolver pair bring a tokenDidChange?",
      default: "emit", ["emit", "silent"], source: "AMB-30", clauses: ["AUTH-2", "AUTH-16"]),
    OpenQuestion(
      "auth.partialPair", "What does a resolver answer with only one of the two credentials mean?",
      default: "asNil", ["asNil", "useToken"], source: "AMB-25", clauses: ["AUTH-15", "AUTH-17"]),
    OpenQuestion(
      "auth.renewBefore", "How long before its expiry does the SDK renew a token?",
      default: "60s", [.time], source: "ruling 4", clauses: ["AUTH-1"]),
    OpenQuestion(
      "auth.resolverMaxRounds", "How many refused resolver pairs does it take to end the session?",
      default: "1", [.number(ReadingForm.counts)], source: "AMB-31",
      clauses: ["AUTH-14", "AUTH-15", "AUTH-16"]),
    OpenQuestion(
      "auth.resolverPhase", "Is the resolver asked when a renewal fails during startup?",
      default: "runtimeOnly", ["runtimeOnly", "both"], source: "AMB-22",
      clauses: ["AUTH-11", "AUTH-12", "AUTH-13"]),
    OpenQuestion(
      "auth.startupRenewalNotice", "When does tokenDidChange come for a renewal during startup?",
      default: "deliver", ["deliver", "defer", "suppress"], source: "AMB-20",
      clauses: ["AUTH-2", "AUTH-11"]),
    OpenQuestion(
      "auth.transientRenewal", "What follows a renewal that failed for a transient reason?",
      default: "retry", ["retry", "fail"], source: "ruling 4", clauses: ["AUTH-1", "AUTH-23"]),
  ]
}
