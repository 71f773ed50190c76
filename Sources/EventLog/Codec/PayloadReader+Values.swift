import Lifecycle

extension PayloadReader {
  mutating func integer(_ key: StaticString) throws(ScanFailure) -> Int64 {
    try self.key(key)
    return try digits(key)
  }

  mutating func optionalInteger(_ key: StaticString) throws(ScanFailure) -> Int64? {
    try self.key(key)
    return try null() ? nil : digits(key)
  }

  mutating func int32(_ key: StaticString) throws(ScanFailure) -> Int32 {
    try self.key(key)
    return try int32Here(key)
  }

  /// Reads an integer where it stands.
  mutating func int32Here(_ key: StaticString) throws(ScanFailure) -> Int32 {
    let start = position
    let value = try digits(key)
    guard let narrow = Int32(exactly: value) else {
      throw ScanFailure(problem: .outOfRange(key: key.description), offset: start)
    }
    return narrow
  }

  mutating func optionalInt32(_ key: StaticString) throws(ScanFailure) -> Int32? {
    try self.key(key)
    return try null() ? nil : int32Here(key)
  }

  mutating func boolean(_ key: StaticString) throws(ScanFailure) -> Bool {
    try self.key(key)
    if skip("true") { return true }
    if skip("false") { return false }
    throw failure(.wrongType(key: key.description, expected: .boolean))
  }

  mutating func optionalBoolean(_ key: StaticString) throws(ScanFailure) -> Bool? {
    let start = self
    try self.key(key)
    if null() { return nil }
    self = start
    return try boolean(key)
  }

  mutating func symbol(_ key: StaticString) throws(ScanFailure) -> Symbol {
    try self.key(key)
    return try symbolHere(key)
  }

  mutating func optionalSymbol(_ key: StaticString) throws(ScanFailure) -> Symbol? {
    try self.key(key)
    return try null() ? nil : symbolHere(key)
  }

  mutating func word<W: Word>(_ key: StaticString, _ type: W.Type = W.self)
    throws(ScanFailure) -> W
  {
    try self.key(key)
    return try knownWord(key)
  }

  mutating func optionalWord<W: Word>(_ key: StaticString, _ type: W.Type = W.self)
    throws(ScanFailure) -> W?
  {
    try self.key(key)
    return try null() ? nil : knownWord(key)
  }

  /// Reads a word where it stands.
  mutating func knownWord<W: Word>(_ key: StaticString) throws(ScanFailure) -> W {
    let start = position
    if let text = try plainText(key) {
      for value in W.allCases where isWord(value.word, text) { return value }
    }
    position = start
    let text = try quoted(key)
    position = start
    throw failure(.unknownWord(key: key.description, word: text))
  }
}

extension PayloadReader {
  /// Reads `null` if it stands here.
  @inline(__always)
  mutating func null() -> Bool {
    guard next == UInt8(ascii: "n") else { return false }
    return skip("null")
  }

  /// Reads exactly `text` if it stands here.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count - position >= length else { return false }
    for index in 0..<length where bytes[position + index] != text.utf8Start[index] {
      return false
    }
    position += length
    return true
  }

  /// Reads an integer in its one form: no plus, no leading zero, no minus zero.
  private mutating func digits(_ key: StaticString) throws(ScanFailure) -> Int64 {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    var value: Int64 = 0
    while case let digit = next &- UInt8(ascii: "0"), digit < 10 {
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let step = isNegative ? -Int64(digit) : Int64(digit)
      let (sum, carry) = tens.addingReportingOverflow(step)
      guard !overflow, !carry else {
        throw ScanFailure(problem: .outOfRange(key: key.description), offset: start)
      }
      value = sum
      position += 1
    }
    if let problem = fault(start: start, first: first, key) {
      throw ScanFailure(problem: problem, offset: start)
    }
    return value
  }

  /// What is wrong with the number from `start` to the position, its digits from `first` on.
  @inline(__always)
  private func fault(
    start: Int, first: Int, _ key: StaticString
  ) -> EventDecodingError.Problem? {
    guard position > first else { return .wrongType(key: key.description, expected: .integer) }
    if next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") {
      return .fraction(key: key.description)
    }
    let leadsWithZero = bytes[first] == UInt8(ascii: "0")
    return !leadsWithZero || position - start == 1 ? nil : .notCanonical(key: key.description)
  }
}

/// Whether `text` spells `word`.
@inline(__always)
private func isWord(_ word: String, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
  guard word.utf8.count == text.count else { return false }
  var word = word
  return word.withUTF8 { letters in
    for index in 0..<text.count where letters[index] != text[index] { return false }
    return true
  }
}
