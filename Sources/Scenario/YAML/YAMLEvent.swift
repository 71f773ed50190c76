/// One event of a YAML text.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    case alias
    /// A document ends at `...`.
    case markedEnd
    case streamEnd
    /// The start of the stream and the end of a document without a mark, which say nothing.
    case other
  }

  var kind: Kind
  var start: SourcePosition
  var end: SourcePosition
  var style = YAMLStyle.plain
  /// A scalar's text, after quotes and escapes. Valid until the next event is asked for.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var hasAnchor = false
  var hasTag = false
  var hasDirective = false
}

/// How a node is written.
enum YAMLStyle: UInt8, Hashable, Sendable {
  case plain
  case singleQuoted
  case doubleQuoted
  case literal
  case folded
  case block
  case flow

  var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
  var isBlockScalar: Bool { self == .literal || self == .folded }
}

/// Why a text is no YAML.
struct YAMLFault: Error {
  /// libyaml's words.
  var problem: String
  /// Where it noticed.
  var position: SourcePosition
  /// What it was reading, in its words.
  var context: String?
  /// Where that began.
  var contextPosition: SourcePosition

  /// libyaml's words for a character that nothing can begin with.
  static let noToken = "found character that cannot start any token"
  /// libyaml's words for something that stands behind the end of a document.
  static let noDocumentStart = "did not find expected <document start>"
}
