import SQLite
import Scenario

/// What `--version` prints.
enum VersionText {
  static var text: String {
    "whalesim \(Program.version) (SQLite \(Connection.libraryVersion), "
      + "libyaml \(YAMLLibrary.version))"
  }
}
