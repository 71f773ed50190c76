extension ReadingCatalog {
  /// The façade's declarations.
  static let facade: [OpenQuestion] = [
    OpenQuestion(
      "facade.profile", "Which document's declarations does the SDK have?",
      default: "docs-001", ["docs-001", "readme-000"], source: "AMB-110",
      clauses: ["ANALYTICS-1", "CONFIG-28", "API-35", "API-55"])
  ]

  /// The host lint.
  static let lint: [OpenQuestion] = [
    OpenQuestion(
      "lint.sanitisedErrors", "How is an error judged that the host reports as it came?",
      default: "warn", ["error", "warn", "off"], source: "AMB-117",
      clauses: ["START-23", "PUSH-41", "HOST-46", "SEC-3", "SEC-4"])
  ]
}
