import Lifecycle

extension Decoder {
  /// The value of `expect` or `during`: a list, or `any`.
  mutating func callbackList(_ field: Field, isExpect: Bool = false) -> CallbackList? {
    let key = tree.span(of: field.key)
    if tree.has(field.value.id, "any") { return CallbackList(key: key, content: .any) }
    guard let entries = entries(field.value) else { return nil }
    if ExpectationGraph.blockStates(in: entries) > ExpectationGraph.stateLimit {
      findings.add(.shape(.tooManyOrders), at: key)
      return nil
    }
    if isExpect { writesExpectations = true }
    return CallbackList(key: key, content: .exactly(entries))
  }

  /// A list of expected callbacks; entries with findings are left out.
  private mutating func entries(_ list: Value) -> [ExpectationEntry]? {
    guard let items = items(list) else { return nil }
    return items.compactMap { entry($0) }
  }

  private mutating func entry(_ value: Value) -> ExpectationEntry? {
    let item = Value(id: value.id, shape: .entry, owner: value.owner)
    if tree[value.id].kind == .scalar {
      guard let name = callbackName(item) else { return nil }
      let span = tree.span(of: value.id)
      return .callback(CallbackExpectation(name: name, nameSpan: span, firstKey: span))
    }
    guard let fields = fields(of: item, .entry) else { return nil }
    if let block = fields.list.first(where: { $0.role == .block }) {
      return self.block(block, fields)
    }
    let named = namedCallback(fields)
    let at = fields.value(.at).flatMap { located($0, time($0)) }
    let within = fields.value(.within).flatMap { located($0, time($0)) }
    let gap = fields.value(.gap).flatMap { located($0, time($0)) }
    let status = fields.value(.status).flatMap {
      located($0, choice($0, SDKStatus.allCases, \.name))
    }
    let during = fields[.during].flatMap { callbackList($0) } ?? .silence
    guard let named else { return nil }
    return .callback(
      CallbackExpectation(
        name: named.callback, nameSpan: tree.span(of: named.key),
        firstKey: firstKey(of: value.id), arguments: named.arguments, at: at, within: within,
        gap: gap, status: status, during: during))
  }

  func located<T>(_ value: Value, _ decoded: T?) -> Located<T>? {
    decoded.map { Located($0, at: tree.span(of: value.id)) }
  }

  // MARK: Blocks

  private mutating func block(_ block: Field, _ fields: Fields) -> ExpectationEntry? {
    let strangers =
      fields.list.filter { $0.key != block.key }.map(\.key) + fields.others.map(\.key)
    for stranger in strangers {
      let cause = ShapeCause.keyBesideBlock(
        tree.string(of: stranger), block: block.word.rawValue)
      findings.add(.shape(cause), at: tree.span(of: stranger))
    }
    let key = tree.span(of: block.key)
    guard let items = items(block.value) else { return nil }
    if fields[.either] != nil, block.word == .either {
      guard items.count > 1 else {
        wrong(block.value)
        return nil
      }
      return .either(key: key, alternatives: items.compactMap { entries($0) })
    }
    guard !items.isEmpty else {
      wrong(block.value)
      return nil
    }
    if block.word == .optional { return .optional(key: key, items.compactMap { entry($0) }) }
    let members = items.compactMap { item -> [ExpectationEntry]? in
      tree[item.id].kind == .sequence ? entries(item) : entry(item).map { [$0] }
    }
    return .anyOrder(key: key, members: members)
  }

  // MARK: The callback of an entry

  struct NamedCallback {
    var callback: CallbackName
    var key: YAMLTree.ID
    var arguments: [ArgumentExpectation]
  }

  /// The one callback among the keys of an entry; a second one is a finding, and so is none.
  mutating func namedCallback(_ fields: Fields) -> NamedCallback? {
    var named: NamedCallback?
    var isDoubtful = fields.isDoubtful
    for (key, id) in fields.others {
      switch callback(spelledBy: key) {
      case .known(let callback):
        if let first = named {
          let cause = ShapeCause.secondCallback(
            tree.string(of: key), first: tree.string(of: first.key),
            at: tree[first.key].start)
          findings.add(.shape(cause), at: tree.span(of: key))
        } else {
          named = NamedCallback(
            callback: callback, key: key, arguments: calledWith(callback, key, id))
        }
      case .unknown:
        isDoubtful = true
        addUnknownEntryKey(key, fields)
      }
    }
    if named == nil, !isDoubtful {
      findings.add(.shape(.noCallback), at: firstKey(of: fields.map))
    }
    return named
  }

  /// A key of an entry that is neither a word of entries nor a callback.
  private mutating func addUnknownEntryKey(_ key: YAMLTree.ID, _ fields: Fields) {
    guard findings.isOpen else { return findings.addUnkept() }
    let text = tree.string(of: key)
    let span = tree.span(of: key)
    if CallbackArgument(rawValue: text) != nil {
      findings.add(.name(.argumentBesideCallback(text)), at: span)
      return
    }
    let shape = fields.shape.shape
    let hasCallback = fields.others.contains {
      $0.key != key && CallbackVocabulary.spelled(tree.bytes(of: $0.key)) != nil
    }
    let word = Suggestion.nearest(to: text, in: shape.vocabulary)
    if hasCallback || word != nil {
      findings.add(
        .name(.unknownKey(text, in: shape.title, known: word == nil ? shape.words : [])), at: span,
        advice: word.map { .didYouMean($0) })
    } else {
      addUnknownCallback(key)
    }
  }

  /// The arguments under a callback's key. A selector with its colon may stand without a value:
  /// YAML takes that colon for the key's.
  private mutating func calledWith(
    _ callback: CallbackName, _ key: YAMLTree.ID, _ id: YAMLTree.ID
  ) -> [ArgumentExpectation] {
    if isMissing(id), !tree.bytes(of: key).elementsEqual(callback.rawValue.utf8) { return [] }
    let value = Value(id: id, shape: .map(.arguments), owner: .key(key))
    return arguments(value, of: callback)
  }

  /// Arguments and the texts they must have, checked against the callback's own. `givenOnly` where
  /// the host looks at them: its answer is not known yet.
  mutating func arguments(
    _ value: Value, of callback: CallbackName, givenOnly: Bool = false
  ) -> [ArgumentExpectation] {
    guard let fields = fields(of: value, .arguments) else { return [] }
    let rules = CallbackVocabulary.arguments(of: callback).filter { $0.isGiven || !givenOnly }
    return fields.others.flatMap { key, id -> [ArgumentExpectation] in
      let name = tree.bytes(of: key)
      guard let rule = rules.first(where: { $0.argument.rawValue.utf8.elementsEqual(name) })
      else {
        addUnknownArgument(key, of: callback, rules.map(\.argument.rawValue))
        return []
      }
      let argument = Value(id: id, shape: rule.value, owner: .key(key))
      if rule.value == .map(.parameters) { return members(argument, of: rule.argument) }
      guard let text = argumentText(argument) else { return [] }
      return [ArgumentExpectation(argument: rule.argument, text: text, span: tree.span(of: id))]
    }
  }

  /// One expectation for each listed member of an argument that is a map; others are not compared.
  private mutating func members(
    _ value: Value, of argument: CallbackArgument
  ) -> [ArgumentExpectation] {
    guard let fields = fields(of: value, .parameters) else { return [] }
    return fields.others.compactMap { key, id in
      let member = Value(id: id, shape: .parameter, owner: .key(key))
      return json(member).map {
        ArgumentExpectation(
          argument: argument, member: tree.string(of: key), text: $0, span: tree.span(of: id))
      }
    }
  }

  private mutating func addUnknownArgument(
    _ key: YAMLTree.ID, of callback: CallbackName, _ known: [String]
  ) {
    guard findings.isOpen else { return findings.addUnkept() }
    let text = tree.string(of: key)
    let nearest = Suggestion.nearest(to: text, in: known)
    findings.add(
      .name(.unknownArgument(text, of: callback, known: known)), at: tree.span(of: key),
      advice: nearest.map { .didYouMean($0) })
  }

  /// The text of an argument after typing.
  private mutating func argumentText(_ value: Value) -> String? {
    switch value.shape {
    case .flag: flag(value).map { "\($0)" }
    case .symbol: symbol(value)
    case .number: number(value).map { "\($0)" }
    case .either where tree.has(value.id, "none"): "none"
    case .either: number(value).map { "\($0)" }
    case .url: url(value)
    case .text, .oneLine, .secretText, .time, .latency, .choice, .nothing, .map, .someMap, .list,
      .someList, .alternatives, .account, .notification, .notificationFile, .callbackName, .clause,
      .reading, .color, .replyStatus,
      .parameter, .entry, .action, .later:
      text(value)
    }
  }
}
