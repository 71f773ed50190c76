/// Finds in a line what must not be shown.
///
/// The decoder knows which fields hold credentials, but a file can be too broken to be decoded, so
/// an excerpt looks for itself: what has the shape of a token, and long words behind the name of
/// a credential's field.
enum SecretMask {
  /// From so many characters on, a word in a credential's field is taken for the credential
  /// itself.
  static let longWord = 24

  private static let fields = [
    "token", "refreshToken", "appSecret", "secret", "key", "deviceToken", "updateDeviceToken",
    "revoke", "gives", "resolve", "tokens",
  ]

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
      } else if start == nil, isField(line, index..<end) {
        start = end
      }
      index = max(end, index + 1)
    }
    return ranges
  }

  /// Whether the word is the name of a credential's field: a known name with a colon behind it.
  private static func isField(_ line: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    guard (3...17).contains(word.count) else { return false }
    var colon = word.upperBound
    if colon < line.count, line[colon] == UInt8(ascii: "\"") || line[colon] == UInt8(ascii: "'") {
      colon += 1
    }
    guard colon < line.count, line[colon] == UInt8(ascii: ":") else { return false }
    return fields.contains { UnsafeBufferPointer(rebasing: line[word]).elementsEqual($0.utf8) }
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
