import Lifecycle
import SQLite

extension EventLog {
  /// What is wrong with the file, as far as it does not take reading run by run.
  ///
  /// SQLite judges the file and the references in it, the program what it made itself, and queries
  /// what stands in it. `checks` are those of view `health`, which itself may have been changed. A
  /// part that cannot be read is one defect, and the other parts are looked at all the same.
  func fileDefects(_ checks: [HealthCheck]) -> [Defect] {
    var defects: [Defect] = []
    let parts: [() throws(EventLogError) -> [Defect]] = [
      integrityDefects, referenceDefects, schemaDefects, dictionaryDefects, catalogDefects,
    ]
    for part in parts { defects += collecting(part) }
    for check in checks {
      defects += collecting { () throws(EventLogError) in try self.defects(of: check) }
    }
    return defects
  }

  private func collecting(_ part: () throws(EventLogError) -> [Defect]) -> [Defect] {
    do throws(EventLogError) {
      return try part()
    } catch {
      return [Defect(.file, error.shortText)]
    }
  }

  private func integrityDefects() throws(EventLogError) -> [Defect] {
    let rows = try rows("PRAGMA integrity_check")
    return rows.filter { $0 != ["ok"] }.map { row in
      Defect(.file, oneLine(row[0] ?? "it is not whole"))
    }
  }

  private func referenceDefects() throws(EventLogError) -> [Defect] {
    try rows("PRAGMA foreign_key_check").map { row in
      let tables = "\(row[0] ?? "a table") to \(row[2] ?? "another")"
      return Defect(.file, "a reference from \(tables) leads nowhere")
    }
  }

  /// Whether the schema is the one that this program makes. What others have added is theirs.
  private func schemaDefects() throws(EventLogError) -> [Defect] {
    try changedObjects(Schema.objects).map { Defect(.file, $0.fault) }
  }

  /// Whether the dictionary says what the program says.
  private func dictionaryDefects() throws(EventLogError) -> [Defect] {
    let stored = try rows("SELECT \(EventDictionary.columns) FROM event_kinds ORDER BY kind")
    return EventDictionary.rows.compactMap { row in
      guard let kind = row[0] else { return nil }
      let found = stored.first { $0[0] == kind }
      if found == row { return nil }
      let what = found == nil ? "is missing" : "was changed"
      return Defect(.file, "the entry \(kind) of event_kinds \(what)")
    }
  }

  /// Whether the rest of what the program says about itself is what it says.
  private func catalogDefects() throws(EventLogError) -> [Defect] {
    let readings = try rows("SELECT \(Schema.readingsColumns) FROM readings_catalog ORDER BY name")
    let help = try rows("SELECT \(Schema.helpColumns) FROM help ORDER BY rowid")
    var defects: [Defect] = []
    if readings != Schema.readingsRows {
      defects.append(Defect(.file, "the table readings_catalog says something else than whalesim"))
    }
    if help != Schema.helpRows {
      defects.append(Defect(.file, "the table help says something else than whalesim"))
    }
    return defects
  }

  private func defects(of check: HealthCheck) throws(EventLogError) -> [Defect] {
    let found = try rows(
      """
      SELECT p.run_id, r.name, min(p.seq), count(*) FROM (\(check.places)) AS p
        LEFT JOIN runs AS r ON r.run_id = p.run_id GROUP BY p.run_id
      """)
    return found.map { row in
      let place = row[1].map { Defect.Place.run($0, row[2].flatMap { Sequence($0) }) }
      let run = place == nil ? " (run \(row[0] ?? "?"))" : ""
      return Defect(place ?? .file, "\(row[3] ?? "some") \(check.problem)\(run)")
    }
  }

  private func rows(_ sql: String) throws(EventLogError) -> [[String?]] {
    try translating(path) { () throws(SQLiteError) in try connection.textRows(sql).rows }
  }
}

/// SQLite's own reports may go on over several lines.
private func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: "; ")
}
