import EventLog
import Lifecycle
import SQLite
import TestSupport
import Testing

/// What appending promises, for a log in memory and one in a file.
@Suite struct AppendContractTests {
  enum Place: CaseIterable {
    case memory
    case file
  }

  /// A log and the folder that must live as long as it.
  private struct Fixture {
    let folder: TemporaryFolder
    let log: EventLog
    let symbols = SymbolTable()

    init(_ place: Place) throws {
      folder = try TemporaryFolder()
      switch place {
      case .memory: log = try EventLog.inMemory()
      case .file: log = try EventLog.open(path: folder.file("log.sqlite"), mode: .create)
      }
    }

    func count(_ run: RunWriter) throws -> String? {
      try log.query("SELECT count(*) FROM events WHERE run_id = :run", run: run.id).rows[0][0]
    }
  }

  @Test(arguments: Place.allCases)
  func `the first event of a run is 1, and each next is one more`(place: Place) throws {
    let fixture = try Fixture(place)
    let run = try fixture.log.beginRun(Sample.description())
    for (given, expected) in [(2, 1), (0, 1), (-1, 1), (1, 1), (3, 2), (2, 2)] as [(Int32, Int32)] {
      if given == expected {
        try run.append(Sample.record(given), symbols: fixture.symbols)
      } else {
        #expect(
          throws: EventLogError.run(
            name: "cold-start#1", .wrongSequence(expected: expected, actual: given))
        ) { try run.append(Sample.record(given), symbols: fixture.symbols) }
      }
    }
    #expect(try fixture.count(run) == "2")
    #expect(run.position.seq == 2)
  }

  @Test(arguments: Place.allCases)
  func `the same event again is quietly nothing`(place: Place) throws {
    let fixture = try Fixture(place)
    let run = try fixture.log.beginRun(Sample.description())
    let records = (1...3).map { Sample.record($0, cause: $0 - 1) }
    try run.append(records, symbols: fixture.symbols)
    let before = run.position
    for record in records { try run.append(record, symbols: fixture.symbols) }
    try run.append(records, symbols: fixture.symbols)
    #expect(run.position == before)
    #expect(try fixture.count(run) == "3")
    try run.append(records + [Sample.record(4)], symbols: fixture.symbols)
    #expect(try fixture.count(run) == "4")
  }

  @Test(arguments: Place.allCases)
  func `another event in a taken place is refused, whatever it differs in`(place: Place) throws {
    let fixture = try Fixture(place)
    let run = try fixture.log.beginRun(Sample.description())
    let records = (1...3).map { Sample.record($0) }
    try run.append(records, symbols: fixture.symbols)
    var other = Sample.record(2)
    other.session = 1
    for record in [
      Sample.record(2, .networkBack), Sample.record(2, at: 1), Sample.record(2, cause: 1),
      Sample.record(2, depth: 1, parent: 1), Sample.record(1, at: 0), other,
    ] {
      #expect(
        throws: EventLogError.run(name: "cold-start#1", .differentEvent(record.seq))
      ) { try run.append(record, symbols: fixture.symbols) }
    }
    _ = try run.seal(verdict: "passed")
    let info = try fixture.log.run(.last(base: nil))
    #expect(try fixture.log.chainFault(of: info) == nil)
  }

  struct Impossible: CustomTestStringConvertible {
    var record: EventRecord
    var reason: ImpossibleEvent
    var testDescription: String { "\(reason)" }
  }

  static let impossible = [
    Impossible(record: Sample.record(3, at: 1), reason: .clockWentBack(from: 2, to: 1)),
    Impossible(record: Sample.record(3, cause: 3), reason: .causeNotEarlier(3)),
    Impossible(record: Sample.record(3, cause: 9), reason: .causeNotEarlier(9)),
    Impossible(record: Sample.record(3, cause: -1), reason: .causeNotEarlier(-1)),
    Impossible(record: Sample.record(3, depth: 1, parent: 3), reason: .parentNotEarlier(3)),
    Impossible(record: Sample.record(3, depth: 1, parent: -1), reason: .parentNotEarlier(-1)),
    Impossible(
      record: Sample.record(3, depth: 1),
      reason: .depthContradictsParent(depth: 1, parent: 0)),
    Impossible(
      record: Sample.record(3, parent: 1),
      reason: .depthContradictsParent(depth: 0, parent: 1)),
    Impossible(
      record: Sample.record(3, depth: -1),
      reason: .depthContradictsParent(depth: -1, parent: 0)),
  ]

  @Test(arguments: impossible)
  func `an event that cannot be is refused, and the run goes on`(row: Impossible) throws {
    let fixture = try Fixture(.memory)
    let run = try fixture.log.beginRun(Sample.description())
    try run.append([Sample.record(1), Sample.record(2)], symbols: fixture.symbols)
    #expect(
      throws: EventLogError.run(name: "cold-start#1", .impossibleEvent(3, row.reason))
    ) { try run.append(row.record, symbols: fixture.symbols) }
    try run.append(Sample.record(3, at: 2), symbols: fixture.symbols)
    #expect(try fixture.count(run) == "3")
  }

  @Test(arguments: Place.allCases)
  func `a batch with a bad event leaves nothing behind`(place: Place) throws {
    let fixture = try Fixture(place)
    let run = try fixture.log.beginRun(Sample.description())
    try run.append(Sample.record(1), symbols: fixture.symbols)
    let before = run.position
    #expect(throws: EventLogError.self) {
      try run.append(
        [Sample.record(2), Sample.record(3), Sample.record(5)], symbols: fixture.symbols)
    }
    #expect(run.position == before)
    #expect(try fixture.count(run) == "1")
    try run.append([Sample.record(2), Sample.record(3)], symbols: fixture.symbols)
    #expect(try fixture.count(run) == "3")
  }

  @Test(arguments: Place.allCases)
  func `a transaction that throws takes its runs with it`(place: Place) throws {
    let fixture = try Fixture(place)
    let old = try fixture.log.beginRun(Sample.description())
    try old.append(Sample.record(1), symbols: fixture.symbols)
    var lost: RunWriter?
    #expect(throws: EventLogError.noSuchRun("none")) {
      try fixture.log.transaction { () throws(EventLogError) in
        try old.append(Sample.record(2), symbols: fixture.symbols)
        let run = try fixture.log.beginRun(Sample.description())
        try run.append(Sample.record(1), symbols: fixture.symbols)
        _ = try run.seal(verdict: "passed")
        lost = run
        throw .noSuchRun("none")
      }
    }
    #expect(try fixture.log.runs().map(\.name) == ["cold-start#1"])
    #expect(try fixture.log.query("SELECT count(*) FROM events").rows == [["1"]])
    let gone = try #require(lost)
    #expect(throws: EventLogError.run(name: "cold-start#2", .notOpen)) {
      try gone.append(Sample.record(2), symbols: fixture.symbols)
    }
    try old.append(Sample.record(2), symbols: fixture.symbols)
    _ = try old.seal(verdict: "passed")
    #expect(try fixture.log.chainFault(of: fixture.log.run(.last(base: nil))) == nil)
    #expect(try fixture.log.beginRun(Sample.description()).name == "cold-start#2")
  }

  @Test func `a run that was sealed in a transaction that throws is open again`() throws {
    let fixture = try Fixture(.memory)
    let run = try fixture.log.beginRun(Sample.description())
    #expect(throws: EventLogError.noSuchRun("none")) {
      try fixture.log.transaction { () throws(EventLogError) in
        _ = try run.seal(verdict: "passed")
        throw .noSuchRun("none")
      }
    }
    #expect(try fixture.log.run(.id(run.id)).state == .open)
    try run.append(Sample.record(1), symbols: fixture.symbols)
    #expect(try run.seal(verdict: "failed").eventCount == 1)
  }
}
