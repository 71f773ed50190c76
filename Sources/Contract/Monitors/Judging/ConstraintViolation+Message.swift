extension ConstraintViolation {
  /// What was breached and by which events, in one sentence without a full stop.
  package var message: String {
    "\(id) is broken: \(fault)"
  }

  /// What the constraint says and which clauses it follows from, in one line.
  package var statement: String {
    guard let constraint = ContractCatalog.constraint(id) else { return id }
    let amendment = constraint.amendment.map { "; \($0)" } ?? ""
    return "\(constraint.relation) (\(constraint.cardinality)\(amendment)), "
      + "by \(constraint.clauses.joined(separator: ", "))"
  }

  /// What happened instead.
  private var fault: String {
    switch (breach, second) {
    case (.missing, nil):
      "what #\(first) promises never came"
    case (.missing, let second?):
      "what #\(first) promises had not come by #\(second)"
    case (.unprepared, nil):
      "#\(first) came without what must come before it"
    case (.unprepared, let second?):
      "#\(second) came before what must stand between it and #\(first)"
    case (.forbidden, nil):
      "#\(first) must not come here"
    case (.forbidden, let second?):
      "#\(second) came, which #\(first) rules out"
    case (.caused, nil):
      "#\(first) was caused by something that must not cause it"
    case (.caused, let second?):
      "#\(second) was caused by #\(first), which must not cause it"
    case (.repeated, nil):
      "#\(first) came once too often"
    case (.repeated, let second?):
      "#\(second) came although #\(first) had come already"
    case (.outOfOrder, nil):
      "#\(first) came in the wrong order"
    case (.outOfOrder, let second?):
      "#\(first) and #\(second) came in the wrong order"
    case (.misplaced, nil):
      "#\(first) came in a status or at a place where it must not"
    case (.misplaced, let second?):
      "#\(second) came at a place where it must not, after #\(first)"
    case (.wrongValue, nil):
      "#\(first) carries a value that it must not carry"
    case (.wrongValue, let second?):
      "#\(second) carries another value than #\(first) calls for"
    }
  }
}
