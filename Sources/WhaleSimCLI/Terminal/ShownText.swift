import Report

/// Text from outside as a terminal may get it.
///
/// Names of files, of scenarios and of pages come from anywhere. A character in them that moves the
/// cursor, hides what follows or turns its direction would let them forge a line of ours; it is
/// shown as `\u009B`, which is also how JSON writes it, so JSON stays what it was.
enum ShownText {
  /// Whether any character must be shown; true for some texts in which none has to be.
  static func needsShowing(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.contains { $0 < 0x20 || $0 == 0x7F || isLeader($0) }
    }
  }

  /// The first bytes of what may be a control of the second set (C2), a mark of direction in Arabic
  /// (D8) or general punctuation, of which some steers (E2), or a byte order mark (EF).
  private static func isLeader(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
  }

  /// - Parameter keepsLines: whether line ends are left as they are.
  static func shown(_ text: String, keepsLines: Bool) -> String {
    var shown = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}", let code = Paint.code(beginning: Substring(rest)) {
        shown += code
        rest = rest.dropFirst(code.unicodeScalars.count)
        continue
      }
      rest = rest.dropFirst()
      let isKept = !steers(scalar.value) || (keepsLines && scalar == "\n")
      if isKept {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u" + Hexadecimal.fourDigits(scalar.value)
      }
    }
    return shown
  }

  private static func steers(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF:
      true
    default: false  // foreign: characters
    }
  }
}
