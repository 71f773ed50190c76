extension ValueCause {
  var message: String {
    switch self {
    case .wrong(let subject, let expected, .nothing):
      "\(subject.text) has no value; it must be \(expected.text)"
    case .wrong(let subject, let expected, let found):
      "\(subject.text) must be \(expected.text), not \(found.text)"
    case .badTime(_, let text, let fault): "\(Words.quoted(text)) is not a time: \(fault.text)"
    case .secret(.jsonWebToken):
      "this looks like a real token (a JWT); write a symbol such as `T1` instead"
    case .secret(.long(let count)):
      "this looks like a real secret (\(Words.grouped(count)) characters); a symbol has at most "
        + "\(SecretMask.longWord - 1), such as `T1`"
    case .noneIsNoName(let subject): "\(subject.text) cannot be `none`: that says nothing is there"
    case .zeroLifetime: "a lifetime of nothing; `expired: true` is a token that has expired"
    case .countBackwards(let least, let most):
      "`min` is \(least) and `max` is \(most): no count fits"
    }
  }
}

extension Subject {
  var text: String {
    switch self {
    case .scenario: "a scenario"
    case .key(let key): Words.quoted(key)
    case .item(let list): "an item of \(Words.quoted(list))"
    }
  }
}

extension FoundValue {
  fileprivate var text: String {
    switch self {
    case .map: "a map"
    case .list: "a list"
    case .nothing: "nothing"
    case .text(let text): Words.quoted(text)
    }
  }
}

extension ExpectedValue {
  fileprivate var text: String {
    switch self {
    case .map: "a map"
    case .list: "a list"
    case .text: "a text"
    case .oneLine: "a text of one line"
    case .flag: "`true` or `false`"
    case .integer(let from, .max): "a whole number, \(from) or more"
    case .integer(let from, let through): "a whole number from \(from) to \(through)"
    case .choice(let words): Words.anyOf(words)
    case .nothing: "`{}`"
    case .time: "a time such as `250ms` or `1m30s`"
    case .callbacks: "a list of callbacks, or `any`"
    case .callbackName: "a callback's name"
    case .arguments: "a map of arguments"
    case .account: "an account's name, or `{}`"
    case .symbol: "a symbol such as `T1`"
    case .url: "a url"
    case .replyStatus: "200, 401, 403, 403xxx, 5xx, `offline`, `timeout` or `malformed`"
    case .route: "`unresolved`, or a map"
    case .color: "a colour such as `'#1A2B3C'`"
    case .parameter: "a text, a whole number, `true`, `false`, `none`, a list or a map"
    case .longInteger: "a whole number of at most 18 digits, or a text in quotes"
    case .pair: "`none`, or a map with `token`, `refreshToken` or both"
    case .oneOf(let values): Words.joined(values.map(\.text), by: "or")
    case .someList: "a list with at least one item"
    case .alternatives: "a list of two or more lists"
    case .mapWithOne(let keys): "a map with \(Words.anyOf(keys))"
    }
  }
}

extension TimeFault {
  fileprivate var text: String {
    switch self {
    case .noUnit: "it has no unit (`h`, `m`, `s` or `ms`)"
    case .sign: "it has a sign"
    case .blank: "it has a blank in it"
    case .fraction: "it has a fraction; `1s500ms` is one and a half seconds"
    case .unknownUnit(let unit): "\(Words.quoted(unit)) is not a unit (`h`, `m`, `s` or `ms`)"
    case .noDigits: "a unit stands without digits"
    case .repeatedUnit(let unit): "`\(unit)` stands twice"
    case .unitOrder(let unit, let before): "`\(unit)` stands behind `\(before)`"
    case .tooManyDigits(let unit):
      "it has more than \(unit == "ms" ? "nine" : "six") digits before `\(unit)`"
    case .tooLong: "it is longer than 100,000 h"
    case .range: "it is a range, which stands only in the `after` of a reply or a route"
    case .rangeBackwards: "the range goes from high to low"
    }
  }
}
