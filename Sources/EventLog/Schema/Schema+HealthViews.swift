extension Schema {
  static let healthViews = [health]

  private static let health: String = {
    let rows = healthChecks.map { check in
      "SELECT '\(check.problem)', (SELECT count(*) FROM (\(check.places)))"
    }
    let missing = namesForSQL.map { "('\($0)')" }.joined(separator: ", ")
    return """
      CREATE VIEW health (problem, found) AS
      -- Every row must have found = 0: SELECT * FROM health WHERE found <> 0;
      \((rows + [lacking(missing)]).joined(separator: "\nUNION ALL\n"))
      """
  }()

  /// Counts the guards that are gone. What has become of the rest, only `whalesim verify` knows.
  private static func lacking(_ names: String) -> String {
    """
    SELECT 'triggers that keep the history append-only and are gone',
           (SELECT count(*) FROM (VALUES \(names)) AS t
             WHERE t.column1 NOT IN (SELECT name FROM sqlite_schema WHERE type = 'trigger'))
    """
  }

  private static var namesForSQL: [String] { guards.compactMap { SchemaObject($0)?.name } }
}
