import Foundation
import Testing

/// A disk that becomes full in the middle of a replay.
@Suite(.serialized) struct FullDiskTests {
  /// Runs a command of the system; true if it was content.
  private static func system(_ words: String...) -> Bool {
    let command = try? RunningCommand("/usr/bin/env", words, in: "/")
    return (try? command?.result().code) == 0
  }

  /// Whether a small disk of our own can be had: as root, and not in every container.
  private static let canMount: Bool = {
    guard geteuid() == 0, let workspace = try? Workspace() else { return false }
    let isMounted = system("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", workspace.path)
    return isMounted && system("umount", workspace.path)
  }()

  @Test(
    .enabled(
      if: FullDiskTests.canMount, "mounting a small disk takes root"),
    arguments: [300, 700, 1_200])
  func `ends the replay with all that was acknowledged in the history`(kilobytes: Int) throws {
    let workspace = try Workspace()
    try GeneratedSuite.write(2_000, to: workspace, in: "suite")
    let disk = workspace.file("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    #expect(
      Self.system("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", disk))
    defer { _ = Self.system("umount", disk) }
    let result = try workspace.whalesim("replay", "suite", "--db", "disk/a.sqlite")
    #expect(result.code == 8)
    #expect(
      result.errors
        == "error: The disk with disk/a.sqlite is full. Make room; the log holds all that was "
        + "committed before.\n")
    // Every verdict is told, of runs that are recorded and of those that were to be.
    let told = result.lines.filter { $0.hasPrefix("pass  ") }.count
    #expect(Self.system("mount", "-o", "remount,size=64m", disk))
    guard FileManager.default.contents(atPath: disk + "/a.sqlite")?.isEmpty == false else {
      #expect(kilobytes < 600)
      return
    }
    let verified = try workspace.whalesim("verify", "--db", "disk/a.sqlite")
    #expect(verified.code == 0, "\(verified)")
    let rows = try workspace.sqlite("SELECT count(*) FROM runs", on: "disk/a.sqlite")
    let recorded = try #require(rows.first.flatMap { Int($0) })
    #expect(recorded <= told && told <= recorded + 200)
    #expect(
      try workspace.whalesim("replay", "suite/0/generated-2.yaml", "--db", "disk/a.sqlite").code
        == 0)
  }
}
