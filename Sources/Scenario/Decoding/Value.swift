/// A value of a file: its node, what it may be, and whose it is.
struct Value {
  var id: YAMLTree.ID
  var shape: ValueShape
  var owner: Owner

  /// What messages call the value by.
  enum Owner {
    case scenario
    /// The value of this key.
    case key(YAMLTree.ID)
    /// An item of the list under this key.
    case item(of: YAMLTree.ID)
  }
}

/// A key of a map that stands in the map's shape, with its value.
struct Field {
  var rule: KeyRule
  var key: YAMLTree.ID
  var value: Value

  var word: Keyword { rule.word }
  var role: KeyRule.Role { rule.role }
}

/// The keys of one map, checked.
struct Fields {
  var map: YAMLTree.ID
  var shape: ShapeName
  /// The keys of the format, in file order.
  var list: [Field] = []
  /// Keys that only the file or the contract can explain.
  var others: [(key: YAMLTree.ID, value: YAMLTree.ID)] = []
  /// Whether a key is unknown or of a later version; what is missing may be what it was meant to
  /// be.
  var hasBadKey = false
  /// Whether a key could not be read at all.
  var hasUnreadKey = false

  /// Whether nothing can be concluded from what the map lacks.
  var isDoubtful: Bool { hasBadKey || hasUnreadKey }

  subscript(word: Keyword) -> Field? { list.first { $0.rule.word == word } }

  /// The value of `word`, where it stands.
  func value(_ word: Keyword) -> Value? { self[word]?.value }
}
