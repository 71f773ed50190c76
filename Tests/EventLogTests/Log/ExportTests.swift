import EventLog
import Foundation
import Lifecycle
import TestSupport
import Testing

@Suite struct ExportTests {
  @Test(arguments: [LogMode.read, .append])
  func `an exported log is one file that says the same`(mode: LogMode) throws {
    let folder = try TemporaryFolder()
    try Sample.makeLog(at: folder.file("log.sqlite"), seeds: [1, 2])
    try EventLog.open(path: folder.file("log.sqlite"), mode: mode)
      .export(to: folder.file("copy.sqlite"))
    #expect(try folder.names() == ["copy.sqlite", "log.sqlite"])

    // Bytes 18 and 19 of the header are 1 where no write-ahead log is used.
    #expect(try folder.bytes(of: "copy.sqlite")[18...19] == [1, 1])
    let everything = "SELECT * FROM events; SELECT * FROM runs; SELECT * FROM help;"
    #expect(
      try SQLiteShell.run(everything, on: folder.file("copy.sqlite"))
        == SQLiteShell.run(everything, on: folder.file("log.sqlite")))
    let copy = try EventLog.open(path: folder.file("copy.sqlite"), mode: .append)
    #expect(try copy.beginRun(Sample.description(base: "random")).name == "random#3")
  }

  @Test func `an exported log holds what is not yet in the file itself`() throws {
    let folder = try TemporaryFolder()
    let log = try EventLog.open(path: folder.file("log.sqlite"), mode: .create)
    _ = try log.beginRun(Sample.description()).seal(verdict: "passed")
    try log.export(to: folder.file("copy.sqlite"))
    let copy = try EventLog.open(path: folder.file("copy.sqlite"), mode: .read)
    #expect(try copy.runs() == log.runs())
  }

  @Test func `an export takes no other file's place`() throws {
    let folder = try TemporaryFolder()
    let log = try EventLog.inMemory()
    let path = try folder.write("precious", to: "precious.txt")
    #expect(throws: EventLogError.file(path: path, .alreadyThere)) { try log.export(to: path) }
    #expect(try folder.bytes(of: "precious.txt") == Array("precious".utf8))
    let nowhere = folder.file("no/copy.sqlite")
    #expect(throws: EventLogError.file(path: nowhere, .folderMissing)) {
      try log.export(to: nowhere)
    }
  }
}
