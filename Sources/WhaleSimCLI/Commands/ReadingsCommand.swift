import Lifecycle
import Report

/// `whalesim readings [NAME]`: what the documents leave open, and how it can be read.
struct ReadingsCommand {
  private let options: ReadingsOptions

  init(_ options: ReadingsOptions) {
    self.options = options
  }

  func run(_ output: inout OutputWriter, _ errors: inout OutputWriter) -> ExitCode {
    let questions = selected
    if questions.isEmpty, let name = options.name {
      let nearest = Suggestion.nearest(to: name, among: ReadingCatalog.names)
      errors.writeLine(
        "error: there is no open question called \(name)"
          + (nearest.map { "; did you mean \($0)?" } ?? "; 'whalesim readings' lists them"))
      return .usage
    }
    if options.json {
      for question in questions { output.writeLine(json(question)) }
    } else if let only = questions.first, questions.count == 1 {
      for line in details(only) { output.writeLine(line) }
    } else {
      for line in list(questions) { output.writeLine(line) }
    }
    return .passed
  }

  /// The question of that name, else those whose names begin so.
  private var selected: [OpenQuestion] {
    guard let name = options.name else { return ReadingCatalog.questions }
    if let question = ReadingCatalog.question(name) { return [question] }
    return ReadingCatalog.questions.filter { $0.name.hasPrefix(name) }
  }

  private func list(_ questions: [OpenQuestion]) -> [String] {
    let width = questions.map(\.name.count).max() ?? 0
    return questions.flatMap { question in
      [
        Columns.pad(question.name, to: width) + "  " + question.question,
        Columns.pad("", to: width) + "  " + choices(question),
      ]
    }
  }

  /// The default first: `once (default), perRequest`.
  private func choices(_ question: OpenQuestion) -> String {
    let others = question.allowed.map(\.text).filter { $0 != question.defaultText }
    return (["\(question.defaultText) (default)"] + others).joined(separator: ", ")
  }

  private func details(_ question: OpenQuestion) -> [String] {
    var lines = [
      question.name,
      "   asks      \(question.question)",
      "   readings  \(choices(question))",
      "   touches   \(question.clauses.joined(separator: ", "))",
      "   raised    \(question.source)",
    ]
    let presets = presets(that: question)
    if !presets.isEmpty { lines.append("   presets   \(presets.joined(separator: ", "))") }
    if let other = question.allowed.map(\.text).first(where: {
      question.value($0) != nil
        && $0 != question.defaultText
    }) {
      lines.append("   try       whalesim replay Scenarios --set \(question.name)=\(other)")
    }
    return lines
  }

  /// The presets that read it otherwise: `hostile: perRequest`.
  private func presets(that question: OpenQuestion) -> [String] {
    ReadingPreset.allCases.flatMap { preset in
      preset.texts.filter { $0.name == question.name }.map { "\(preset.rawValue): \($0.text)" }
    }
  }

  private func json(_ question: OpenQuestion) -> String {
    var object = JSONText()
    object.add("name", question.name)
    object.add("question", question.question)
    object.add("default", question.defaultText)
    object.add("readings", question.allowed.map(\.text))
    object.add("clauses", question.clauses)
    object.add("source", question.source)
    object.add("presets", presets(that: question))
    return object.text
  }
}
