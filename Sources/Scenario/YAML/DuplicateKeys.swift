/// Keys that stand twice in one mapping, compared after reading: `a` and `"a"` are one.
enum DuplicateKeys {
  /// Up to so many keys every pair is compared; beyond, they are hashed.
  private static let pairwiseLimit = 12

  /// Reports and spoils each repeated key of `mapping`, whose children are complete.
  static func find(
    in mapping: YAMLTree.ID, _ tree: inout YAMLTree, _ findings: inout Findings
  ) {
    guard hasSeveralKeys(mapping, tree) else { return }
    let keys = scalarKeys(of: mapping, tree)
    let repeats =
      keys.count <= pairwiseLimit ? pairwise(keys, tree) : hashed(keys, tree)
    for (key, first) in repeats {
      tree.nodes[key].isSpoilt = true
      tree.nodes[key].isRepeat = true
      let cause = ReadingCause.duplicateKey(
        tree.string(of: key), first: tree[first].start)
      findings.add(.reading(cause), at: tree.span(of: key))
    }
  }

  private static func hasSeveralKeys(_ mapping: YAMLTree.ID, _ tree: YAMLTree) -> Bool {
    guard !tree.isEmpty(mapping) else { return false }
    let value = tree.end(of: tree.firstChild(of: mapping))
    return tree.end(of: value) < tree.end(of: mapping)
  }

  private static func scalarKeys(of mapping: YAMLTree.ID, _ tree: YAMLTree) -> [YAMLTree.ID] {
    var keys: [YAMLTree.ID] = []
    var key = tree.firstChild(of: mapping)
    let end = tree.end(of: mapping)
    while key < end {
      if tree[key].kind == .scalar, !tree[key].isSpoilt { keys.append(key) }
      key = tree.end(of: tree.end(of: key))
    }
    return keys
  }

  private typealias Repeat = (key: YAMLTree.ID, first: YAMLTree.ID)

  private static func pairwise(_ keys: [YAMLTree.ID], _ tree: YAMLTree) -> [Repeat] {
    var repeats: [Repeat] = []
    for (index, key) in keys.enumerated().dropFirst() {
      let count = tree[key].textCount
      if let first = keys[..<index].first(where: {
        tree[$0].textCount == count && tree.bytes(of: $0) == tree.bytes(of: key)
      }) {
        repeats.append((key, first))
      }
    }
    return repeats
  }

  private static func hashed(_ keys: [YAMLTree.ID], _ tree: YAMLTree) -> [Repeat] {
    tree.text.withUnsafeBytes { text in
      var firsts: [KeyBytes: YAMLTree.ID] = [:]
      firsts.reserveCapacity(keys.count)
      var repeats: [Repeat] = []
      for key in keys {
        let bytes = KeyBytes(bytes: UnsafeRawBufferPointer(rebasing: text[tree[key].textRange]))
        if let first = firsts[bytes] {
          repeats.append((key, first))
        } else {
          firsts[bytes] = key
        }
      }
      return repeats
    }
  }

  /// Bytes as they stand: two spellings of one accented letter are two keys.
  private struct KeyBytes: Hashable {
    var bytes: UnsafeRawBufferPointer

    static func == (left: KeyBytes, right: KeyBytes) -> Bool {
      left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: bytes)
    }
  }
}
