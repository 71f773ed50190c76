/// The encoding of a file: strict UTF-8 without control characters.
///
/// It is tested before parsing, so that the parser sees only what the format allows: no overlong
/// form, no surrogate, no zero byte, and no line end that editors and YAML disagree about.
enum Encoding {
  /// The first thing wrong, and the offset of its first byte.
  struct Fault {
    var offset: Int
    var cause: ReadingCause
  }

  /// The length of the byte order mark at the beginning: 3 or 0.
  static func markLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    if let wide = wideEncoding(bytes) { return Fault(offset: 0, cause: .notUTF8(wide)) }
    var offset = markLength(bytes)
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F {
        offset += 1
      } else if byte < 0x80 {
        if let fault = controlFault(bytes, at: offset) { return fault }
        offset += 1
      } else {
        switch scalar(bytes, at: offset) {
        case .fault(let fault): return Fault(offset: offset, cause: .notUTF8(fault))
        case .scalar(let value, let length):
          if isForbidden(value) {
            return Fault(offset: offset, cause: .controlCharacter(value, .raw))
          }
          offset += length
        }
      }
    }
    return nil
  }

  /// UTF-16 and UTF-32 by their byte order marks.
  private static func wideEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> EncodingFault? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .utf32
    }
    return bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? .utf16 : nil
  }

  /// Of the ASCII controls only tab, line feed, and a carriage return before a line feed are text.
  private static func controlFault(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Fault? {
    let byte = bytes[offset]
    if byte == 0x09 || byte == 0x0A { return nil }
    if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { return nil }
    if byte == 0, offset < 2, looksWide(bytes) {
      return Fault(offset: offset, cause: .notUTF8(.utf16))
    }
    return Fault(offset: offset, cause: .controlCharacter(UInt32(byte), .raw))
  }

  /// Whether every other one of the first bytes is zero: UTF-16 without a byte order mark.
  private static func looksWide(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 4 && (bytes[0] == 0) == (bytes[2] == 0) && (bytes[1] == 0) == (bytes[3] == 0)
      && (bytes[0] == 0) != (bytes[1] == 0)
  }

  enum Decoded {
    case scalar(UInt32, length: Int)
    case fault(EncodingFault)
  }

  /// The scalar that begins at `offset` with a byte of 0x80 or more.
  static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Decoded {
    let lead = bytes[offset]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    case 0xC0, 0xC1:
      let isForm = offset + 1 < bytes.count && bytes[offset + 1] & 0xC0 == 0x80
      return .fault(isForm ? .overlong : .latin1(lead))
    case 0xF5...0xF7:
      let isForm = offset + 1 < bytes.count && bytes[offset + 1] & 0xC0 == 0x80
      return .fault(isForm ? .aboveUnicode : .latin1(lead))
    case 0xA0...0xBF, 0xF8...0xFD: return .fault(.latin1(lead))
    default: return .fault(.strayByte(lead))  // foreign: a byte
    }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      guard offset + index < bytes.count else {
        return .fault(index > 1 ? .cutShort : .latin1(lead))
      }
      let next = bytes[offset + index]
      guard next & 0xC0 == 0x80 else { return .fault(index > 1 ? .cutShort : .latin1(lead)) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    if (length == 3 && value < 0x800) || (length == 4 && value < 0x1_0000) {
      return .fault(.overlong)
    }
    if (0xD800...0xDFFF).contains(value) { return .fault(.surrogate) }
    if value > 0x10_FFFF { return .fault(.aboveUnicode) }
    return .scalar(value, length: length)
  }

  /// Controls above ASCII, a byte order mark inside the text, and the separators that YAML takes
  /// for line ends and editors do not.
  private static func isForbidden(_ value: UInt32) -> Bool {
    value < 0xA0 || value == 0x2028 || value == 0x2029 || value == 0xFEFF || value == 0xFFFE
      || value == 0xFFFF
  }
}
