import Contract
import Lifecycle

extension Decoder {
  /// Callbacks that must not come, each a name or a map with a window.
  mutating func decodeNever(_ value: Value) -> [NeverExpectation] {
    (items(value) ?? []).compactMap { item in
      if tree[item.id].kind == .scalar {
        return callbackName(item).map {
          NeverExpectation(name: $0, nameSpan: tree.span(of: item.id))
        }
      }
      guard let fields = fields(of: item, .neverEntry) else { return nil }
      let named = namedCallback(fields)
      let after = fields.value(.after).flatMap { located($0, callbackName($0)) }
      let until = fields.value(.until).flatMap { located($0, callbackName($0)) }
      return named.map {
        NeverExpectation(
          name: $0.callback, nameSpan: tree.span(of: $0.key), arguments: $0.arguments,
          after: after, until: until)
      }
    }
  }

  /// How often callbacks must come: a number, or `min`, `max` or both.
  mutating func decodeCount(_ value: Value) -> [CountExpectation] {
    guard let fields = fields(of: value, .counts) else { return [] }
    return callbackKeys(fields.others).compactMap { callback, key, id in
      let count = Value(id: id, shape: Format.countValue, owner: .key(key))
      guard let range = countRange(count) else { return nil }
      return CountExpectation(
        name: callback, key: tree.span(of: key), atLeast: range.least, atMost: range.most)
    }
  }

  private mutating func countRange(_ value: Value) -> (least: Int32, most: Int32?)? {
    if tree[value.id].kind != .mapping { return number(value).map { ($0, $0) } }
    guard let fields = fields(of: value, .countRange) else { return nil }
    if fields.list.isEmpty, !fields.isDoubtful { addMissing("min", fields, "this count") }
    let least = fields.value(.min).flatMap { number($0) }
    let most = fields.value(.max).flatMap { number($0) }
    if let least, let most, least > most, let field = fields[.max] {
      findings.add(
        .value(.countBackwards(min: least, max: most)), at: tree.span(of: field.value.id))
    }
    if least == 0, fields[.max] == nil, !fields.isDoubtful {
      findings.add(.value(.countProvesNothing), at: tree.span(of: value.id))
      return nil
    }
    return (least ?? 0, most)
  }

  /// What must be true at the end; nil when nothing is written. Each part is located at its key.
  mutating func decodeFinally(_ value: Value) -> FinalExpectation? {
    guard let fields = fields(of: value, .finally), !fields.list.isEmpty else { return nil }
    var expected = FinalExpectation()
    expected.status = fields[.status].flatMap {
      keyed($0, choice($0.value, SDKStatus.allCases, \.name))
    }
    expected.pages = fields[.pages].flatMap { keyed($0, number($0.value)) }
    expected.timers = fields[.timers].flatMap { keyed($0, number($0.value)) }
    expected.requests = fields[.requests].flatMap { keyed($0, number($0.value)) }
    expected.pageStack = fields[.pageStack].flatMap { field in
      keyed(field, items(field.value)?.compactMap { url($0) })
    }
    expected.notes = fields[.notes].flatMap { field in
      keyed(field, items(field.value)?.compactMap { oneLine($0) })
    }
    expected.lint = fields[.lint].flatMap { field in
      keyed(field, items(field.value)?.compactMap { choice($0) as LintRule? })
    }
    expected.queries = fields.value(.sql).map { finalQueries($0) } ?? []
    expected.session = fields[.session].flatMap { keyed($0, finalSession($0.value)) }
    expected.resolver = fields.value(.resolver).map { finalResolver($0) } ?? FinalResolver()
    expected.push = fields.value(.push).map { finalPush($0) } ?? FinalPush()
    expected.config = fields.value(.config).map { finalConfig($0) } ?? FinalConfig()
    return expected
  }

  private func keyed<T>(_ field: Field, _ decoded: T?) -> Located<T>? {
    decoded.map { Located($0, at: tree.span(of: field.key)) }
  }

  private mutating func finalSession(_ value: Value) -> FinalSession? {
    if tree.has(value.id, "none") { return FinalSession.none }
    guard let fields = fields(of: value, .finalSession) else { return nil }
    return .running(
      account: fields[.account].flatMap { keyed($0, account($0.value)) },
      token: fields[.token].flatMap { keyed($0, symbol($0.value)) },
      refreshToken: fields[.refreshToken].flatMap { keyed($0, symbol($0.value)) })
  }

  private mutating func finalResolver(_ value: Value) -> FinalResolver {
    guard let fields = someFields(of: value, .finalResolver) else { return FinalResolver() }
    return FinalResolver(
      state: fields[.state].flatMap { keyed($0, choice($0.value)) },
      lateAnswers: fields[.lateAnswers].flatMap { keyed($0, number($0.value)) })
  }

  /// A map that says something: an empty one would compare nothing.
  private mutating func someFields(of value: Value, _ shape: ShapeName) -> Fields? {
    guard let fields = fields(of: value, shape) else { return nil }
    guard !fields.list.isEmpty || fields.isDoubtful else {
      wrong(value)
      return nil
    }
    return fields
  }

  private mutating func finalQueries(_ value: Value) -> [FinalQuery] {
    guard let items = items(value) else { return [] }
    if items.isEmpty { wrong(value) }
    return items.compactMap { item in
      guard let fields = fields(of: item, .finalQuery) else { return nil }
      let query = fields.value(.query).flatMap { located($0, text($0)) }
      let rows = fields[.rows].flatMap { keyed($0, queryRows($0.value)) }
      guard let query, let rows else { return nil }
      return FinalQuery(query: query, rows: rows)
    }
  }

  /// A row is one text as the shell prints it, or a list of values.
  private mutating func queryRows(_ value: Value) -> [FinalQuery.Row]? {
    guard let rows = items(value) else { return nil }
    var decoded: [FinalQuery.Row] = []
    for row in rows {
      if tree[row.id].kind == .sequence {
        let cells = items(row) ?? []
        let texts = cells.compactMap { text($0) }
        guard texts.count == cells.count else { return nil }
        decoded.append(.values(texts))
      } else {
        guard let line = text(row) else { return nil }
        decoded.append(.line(line))
      }
    }
    return decoded
  }

  private mutating func finalPush(_ value: Value) -> FinalPush {
    guard let fields = someFields(of: value, .finalPush) else { return FinalPush() }
    return FinalPush(
      started: fields[.started].flatMap { keyed($0, flag($0.value)) },
      deviceBound: fields[.deviceBound].flatMap { keyed($0, flag($0.value)) },
      tips: fields[.tips].flatMap { keyed($0, number($0.value)) })
  }

  private mutating func finalConfig(_ value: Value) -> FinalConfig {
    guard let fields = someFields(of: value, .finalConfig) else { return FinalConfig() }
    return FinalConfig(
      theme: fields[.theme].flatMap { keyed($0, choice($0.value)) },
      language: fields[.language].flatMap { keyed($0, choice($0.value)) },
      priceColorType: fields[.priceColorType].flatMap { keyed($0, choice($0.value)) },
      env: fields[.env].flatMap { keyed($0, choice($0.value)) },
      priceColorSettingVisible: fields[.priceColorSettingVisible].flatMap {
        keyed($0, flag($0.value))
      })
  }
}
