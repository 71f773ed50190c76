import Contract
package import Scenario

/// `Docs/Contract.md`: every ordering constraint and every clause, and what shows it.
package struct ContractDocument {
  private let coverage: Coverage

  package init(_ coverage: Coverage) {
    self.coverage = coverage
  }

  /// The whole page, with a line feed at its end.
  package var text: String {
    var lines = head
    lines += ["", "## Ordering constraints"]
    for group in ConstraintGroup.allCases {
      lines += ["", "### \(group.title)", "", "| id | what it says | binds | shown by |"]
      lines.append("|---|---|---|---|")
      lines += group.constraints.map(row)
    }
    for group in ClauseGroup.allCases {
      lines += ["", "## \(group.rawValue): \(group.title)", ""]
      lines += ["| id | kind | what it says | shown by |", "|---|---|---|---|"]
      lines += group.clauses.map(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let clauses = ContractCatalog.clauses
    let shown = clauses.filter { !coverage.paths(of: $0.id).isEmpty }.count
    let outOfReach = clauses.filter { !$0.isModelable }.count
    let missing = Self.uncovered(coverage).count
    return [
      "# The contract, and what shows it", "",
      "Made from the catalogue and from what the scenarios say they cover; a test holds it so.",
      "`whalesim rules ID` prints one line of it with everything that touches it.", "",
      "Of \(clauses.count) clauses \(shown) are shown by scenarios, \(outOfReach) are out of a "
        + "run's reach, and \(missing) wait for a scenario. The",
      "\(ContractCatalog.constraints.filter { $0.binds == .sdk }.count) constraints that bind the "
        + "SDK are checked on every run; the others are findings about the host.",
    ]
  }

  /// The clauses that a run, its lint or a façade can show, and that nothing shows yet.
  package static func uncovered(_ coverage: Coverage) -> [String] {
    ContractCatalog.clauses.filter { clause in
      clause.isModelable && coverage.paths(of: clause.id).isEmpty
        && !LintScope.isShownElsewhere(clause.id)
    }.map(\.id)
  }

  private func row(_ constraint: OrderingConstraint) -> String {
    let amendment = constraint.amendment.map { "; \($0)" } ?? ""
    let binds =
      switch constraint.binds {
      case .sdk: "the SDK"
      case .host: "the host"
      }
    return cells([
      constraint.id, "\(constraint.relation) (\(constraint.cardinality)\(amendment))", binds,
      shown(constraint.id, else: constraint.binds == .sdk ? "every run" : "the host lint"),
    ])
  }

  private func row(_ clause: Clause) -> String {
    let scope = LintScope.reason(of: clause.id)
    let reason = clause.outOfReach?.reason ?? scope ?? "no scenario yet"
    return cells([
      clause.id, clause.kind.rawValue + (clause.isDerived ? ", derived" : ""), clause.statement,
      shown(clause.id, else: reason),
    ])
  }

  private static let pathsShown = 3

  private func shown(_ id: String, else reason: String) -> String {
    let paths = coverage.paths(of: id)
    guard !paths.isEmpty else { return reason }
    let links = paths.prefix(Self.pathsShown).map { "[\(name(of: $0))](../\($0))" }
    let more = paths.count - links.count
    return links.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// `startup/first-launch` of `Scenarios/startup/first-launch.yaml`.
  private func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    let name = parts.suffix(2).joined(separator: "/")
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }

  private func cells(_ texts: [String]) -> String {
    "| " + texts.map(escaped).joined(separator: " | ") + " |"
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "|" || character == "<" { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
