import EventLog
import SQLite
import Testing

@Suite struct ErrorMessageTests {
  struct Row: CustomTestStringConvertible {
    var code: Int32
    var fault: FileFault
    var testDescription: String { "\(code)" }
  }

  static let rows = [
    Row(code: 5, fault: .locked),
    Row(code: 5 | (1 << 8), fault: .locked),
    Row(code: 6, fault: .locked),
    Row(code: 13, fault: .diskFull),
    Row(code: 8, fault: .notWritable),
    Row(code: 8 | (6 << 8), fault: .notWritable),
    Row(code: 3, fault: .notReadable),
    Row(code: 23, fault: .notReadable),
    Row(code: 11, fault: .damaged(detail: "words")),
    Row(code: 11 | (2 << 8), fault: .damaged(detail: "words")),
    Row(code: 26, fault: .notADatabase),
    Row(code: 10 | (3 << 8), fault: .inputOutput(detail: "words")),
    Row(code: 14, fault: .inputOutput(detail: "words")),
    Row(
      code: 1, fault: .other(SQLiteError(code: ResultCode(rawValue: 1), message: "words"))),
  ]

  @Test(arguments: rows)
  func `what SQLite reports is told by its meaning for the file`(row: Row) {
    #expect(
      FileFault(SQLiteError(code: ResultCode(rawValue: row.code), message: "words")) == row.fault)
  }

  private static let faults: [FileFault] = [
    .missing, .folderMissing, .isFolder, .notAFile, .alreadyThere, .notReadable, .notWritable,
    .notADatabase,
    .foreign,
    .newer(version: 2), .damaged(detail: "a page is broken"), .unfinishedInReadOnlyFolder, .locked,
    .diskFull, .inputOutput(detail: "disk I/O error"), .openedForReading, .noRuns,
    .other(SQLiteError(code: .error, message: "no such table: runs")),
  ]

  @Test(arguments: faults)
  func `every message names the file and is a sentence`(fault: FileFault) {
    let message = "\(EventLogError.file(path: "log.sqlite", fault))"
    #expect(message.contains("log.sqlite"))
    #expect(message.count > 30)
    #expect(!message.contains("\n"))
  }

  @Test func `no two faults have the same message`() {
    let messages = Self.faults.map { "\(EventLogError.file(path: "f", $0))" }
    for (index, message) in messages.enumerated() {
      #expect(messages.firstIndex(of: message) == index)
    }
  }

  @Test(arguments: [
    (
      EventLogError.file(path: "a.sqlite", .missing),
      "There is no log at a.sqlite. Replay a scenario to make one, or name another with --db."
    ),
    (
      .file(path: "a.sqlite", .newer(version: 2)),
      """
      a.sqlite was written by a newer whalesim: its format is 2, and this one knows 1. \
      It was left as it is; use the newer program.
      """
    ),
    (
      .file(path: "a.sqlite", .damaged(detail: "database disk image is malformed")),
      """
      a.sqlite is damaged (database disk image is malformed). Go back to a copy, or save what can \
      be read with: sqlite3 a.sqlite .recover
      """
    ),
    (
      .run(name: "a#1", .wrongSequence(expected: 3, actual: 5)),
      "Run a#1 expects event 3 next and got event 5."
    ),
    (
      .run(name: "a#1", .impossibleEvent(3, .depthContradictsParent(depth: 1, parent: 0))),
      "Event 3 of run a#1 cannot be: its depth is 1, and it has no parent."
    ),
    (
      .run(name: "a#1", .notAsAppended(.count(appended: 3, stored: 2))),
      """
      Run a#1 was not stored as it was appended, so it was not sealed: \
      3 events were appended and 2 are stored.
      """
    ),
    (.noSuchRun("b#1"), "There is no run b#1. List them with: whalesim runs"),
  ])
  func `a message says what is wrong and how to mend it`(error: EventLogError, text: String) {
    #expect("\(error)" == text)
  }
}
