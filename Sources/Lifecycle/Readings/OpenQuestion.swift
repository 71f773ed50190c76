/// A question the SDK's documents leave open. Each answer to it is a *reading* of them.
package struct OpenQuestion: Hashable, Sendable {
  /// Dotted: `run.destroyer401`.
  package let name: String
  /// The question in one sentence.
  package let question: String
  /// The reading of a run that says nothing, as text.
  package let defaultText: String
  /// The forms a reading may have, in the order in which people should see them.
  package let allowed: [ReadingForm]
  /// Where the question was raised: an ambiguity's id, or a ruling.
  package let source: String
  /// The ids of the clauses whose meaning it touches.
  package let clauses: [String]

  package init(
    _ name: String, _ question: String, default defaultText: String, _ allowed: [ReadingForm],
    source: String, clauses: [String]
  ) {
    self.name = name
    self.question = question
    self.defaultText = defaultText
    self.allowed = allowed
    self.source = source
    self.clauses = clauses
  }

  /// The reading a text says; nil if the question does not allow it.
  package func value(_ text: String) -> ReadingValue? {
    for form in allowed {
      if let value = form.value(text) { return value }
    }
    return nil
  }
}
