extension ReadingCatalog {
  /// The runtime error.
  static let run: [OpenQuestion] = [
    OpenQuestion(
      "run.allowUndocumentedCodes", "Can didRunInError carry a code other than 401?",
      default: "false", ["false", "true"], source: "AMB-44", clauses: ["RUN-5", "RUN-7"]),
    OpenQuestion(
      "run.authErrorPath", "Does a refused request try a renewal before didRunInError?",
      default: "direct", ["direct", "renewFirst"], source: "AMB-38",
      clauses: ["AUTH-12", "RUN-3", "RUN-9"]),
    OpenQuestion(
      "run.destroyer401", "Who destroys the SDK on a runtime 401?",
      default: "host", ["host", "sdkAfterCallback", "sdkIfHostDoesNot"], source: "AMB-39",
      clauses: ["AUTH-15", "RUN-10", "DESTROY-3"]),
    OpenQuestion(
      "run.map403", "Is a 403xxx at run time reported as 401?",
      default: "true", ["true", "false"], source: "AMB-43", clauses: ["RUN-3", "RUN-7"]),
    OpenQuestion(
      "run.repeat", "How often does didRunInError come for one invalidation?",
      default: "once", ["once", "perRequest"], source: "AMB-41", clauses: ["RUN-1", "RUN-3"]),
  ]
}
