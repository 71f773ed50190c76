import Lifecycle

/// Writes canonical JSON: keys as the caller orders them, which is by code unit, no blanks, and
/// only objects, arrays, texts, integers, booleans and null.
///
/// Texts are escaped as RFC 8785 does, in the one shortest way, so that equal values have equal
/// bytes and a hash over them means something.
struct PayloadWriter: ~Copyable {
  var buffer = ByteBuffer()
  /// Whether the next key is the first of its object.
  private var isFirst = true

  mutating func open() {
    buffer.append(UInt8(ascii: "{"))
    isFirst = true
  }

  mutating func close() {
    buffer.append(UInt8(ascii: "}"))
    isFirst = false
  }

  mutating func open(_ key: StaticString) {
    self.key(key)
    open()
  }

  /// Writes `"key":`, with a comma where one is due.
  @inline(__always)
  mutating func key(_ key: StaticString) {
    let length = key.utf8CodeUnitCount
    buffer.reserve(length + 4)
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    isFirst = false
    buffer.append(UInt8(ascii: "\""))
    buffer.append(key)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(UInt8(ascii: ":"))
  }

  mutating func null(_ key: StaticString) {
    self.key(key)
    buffer.append("null")
  }

  mutating func integer(_ key: StaticString, _ value: Int64) {
    self.key(key)
    buffer.append(value)
  }

  mutating func integer(_ key: StaticString, _ value: Int32) {
    integer(key, Int64(value))
  }

  mutating func integer(_ key: StaticString, _ value: Int64?) {
    guard let value else { return null(key) }
    integer(key, value)
  }

  mutating func integer(_ key: StaticString, _ value: Int32?) {
    integer(key, value.map { Int64($0) })
  }

  mutating func boolean(_ key: StaticString, _ value: Bool) {
    self.key(key)
    buffer.append(value ? "true" : "false" as StaticString)
  }

  mutating func boolean(_ key: StaticString, _ value: Bool?) {
    guard let value else { return null(key) }
    boolean(key, value)
  }

  mutating func text(_ key: StaticString, _ value: String) {
    self.key(key)
    quoted(value)
  }

  mutating func symbol(_ key: StaticString, _ value: Symbol, _ symbols: SymbolTable) {
    text(key, symbols[value])
  }

  mutating func symbol(_ key: StaticString, _ value: Symbol?, _ symbols: SymbolTable) {
    guard let value else { return null(key) }
    symbol(key, value, symbols)
  }

  /// Writes a name of the closed vocabulary, none of which needs an escape.
  mutating func word(_ key: StaticString, _ value: some Word) {
    self.key(key)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(value.word)
    buffer.append(UInt8(ascii: "\""))
  }

  mutating func word<W: Word>(_ key: StaticString, _ value: W?) {
    guard let value else { return null(key) }
    word(key, value)
  }
}

extension PayloadWriter {
  /// Writes `value` in quotes.
  mutating func quoted(_ value: String) {
    var value = value
    value.withUTF8 { bytes in
      buffer.reserve(bytes.count + 2)
      buffer.append(UInt8(ascii: "\""))
      if bytes.contains(where: needsEscape) {
        for byte in bytes { escaped(byte) }
      } else {
        buffer.append(bytes)
      }
      buffer.append(UInt8(ascii: "\""))
    }
  }

  private mutating func escaped(_ byte: UInt8) {
    guard needsEscape(byte) else { return buffer.append(byte) }
    buffer.append(UInt8(ascii: "\\"))
    if let letter = shortEscape(byte) {
      buffer.append(letter)
    } else {
      buffer.append("u00")
      buffer.append(UInt8(ascii: "0") + (byte >> 4))
      buffer.append(hexDigit(byte & 15))
    }
  }
}

/// Whether JSON cannot hold `byte` as it is.
@inline(__always)
private func needsEscape(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

/// The letter that stands for `byte` after a backslash; nil for those without one.
func shortEscape(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
  case 0x08: UInt8(ascii: "b")
  case 0x09: UInt8(ascii: "t")
  case 0x0A: UInt8(ascii: "n")
  case 0x0C: UInt8(ascii: "f")
  case 0x0D: UInt8(ascii: "r")
  default: nil  // foreign: bytes
  }
}
