import SQLite

extension EventLog {
  /// What is wrong with the file, in plain words; empty if nothing is.
  ///
  /// SQLite judges the file and the references in it, view `health` what stands in it. The hash
  /// chain (`chainFault`) and the derived tables are judged run by run, apart from this.
  package func complaints() throws(EventLogError) -> [String] {
    try translating(path) { () throws(SQLiteError) in
      var complaints: [String] = []
      for row in try connection.textRows("PRAGMA integrity_check").rows where row != ["ok"] {
        complaints.append(row[0] ?? "the file is not whole")
      }
      for row in try connection.textRows("PRAGMA foreign_key_check").rows {
        let tables = "\(row[0] ?? "a table") to \(row[2] ?? "another")"
        complaints.append("a reference from \(tables) leads nowhere")
      }
      let sick = try connection.textRows("SELECT found, problem FROM health WHERE found <> 0")
      for row in sick.rows { complaints.append("\(row[0] ?? "some") \(row[1] ?? "problems")") }
      return complaints
    }
  }
}
