/// The table of a file's cases, and the file's tree with a row's values in it.
struct CaseTable {
  /// The most rows of a table. Each is read and played by itself.
  static let rowLimit = 1000

  /// A column, where it stands in the first row.
  struct Column {
    var name: String
    var span: SourceSpan
  }

  private(set) var columns: [Column] = []
  /// The rows that are complete, numbered as they stand. nil stands for none: a table that is wrong
  /// in itself, whose file is read once as it is.
  private(set) var rows: [CaseRow?] = []
  private(set) var findings: Findings

  private var tree: YAMLTree
  /// The nodes of the table itself, in which nothing is replaced.
  private let nodes: Range<YAMLTree.ID>
  /// The cells of each complete row, in the order of the columns.
  private var cells: [[YAMLTree.ID]] = []
  /// The values in which something stands for a column.
  private var places: [YAMLTree.ID] = []

  /// The table of `tree`; nil for a file without one.
  init?(_ tree: YAMLTree) {
    guard tree[YAMLTree.root].kind == .mapping else { return nil }
    var key = tree.firstChild(of: YAMLTree.root)
    while key < tree.end(of: YAMLTree.root), !tree.has(key, "cases") {
      key = tree.end(of: tree.end(of: key))
    }
    guard key < tree.end(of: YAMLTree.root) else { return nil }
    self.tree = tree
    let value = tree.end(of: key)
    nodes = key..<tree.end(of: value)
    var decoder = Decoder(tree)
    let list = Value(id: value, shape: .someList(.map(.caseRow)), owner: .key(key))
    let items = decoder.items(list) ?? []
    if tree[value].kind == .sequence, items.isEmpty { decoder.wrong(list) }
    if items.count > Self.rowLimit {
      decoder.findings.add(.shape(.tooManyRows(items.count)), at: tree.span(of: key))
    }
    findings = Findings()
    for (index, item) in items.prefix(Self.rowLimit).enumerated() {
      read(item, number: index + 1, &decoder)
    }
    findings = decoder.findings
    findPlaces()
    if findings.hasError || rows.isEmpty { rows = [nil] }
  }

  private mutating func read(_ item: Value, number: Int, _ decoder: inout Decoder) {
    guard let fields = decoder.fields(of: item, .caseRow) else { return }
    let isFirst = number == 1
    var found: [(name: String, cell: YAMLTree.ID, text: String)] = []
    for (key, id) in fields.others {
      let name = tree.string(of: key)
      if !isFirst, !columns.contains(where: { $0.name == name }) {
        let known = columns.map(\.name)
        let nearest = Suggestion.nearest(to: name, in: known)
        decoder.findings.add(
          .name(.unknownColumn(name, known: known)), at: tree.span(of: key),
          advice: nearest.map { .didYouMean($0) })
        continue
      }
      if isFirst { columns.append(Column(name: name, span: tree.span(of: key))) }
      let cell = Value(id: id, shape: .text, owner: .key(key))
      if let text = decoder.text(cell) { found.append((name, id, text)) }
    }
    let missing = columns.map(\.name).filter { name in
      !fields.others.contains { tree.string(of: $0.key) == name }
    }
    if !missing.isEmpty, !fields.hasUnreadKey {
      decoder.findings.add(
        .shape(.incompleteRow(missing)), at: decoder.firstKey(of: item.id))
    }
    let inOrder = columns.compactMap { column in found.first { $0.name == column.name } }
    guard inOrder.count == columns.count else { return }
    cells.append(inOrder.map(\.cell))
    rows.append(
      CaseRow(
        number: number, cells: inOrder.map { CaseValue(column: $0.name, text: $0.text) }))
  }

  /// Finds the values that a row replaces something in, and what is wrong about placeholders as
  /// such.
  private mutating func findPlaces() {
    var isUsed = Array(repeating: false, count: columns.count)
    for (id, isKey) in tree.scalars where !nodes.contains(id) && !tree[id].isSpoilt {
      let bytes = tree.bytes(of: id)
      guard Placeholder.first(in: bytes) != nil else { continue }
      if isKey {
        findings.add(.name(.placeholderInKey(tree.string(of: id))), at: tree.span(of: id))
        tree.nodes[id].isSpoilt = true
        continue
      }
      places.append(id)
      for name in Placeholder.names(in: bytes) {
        if let index = columns.firstIndex(where: { $0.name == name }) { isUsed[index] = true }
      }
    }
    for (column, isUsed) in zip(columns, isUsed) where !isUsed {
      findings.add(.name(.unusedColumn(column.name)), at: column.span)
    }
  }

  /// The file's tree with the values of a row in the place of their columns; without a row as it
  /// is, but for what a finding has been made about.
  func tree(of row: CaseRow?) -> YAMLTree {
    var replaced = tree
    guard let row, let index = rows.firstIndex(of: row) else { return replaced }
    for id in places {
      let bytes = tree.bytes(of: id)
      let text = Placeholder.replacing(in: bytes) { name in
        row.cells.first { $0.column == name }?.text
      }
      replaced.nodes[id].textStart = Int32(replaced.text.count)
      replaced.nodes[id].textCount = Int32(text.count)
      replaced.text.append(contentsOf: text)
      // A value that is nothing but a column is written as its cell is: quoted, or plain.
      if let name = Placeholder.onlyName(in: bytes),
        let column = columns.firstIndex(where: { $0.name == name })
      {
        replaced.nodes[id].style = tree[cells[index][column]].style
      }
    }
    return replaced
  }

  /// Where the cells of a row stand.
  func spans(of row: CaseRow) -> [SourceSpan] {
    rows.firstIndex(of: row).map { cells[$0].map { tree.span(of: $0) } } ?? []
  }
}

extension YAMLTree {
  /// Every scalar, and whether it is a key.
  fileprivate var scalars: [(id: ID, isKey: Bool)] {
    var scalars: [(id: ID, isKey: Bool)] = []
    var isKey = Array(repeating: false, count: nodes.count)
    for id in nodes.indices {
      if nodes[id].kind == .scalar { scalars.append((id, isKey[id])) }
      guard nodes[id].kind == .mapping else { continue }
      var key = firstChild(of: id)
      while key < end(of: id) {
        isKey[key] = true
        key = end(of: end(of: key))
      }
    }
    return scalars
  }
}
