/// When output is colored: `--color`.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// Whether a stream is colored.
  ///
  /// What the user says on the command line goes before what the environment says. `NO_COLOR`
  /// counts when it is present and not empty, whatever its value (no-color.org).
  package func isOn(isTerminal: Bool, environment: TerminalEnvironment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment.noColor ?? "").isEmpty && environment.term != "dumb"
    }
  }
}
