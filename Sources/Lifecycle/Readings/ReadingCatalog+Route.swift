extension ReadingCatalog {
  /// pushURL, presentURL and their completion.
  static let route: [OpenQuestion] = [
    OpenQuestion(
      "route.afterInvalidation", "Do pages still open after didRunInError?",
      default: "allow", ["allow", "fail401"], source: "AMB-81", clauses: ["ROUTE-1", "RUN-10"]),
    OpenQuestion(
      "route.beforeStart", "How does a navigation before the start fail?",
      default: "completion401", ["completion401", "silent"], source: "AMB-73",
      clauses: ["START-31", "ROUTE-15"]),
    OpenQuestion(
      "route.completionTiming", "Does a completion come inside the call or in a later turn?",
      default: "nextTick", ["nextTick", "sync"], source: "AMB-76", clauses: ["ROUTE-5"]),
    OpenQuestion(
      "route.defaultAnimated", "Do the variants without `animated` animate?",
      default: "true", ["true", "false"], source: "AMB-77",
      clauses: ["ROUTE-4", "API-9", "API-10"]),
    OpenQuestion(
      "route.enterBeforeCompletion", "Does enterSdkPage come before the navigation's completion?",
      default: "true", ["true", "false"], source: "AMB-66", clauses: ["PAGE-1", "ROUTE-5"]),
    OpenQuestion(
      "route.failureCode", "Which code does a failed navigation carry?",
      default: "404", [.number(ReadingForm.codes)], source: "AMB-78", clauses: ["ROUTE-6"]),
    OpenQuestion(
      "route.unresolvedDirect", "What becomes of a host's navigation to a url the SDK cannot open?",
      default: "forwardCompletionNo", ["forwardCompletionNo", "forwardCompletionYes", "failOnly"],
      source: "AMB-75", clauses: ["ROUTE-12", "URL-4"]),
    OpenQuestion(
      "route.whileStarting", "What becomes of a navigation while Starting?",
      default: "fail401", ["fail401", "queue"], source: "AMB-74",
      clauses: ["ROUTE-1", "ROUTE-15"]),
  ]
}
