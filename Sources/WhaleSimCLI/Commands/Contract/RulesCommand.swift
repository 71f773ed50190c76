import Contract
import Lifecycle
import Report
import Scenario

/// `whalesim rules [ID] [PATH…]`: ordering constraints and clauses, and the scenarios that cover
/// each.
struct RulesCommand {
  private let options: RulesOptions

  /// Where scenarios are looked for when nothing is said.
  private static let defaultFolder = "Scenarios"

  init(_ options: RulesOptions) {
    self.options = options
  }

  func run(_ output: inout OutputWriter, _ errors: inout OutputWriter) -> ExitCode {
    var paths = options.words
    var rules = Rule.all
    if let word = paths.first, let selected = select(word) {
      rules = selected
      paths.removeFirst()
      if rules.isEmpty {
        let nearest = Suggestion.nearest(to: word, among: ContractCatalog.ids)
        errors.writeLine(
          "error: there is no clause, constraint or folder called \(word)"
            + (nearest.map { "; did you mean \($0)?" } ?? "; 'whalesim rules' lists them"))
        return .usage
      }
    }
    var coverage = Coverage()
    var code = ExitCode.passed
    if paths.isEmpty, (try? ScenarioFiles.find([Self.defaultFolder])) != nil {
      paths = [Self.defaultFolder]
    }
    if !paths.isEmpty { (coverage, code) = CoverageReader.read(paths, &errors) }
    write(rules, coverage, &output)
    return code
  }

  /// The rules of an id, or of a group; empty for an id that is none; nil for a path.
  private func select(_ word: String) -> [Rule]? {
    let name = word.uppercased()
    let letters = name.prefix { $0.isASCII && $0.isLetter }
    let rest = name.dropFirst(letters.count)
    guard !letters.isEmpty, rest.isEmpty || rest.hasPrefix("-") else { return nil }
    let exact = Rule.all.filter { $0.id == name }
    if !exact.isEmpty { return exact }
    let group = rest.isEmpty ? Rule.all.filter { $0.id.hasPrefix(letters + "-") } : []
    if !group.isEmpty { return group }
    // A folder may be called anything.
    return (try? ScenarioFiles.find([word])) == nil ? [] : nil
  }

  private func write(_ rules: [Rule], _ coverage: Coverage, _ output: inout OutputWriter) {
    if options.json {
      for rule in rules { output.writeLine(rule.json(coverage)) }
    } else if let only = rules.first, rules.count == 1 {
      for line in only.details(coverage) { output.writeLine(line) }
    } else {
      for rule in rules { output.writeLine(rule.line(coverage)) }
    }
  }
}
