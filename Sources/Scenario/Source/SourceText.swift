/// The bytes of a file as they were read, and the places in it that no message may show.
package struct SourceText: Hashable, Sendable {
  package let bytes: [UInt8]
  /// Values that look like secrets; excerpts mask them.
  package var secrets: [SourceSpan]

  package init(bytes: [UInt8], secrets: [SourceSpan] = []) {
    self.bytes = bytes
    self.secrets = secrets
  }
}
