/// Finds in a line what must not be shown.
///
/// The decoder knows which fields hold credentials, but a file can be too broken to be decoded, so
/// an excerpt looks for itself: what has the shape of a token, and long words behind the name of
/// a credential's field.
enum SecretMask {
  /// From so many characters on, a word in a credential's field is taken for the credential
  /// itself.
  static let longWord = 24

  /// What stands in a message for a text that it must not repeat.
  static let hidden = "\u{2022}\u{2022}\u{2022}\u{2022}"

  private static let fields = [
    "token", "refreshToken", "appSecret", "secret", "key", "deviceToken", "updateDeviceToken",
    "revoke", "gives", "resolve", "tokens",
  ]

  private static let parts = ["token", "secret", "credential", "password", "apikey"]

  /// Whether a key is the name of a credential's field, or was meant to be one.
  static func isCredential(_ name: String) -> Bool {
    if fields.contains(name) { return true }
    guard (3...64).contains(name.utf8.count) else { return false }
    if Suggestion.nearest(to: name, in: fields) != nil { return true }
    let small = name.lowercased()
    return parts.contains { small.contains($0) }
  }

  /// `text` with every word hidden that looks like a secret wherever it stands: long, and of
  /// letters and digits mixed.
  static func hiding(_ text: String) -> String {
    guard text.utf8.count >= longWord else { return text }
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var shown: [UInt8] = []
      var index = 0
      while index < bytes.count {
        let end = max(endOfWord(bytes, from: index), index + 1)
        if looksRandom(bytes, index..<end) {
          shown.append(contentsOf: hidden.utf8)
        } else {
          shown.append(contentsOf: bytes[index..<end])
        }
        index = end
      }
      return String(decoding: shown, as: UTF8.self)
    }
  }

  /// Whether a text is a single word as secrets are, long and without blanks.
  static func isLongWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count >= longWord && endOfWord(text, from: 0) == text.count
  }

  /// A file's name has a dot, which no secret but a token has; tokens are found by their shape.
  private static func looksRandom(
    _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>
  ) -> Bool {
    guard word.count >= longWord else { return false }
    let bytes = text[word]
    return !bytes.contains(UInt8(ascii: ".")) && bytes.contains { (0x30...0x39).contains($0) }
      && bytes.contains { (0x41...0x5A).contains($0 & 0xDF) }
  }

  /// The byte ranges of `line` to mask; `everyWord` masks long words wherever they stand.
  static func ranges(
    in line: UnsafeBufferPointer<UInt8>, everyWord: Bool = false
  ) -> [Range<Int>] {
    var ranges = TokenShape.all(in: line)
    var start = everyWord ? 0 : nil as Int?
    var index = 0
    while index < line.count {
      let end = endOfWord(line, from: index)
      if let start, start <= index, end - index >= longWord {
        ranges.append(index..<end)
      } else if looksRandom(line, index..<end) {
        ranges.append(index..<end)
      } else if start == nil, isField(line, index..<end) {
        start = end
      }
      index = max(end, index + 1)
    }
    return ranges
  }

  /// Whether the word is the name of a credential's field, with a colon behind it.
  private static func isField(_ line: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    guard (3...64).contains(word.count) else { return false }
    var colon = word.upperBound
    if colon < line.count, line[colon] == UInt8(ascii: "\"") || line[colon] == UInt8(ascii: "'") {
      colon += 1
    }
    guard colon < line.count, line[colon] == UInt8(ascii: ":") else { return false }
    return isCredential(String(decoding: line[word], as: UTF8.self))
  }

  private static func endOfWord(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < line.count {
      switch line[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        end += 1
      default: return end  // foreign: a byte
      }
    }
    return end
  }
}
