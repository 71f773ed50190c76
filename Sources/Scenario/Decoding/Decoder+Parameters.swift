extension Decoder {
  /// A navigation's parameters as canonical JSON: sorted keys, no blanks.
  ///
  /// Here plain scalars have types: `true` and `false`, whole numbers, and `none` for null. Quotes
  /// keep a text a text. The format has no floats, so `1.5` is a text.
  mutating func parameters(_ value: Value) -> String? {
    guard isMap(value) else { return nil }
    var json: [UInt8] = []
    let isWhole = appendJSON(value, to: &json)
    return isWhole ? String(decoding: json, as: UTF8.self) : nil
  }

  /// Any value as canonical JSON.
  mutating func json(_ value: Value) -> String? {
    var json: [UInt8] = []
    return appendJSON(value, to: &json) ? String(decoding: json, as: UTF8.self) : nil
  }

  private mutating func appendJSON(_ value: Value, to json: inout [UInt8]) -> Bool {
    guard !tree[value.id].isSpoilt else { return false }
    switch tree[value.id].kind {
    case .scalar: return appendScalar(value, to: &json)
    case .sequence: return appendList(value, to: &json)
    case .mapping: return appendMap(value, to: &json)
    }
  }

  private mutating func appendList(_ value: Value, to json: inout [UInt8]) -> Bool {
    var isWhole = true
    json.append(UInt8(ascii: "["))
    var item = tree.firstChild(of: value.id)
    while item < tree.end(of: value.id) {
      if item != tree.firstChild(of: value.id) { json.append(UInt8(ascii: ",")) }
      let part = Value(id: item, shape: .parameter, owner: value.owner)
      isWhole = appendJSON(part, to: &json) && isWhole
      item = tree.end(of: item)
    }
    json.append(UInt8(ascii: "]"))
    return isWhole
  }

  private mutating func appendMap(_ value: Value, to json: inout [UInt8]) -> Bool {
    var pairs: [(key: YAMLTree.ID, value: YAMLTree.ID)] = []
    var key = tree.firstChild(of: value.id)
    while key < tree.end(of: value.id) {
      if !tree[key].isSpoilt { pairs.append((key, tree.end(of: key))) }
      key = tree.end(of: tree.end(of: key))
    }
    pairs.sort { tree.bytes(of: $0.key).lexicographicallyPrecedes(tree.bytes(of: $1.key)) }
    var isWhole = true
    json.append(UInt8(ascii: "{"))
    for (index, pair) in pairs.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      CanonicalJSON.append(text: tree.bytes(of: pair.key), to: &json)
      json.append(UInt8(ascii: ":"))
      let part = Value(id: pair.value, shape: .parameter, owner: .key(pair.key))
      isWhole = appendJSON(part, to: &json) && isWhole
    }
    json.append(UInt8(ascii: "}"))
    return isWhole
  }

  private mutating func appendScalar(_ value: Value, to json: inout [UInt8]) -> Bool {
    let scalar = Value(id: value.id, shape: .parameter, owner: value.owner)
    guard isScalar(scalar) else { return false }
    let bytes = tree.bytes(of: value.id)
    guard tree[value.id].style == .plain else {
      CanonicalJSON.append(text: ArraySlice(string(of: value.id).utf8), to: &json)
      return true
    }
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    if tree.has(value.id, "none") {
      json.append(contentsOf: "null".utf8)
    } else if tree.has(value.id, "true") || tree.has(value.id, "false") {
      json.append(contentsOf: bytes)
    } else if Decimal.isCanonical(digits), bytes != [UInt8(ascii: "-"), UInt8(ascii: "0")] {
      guard digits.count <= 18 else {
        wrong(scalar)
        return false
      }
      json.append(contentsOf: bytes)
    } else {
      CanonicalJSON.append(text: ArraySlice(string(of: value.id).utf8), to: &json)
    }
    return true
  }
}

/// The texts of canonical JSON.
enum CanonicalJSON {
  /// Appends `text` as a JSON string: only quotes, backslashes and control characters are escaped.
  static func append(text: ArraySlice<UInt8>, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        json.append(UInt8(ascii: "\\"))
        json.append(byte)
      case 0x08: json.append(contentsOf: "\\b".utf8)
      case 0x09: json.append(contentsOf: "\\t".utf8)
      case 0x0A: json.append(contentsOf: "\\n".utf8)
      case 0x0C: json.append(contentsOf: "\\f".utf8)
      case 0x0D: json.append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        json.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        json.append(contentsOf: String(byte, radix: 16).utf8)
      default: json.append(byte)  // foreign: a byte
      }
    }
    json.append(UInt8(ascii: "\""))
  }
}
