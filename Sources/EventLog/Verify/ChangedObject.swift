import SQLite

/// An object of the schema that is not as this program makes it.
struct ChangedObject: Hashable {
  let object: SchemaObject
  /// Whether there is none of that name at all.
  let isMissing: Bool

  /// As half a sentence: `the view timeline was changed`.
  var fault: String {
    "the \(object.type) \(object.name) \(isMissing ? "is missing" : "was changed")"
  }

  /// Those of `objects` that do not stand in the file as this program makes them.
  static func all(
    of objects: [SchemaObject], in connection: borrowing Connection
  ) throws(SQLiteError) -> [ChangedObject] {
    var stored: [String: String] = [:]
    for row in try connection.textRows("SELECT type, name, sql FROM sqlite_schema").rows {
      stored["\(row[0] ?? "") \(row[1] ?? "")"] = row[2]
    }
    return objects.compactMap { object in
      let sql = stored["\(object.type) \(object.name)"]
      return sql == object.sql ? nil : ChangedObject(object: object, isMissing: sql == nil)
    }
  }
}

extension EventLog {
  /// Those of `objects` that do not stand in the file as this program makes them.
  func changedObjects(_ objects: [SchemaObject]) throws(EventLogError) -> [ChangedObject] {
    try translating(path) { () throws(SQLiteError) in
      try ChangedObject.all(of: objects, in: connection)
    }
  }
}
