import SQLite

/// An ordering constraint of the contract: a row of table `ordering_constraints`.
package struct ConstraintEntry: Hashable, Sendable {
  /// `OC-5`.
  package var id: String
  package var number: Int64
  package var relation: String
  package var cardinality: String
  package var strength: String
  package var binds: String
  package var clauses: [String]

  package init(
    id: String, number: Int64, relation: String, cardinality: String, strength: String,
    binds: String, clauses: [String]
  ) {
    self.id = id
    self.number = number
    self.relation = relation
    self.cardinality = cardinality
    self.strength = strength
    self.binds = binds
    self.clauses = clauses
  }
}

extension EventLog {
  /// Makes `constraints` those that the log explains, if it does not say the same already.
  ///
  /// They come from above: this room does not know the contract.
  package func explain(_ constraints: [ConstraintEntry]) throws(EventLogError) {
    if try explains(constraints) { return }
    try transaction { () throws(EventLogError) in
      try translating(path) { () throws(SQLiteError) in
        try connection.execute("DELETE FROM ordering_constraints")
        let insert = try connection.prepare(
          "INSERT INTO ordering_constraints VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
        for entry in constraints {
          try insert.bind(1, text: entry.id)
          try insert.bind(2, integer: entry.number)
          try insert.bind(3, text: entry.relation)
          try insert.bind(4, text: entry.cardinality)
          try insert.bind(5, text: entry.strength)
          try insert.bind(6, text: entry.binds)
          try insert.bind(7, text: entry.clauses.joined(separator: ", "))
          try insert.run()
        }
      }
    }
  }
}

extension EventLog {
  /// Whether `constraints` are those that the log explains. One that was made and not written to
  /// explains none yet.
  package func explains(
    _ constraints: [ConstraintEntry], orNone: Bool = false
  ) throws(EventLogError) -> Bool {
    let stored = try query(
      """
      SELECT id, number, relation, cardinality, strength, binds, clauses
        FROM ordering_constraints ORDER BY number
      """)
    if stored.rows.isEmpty { return orNone || constraints.isEmpty }
    return stored.rows == constraints.sorted { $0.number < $1.number }.map(\.cells)
  }
}

extension ConstraintEntry {
  fileprivate var cells: [String?] {
    [
      id, "\(number)", relation, cardinality, strength, binds,
      clauses.joined(separator: ", "),
    ]
  }
}
