/// Looks into a canonical JSON object: sorted keys, no blanks.
enum CanonicalObject {
  /// The value of the member called `name`, as JSON; nil if there is none of it.
  static func member(_ name: String, of json: String) -> String? {
    let bytes = Array(json.utf8)
    var index = 1
    while index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      let keyEnd = endOfText(bytes, from: index)
      let valueEnd = endOfValue(bytes, from: keyEnd + 1)
      if unescaped(bytes[(index + 1)..<(keyEnd - 1)]).elementsEqual(name.utf8) {
        return String(decoding: bytes[(keyEnd + 1)..<valueEnd], as: UTF8.self)
      }
      index = valueEnd + 1
    }
    return nil
  }

  /// Behind the closing quote of the text that begins at `start`.
  private static func endOfText(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Behind the value that begins at `start`: at a comma or a brace outside of it.
  private static func endOfValue(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = endOfText(bytes, from: index)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return index
      default: break  // foreign: a byte
      }
      index += 1
    }
    return index
  }

  /// The key without its escapes: canonical JSON escapes only quotes, backslashes and controls,
  /// and no key of a scenario holds a control character.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        plain.append(byte)
        isEscaped = false
      }
    }
    return plain
  }
}
