import Testing

/// Many processes with one history.
@Suite(.serialized) struct CrowdTests {
  @Test func `eight replays at once lose nothing, double nothing and never find it locked`()
    throws
  {
    let workspace = try Workspace()
    try workspace.linkScenarios()
    let readerCount = 6
    var writers: [RunningCommand] = []
    for _ in 1...8 {
      writers.append(
        try RunningCommand(
          Whalesim.path, ["replay", "Scenarios", "--quiet"], in: workspace.path))
    }
    // From the very beginning on: the history may not be there yet, but it is never half there.
    var readings: [Whalesim.Result] = []
    for _ in 1...readerCount { readings.append(try workspace.whalesim("runs", "--json")) }
    var count = 0
    for writer in writers {
      let result = try writer.result()
      #expect(result.code == 0, "\(result)")
      count += 1
    }
    for reading in readings where reading.code != 0 {
      #expect(reading.errors.hasPrefix("error: There is no log at whalesim.sqlite."))
    }
    // What one replay does alone, each of the eight has done.
    #expect(
      try workspace.whalesim("replay", "Scenarios", "--quiet", "--db", "alone.sqlite").code == 0)
    let alone = try workspace.sqlite("SELECT count(*) FROM runs", on: "alone.sqlite")
    #expect(
      try workspace.sqlite(
        """
        SELECT count(*) FROM (
          SELECT 1 FROM runs WHERE state = 'sealed'
           GROUP BY scenario_path, case_values, readings
          HAVING count(*) = \(count) AND count(DISTINCT final_hash) = 1)
        """) == alone)
    #expect(
      try workspace.sqlite("SELECT count(*) = count(DISTINCT name) FROM runs") == ["1"])
    #expect(try workspace.whalesim("verify").code == 0)
    #expect(try workspace.names() == ["Scenarios", "alone.sqlite", "whalesim.sqlite"])
  }
}
