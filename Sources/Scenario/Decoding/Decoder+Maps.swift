extension Decoder {
  /// Whether `value` is a map; makes a finding when it is something else.
  mutating func isMap(_ value: Value) -> Bool {
    guard !tree[value.id].isSpoilt else { return false }
    if tree[value.id].kind == .mapping { return true }
    wrong(value)
    return false
  }

  /// The keys of the map `value`, checked against its shape: unknown ones, those of a later
  /// version, those that stand without what they belong to, and required ones that are missing.
  mutating func fields(of value: Value, _ name: ShapeName) -> Fields? {
    guard isMap(value) else { return nil }
    let shape = name.shape
    var fields = Fields(map: value.id, shape: name)
    fields.list.reserveCapacity(4)
    var meant: [String] = []
    var key = tree.firstChild(of: value.id)
    let end = tree.end(of: value.id)
    while key < end {
      let item = tree.end(of: key)
      if tree[key].isSpoilt {
        // What cannot be read, or would be merged in, may stand for every key that is missing.
        if !tree[key].isRepeat { fields.hasUnreadKey = true }
      } else if let rule = shape.rule(spelled: tree.bytes(of: key)) {
        if rule.release == .later {
          addNotYet(key)
          fields.hasBadKey = true
        } else if let first = fields[rule.word] {
          // Only a public name can get here: a word that is repeated as it is was found before.
          addRepeat(key, of: first.key)
        } else {
          let place = Value(id: item, shape: rule.value, owner: .key(key))
          fields.list.append(Field(rule: rule, key: key, value: place))
        }
      } else if shape.others != .none {
        fields.others.append((key, item))
      } else {
        addUnknownKey(key, in: shape, &meant)
        fields.hasBadKey = true
      }
      key = tree.end(of: item)
    }
    checkCompany(fields)
    checkRequired(fields, shape, meant: meant)
    return fields
  }

  /// A key that says the same as an earlier one in other letters.
  mutating func addRepeat(_ key: YAMLTree.ID, of first: YAMLTree.ID) {
    let cause = ReadingCause.duplicateKey(tree.shown(key), first: tree[first].start)
    findings.add(.reading(cause), at: tree.span(of: key))
  }

  private mutating func addNotYet(_ key: YAMLTree.ID) {
    findings.add(.name(.notYet(tree.string(of: key))), at: tree.span(of: key))
  }

  private mutating func addUnknownKey(
    _ key: YAMLTree.ID, in shape: MapShape, _ meant: inout [String]
  ) {
    guard findings.isOpen else { return findings.addUnkept() }
    let text = tree.string(of: key)
    let rule =
      shape.name == .action ? ShapeName.step.shape.rule(spelled: tree.bytes(of: key)) : nil
    if case .stimulus = rule?.role {
      findings.add(.shape(.notAHostCall(text)), at: tree.span(of: key))
      return
    }
    let suggestion = Suggestion.nearest(to: text, in: shape.vocabulary)
    if let suggestion { meant.append(suggestion) }
    findings.add(
      .name(
        .unknownKey(tree.shown(key), in: shape.title, known: suggestion == nil ? shape.words : [])),
      at: tree.span(of: key),
      advice: suggestion.map { .didYouMean($0) })
  }

  /// Finds keys that stand without what they belong to: `animated` without a navigation.
  private mutating func checkCompany(_ fields: Fields) {
    guard !fields.isDoubtful else { return }
    for field in fields.list where !field.rule.beside.isEmpty {
      let rule = field.rule
      let hasCompany = fields.list.contains { rule.beside.contains($0.word) }
      if !hasCompany {
        let cause = ShapeCause.misplacedKey(
          rule.word.rawValue, needs: rule.beside.map(\.rawValue))
        findings.add(.shape(cause), at: tree.span(of: field.key))
      }
    }
  }

  private mutating func checkRequired(_ fields: Fields, _ shape: MapShape, meant: [String]) {
    guard !fields.hasUnreadKey else { return }
    for rule in shape.required where fields[rule.word] == nil {
      let name = rule.word.rawValue
      if !meant.contains(name) { addMissing(name, fields, shape.title) }
    }
  }

  /// A required key is missing: points at the first key of the map.
  mutating func addMissing(
    _ name: String, _ fields: Fields, _ title: String, because reason: MissingReason = .always
  ) {
    findings.add(.shape(.missingKey(name, in: title, reason)), at: firstKey(of: fields.map))
  }

  /// The first key of a map, or the map where it has none.
  func firstKey(of map: YAMLTree.ID) -> SourceSpan {
    tree.span(of: tree.isEmpty(map) ? map : tree.firstChild(of: map))
  }
}
