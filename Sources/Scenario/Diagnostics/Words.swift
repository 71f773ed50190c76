/// How messages write texts, lists and numbers.
enum Words {
  /// The most characters of a text from the file that a message repeats.
  private static let quoteLimit = 60

  /// `text` between backquotes, shortened, with nothing in it that moves a cursor or looks like a
  /// secret.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for (index, scalar) in SecretMask.hiding(text).unicodeScalars.enumerated() {
      if index == quoteLimit {
        shown += "…"
        break
      }
      switch scalar {
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      default:  // foreign: a character
        let isOdd =
          scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format
        if isOdd {
          shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          shown.unicodeScalars.append(scalar)
        }
      }
    }
    return "`\(shown)`"
  }

  /// `a`, `b` or `c`.
  static func anyOf(_ words: [String]) -> String { joined(words.map(quoted), by: "or") }

  /// `a`, `b` and `c`.
  static func allOf(_ words: [String]) -> String { joined(words.map(quoted), by: "and") }

  static func joined(_ phrases: [String], by word: String) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "nothing" }
    return phrases.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// `1,048,576`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var shown = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { shown += "," }
      shown.append(digit)
    }
    return shown
  }

  /// `U+0007`.
  static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
