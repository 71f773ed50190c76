import Lifecycle

extension PayloadReader {
  /// Reads a text in quotes.
  mutating func quoted(_ key: StaticString) throws(ScanFailure) -> String {
    let start = position + 1
    guard let plain = try plainText(key) else { return try escaped(from: start, key) }
    return try text(plain, from: start, key)
  }

  /// Reads a text in quotes that has no escapes, as its bytes, whether they are UTF-8 or not.
  /// `isASCII` tells then whether they can be anything but UTF-8.
  ///
  /// Gives nil at the first escape, and leaves the position there.
  mutating func plainText(
    _ key: StaticString
  ) throws(ScanFailure) -> UnsafeBufferPointer<UInt8>? {
    guard next == UInt8(ascii: "\"") else {
      throw failure(.wrongType(key: key.description, expected: .text))
    }
    let start = position + 1
    var place = start
    var all: UInt8 = 0
    // The place is kept in a register until the text ends.
    defer { position = place }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        isASCII = all < 0x80
        let text = UnsafeBufferPointer(rebasing: bytes[start..<place])
        place += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return nil }
      guard byte >= 0x20 else {
        throw ScanFailure(problem: .malformedText(key: key.description), offset: place)
      }
      all |= byte
      place += 1
    }
    throw ScanFailure(problem: .expected("\""), offset: place)
  }

  /// The bytes as text, refused where Swift would have to repair them.
  private func text(
    _ plain: UnsafeBufferPointer<UInt8>, from start: Int, _ key: StaticString
  ) throws(ScanFailure) -> String {
    let text = String(decoding: plain, as: UTF8.self)
    guard isASCII || text.utf8.elementsEqual(plain) else {
      throw ScanFailure(problem: .malformedText(key: key.description), offset: start)
    }
    return text
  }

  /// Reads on from the first escape of a text that began at `start`.
  @inline(never)
  private mutating func escaped(from start: Int, _ key: StaticString)
    throws(ScanFailure) -> String
  {
    var content = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: content, as: UTF8.self)
        guard text.utf8.elementsEqual(content) else {
          throw ScanFailure(problem: .malformedText(key: key.description), offset: start)
        }
        position += 1
        return text
      }
      guard byte >= 0x20 else { throw failure(.malformedText(key: key.description)) }
      content.append(try byte == UInt8(ascii: "\\") ? escape(key) : byte)
      position += 1
    }
    throw failure(.expected("\""))
  }

  /// Reads the escape that stands here, up to its last byte, and gives the byte it stands for.
  private mutating func escape(_ key: StaticString) throws(ScanFailure) -> UInt8 {
    let start = position
    position += 1
    if let byte = shortEscapes.first(where: { shortEscape($0) == next }) { return byte }
    guard let unit = codeUnit(at: position) else {
      throw ScanFailure(problem: .malformedText(key: key.description), offset: start)
    }
    position += 4
    if isLoneSurrogate(unit, followedBy: codeUnit(at: position + 2)) {
      throw ScanFailure(problem: .loneSurrogate(key: key.description), offset: start)
    }
    // Only control characters without a letter of their own are written by number, and those in
    // lower case, so that no text has two forms.
    guard unit < 0x20, shortEscape(UInt8(unit)) == nil,
      bytes[position] == hexDigit(UInt8(unit & 15))
    else { throw ScanFailure(problem: .notCanonical(key: key.description), offset: start) }
    return UInt8(unit)
  }

  /// The number of the `u` and four hexadecimal digits at `start`; nil where there are none.
  private func codeUnit(at start: Int) -> UInt16? {
    guard bytes.count - start > 4, bytes[start] == UInt8(ascii: "u") else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[(start + 1)...(start + 4)] {
      guard let digit = hexValue(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}

/// Whether `unit` is half of a surrogate pair without the other half beside it.
private func isLoneSurrogate(_ unit: UInt16, followedBy next: UInt16?) -> Bool {
  switch unit {
  case 0xD800...0xDBFF: !(0xDC00...0xDFFF).contains(next ?? 0)
  case 0xDC00...0xDFFF: true
  default: false  // foreign: code units
  }
}

/// The bytes that have an escape of one letter.
private let shortEscapes: [UInt8] = [
  UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D,
]
