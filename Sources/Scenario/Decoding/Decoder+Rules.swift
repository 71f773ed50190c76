import Lifecycle

extension Decoder {
  mutating func decodeRules(_ value: Value) -> [RuleExpectation] {
    (items(value) ?? []).compactMap { item in
      guard let fields = fields(of: item, .rule) else { return nil }
      let isOptional = fields.value(.optional).flatMap { flag($0) } ?? false
      guard let field = onlyRule(fields) else { return nil }
      return rule(field).map {
        RuleExpectation(rule: $0, nameSpan: tree.span(of: field.key), isOptional: isOptional)
      }
    }
  }

  /// The one rule of an item; a second one is a finding, and so is none.
  private mutating func onlyRule(_ fields: Fields) -> Field? {
    let rules = fields.list.filter { $0.role == .rule }
    guard let first = rules.first else {
      if !fields.isDoubtful {
        findings.add(.shape(.noRule), at: firstKey(of: fields.map))
      }
      return nil
    }
    for second in rules.dropFirst() {
      let cause = ShapeCause.secondRule(
        second.word.rawValue, first: first.word.rawValue, at: tree[first.key].start)
      findings.add(.shape(cause), at: tree.span(of: second.key))
    }
    return first
  }

  private mutating func rule(_ field: Field) -> Rule? {
    switch field.word {
    case .precedence:
      return pair(field, .precedence, .before, .needs).map {
        .precedence(before: $0.0, needs: $0.1)
      }
    case .response: return response(field)
    case .chainResponse:
      return pair(field, .chainResponse, .if, .next).map { .chainResponse(if: $0.0, next: $0.1) }
    case .succession:
      return pair(field, .succession, .first, .then).map { .succession(first: $0.0, then: $0.1) }
    case .alternateSuccession:
      return pair(field, .succession, .first, .then).map {
        .alternateSuccession(first: $0.0, then: $0.1)
      }
    case .notCoexistence:
      return pair(field, .notCoexistence, .a, .b).map { .notCoexistence($0.0, $0.1) }
    case .absence: return one(field).map { .absence($0) }
    case .initial: return one(field).map { .initial($0) }
    case .last: return one(field).map { .last($0) }
    case .exactly:
      guard let fields = fields(of: field.value, .exactly) else { return nil }
      let name = fields.value(.of).flatMap { callbackName($0) }
      let times = fields.value(.times).flatMap { number($0) }
      guard let name, let times else { return nil }
      return .exactly(name, times: times)
    default: return nil  // foreign: the other key words are no rules
    }
  }

  private mutating func response(_ field: Field) -> Rule? {
    guard let fields = fields(of: field.value, .response) else { return nil }
    let within = fields.value(.within).flatMap { time($0) }
    return pair(fields, .if, .then).map { .response(if: $0.0, then: $0.1, within: within) }
  }

  private mutating func one(_ field: Field) -> CallbackName? {
    fields(of: field.value, .ofOne)?.value(.of).flatMap { callbackName($0) }
  }

  private mutating func pair(
    _ field: Field, _ shape: ShapeName, _ first: Keyword, _ second: Keyword
  ) -> (CallbackName, CallbackName)? {
    fields(of: field.value, shape).flatMap { pair($0, first, second) }
  }

  /// Two callbacks, which cannot be the same one.
  private mutating func pair(
    _ fields: Fields, _ first: Keyword, _ second: Keyword
  ) -> (CallbackName, CallbackName)? {
    let one = fields.value(first).flatMap { callbackName($0) }
    let other = fields.value(second).flatMap { callbackName($0) }
    guard let one, let other, let firstValue = fields.value(first),
      let secondValue = fields.value(second)
    else { return nil }
    guard one == other else { return (one, other) }
    let (earlier, later) =
      firstValue.id < secondValue.id ? (firstValue, secondValue) : (secondValue, firstValue)
    findings.add(
      .sense(.sameCallback(one, at: tree[earlier.id].start)), at: tree.span(of: later.id))
    return nil
  }
}
