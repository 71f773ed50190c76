import Lifecycle

extension Decoder {
  /// Says that `value` is not what it must be.
  mutating func wrong(_ value: Value, advice: Diagnostic.Advice? = nil) {
    let cause = ValueCause.wrong(of: subject(of: value), value.shape, found(value.id))
    findings.add(.value(cause), at: tree.span(of: value.id), advice: advice)
  }

  func subject(of value: Value) -> Subject {
    switch value.owner {
    case .scenario: .scenario
    case .key(let key): .key(tree.shown(key))
    case .item(let key): .item(of: tree.shown(key))
    }
  }

  func found(_ id: YAMLTree.ID) -> FoundValue {
    switch tree[id].kind {
    case .mapping: tree.isEmpty(id) ? .emptyMap : .map
    case .sequence: tree.isEmpty(id) ? .emptyList : .list
    case .scalar: isMissing(id) ? .nothing : .text(tree.shown(id))
    }
  }

  /// Whether nothing is written where a value stands.
  func isMissing(_ id: YAMLTree.ID) -> Bool {
    tree[id].kind == .scalar && tree[id].textCount == 0 && tree[id].style == .plain
  }

  /// Whether `value` is a text to be read; makes a finding when it is not.
  mutating func isScalar(_ value: Value) -> Bool {
    guard !tree[value.id].isSpoilt else { return false }
    guard tree[value.id].kind == .scalar, !isMissing(value.id) else {
      wrong(value)
      return false
    }
    return !mayHavePlaceholders || !isPlaceholder(value.id)
  }

  /// Whether the text holds `${…}` still. What stands for no column is a finding; a column is left
  /// only where the table is wrong in itself, of which enough is said.
  private mutating func isPlaceholder(_ id: YAMLTree.ID) -> Bool {
    let bytes = tree.bytes(of: id)
    guard Placeholder.first(in: bytes) != nil else { return false }
    guard var unset = Placeholder.firstText(in: bytes, except: columns) else { return true }
    if tree[id].isSecret { unset = SecretMask.hidden }
    let name = String(unset.dropFirst(2).prefix { $0 != "}" })
    let nearest = Suggestion.nearest(to: name, in: columns)
    findings.add(
      .name(.unsetPlaceholder(unset, columns: columns)), at: tree.span(of: id),
      advice: nearest.map { .didYouMean("${\($0)}") })
    return true
  }

  /// The text of a scalar, `$${` read as `${`.
  func string(of id: YAMLTree.ID) -> String {
    guard mayHavePlaceholders else { return tree.string(of: id) }
    return Placeholder.unescaped(tree.bytes(of: id))
  }

  /// Any text.
  mutating func text(_ value: Value) -> String? {
    isScalar(value) ? string(of: value.id) : nil
  }

  /// A text of one line that is not empty.
  mutating func oneLine(_ value: Value) -> String? {
    oneLine(value, allowsEmpty: false)
  }

  /// A url. An empty one may be handed over: what the SDK makes of it is a rule (AMB-79).
  mutating func url(_ value: Value) -> String? {
    oneLine(value, allowsEmpty: true)
  }

  mutating func oneLine(_ value: Value, allowsEmpty: Bool) -> String? {
    guard isScalar(value) else { return nil }
    let bytes = tree.bytes(of: value.id)
    guard allowsEmpty || !bytes.isEmpty, !bytes.contains(0x0A), !bytes.contains(0x0D) else {
      wrong(value)
      return nil
    }
    return string(of: value.id)
  }

  /// `true` or `false`.
  mutating func flag(_ value: Value) -> Bool? {
    guard isScalar(value) else { return nil }
    if tree.has(value.id, "true") { return true }
    if tree.has(value.id, "false") { return false }
    wrong(value)
    return nil
  }

  /// One of the words of an enumeration.
  mutating func choice<Case>(_ value: Value, _ cases: [Case], _ name: (Case) -> String) -> Case? {
    guard isScalar(value) else { return nil }
    let bytes = tree.bytes(of: value.id)
    if let found = cases.first(where: { name($0).utf8.elementsEqual(bytes) }) { return found }
    let typed = string(of: value.id)
    let nearest = Suggestion.nearest(to: typed, in: cases.map(name))
    wrong(value, advice: nearest.map { .didYouMean($0) })
    return nil
  }

  mutating func choice<Case: CaseIterable & RawRepresentable<String>>(
    _ value: Value, _: Case.Type = Case.self
  ) -> Case? where Case.AllCases == [Case] {
    choice(value, Case.allCases, \.rawValue)
  }

  /// A whole number within the bounds of the value's shape: digits, without a sign or zeros in
  /// front.
  mutating func number(_ value: Value) -> Int32? {
    guard isScalar(value) else { return nil }
    let bounds = value.shape.numberBounds
    guard let number = Decimal.parse(tree.bytes(of: value.id)), bounds.contains(number) else {
      wrong(value)
      return nil
    }
    return number
  }

  /// A time, in ms.
  mutating func time(_ value: Value) -> Milliseconds? {
    guard isScalar(value) else { return nil }
    let bytes = tree.bytes(of: value.id)
    if rangeSeparator(in: bytes) != nil {
      addBadTime(value, .range)
      return nil
    }
    return time(bytes, of: value)
  }

  /// A time or a range of times, in ms; `atMost` is nil for a time.
  mutating func latency(_ value: Value) -> (after: Milliseconds, atMost: Milliseconds?)? {
    guard isScalar(value) else { return nil }
    let bytes = tree.bytes(of: value.id)
    guard let separator = rangeSeparator(in: bytes) else {
      return time(bytes, of: value).map { ($0, nil) }
    }
    guard let low = time(bytes[..<separator], of: value),
      let high = time(bytes[(separator + 2)...], of: value)
    else { return nil }
    guard low <= high else {
      addBadTime(value, .rangeBackwards)
      return nil
    }
    return (low, high)
  }

  private func rangeSeparator(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == UInt8(ascii: ".")
    }
  }

  private mutating func time(_ bytes: ArraySlice<UInt8>, of value: Value) -> Milliseconds? {
    if let time = TimeText.parse(String(decoding: bytes, as: UTF8.self)) { return time }
    let hasDigit = bytes.contains { (0x30...0x39).contains($0) }
    if hasDigit { addBadTime(value, TimeFault(in: bytes)) } else { wrong(value) }
    return nil
  }

  private mutating func addBadTime(_ value: Value, _ fault: TimeFault) {
    let cause = ValueCause.badTime(of: subject(of: value), tree.shown(value.id), fault)
    findings.add(.value(cause), at: tree.span(of: value.id))
  }

  /// The items of a list, each to be read by the shape of an item.
  mutating func items(_ value: Value) -> [Value]? {
    guard !tree[value.id].isSpoilt else { return nil }
    guard tree[value.id].kind == .sequence, let shape = value.shape.itemShape else {
      wrong(value, advice: asItem(value))
      return nil
    }
    let owner: Value.Owner =
      if case .key(let key) = value.owner { .item(of: key) } else { value.owner }
    var items: [Value] = []
    var item = tree.firstChild(of: value.id)
    while item < tree.end(of: value.id) {
      items.append(Value(id: item, shape: shape, owner: owner))
      item = tree.end(of: item)
    }
    return items
  }
}

extension Decoder {
  /// A text where a list must stand may be the list's only item.
  private func asItem(_ value: Value) -> Diagnostic.Advice? {
    guard tree[value.id].kind == .scalar, !tree[value.id].isSecret, tree[value.id].style == .plain,
      (1...60).contains(tree[value.id].textCount), value.shape.itemShape?.isWord == true
    else { return nil }
    let text = tree.string(of: value.id)
    let mayBeShown = SecretMask.hiding(text) == text && !text.contains(where: ",[]{}\n".contains)
    return mayBeShown ? .write("[\(text)]") : nil
  }
}

extension ValueShape {
  /// Whether a value is a single word.
  fileprivate var isWord: Bool {
    switch self {
    case .oneLine, .url, .callbackName, .clause, .entry: true
    case .text, .symbol, .secretText, .flag, .number, .time, .latency, .choice, .nothing, .map,
      .someMap, .list, .someList, .alternatives, .either, .account, .notification,
      .notificationFile, .color, .replyStatus,
      .parameter, .reading, .action, .later:
      false
    }
  }

  /// The shape of an item, where the value is or may be a list.
  var itemShape: ValueShape? {
    switch self {
    case .list(let item), .someList(let item), .alternatives(let item): item
    case .either(let shapes): shapes.lazy.compactMap(\.itemShape).first
    case .text, .oneLine, .url, .symbol, .secretText, .flag, .number, .time, .latency, .choice,
      .nothing, .map, .someMap, .account, .notification, .notificationFile, .callbackName, .clause,
      .reading, .color, .replyStatus, .parameter,
      .entry,
      .action, .later:
      nil
    }
  }

  /// The bounds of a number; every number where the shape is none.
  fileprivate var numberBounds: ClosedRange<Int32> {
    switch self {
    case .number(let from, let through): from...through
    case .either(let shapes):
      shapes.lazy.compactMap { if case .number = $0 { $0.numberBounds } else { nil } }.first
        ?? 0...(.max)
    case .text, .oneLine, .url, .symbol, .secretText, .flag, .time, .latency, .choice, .nothing,
      .map, .someMap, .list, .someList, .alternatives, .account, .notification, .notificationFile,
      .callbackName, .clause, .reading, .color,
      .replyStatus, .parameter, .entry, .action, .later:
      0...(.max)
    }
  }
}
