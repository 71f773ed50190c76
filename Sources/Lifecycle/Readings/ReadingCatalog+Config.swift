extension ReadingCatalog {
  /// The configuration object.
  static let config: [OpenQuestion] = [
    OpenQuestion(
      "config.afterDestroy", "What is LBWhaleApp.config after a teardown?",
      default: "nil", ["nil", "retained"], source: "AMB-54", clauses: ["START-30", "DESTROY-8"]),
    OpenQuestion(
      "config.languageFallback", "What is currentLanguageText when the Chinese text is missing?",
      default: "en", ["en", "nil", "siblingChinese"], source: "AMB-113",
      clauses: ["CONFIG-24", "CONFIG-25"]),
    OpenQuestion(
      "config.logoutAftermath", "What happens to requests after the config's logout?",
      default: "lazy401", ["lazy401", "silent"], source: "AMB-59",
      clauses: ["AUTH-24", "DESTROY-12"]),
    OpenQuestion(
      "config.missingMeans", "When does a required field count as missing?",
      default: "nilOrEmpty", ["nil", "nilOrEmpty", "nilOrBlank"], source: "AMB-16",
      clauses: ["START-8", "CONFIG-6"]),
    OpenQuestion(
      "config.tokenView", "Do the config's token and refreshToken follow renewals?",
      default: "live", ["live", "snapshot"], source: "AMB-34",
      clauses: ["AUTH-24", "CONFIG-7", "API-26", "API-27"]),
    OpenQuestion(
      "config.validation", "Is a malformed field refused like a missing one?",
      default: "documented", ["documented", "strict"], source: "AMB-19",
      clauses: ["START-8", "START-10"]),
  ]
}
