/// Whole numbers as the format writes them.
enum Decimal {
  /// The number that `bytes` write in its only spelling: `0`, or digits that do not begin with 0.
  static func parse(_ bytes: ArraySlice<UInt8>) -> Int32? {
    guard isCanonical(bytes), bytes.count <= 10 else { return nil }
    return Int32(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether `bytes` are digits, and no zero stands in front of another digit.
  static func isCanonical(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    return bytes.allSatisfy { (0x30...0x39).contains($0) } && (bytes.count == 1 || first != 0x30)
  }
}
