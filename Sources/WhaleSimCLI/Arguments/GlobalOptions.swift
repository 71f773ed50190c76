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
    db = raw.value(of: .db) ?? Self.defaultDB
    color = raw.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    isQuiet = raw.has(.quiet)
  }
}
