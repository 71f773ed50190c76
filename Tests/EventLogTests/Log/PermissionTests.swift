import EventLog
import Foundation
import SQLite
import TestSupport
import Testing

/// What a user may not do. Who may do everything gives that up first, in a process of its own.
@Suite struct PermissionTests {
  private func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  @Test func `a log in a read-only folder is read, and not written`() async throws {
    let folder = try TemporaryFolder()
    try Sample.makeLog(at: folder.file("log.sqlite"), seeds: [1])
    try setPermissions(0o444, of: folder.file("log.sqlite"))
    try setPermissions(0o555, of: folder.path)
    await #expect(processExitsWith: .success) { [path = folder.file("log.sqlite") as String] in
      becomeNobody()
      let log = try EventLog.open(path: path, mode: .read)
      #expect(try log.read(log.run(.last(base: nil))).events.count > 50)
      for mode in [LogMode.append, .create] {
        #expect(throws: EventLogError.file(path: path, .notWritable)) {
          try EventLog.open(path: path, mode: mode)
        }
      }
      #expect(throws: EventLogError.file(path: path + "2", .notWritable)) {
        try EventLog.open(path: path + "2", mode: .create)
      }
    }
    try setPermissions(0o755, of: folder.path)
    #expect(try folder.names() == ["log.sqlite"])
  }

  @Test func `a log that may be written in a folder that may not is refused for writing`()
    async throws
  {
    let folder = try TemporaryFolder()
    try Sample.makeLog(at: folder.file("log.sqlite"), seeds: [1])
    try setPermissions(0o666, of: folder.file("log.sqlite"))
    try setPermissions(0o555, of: folder.path)
    await #expect(processExitsWith: .success) { [path = folder.file("log.sqlite") as String] in
      becomeNobody()
      #expect(throws: EventLogError.file(path: path, .notWritable)) {
        try EventLog.open(path: path, mode: .append)
      }
    }
    try setPermissions(0o755, of: folder.path)
  }

  @Test func `changes that stand beside a log in a read-only folder are not passed over`()
    async throws
  {
    let folder = try TemporaryFolder()
    let source = try TemporaryFolder()
    do {
      let log = try EventLog.open(path: source.file("log.sqlite"), mode: .create)
      _ = try log.beginRun(Sample.description()).seal(verdict: "passed")
      for name in ["log.sqlite", "log.sqlite-wal"] {
        try FileManager.default.copyItem(atPath: source.file(name), toPath: folder.file(name))
      }
    }
    try setPermissions(0o555, of: folder.path)
    await #expect(processExitsWith: .success) { [path = folder.file("log.sqlite") as String] in
      becomeNobody()
      #expect(throws: EventLogError.file(path: path, .unfinishedInReadOnlyFolder)) {
        try EventLog.open(path: path, mode: .read)
      }
    }
    try setPermissions(0o755, of: folder.path)
    let log = try EventLog.open(path: folder.file("log.sqlite"), mode: .read)
    #expect(try log.runs().map(\.name) == ["cold-start#1"])
  }

  @Test func `a log that may not be read says so`() async throws {
    let folder = try TemporaryFolder()
    try Sample.makeLog(at: folder.file("log.sqlite"), seeds: [1])
    try setPermissions(0o000, of: folder.file("log.sqlite"))
    await #expect(processExitsWith: .success) { [path = folder.file("log.sqlite") as String] in
      becomeNobody()
      for mode in [LogMode.read, .append, .create] {
        #expect(throws: EventLogError.file(path: path, .notReadable)) {
          try EventLog.open(path: path, mode: mode)
        }
      }
    }
  }
}

/// Gives up the rights of the superuser, before whom no file is protected.
private func becomeNobody() {
  if getuid() == 0 {
    precondition(setgid(65_534) == 0 && setuid(65_534) == 0)
  }
}
