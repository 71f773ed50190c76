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
    let files = Checkout.files(under: "Scenarios").filter { $0.hasSuffix(".yaml") }.count
    #expect(
      try workspace.sqlite(
        """
        SELECT count(*), count(DISTINCT name), count(DISTINCT base), max(number), min(state)
          FROM runs
        """) == ["\(count * files)|\(count * files)|\(files)|8|sealed"])
    #expect(
      try workspace.sqlite(
        "SELECT count(*) FROM (SELECT base FROM runs GROUP BY base HAVING "
          + "count(DISTINCT final_hash) > 1)") == ["0"])
    #expect(try workspace.whalesim("verify").code == 0)
    #expect(try workspace.names() == ["Scenarios", "whalesim.sqlite"])
  }
}
