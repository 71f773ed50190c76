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
      guard bytes[index] == UInt8(ascii: "e") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "y"), bytes[index + 2] == UInt8(ascii: "J"),
        isBoundary(before: index, bytes)
      {
        let header = endOfRun(from: index + 3, bytes)
        if header > index + 3, header < bytes.count, bytes[header] == UInt8(ascii: ".") {
          let payload = endOfRun(from: header + 1, bytes)
          if payload > header + 1, payload < bytes.count, bytes[payload] == UInt8(ascii: ".") {
            return index..<endOfRun(from: payload + 1, bytes)
          }
        }
        // Nothing inside this run can begin a token: what it lacks is behind its end.
        index = max(header, index + 1)
      } else {
        index += 1
      }
    }
    return nil
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
