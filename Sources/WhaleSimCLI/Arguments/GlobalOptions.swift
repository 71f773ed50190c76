/// What every command is told.
package struct GlobalOptions: Hashable, Sendable {
  package static let defaultDB = "whalesim.sqlite"

  /// The path of the history file.
  package var db: String
  package var color: ColorChoice
  /// Whether progress and summaries are left out.
  package var isQuiet: Bool

  package init(
    db: String = GlobalOptions.defaultDB, color: ColorChoice = .auto, isQuiet: Bool = false
  ) {
    self.db = db
    self.color = color
    self.isQuiet = isQuiet
  }

  init(_ raw: RawArguments) {
    db = Self.literal(raw.value(of: .db) ?? Self.defaultDB)
    color = raw.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    isQuiet = raw.has(.quiet)
  }

  /// The path in a form that names a file, whatever SQLite takes such names for: `:memory:` is a
  /// database that is gone with the process, and `file:a` a URL.
  static func literal(_ path: String) -> String {
    path.hasPrefix(":") || path.hasPrefix("file:") ? "./" + path : path
  }
}
