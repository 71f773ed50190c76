/// A YAML document as nodes in file order, each with its place in the file.
///
/// The nodes lie in one array, a collection before its children, so that a file costs a handful of
/// allocations. A node is named by its index.
struct YAMLTree: Sendable {
  var nodes: [YAMLNode] = []
  /// The texts of all scalars, one after the other.
  var text: [UInt8] = []

  typealias ID = Int

  /// The document's only root.
  static let root: ID = 0

  subscript(id: ID) -> YAMLNode { nodes[id] }

  /// The first child of a collection; equal to `end(of:)` when it has none.
  func firstChild(of id: ID) -> ID { id + 1 }

  /// The index after everything that `id` contains: its next sibling, if it has one.
  func end(of id: ID) -> ID { Int(nodes[id].subtreeEnd) }

  func isEmpty(_ id: ID) -> Bool { end(of: id) == firstChild(of: id) }

  /// The scalar's text, as bytes.
  func bytes(of id: ID) -> ArraySlice<UInt8> { text[nodes[id].textRange] }

  /// The scalar's text.
  func string(of id: ID) -> String { String(decoding: bytes(of: id), as: UTF8.self) }

  /// The scalar's text as a message may show it.
  func shown(_ id: ID) -> String { nodes[id].isSecret ? SecretMask.hidden : string(of: id) }

  /// Whether the scalar's text is exactly `word`.
  func has(_ id: ID, _ word: StaticString) -> Bool {
    let range = nodes[id].textRange
    guard nodes[id].kind == .scalar, range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where text[range.lowerBound + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// What a caret line underlines for the node: all of it if it stands on one line, otherwise its
  /// first child, or its first character.
  func span(of id: ID) -> SourceSpan {
    let node = nodes[id]
    if node.start.line == node.end.line, node.style != .block {
      return SourceSpan(node.start, length: node.end.column - node.start.column)
    }
    if node.kind == .mapping, node.style == .block, !isEmpty(id) {
      return span(of: firstChild(of: id))
    }
    if node.kind == .scalar, !node.style.isBlockScalar {
      // The rest of the line; the excerpt cuts what is beyond its end.
      return SourceSpan(node.start, length: .max)
    }
    return SourceSpan(node.start, length: 1)
  }
}

/// One node of a document.
struct YAMLNode: Sendable {
  enum Kind: UInt8, Sendable {
    case scalar
    case sequence
    /// Its children are keys and values in turn.
    case mapping
  }

  var kind: Kind
  var style: YAMLStyle
  /// Whether a finding about the node has been made already, so that no other one should follow:
  /// an alias, a text that looks like a secret, a key that is no scalar or stands twice.
  var isSpoilt = false
  /// Whether the node is a key that stands in its map already; spoilt as well.
  var isRepeat = false
  /// Whether the text may be a credential itself, which no message repeats.
  var isSecret = false
  /// Whether the text has the shape of a JSON web token.
  var holdsToken = false
  var start: SourcePosition
  var end: SourcePosition
  /// The index after the node's last descendant.
  var subtreeEnd: Int32 = 0
  var textStart: Int32 = 0
  var textCount: Int32 = 0

  var textRange: Range<Int> { Int(textStart)..<Int(textStart) + Int(textCount) }
}
