/// Every clause and ordering constraint, by id.
package enum ContractCatalog {
  /// The 400 clauses, group by group.
  package static let clauses: [Clause] = ClauseGroup.allCases.flatMap(\.clauses)

  /// The 73 ordering constraints in the order of their numbers.
  package static let constraints: [OrderingConstraint] =
    ConstraintGroup.allCases.flatMap(\.constraints)

  /// Every id that a scenario's `covers` may name, clauses first.
  package static let ids: [String] = clauses.map(\.id) + constraints.map(\.id)

  /// The clause of this id; nil if there is none.
  package static func clause(_ id: String) -> Clause? {
    guard let (prefix, number) = split(id), let group = ClauseGroup(rawValue: prefix) else {
      return nil
    }
    return entry(number, of: group.clauses, id: id, \.id)
  }

  /// The ordering constraint of this id; nil if there is none.
  package static func constraint(_ id: String) -> OrderingConstraint? {
    guard let (prefix, number) = split(id), prefix == "OC" else { return nil }
    return entry(number, of: constraints, id: id, \.id)
  }

  /// Whether a clause or an ordering constraint has this id.
  package static func isKnown(_ id: String) -> Bool {
    clause(id) != nil || constraint(id) != nil
  }

  /// The entry with a number: the tables hold number n at index n - 1.
  ///
  /// The id is compared as well, so that `START-03` is not taken for `START-3`.
  private static func entry<Entry>(
    _ number: Int, of table: [Entry], id: String, _ path: KeyPath<Entry, String>
  ) -> Entry? {
    guard table.indices.contains(number - 1) else { return nil }
    let entry = table[number - 1]
    return entry[keyPath: path] == id ? entry : nil
  }

  /// An id's prefix and number; nil for a text that is no id.
  private static func split(_ id: String) -> (prefix: String, number: Int)? {
    guard let hyphen = id.firstIndex(of: "-"),
      let number = Int(id[id.index(after: hyphen)...]), number > 0
    else { return nil }
    return (String(id[..<hyphen]), number)
  }
}
