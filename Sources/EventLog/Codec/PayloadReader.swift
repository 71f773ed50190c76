import Lifecycle

/// Reads canonical JSON as `PayloadWriter` writes it, byte by byte and nothing else.
///
/// The caller names the keys in the order in which they must stand. So every payload has one form:
/// what is read and written again has the same bytes.
struct PayloadReader {
  /// The texts read so far, by symbol.
  private(set) var symbols: SymbolTable
  private var cache = TextCache()
  /// What the row is about, as its column says.
  var subject: Subject?

  private(set) var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var position = 0
  /// Whether the plain text read last is ASCII throughout.
  var isASCII = true
  /// The key read last in the object at hand; empty before the first.
  private var lastKey: StaticString = ""
  private var isFirst = true

  init(symbols: SymbolTable) {
    self.symbols = symbols
  }

  /// The symbol of a text.
  mutating func intern(_ text: String) -> Symbol {
    symbols.intern(text)
  }

  /// The symbol of the text in quotes that stands here.
  mutating func symbolHere(_ key: StaticString) throws(ScanFailure) -> Symbol {
    let start = position
    let text = try plainText(key)
    if let text, let symbol = cache.symbol(of: text) { return symbol }
    position = start
    let symbol = symbols.intern(try quoted(key))
    if let text { cache.add(text, symbol) }
    return symbol
  }

  /// Begins a payload. Its bytes must stay until it is read.
  mutating func begin(_ payload: UnsafeBufferPointer<UInt8>, subject: Subject?) {
    bytes = payload
    position = 0
    self.subject = subject
  }

  /// Ends a payload: nothing may follow.
  func end() throws(ScanFailure) {
    guard position == bytes.count else { throw failure(.trailingBytes) }
  }

  /// The byte at the position, or 0 after the last: no JSON value begins with 0.
  @inline(__always)
  var next: UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  func failure(_ problem: EventDecodingError.Problem) -> ScanFailure {
    ScanFailure(problem: problem, offset: position)
  }
}

extension PayloadReader {
  mutating func open() throws(ScanFailure) {
    guard next == UInt8(ascii: "{") else { throw failure(.expected("{")) }
    position += 1
    isFirst = true
    lastKey = ""
  }

  mutating func close() throws(ScanFailure) {
    guard next == UInt8(ascii: "}") else { throw strayKey(expected: nil) }
    position += 1
    isFirst = false
  }

  mutating func open(_ key: StaticString) throws(ScanFailure) {
    try self.key(key)
    guard next == UInt8(ascii: "{") else {
      throw failure(.wrongType(key: key.description, expected: .object))
    }
    try open()
  }

  /// Ends the object that `key` opened.
  mutating func close(_ key: StaticString) throws(ScanFailure) {
    try close()
    lastKey = key
  }

  /// Reads `"key":`, with the comma before it.
  @inline(__always)
  mutating func key(_ key: StaticString) throws(ScanFailure) {
    guard matches(key) else { throw strayKey(expected: key) }
    position += key.utf8CodeUnitCount + (isFirst ? 3 : 4)
    isFirst = false
    lastKey = key
  }

  @inline(__always)
  private func matches(_ key: StaticString) -> Bool {
    let length = key.utf8CodeUnitCount
    let lead = isFirst ? 1 : 2
    guard bytes.count - position >= length + lead + 2, let base = bytes.baseAddress else {
      return false
    }
    let start = base + position
    let quote = start + (lead - 1)
    guard isFirst || start[0] == UInt8(ascii: ","), quote[0] == UInt8(ascii: "\""),
      quote[length + 1] == UInt8(ascii: "\""), quote[length + 2] == UInt8(ascii: ":")
    else { return false }
    let expected = key.utf8Start
    for index in 0..<length where quote[index + 1] != expected[index] { return false }
    return true
  }

  /// Says what is wrong where `expected`, or the end of the object, should stand.
  @inline(never)
  private func strayKey(expected: StaticString?) -> ScanFailure {
    let missing = expected.map { failure(.missingKey($0.description)) }
    guard next != UInt8(ascii: "}"), let key = keyHere() else {
      return missing ?? failure(.expected("}"))
    }
    let last = lastKey.description
    if key == last { return failure(.duplicateKey(key)) }
    if sorts(key, before: last) { return failure(.misplacedKey(key)) }
    if let missing, let expected, sorts(expected.description, before: key) { return missing }
    return failure(.unknownKey(key))
  }

  /// The key that stands here, if one does.
  private func keyHere() -> String? {
    var start = position
    if !isFirst {
      guard next == UInt8(ascii: ",") else { return nil }
      start += 1
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let rest = bytes[(start + 1)...]
    guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return String(decoding: rest[..<quote], as: UTF8.self)
  }
}

/// Whether `first` sorts before `second` by code unit, as keys do.
private func sorts(_ first: String, before second: String) -> Bool {
  first.utf8.lexicographicallyPrecedes(second.utf8)
}
