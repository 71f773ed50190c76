#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables that say what a terminal can do.
package struct TerminalEnvironment: Hashable, Sendable {
  package var noColor: String?
  package var term: String?
  /// The width the user asks for.
  package var columns: String?

  package init(noColor: String? = nil, term: String? = nil, columns: String? = nil) {
    self.noColor = noColor
    self.term = term
    self.columns = columns
  }

  /// The environment of this process.
  package static var current: TerminalEnvironment {
    TerminalEnvironment(
      noColor: variable("NO_COLOR"), term: variable("TERM"), columns: variable("COLUMNS"))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
