import Contract
import Lifecycle
import Report
import Scenario

/// A constraint or a clause, as `whalesim rules` shows it.
enum Rule {
  case constraint(OrderingConstraint)
  case clause(Clause)

  /// The constraints, then the clauses, in the catalogue's order.
  static let all: [Rule] =
    ContractCatalog.constraints.map(Rule.constraint) + ContractCatalog.clauses.map(Rule.clause)

  var id: String {
    switch self {
    case .constraint(let constraint): constraint.id
    case .clause(let clause): clause.id
    }
  }

  /// What it says, in one line.
  private var text: String {
    switch self {
    case .constraint(let constraint):
      "\(constraint.relation) (\(constraint.cardinality)"
        + (constraint.amendment.map { "; \($0)" } ?? "") + ")"
    case .clause(let clause): clause.statement
    }
  }

  /// `OC-36        12 scenarios  WillDestroy → ExitPage (exactly one Exit)`.
  func line(_ coverage: Coverage) -> String {
    [
      Columns.pad(id, to: Self.idWidth), Columns.pad(count(coverage), to: Self.countWidth), text,
    ].joined(separator: "  ")
  }

  private static let idWidth = 12
  private static let countWidth = 14

  private func count(_ coverage: Coverage) -> String {
    let count = coverage.paths(of: id).count
    guard count == 0 else { return Plural.text(count, "scenario") }
    if case .clause(let clause) = self, !clause.isModelable { return "out of reach" }
    return "no scenario"
  }

  /// Everything about it, a fact a line.
  func details(_ coverage: Coverage) -> [String] {
    var facts: [(name: String, lines: [String])] = [("says", [text])]
    switch self {
    case .constraint(let constraint): facts += Self.facts(constraint)
    case .clause(let clause): facts += Self.facts(clause)
    }
    facts.append(("covered", coverage.paths(of: id)))
    return [id]
      + facts.flatMap { fact in
        fact.lines.enumerated().map { index, value in
          "   \(Columns.pad(index == 0 ? fact.name : "", to: Self.nameWidth))  \(value)"
        }
      }
  }

  private static let nameWidth = 8

  private static func facts(_ constraint: OrderingConstraint) -> [(name: String, lines: [String])] {
    let rules = lintRules(constraint.id)
    let binds =
      switch constraint.binds {
      case .sdk: "the SDK; checked on every run"
      case .host: "the host; a finding of its lint"
      }
    return [
      ("binds", [binds]), ("strength", [constraint.strength.rawValue]),
      ("follows", [constraint.clauses.joined(separator: ", ")]),
      ("lint", rules.isEmpty ? [] : [rules.joined(separator: ", ")]),
      ("readings", readings(ofConstraint: constraint.id)),
    ]
  }

  private static func facts(_ clause: Clause) -> [(name: String, lines: [String])] {
    let constraints = ContractCatalog.constraints.filter { $0.clauses.contains(clause.id) }
    let rules = lintRules(clause.id)
    let readings = ReadingCatalog.questions.filter { $0.clauses.contains(clause.id) }
    let reason = clause.outOfReach?.reason ?? LintScope.reason(of: clause.id)
    return [
      ("kind", [clause.kind.rawValue + (clause.isDerived ? ", derived" : "")]),
      ("severity", clause.severity.map { [$0.rawValue] } ?? []),
      ("orders", list(constraints.map(\.id))), ("lint", list(rules)),
      ("readings", list(readings.map(\.name))), ("unshown", reason.map { [$0] } ?? []),
    ]
  }

  private static func list(_ texts: [String]) -> [String] {
    texts.isEmpty ? [] : [texts.joined(separator: ", ")]
  }

  /// The lint rules that stand on a clause or a constraint.
  private static func lintRules(_ id: String) -> [String] {
    LintRule.allCases.filter { $0.rawValue == id || $0.ids.contains(id) }.map(\.rawValue)
  }

  /// The readings that change a constraint's monitor, and how.
  private static func readings(ofConstraint id: String) -> [String] {
    ReadingInfluence.all.filter { influence in
      influence.constraints.contains { "OC-\($0)" == id }
    }.map { "\($0.question): \($0.effect)" }
  }

  func json(_ coverage: Coverage) -> String {
    var object = JSONText()
    object.add("id", id)
    object.add("says", text)
    switch self {
    case .constraint(let constraint):
      object.add("binds", constraint.binds == .sdk ? "sdk" : "host")
      object.add("strength", constraint.strength.rawValue)
      object.add("clauses", constraint.clauses)
    case .clause(let clause):
      object.add("kind", clause.kind.rawValue)
      object.add("derived", json: clause.isDerived ? "true" : "false")
      object.add("severity", clause.severity?.rawValue)
      object.add("outOfReach", clause.outOfReach?.reason)
    }
    object.add("lint", Self.lintRules(id))
    object.add("scenarios", coverage.paths(of: id))
    return object.text
  }
}
