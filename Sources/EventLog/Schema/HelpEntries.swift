/// A ready query of table `help`.
struct HelpEntry: Sendable {
  let title: String
  let question: String
  let query: String
}

extension Schema {
  static let helpEntries: [HelpEntry] = []
}
