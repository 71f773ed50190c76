/// The tables, triggers and views of a log file, as statements in the order in which they run.
///
/// The statements of a version are a file format. Whoever changes what one of them means makes a
/// new version and a migration; files of the old one exist.
enum Schema {
  /// Says in the file's header that the file is a log of ours: the letters `WHLE`.
  static let applicationID: Int64 = 0x5748_4C45

  /// The version that this program makes, and the newest it reads. Kept as `user_version`.
  static let version: Int64 = 1

  /// Everything of version 1.
  ///
  /// Comments stand inside the statements: only there does SQLite keep them for `.schema`.
  static let statements: [String] =
    tables + projectionTables + guards + timelineViews + stateViews + historyViews
    + referenceViews + healthViews
}
