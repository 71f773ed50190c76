import Lifecycle

extension ValueCause {
  var message: String {
    switch self {
    case .wrong(let subject, let expected, .nothing):
      "\(subject.text) has no value; it must be \(expected.text)"
    case .wrong(let subject, let expected, let found):
      "\(subject.text) must be \(expected.text), not \(found.text)"
    case .badTime(_, let text, let fault):
      "\(Words.quoted(text)) is not a time: \(fault.text)\(fault.example(for: text))"
    case .secret(.jsonWebToken):
      "this looks like a real token (a JWT); write a symbol such as `T1` instead"
    case .secret(.long(let count)):
      "this looks like a real secret (\(Words.grouped(count)) characters); a symbol has at most "
        + "\(SecretMask.longWord - 1), such as `T1`"
    case .noneIsNoName: "`none` is no symbol and no name: it says that nothing is there"
    case .zeroLifetime: "a lifetime of nothing; `expired: true` is a token that has expired"
    case .countBackwards(let least, let most):
      "`min` is \(least) and `max` is \(most): no count fits"
    case .countProvesNothing:
      "every count is at least 0: write `max` beside `min`, or another number"
    case .notificationFile(let path, let fault): "\(Words.quoted(path)) \(fault.text)"
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
    case .emptyMap: "`{}`"
    case .list: "a list"
    case .emptyList: "`[]`"
    case .nothing: "nothing"
    case .text(""): "an empty text"
    case .text(let text): Words.quoted(text)
    }
  }
}

extension ValueShape {
  /// What a value of this shape is called after "must be".
  var text: String {
    switch self {
    case .text: "a text"
    case .oneLine: "a text of one line"
    case .url: "a url"
    case .symbol: "a symbol such as `T1`"
    case .secretText: "a stand-in of at most \(SecretMask.longWord - 1) characters"
    case .flag: "`true` or `false`"
    case .number(let from, .max): "a whole number from \(from)"
    case .number(let from, let through): "a whole number from \(from) to \(through)"
    case .time: "a time such as `250ms` or `1m30s`"
    case .latency: "a time such as `250ms`, or a range such as `0ms..400ms`"
    case .choice(let words): Words.anyOf(words)
    case .nothing: "`{}`"
    case .map(.arguments): "a map of arguments"
    case .map(.delivery): "a map with `is` and `arrives`"
    case .map(.pushKeys): "a map with `key` and `secret`"
    case .someMap(.finalResolver): "a map with `state`, `lateAnswers` or both"
    case .map(.pair): "a map with `token`, `refreshToken` or both"
    case .map: "a map"
    case .someMap: "a map with at least one key"
    case .list: "a list"
    case .someList: "a list with at least one item"
    case .alternatives: "a list of two lists or more"
    case .either(let shapes): Words.joined(shapes.map(\.text), by: "or")
    case .account: "an account's name"
    case .notification: "a notification's name"
    case .notificationFile: "the name of an `.apns` file"
    case .callbackName: "a callback's name"
    case .clause: "the id of a clause or constraint"
    case .reading(let question): Words.joined(question.allowed.map(\.quoted), by: "or")
    case .color: "a colour such as `#1A2B3C`, in quotes"
    case .replyStatus: "200, 401, 403, 403xxx, 5xx, `offline`, `timeout` or `malformed`"
    case .parameter: "a text, a whole number of at most 18 digits, `true`, `false` or `none`"
    case .entry: "a callback"
    case .action: "an action"
    case .later: "nothing yet"
    }
  }
}

extension NotificationFileFault {
  fileprivate var text: String {
    switch self {
    case .missing: "does not exist; the path is relative to the scenario"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .tooLarge(let bytes):
      "has \(Words.grouped(bytes)) bytes; a notification has at most "
        + Words.grouped(NotificationFile.sizeLimit)
    case .refused(let message, let place): "at \(place.text): \(message)"
    case .notAnObject("", let place): "at \(place.text): a notification is a JSON object"
    case .notAnObject(let key, let place): "at \(place.text): `\(key)` must be an object"
    case .noAps: "has no `aps`, which every notification of APNs has"
    case .notAText(let key, let place): "at \(place.text): `\(key)` must be a text in quotes"
    }
  }
}

extension ReadingForm {
  /// The form between backquotes, but a description as it is.
  fileprivate var quoted: String {
    switch self {
    case .word, .call: Words.quoted(text)
    case .number(let range) where range == ReadingForm.counts: "a whole number from 1 to 1000"
    case .number(let range) where range == ReadingForm.codes: "a whole number"
    case .number(let range) where range.count == 1: Words.quoted(text)
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .time: "a time such as `30s`"
    }
  }
}

extension TimeFault {
  /// How to write it, where the text itself or a usual time can show.
  fileprivate func example(for text: String) -> String {
    switch self {
    case .noUnit where text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) && text.utf8.count < 7:
      "; write `\(text)s` or `\(text)ms`"
    case .fraction: ""
    case .rangeBackwards: "; a range is written like `0ms..400ms`"
    case .noUnit, .range, .sign, .blank, .unknownUnit, .noDigits, .repeatedUnit, .unitOrder,
      .tooManyDigits,
      .tooLong:
      "; times are written like `250ms` or `1m30s`"
    }
  }

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
