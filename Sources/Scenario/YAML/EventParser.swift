import CYAML

/// The YAML library behind the reader.
package enum YAMLLibrary {
  /// The version of libyaml in use: `0.2.5`.
  package static var version: String {
    String(cString: yaml_get_version_string())
  }
}

/// One pass of libyaml over a text, event by event.
///
/// This is the only file that knows libyaml. It owns the C parser and the current event and frees
/// both. The parser points into itself, so it lives on the heap where it cannot move.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// A parser of `input`, UTF-8 without a byte order mark, which must outlive it.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event.initialize(to: yaml_event_t())
    // A parser that could not be set up for want of memory gives no events: see `next()`.
    if yaml_parser_initialize(parser) == 1 {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// The next event. Its text is valid until the next call.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1, event.pointee.type != YAML_NO_EVENT else {
      throw fault()
    }
    let raw = event.pointee
    let start = SourcePosition(raw.start_mark)
    let end = SourcePosition(raw.end_mark)
    switch raw.type {
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      return YAMLEvent(
        kind: .scalar, start: start, end: end, style: YAMLStyle(scalar.style),
        text: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
        hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let mapping = raw.data.mapping_start
      let isFlow = mapping.style == YAML_FLOW_MAPPING_STYLE
      return YAMLEvent(
        kind: .mappingStart, start: start, end: end, style: isFlow ? .flow : .block,
        hasAnchor: mapping.anchor != nil, hasTag: mapping.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = raw.data.sequence_start
      let isFlow = sequence.style == YAML_FLOW_SEQUENCE_STYLE
      return YAMLEvent(
        kind: .sequenceStart, start: start, end: end, style: isFlow ? .flow : .block,
        hasAnchor: sequence.anchor != nil, hasTag: sequence.tag != nil)
    case YAML_DOCUMENT_START_EVENT:
      let document = raw.data.document_start
      let hasDirective =
        document.version_directive != nil
        || document.tag_directives.start != document.tag_directives.end
      return YAMLEvent(
        kind: .documentStart, start: start, end: end, hasDirective: hasDirective)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, start: start, end: end)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, start: start, end: end)
    case YAML_ALIAS_EVENT: return YAMLEvent(kind: .alias, start: start, end: end)
    case YAML_DOCUMENT_END_EVENT:
      let isMarked = raw.data.document_end.implicit == 0
      return YAMLEvent(kind: isMarked ? .markedEnd : .other, start: start, end: end)
    case YAML_STREAM_END_EVENT: return YAMLEvent(kind: .streamEnd, start: start, end: end)
    default: return YAMLEvent(kind: .other, start: start, end: end)  // foreign: C
    }
  }

  /// What libyaml found wrong, and where it noticed.
  private func fault() -> YAMLFault {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    let context = parser.pointee.context.map { String(cString: $0) }
    return YAMLFault(
      problem: problem, position: SourcePosition(parser.pointee.problem_mark), context: context,
      contextPosition: SourcePosition(parser.pointee.context_mark))
  }
}

extension SourcePosition {
  /// libyaml counts lines and columns from 0, columns in characters.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(
      line: Int32(truncatingIfNeeded: mark.line) + 1,
      column: Int32(truncatingIfNeeded: mark.column) + 1)
  }
}

extension YAMLStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain  // foreign: C
    }
  }
}
