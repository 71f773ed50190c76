import EventLog

/// `whalesim runs`: every run of the history, one line each.
struct RunsCommand {
  let options: RunsOptions

  init(_ options: RunsOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) {
    if options.json {
      output.writeLines(try log.query(Self.json))
      return
    }
    let table = try log.query(
      """
      SELECT run_id AS id, run, verdict, events, length, hash, scenario FROM run_list
       ORDER BY run_id
      """)
    for line in TableText.lines(table) { output.writeLine(line) }
  }

  private static let json = """
    SELECT json_object('run_id', run_id, 'run', name, 'scenario', scenario,
             'scenario_path', scenario_path, 'state', state, 'verdict', verdict,
             'event_count', event_count, 'final_hash', final_hash, 'program', program,
             'recorded_at', recorded_at)
      FROM runs ORDER BY run_id
    """
}

extension OutputWriter {
  /// Writes the first column of every row, a line each.
  mutating func writeLines(_ table: TextTable) {
    for row in table.rows { writeLine((row.first ?? nil) ?? "") }
  }
}
