/// Why a file is no scenario: everything that is wrong with it, in file order.
package struct InvalidScenario: Error, Sendable {
  /// The path as the command was given it.
  package var path: String
  package var source: SourceText
  /// At least one of them is an error.
  package var diagnostics: [Diagnostic]

  package init(path: String, source: SourceText, diagnostics: [Diagnostic]) {
    self.path = path
    self.source = source
    self.diagnostics = diagnostics
  }

  /// The largest file that is read, in bytes. Whoever reads a file asks for its size first.
  package static let sizeLimit = YAMLReader.sizeLimit

  /// A file too large to be read at all.
  package static func tooLarge(bytes: Int, path: String) -> InvalidScenario {
    InvalidScenario(
      path: path, source: SourceText(bytes: []),
      diagnostics: [Diagnostic(.reading(.tooLarge(bytes: bytes)), at: .fileStart)])
  }

  /// Every finding with its excerpt, as a terminal shows them; ends with a line feed.
  package func render() -> String {
    source.render(diagnostics, path: path)
  }
}

extension ScenarioFile {
  /// Why this file cannot be in the same command as the one at `path`, which has its name.
  package func duplicate(of path: String) -> InvalidScenario {
    let cause = DiagnosticCause.name(.duplicateName(name.value, path: path))
    return InvalidScenario(
      path: self.path, source: source, diagnostics: [Diagnostic(cause, at: name.span)])
  }
}
