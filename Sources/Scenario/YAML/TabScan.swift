/// Finds the tabs that stand outside quotes and comments, also where libyaml takes them.
///
/// What is quoted is known from the scalars of the tree; what is a comment follows from that: a
/// `#` outside every scalar, at a line's beginning or behind a blank.
struct TabScan {
  /// A run of tabs.
  struct Tab {
    var span: SourceSpan
    /// Whether nothing but blanks and list dashes stands before it on its line.
    var isIndentation: Bool
  }

  /// The runs of tabs in `text` before `end`, in file order.
  static func tabs(
    in text: UnsafeBufferPointer<UInt8>, outside tree: YAMLTree, until end: SourcePosition
  ) -> [Tab] {
    guard text.contains(0x09) else { return [] }
    var scan = TabScan(nodes: tree.nodes)
    for byte in text where byte & 0xC0 != 0x80 {
      guard scan.place < end else { break }
      scan.take(byte)
    }
    return scan.tabs
  }

  private let nodes: [YAMLNode]
  private var next = 0
  private var place = SourcePosition.start
  private var tabs: [Tab] = []
  private var isComment = false
  private var isIndentation = true
  private var previous: UInt8 = 0x0A

  private init(nodes: [YAMLNode]) {
    self.nodes = nodes
  }

  private mutating func take(_ byte: UInt8) {
    defer { previous = byte }
    if byte == 0x0A {
      place = SourcePosition(line: place.line + 1, column: 1)
      isComment = false
      isIndentation = true
      return
    }
    let style = scalarStyle()
    if byte == UInt8(ascii: "#"), isBlank(previous), style == nil { isComment = true }
    if byte == 0x09, !isComment, style.map({ !$0.isQuoted }) ?? true { addTab() }
    if !isBlank(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "?") {
      isIndentation = false
    }
    place.column += 1
  }

  /// The style of the scalar in which `place` lies; nil outside, and in the line that introduces a
  /// block scalar, which may end in a comment.
  private mutating func scalarStyle() -> YAMLStyle? {
    while next < nodes.count, nodes[next].kind != .scalar || nodes[next].end <= place {
      next += 1
    }
    guard next < nodes.count, nodes[next].start <= place else { return nil }
    let node = nodes[next]
    return node.style.isBlockScalar && node.start.line == place.line ? nil : node.style
  }

  private mutating func addTab() {
    if previous == 0x09, let last = tabs.indices.last,
      tabs[last].span.start.line == place.line,
      tabs[last].span.start.column + tabs[last].span.length == place.column
    {
      tabs[last].span.length += 1
    } else {
      tabs.append(Tab(span: SourceSpan(place, length: 1), isIndentation: isIndentation))
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }
}
