/// `${column}` in a value stands for a cell of `cases`; `$${` is a literal `${`.
enum Placeholder {
  /// The first placeholder in `bytes`, with its braces; a brace that is never closed reaches to the
  /// end.
  static func first(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      if isLiteral(bytes, index) {
        index += 3
      } else if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
        return index..<(end ?? bytes.endIndex)
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The text with every `$${` read as `${`.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if isLiteral(bytes, index) { index += 1 }
      text.append(bytes[index])
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isLiteral(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.endIndex && bytes[index] == UInt8(ascii: "$")
      && bytes[index + 1] == UInt8(ascii: "$") && bytes[index + 2] == UInt8(ascii: "{")
  }
}
