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

  /// The names of all placeholders in `bytes`, in order.
  static func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while let range = first(in: rest) {
      if let name = name(rest[range]) { names.append(name) }
      rest = rest[range.upperBound...]
    }
    return names
  }

  /// The first placeholder in `bytes` whose name is none of `columns`, with its braces.
  static func firstText(in bytes: ArraySlice<UInt8>, except columns: [String]) -> String? {
    var rest = bytes
    while let range = first(in: rest) {
      let isColumn = name(rest[range]).map(columns.contains) ?? false
      if !isColumn { return String(decoding: rest[range], as: UTF8.self) }
      rest = rest[range.upperBound...]
    }
    return nil
  }

  /// The name of the placeholder that `bytes` are, and nothing else beside it; nil otherwise.
  static func onlyName(in bytes: ArraySlice<UInt8>) -> String? {
    first(in: bytes) == bytes.indices ? name(bytes) : nil
  }

  /// `bytes` with each placeholder that has a value replaced by it. What a value holds is never
  /// taken for a placeholder again.
  static func replacing(
    in bytes: ArraySlice<UInt8>, with value: (String) -> String?
  ) -> [UInt8] {
    var text: [UInt8] = []
    var rest = bytes
    while let range = first(in: rest) {
      text.append(contentsOf: rest[..<range.lowerBound])
      if let name = name(rest[range]), let value = value(name) {
        text.append(contentsOf: escaped(ArraySlice(value.utf8)))
      } else {
        text.append(contentsOf: rest[range])
      }
      rest = rest[range.upperBound...]
    }
    return text + rest
  }

  /// The name between the braces; nil without a closing one.
  private static func name(_ placeholder: ArraySlice<UInt8>) -> String? {
    guard placeholder.last == UInt8(ascii: "}") else { return nil }
    return String(decoding: placeholder.dropFirst(2).dropLast(), as: UTF8.self)
  }

  /// The text with every `${` written as `$${`.
  private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    for index in bytes.indices {
      let begins =
        bytes[index] == UInt8(ascii: "$") && index + 1 < bytes.endIndex
        && bytes[index + 1] == UInt8(ascii: "{")
      if begins { text.append(UInt8(ascii: "$")) }
      text.append(bytes[index])
    }
    return text
  }

  private static func isLiteral(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.endIndex && bytes[index] == UInt8(ascii: "$")
      && bytes[index + 1] == UInt8(ascii: "$") && bytes[index + 2] == UInt8(ascii: "{")
  }
}
