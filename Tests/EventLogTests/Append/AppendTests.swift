import EventLog
import Lifecycle
import TestSupport
import Testing

@Suite struct AppendTests {
  @Test func `a run comes back as it was appended`() throws {
    let source = PlausibleRun(seed: 1, steps: 200)
    let log = try EventLog.inMemory()
    let run = try log.beginRun(Sample.description())
    try run.append(source.records, symbols: source.symbols)
    let sealed = try run.seal(verdict: "passed")
    #expect(sealed.name == "cold-start#1")
    #expect(sealed.eventCount == Int32(source.records.count))

    let info = try log.run(.last(base: nil))
    #expect(info.verdict == "passed")
    #expect(info.state == .sealed)
    #expect(info.eventCount == sealed.eventCount)
    #expect(info.finalHash == sealed.finalHash)
    let recorded = try log.read(info)
    try expectSame(recorded, source)
  }

  /// Symbols belong to their table, so events of two tables are compared by what they say.
  private func expectSame(_ recorded: RecordedRun, _ source: PlausibleRun) throws {
    try #require(recorded.events.count == source.records.count)
    var encoder = EventEncoder()
    for (actual, expected) in zip(recorded.events, source.records) {
      var blank = actual
      blank.event = expected.event
      #expect(blank == expected)
      #expect(actual.event.kind == expected.event.kind)
      #expect(actual.event.subject == expected.event.subject)
      let stored = encoder.payload(actual.event, symbols: recorded.symbols)
      #expect(stored == encoder.payload(expected.event, symbols: source.symbols))
    }
  }
}
