/// A result code of libsqlite3: open, because a newer library may return codes of its own.
///
/// A primary code matches all its extended codes: `catch where error.code ~= .constraint` holds for
/// a constraint of every sort. An extended code matches only itself.
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The sort of failure without its detail: the low eight bits.
  package var primary: ResultCode {
    ResultCode(rawValue: rawValue & 0xFF)
  }

  /// Whether this code says no more than its sort.
  package var isPrimary: Bool {
    self == primary
  }

  /// Whether `code` is `pattern`, or one of its extended codes if `pattern` is a primary code.
  package static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern.isPrimary ? code.primary == pattern : code == pattern
  }
}

extension ResultCode {
  package static let ok = ResultCode(rawValue: 0)
  package static let error = ResultCode(rawValue: 1)
  package static let permission = ResultCode(rawValue: 3)
  package static let abort = ResultCode(rawValue: 4)
  package static let busy = ResultCode(rawValue: 5)
  package static let locked = ResultCode(rawValue: 6)
  package static let outOfMemory = ResultCode(rawValue: 7)
  package static let readOnly = ResultCode(rawValue: 8)
  package static let interrupted = ResultCode(rawValue: 9)
  package static let inputOutput = ResultCode(rawValue: 10)
  package static let corrupt = ResultCode(rawValue: 11)
  package static let full = ResultCode(rawValue: 13)
  package static let cannotOpen = ResultCode(rawValue: 14)
  package static let schemaChanged = ResultCode(rawValue: 17)
  package static let tooBig = ResultCode(rawValue: 18)
  package static let constraint = ResultCode(rawValue: 19)
  package static let misuse = ResultCode(rawValue: 21)
  package static let authorization = ResultCode(rawValue: 23)
  package static let range = ResultCode(rawValue: 25)
  package static let notADatabase = ResultCode(rawValue: 26)
  package static let row = ResultCode(rawValue: 100)
  package static let done = ResultCode(rawValue: 101)
}

extension ResultCode {
  package static let constraintPrimaryKey = ResultCode(rawValue: 19 | (6 << 8))
  package static let constraintTrigger = ResultCode(rawValue: 19 | (7 << 8))
  package static let constraintUnique = ResultCode(rawValue: 19 | (8 << 8))
  package static let busySnapshot = ResultCode(rawValue: 5 | (2 << 8))
}
