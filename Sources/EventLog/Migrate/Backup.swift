import SQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The copy of a log that is kept when its format changes.
enum Backup {
  /// `log.sqlite.format-0`
  static func path(of log: String, version: Int64) -> String { "\(log).format-\(version)" }

  /// Writes the copy, unless an earlier attempt has: that one is the log as it was.
  static func make(
    _ connection: borrowing Connection, of log: String, version: Int64
  ) throws(SQLiteError) {
    let target = path(of: log, version: version)
    guard !PathCheck.exists(target) else { return }
    // Under another name until it is whole, so that a copy by the right name always is.
    let partial = target + ".partial"
    unlink(partial)
    let copy = try connection.prepare("VACUUM INTO ?1")
    try copy.bind(1, text: partial)
    try copy.run()
    guard rename(partial, target) == 0 else {
      throw SQLiteError(code: .cannotOpen, message: "the copy \(target) cannot be written")
    }
  }
}
