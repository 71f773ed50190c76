import EventLog
import Lifecycle
import TestSupport
import Testing

@Suite struct RunDescriptionTests {
  private let symbols = SymbolTable()

  @Test func `runs of one base are numbered, and each base by itself`() throws {
    let log = try EventLog.inMemory()
    var names: [String] = []
    for base in ["a", "b", "a", "a#1", "a", "b"] {
      names.append(try log.beginRun(Sample.description(base: base)).name)
    }
    #expect(names == ["a#1", "b#1", "a#2", "a#1#1", "a#3", "b#2"])
    #expect(try log.runs().map(\.name) == names)
  }

  @Test func `what describes a run is stored as it was given`() throws {
    let log = try EventLog.inMemory()
    let description = Sample.description(
      text: "name: \"é\"\n", cases: [NamedValue("b", "2"), NamedValue("a", "\"1\"")])
    let run = try log.beginRun(description)
    let info = try log.run(.id(run.id))
    #expect(info.scenario == description.scenario)
    #expect(info.scenarioPath == description.scenarioPath)
    #expect(info.recordedAt == description.recordedAt)
    #expect(info.program == description.program)
    #expect(info.source == "scenario")
    #expect(info.format == 1)
    #expect(info.state == .open)
    #expect(info.verdict == nil)
    #expect(info.finalHash == nil)
    let inputs = try log.inputs(of: run.id)
    #expect(inputs.scenarioText == description.scenarioText)
    #expect(inputs.scenarioHash == description.scenarioHash)
    #expect(inputs.caseValues == #"{"a":"\"1\"","b":"2"}"#)
    #expect(inputs.readings == #"{"auth.renewBefore":"60s","run.destroyer401":"host"}"#)
  }

  @Test func `equal runs have equal hashes, whatever the clock on the wall says`() throws {
    let log = try EventLog.inMemory()
    var second = Sample.description()
    second.recordedAt = "2027-01-01T00:00:00Z"
    second.base = "another"
    second.scenarioPath = nil
    second.program = "2.0.0"
    second.readings.reverse()
    var hashes: [Digest] = []
    for description in [Sample.description(), second] {
      let source = PlausibleRun(seed: 5, steps: 20)
      let run = try log.beginRun(description)
      try run.append(source.records, symbols: source.symbols)
      hashes.append(try run.seal(verdict: "passed").finalHash)
    }
    #expect(hashes[0] == hashes[1])
  }

  @Test func `whatever determines a run is in its hash`() throws {
    var descriptions = [Sample.description()]
    descriptions.append(Sample.description(text: "format: whalesim/1\n\n"))
    descriptions.append(Sample.description(text: nil))
    descriptions.append(Sample.description(cases: []))
    descriptions.append(Sample.description(cases: [NamedValue("a", "1")]))
    var other = Sample.description()
    other.readings[0].value = "sdkAfterCallback"
    descriptions.append(other)
    let starts = descriptions.map(\.chainStart)
    for (index, start) in starts.enumerated() {
      #expect(starts.firstIndex(of: start) == index)
    }
  }

  @Test func `a chain without a file comes to the same hash`() throws {
    let source = PlausibleRun(seed: 9, steps: 50)
    let description = Sample.description()
    var chain = EventChain(start: description.chainStart)
    for record in source.records { try chain.append(record, symbols: source.symbols) }
    let log = try EventLog.inMemory()
    let run = try log.beginRun(description)
    try run.append(source.records, symbols: source.symbols)
    #expect(try run.seal(verdict: "passed").finalHash == chain.position.hash)
    let next = chain.position.seq + 1
    #expect(throws: RunFault.wrongSequence(expected: next, actual: 1)) {
      try chain.append(source.records[0], symbols: source.symbols)
    }
  }

  @Test(arguments: [
    ("last", RunSelector.last(base: nil)), ("last:cold-start", .last(base: "cold-start")),
    ("17", .id(RunID(rawValue: 17))), ("cold-start#3", .name("cold-start#3")),
    ("last:", .name("last:")), ("0", .name("0")), ("-3", .name("-3")), ("", .name("")),
  ])
  func `a run is named by name, number, or as the last`(text: String, selector: RunSelector) {
    #expect(RunSelector(text) == selector)
    #expect(selector.text == text)
  }

  @Test func `a selector finds its run, or says that there is none`() throws {
    let log = try EventLog.inMemory()
    #expect(throws: EventLogError.file(path: ":memory:", .noRuns)) {
      try log.run(.last(base: nil))
    }
    for base in ["a", "b", "a"] { _ = try log.beginRun(Sample.description(base: base)) }
    #expect(try log.run(RunSelector("last")).name == "a#2")
    #expect(try log.run(RunSelector("last:b")).name == "b#1")
    #expect(try log.run(RunSelector("2")).name == "b#1")
    #expect(try log.run(RunSelector("a#1")).id == RunID(rawValue: 1))
    #expect(try log.runs(of: "a").map(\.number) == [1, 2])
    for text in ["last:c", "4", "a#3", "a"] {
      #expect(throws: EventLogError.noSuchRun(text)) { try log.run(RunSelector(text)) }
    }
  }
}
