/// Builds a tree from the events of one pass, and finds what the format leaves out of YAML.
struct TreeBuilder {
  /// How deep collections may lie in each other; the root is level 1.
  static let depthLimit = 32

  private var tree = YAMLTree()
  private var findings = Findings()
  private var reached = SourcePosition.start
  private let blanked: [SourcePosition]
  private let looksForTokens: Bool
  private let source: UnsafeBufferPointer<UInt8>
  private var cursor: SourceCursor
  private var open: [OpenCollection] = []

  /// What one pass over a text came to.
  struct Pass {
    var tree: YAMLTree
    var findings: Findings
    /// Where the last event ended: beyond it nothing is known about the text.
    var reached: SourcePosition
    var outcome: Outcome
  }

  private struct OpenCollection {
    var node: YAMLTree.ID
    /// Whether the next child of a mapping is a key.
    var expectsKey: Bool
  }

  enum Outcome {
    /// The first document was read to its end.
    case complete
    /// Nothing but comments.
    case empty
    /// Reading stopped for a finding that has been made.
    case stopped
    case failed(YAMLFault)
  }

  /// Reads `source`, UTF-8 without a byte order mark.
  ///
  /// `blanked` are places whose text was blanked before the pass: nothing more is said about the
  /// nodes there. `looksForTokens` asks for a search in every scalar.
  static func read(
    _ source: UnsafeBufferPointer<UInt8>, blanked: [SourcePosition], looksForTokens: Bool
  ) -> Pass {
    var builder = TreeBuilder(source, blanked: blanked, looksForTokens: looksForTokens)
    let outcome = builder.run()
    return Pass(
      tree: builder.tree, findings: builder.findings, reached: builder.reached,
      outcome: outcome)
  }

  private init(
    _ source: UnsafeBufferPointer<UInt8>, blanked: [SourcePosition], looksForTokens: Bool
  ) {
    self.source = source
    cursor = SourceCursor(source)
    self.blanked = blanked
    self.looksForTokens = looksForTokens
    tree.nodes.reserveCapacity(source.count / 12)
    tree.text.reserveCapacity(source.count / 2)
  }

  private mutating func run() -> Outcome {
    var parser = EventParser(source)
    var documents = 0
    var isEnded = false
    while true {
      let event: YAMLEvent
      do {
        event = try parser.next()
      } catch {
        guard isEnded, error.problem == YAMLFault.noDocumentStart else { return .failed(error) }
        findings.add(.reading(.secondDocument), at: SourceSpan(error.position, length: 1))
        return .complete
      }
      switch event.kind {
      case .documentStart:
        documents += 1
        if event.hasDirective {
          findings.add(.reading(.directive), at: SourceSpan(event.start, length: 1))
        }
        if documents > 1 {
          let length = event.end.column - event.start.column
          findings.add(.reading(.secondDocument), at: SourceSpan(event.start, length: length))
          return .complete
        }
      case .scalar, .alias, .sequenceStart, .mappingStart:
        guard add(event) else { return .stopped }
      case .sequenceEnd, .mappingEnd: close(event)
      case .markedEnd: isEnded = true
      case .streamEnd:
        reached = event.end
        return isEmpty ? .empty : .complete
      case .other: break
      }
      reached = max(reached, event.end)
    }
  }

  /// Whether the document says nothing at all: no document, or one empty plain scalar.
  private var isEmpty: Bool {
    guard let root = tree.nodes.first else { return true }
    return root.kind == .scalar && root.style == .plain && root.textCount == 0
  }

  /// Adds the node that `event` begins; false when it lies too deep.
  private mutating func add(_ event: YAMLEvent) -> Bool {
    let isKey = open.last?.expectsKey ?? false
    if let last = open.indices.last, tree.nodes[open[last].node].kind == .mapping {
      open[last].expectsKey.toggle()
    }
    var node = YAMLNode(kind: .scalar, style: event.style, start: event.start, end: event.end)
    let id = tree.nodes.count
    node.subtreeEnd = Int32(id + 1)
    if event.hasAnchor || event.hasTag { reportProperties(of: event) }
    switch event.kind {
    case .alias:
      node.isSpoilt = true
      let length = event.end.column - event.start.column
      findings.add(.reading(.alias), at: SourceSpan(event.start, length: length))
    case .scalar:
      node.textStart = Int32(tree.text.count)
      node.textCount = Int32(event.text.count)
      tree.text.append(contentsOf: event.text)
      inspect(&node, event, isKey: isKey)
    case .sequenceStart, .mappingStart:
      node.kind = event.kind == .mappingStart ? .mapping : .sequence
      if open.count == TreeBuilder.depthLimit {
        findings.add(.reading(.tooDeep), at: SourceSpan(event.start, length: 1))
        return false
      }
      if isKey {
        node.isSpoilt = true
        findings.add(.reading(.keyNotScalar), at: SourceSpan(event.start, length: 1))
      }
      open.append(OpenCollection(node: id, expectsKey: node.kind == .mapping))
    case .documentStart, .sequenceEnd, .mappingEnd, .markedEnd, .streamEnd, .other: break
    }
    tree.nodes.append(node)
    return true
  }

  private mutating func close(_ event: YAMLEvent) {
    guard let collection = open.popLast() else { return }
    tree.nodes[collection.node].subtreeEnd = Int32(tree.nodes.count)
    tree.nodes[collection.node].end = event.end
    if tree.nodes[collection.node].kind == .mapping {
      DuplicateKeys.find(in: collection.node, &tree, &findings)
    }
  }

  /// What can be wrong with a scalar by itself.
  private mutating func inspect(_ node: inout YAMLNode, _ event: YAMLEvent, isKey: Bool) {
    if isKey, event.style == .plain, event.text.elementsEqual("<<".utf8) {
      node.isSpoilt = true
      findings.add(.reading(.mergeKey), at: SourceSpan(event.start, length: 2))
    }
    if !blanked.isEmpty, blanked.contains(event.start) { node.isSpoilt = true }
    if event.style == .doubleQuoted, let control = TreeBuilder.control(in: event.text) {
      node.isSpoilt = true
      let span = SourceSpan(event.start, length: event.end.column - event.start.column)
      findings.add(.reading(.controlCharacter(control, .escaped)), at: span)
    }
    if looksForTokens, TokenShape.first(in: event.text) != nil {
      node.isSpoilt = true
      node.holdsToken = true
    }
  }

  /// The first control character that escapes have put into a text.
  private static func control(in text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20, 0x7F: return UInt32(byte)
      case 0xC2 where text[index + 1] < 0xA0: return UInt32(text[index + 1])
      default: continue  // foreign: a byte
      }
    }
    return nil
  }

  /// Finds the anchor and the tag that stand before a node, in the order in which they stand.
  private mutating func reportProperties(of event: YAMLEvent) {
    var offset = cursor.offset(of: event.start)
    var place = event.start
    var left = (event.hasAnchor ? 1 : 0) + (event.hasTag ? 1 : 0)
    while left > 0, offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        let end = source.endOfWord(from: offset)
        let span = SourceSpan(place, length: Int32(end - offset))
        findings.add(.reading(byte == UInt8(ascii: "&") ? .anchor : .tag), at: span)
        place.column += Int32(end - offset)
        offset = end
        left -= 1
      } else if byte == 0x0A {
        place = SourcePosition(line: place.line + 1, column: 1)
        offset += 1
      } else {
        place.column += 1
        offset += 1
      }
    }
  }
}
