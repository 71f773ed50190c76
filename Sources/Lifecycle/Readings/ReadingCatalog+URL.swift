extension ReadingCatalog {
  /// canOpenURL and didRequestOpenURL.
  static let url: [OpenQuestion] = [
    OpenQuestion(
      "url.canOpenBurst", "How often is canOpenURL asked for one url?",
      default: "1", [.number(ReadingForm.counts)], source: "AMB-84", clauses: ["URL-13"]),
    OpenQuestion(
      "url.canOpenUnimplemented", "What does the SDK do when canOpenURL is not implemented?",
      default: "assumeNo", ["assumeNo", "requestAnyway"], source: "AMB-82",
      clauses: ["URL-9", "URL-12"]),
    OpenQuestion(
      "url.onNo", "What does the SDK do when canOpenURL answers no?",
      default: "ignore", ["ignore", "notify"], source: "AMB-85", clauses: ["URL-11"]),
    OpenQuestion(
      "url.pushLinkAsks", "Is canOpenURL asked for the link of a push message?",
      default: "true", ["true", "false"], source: "AMB-86", clauses: ["URL-19", "PUSH-32"]),
  ]
}
