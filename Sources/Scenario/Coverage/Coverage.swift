/// Which scenarios cover which clauses and ordering constraints, by what they say in `covers`.
package struct Coverage: Sendable {
  /// The paths by id, in the order of the files. For look-ups only.
  private var pathsByID: [String: [String]] = [:]

  package init(_ files: [ScenarioFile] = []) {
    for file in files { add(file) }
  }

  package mutating func add(_ file: ScenarioFile) {
    for id in file.covers {
      pathsByID[id.value, default: []].append(file.path)
    }
  }

  /// The scenarios that cover this clause or constraint.
  package func paths(of id: String) -> [String] {
    pathsByID[id, default: []]
  }
}
