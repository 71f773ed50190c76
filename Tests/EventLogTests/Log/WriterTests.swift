import EventLog
import Lifecycle
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct WriterTests {
  @Test func `an open run of a writer that lives stays open, and of one that is gone does not`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    var first: EventLog? = try EventLog.open(path: path, mode: .create)
    var run = try first?.beginRun(Sample.description())
    try run?.append(Sample.record(1), symbols: SymbolTable())

    let second = try EventLog.open(path: path, mode: .append)
    #expect(try second.run(.last(base: nil)).state == .open)
    try run?.append(Sample.record(2), symbols: SymbolTable())
    run = nil
    first = nil

    // The second writer still lives, so a third cannot know whose the run is.
    do {
      let third = try EventLog.open(path: path, mode: .append)
      #expect(try third.run(.last(base: nil)).state == .open)
    }
    withExtendedLifetime(second) {}
  }

  @Test func `the first writer after all others marks what they left open`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    do {
      let log = try EventLog.open(path: path, mode: .create)
      try log.beginRun(Sample.description()).append(Sample.record(1), symbols: SymbolTable())
      _ = try log.beginRun(Sample.description()).seal(verdict: "passed")
    }
    #expect(try folder.names() == ["log.sqlite"])
    #expect(try EventLog.open(path: path, mode: .read).run(.name("cold-start#1")).state == .open)

    let log = try EventLog.open(path: path, mode: .append)
    #expect(try log.runs().map(\.state) == [.interrupted, .sealed])
    let interrupted = try log.run(.name("cold-start#1"))
    #expect(try log.read(interrupted).events == [Sample.record(1)])
    #expect(try log.chainFault(of: interrupted) == nil)
    #expect(try folder.names().contains("log.sqlite-writer"))
  }

  @Test func `two writers take turns`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    let writers = [
      try EventLog.open(path: path, mode: .create), try EventLog.open(path: path, mode: .create),
    ]
    for turn in 0..<6 {
      let source = PlausibleRun(seed: UInt64(turn), steps: 10)
      let run = try writers[turn % 2].beginRun(Sample.description())
      try run.append(source.records, symbols: source.symbols)
      _ = try run.seal(verdict: "passed")
    }
    let runs = try writers[0].runs()
    #expect(runs.map(\.name) == (1...6).map { "cold-start#\($0)" })
    for run in runs { #expect(try writers[1].chainFault(of: run) == nil) }
  }

  @Test func `a process killed inside a transaction leaves whole runs only`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let log = try EventLog.open(path: path, mode: .create)
      let source = PlausibleRun(seed: 4, steps: 100)
      for index in 1...5 {
        try log.transaction { () throws(EventLogError) in
          let run = try log.beginRun(Sample.description())
          try run.append(source.records, symbols: source.symbols)
          if index == 5 { kill(getpid(), SIGKILL) }
          _ = try run.seal(verdict: "passed")
        }
      }
    }
    let log = try EventLog.open(path: path, mode: .append)
    let runs = try log.runs()
    #expect(runs.map(\.state) == [.sealed, .sealed, .sealed, .sealed])
    for run in runs { #expect(try log.chainFault(of: run) == nil) }
    #expect(try log.beginRun(Sample.description()).name == "cold-start#5")
  }

  @Test func `a process killed between two transactions of a run leaves it interrupted`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let log = try EventLog.open(path: path, mode: .create)
      let run = try log.beginRun(Sample.description())
      try run.append([Sample.record(1), Sample.record(2)], symbols: SymbolTable())
      kill(getpid(), SIGKILL)
    }
    #expect(try folder.names().contains("log.sqlite-writer"))
    let log = try EventLog.open(path: path, mode: .append)
    let run = try log.run(.last(base: nil))
    #expect(run.state == .interrupted)
    #expect(try log.read(run).events.map(\.seq) == [1, 2])
  }

  @Test func `a disk that takes no more leaves what was committed`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    await #expect(processExitsWith: .success) { [path = path as String] in
      limitFiles(to: 400_000)
      let log = try EventLog.open(path: path, mode: .create)
      let source = PlausibleRun(seed: 4, steps: 50)
      var failure: EventLogError?
      for _ in 0..<100 where failure == nil {
        do throws(EventLogError) {
          try log.transaction { () throws(EventLogError) in
            let run = try log.beginRun(Sample.description())
            try run.append(source.records, symbols: source.symbols)
            _ = try run.seal(verdict: "passed")
          }
        } catch { failure = error }
      }
      guard case .file(path, .inputOutput) = failure else { exit(1) }
    }
    let log = try EventLog.open(path: path, mode: .append)
    let runs = try log.runs()
    #expect(runs.count >= 1)
    for run in runs {
      #expect(run.state == .sealed)
      #expect(try log.chainFault(of: run) == nil)
    }
  }
}

/// Lets this process write no file beyond `size` bytes, as a full disk would not.
private func limitFiles(to size: rlim_t) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: size, rlim_max: size)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}
