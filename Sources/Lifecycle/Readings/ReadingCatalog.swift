/// Every question the documents leave open, and how a run answers it.
///
/// Documentation, schema and help are made from this table, so that they cannot disagree with it.
package enum ReadingCatalog {
  /// The 60 questions, sorted by name.
  package static let questions: [OpenQuestion] = [
    auth, config, destroy, facade, lint, push, route, run, start, status, time, url,
  ].flatMap { $0 }

  package static let names: [String] = questions.map(\.name)

  /// The question of this name; nil if there is none.
  package static func question(_ name: String) -> OpenQuestion? {
    index(of: name).map { questions[$0] }
  }

  /// The reading that `text` says for the question called `name`.
  ///
  /// - Throws: `unknownQuestion`, or `notAllowed` for a text the question does not allow.
  package static func choice(
    _ name: String, _ text: String
  ) throws(ReadingError) -> ReadingChoice {
    guard let question = question(name) else { throw .unknownQuestion(name) }
    guard let value = question.value(text) else { throw .notAllowed(text, question) }
    return ReadingChoice(name: name, value: value)
  }

  /// The readings in which a preset differs from the defaults.
  ///
  /// - Throws: `unknownPreset` for a name that is none.
  package static func choices(preset name: String) throws(ReadingError) -> [ReadingChoice] {
    guard let preset = ReadingPreset(rawValue: name) else { throw .unknownPreset(name) }
    return preset.choices
  }

  /// The default readings as the log's `runs.readings` column holds them.
  package static let defaultsJSON: String = json([])

  /// The reading of every question as canonical JSON: sorted keys, no blanks, every value a text.
  ///
  /// A question that no choice answers has its default. Of several choices for one question the
  /// last one holds; a choice for no question at all is left out.
  package static func json(_ choices: [ReadingChoice]) -> String {
    var texts = questions.map(canonicalDefault)
    for choice in choices {
      if let index = index(of: choice.name) { texts[index] = choice.value.text }
    }
    // Names and readings are ASCII without quotes, so nothing has to be escaped.
    let members = zip(names, texts).map { "\"\($0)\":\"\($1)\"" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func canonicalDefault(of question: OpenQuestion) -> String {
    question.value(question.defaultText)?.text ?? question.defaultText
  }

  /// Where a question stands in the sorted table, by binary search.
  private static func index(of name: String) -> Int? {
    var range = names.startIndex..<names.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if names[middle] == name { return middle }
      range = names[middle] < name ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
