extension ReadingCatalog {
  /// The suspended process.
  static let time: [OpenQuestion] = [
    OpenQuestion(
      "time.suspend", "Do timers and replies wait while the app is suspended?",
      default: "pause", ["pause", "run"], source: "ruling 5", clauses: ["AUTH-1", "AUTH-19"])
  ]
}
