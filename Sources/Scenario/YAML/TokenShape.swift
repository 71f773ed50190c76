/// The shape of a JSON web token: `eyJ….….…`, three runs of base64url with dots between them.
///
/// `eyJ` is how `{"` begins in base64. The last run may be empty, as in an unsigned token.
enum TokenShape {
  /// The first token-shaped run of bytes at or after `start`.
  static func first(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Range<Int>? {
    var index = start
    while index + 5 < bytes.count {
      guard beginsObject(at: index, bytes) else {
        index += 1
        continue
      }
      // What follows the run of letters is the same for every token that could begin in it, so
      // each run is looked at once.
      let header = index..<endOfRun(from: index + 3, bytes)
      if let payload = part(behind: header.upperBound, bytes),
        let signature = part(behind: payload.upperBound, bytes), !payload.isEmpty,
        let begin = header.first(where: { isToken(at: $0, header.upperBound, payload, bytes) })
      {
        return begin..<signature.upperBound
      }
      index = header.upperBound
    }
    return nil
  }

  /// Whether a token begins at `index`, whose header ends at `headerEnd`.
  ///
  /// In the middle of a word more is asked of it, so that `MoneyJar.com.hk` is a name: ten
  /// characters of header, and a payload that is an object, which begins with `e` in base64.
  private static func isToken(
    at index: Int, _ headerEnd: Int, _ payload: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard headerEnd > index + 3, beginsObject(at: index, bytes) else { return false }
    if isBoundary(before: index, bytes) { return true }
    return headerEnd - index >= 10 && bytes[payload.lowerBound] == UInt8(ascii: "e")
  }

  private static func beginsObject(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == UInt8(ascii: "e") && bytes[index + 1] == UInt8(ascii: "y")
      && bytes[index + 2] == UInt8(ascii: "J")
  }

  /// The run behind a dot at `dot`; nil when there is none.
  private static func part(
    behind dot: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard dot < bytes.count, bytes[dot] == UInt8(ascii: ".") else { return nil }
    return (dot + 1)..<endOfRun(from: dot + 1, bytes)
  }

  /// Every token-shaped run of `bytes`, in order.
  static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    while let run = first(in: bytes, from: start) {
      runs.append(run)
      start = run.upperBound
    }
    return runs
  }

  /// Whether a word can begin at `index`: not behind a letter or digit, except one that ends a
  /// percent escape, as in `?auth%3DeyJ…`.
  private static func isBoundary(before index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0, isAlphanumeric(bytes[index - 1]) else { return true }
    return index >= 3 && bytes[index - 3] == UInt8(ascii: "%")
  }

  private static func endOfRun(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count,
      isAlphanumeric(bytes[end]) || bytes[end] == UInt8(ascii: "-")
        || bytes[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    return end
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false  // foreign: a byte
    }
  }
}
