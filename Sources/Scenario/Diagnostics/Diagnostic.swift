/// One finding about a file: what is wrong or worth knowing, where, and how to put it right.
///
/// The cause says what happened and carries no sentence; the words stand in
/// `DiagnosticCause+Message.swift`.
package struct Diagnostic: Hashable, Sendable {
  package var cause: DiagnosticCause
  package var span: SourceSpan
  package var advice: Advice?
  /// The row of the cases it is about; nil for the file, or for every row.
  package var row: Int?

  package init(_ cause: DiagnosticCause, at span: SourceSpan, advice: Advice? = nil) {
    self.cause = cause
    self.span = span
    self.advice = advice
  }

  package var code: DiagnosticCode { cause.code }
  package var severity: Severity { cause.severity }
  package var position: SourcePosition { span.start }

  package enum Severity: String, Hashable, Sendable {
    /// The file is invalid.
    case error
    /// The file was read; it could be written better.
    case hint
  }

  /// How to put a finding right.
  package enum Advice: Hashable, Sendable {
    /// The word of the closed vocabulary that is nearest to what was written.
    case didYouMean(String)
    /// Text that would be right here.
    case write(String)
  }
}
