extension ReadingCause {
  var message: String {
    switch self {
    case .tooLarge(let bytes):
      "the file has \(Words.grouped(bytes)) bytes; a scenario has at most "
        + Words.grouped(YAMLReader.sizeLimit)
    case .empty: "the file is empty: there is nothing in it but blanks and comments"
    case .notUTF8(let fault): fault.message
    case .controlCharacter(let value, .raw): ReadingCause.control(value)
    case .controlCharacter(let value, .escaped):
      "an escape gives the control character \(Words.codePoint(value))"
    case .syntax(let fault): "this is no YAML: \(fault.message)"
    case .tab: "a tab outside quotes and comments; use blanks"
    case .anchor: "an anchor (`&`); the format has none"
    case .alias: "an alias (`*`); the format has none, so write the value out"
    case .tag: "a tag (`!`); the format has none"
    case .mergeKey: "a merge key (`<<`); the format has none, so write the keys out"
    case .directive: "a directive (`%`); the format has none"
    case .secondDocument: "a second document begins; a scenario is one document"
    case .tooDeep: "more than \(TreeBuilder.depthLimit) collections lie inside each other"
    case .keyNotScalar: "a key is a word, not a list or a map"
    case .duplicateKey(let key, let first):
      "\(Words.quoted(key)) stands twice in this map; first at \(first.text)"
    }
  }

  private static func control(_ value: UInt32) -> String {
    switch value {
    case 0: "a zero byte (U+0000)"
    case 0x0D: "a carriage return without a line feed; lines end in LF or CRLF"
    case 0xFEFF: "a byte order mark (U+FEFF) inside the text"
    case 0x2028, 0x2029:
      "\(Words.codePoint(value)), which YAML takes for a line end; write it as an escape"
    default: "the control character \(Words.codePoint(value))"  // foreign: a character
    }
  }
}

extension EncodingFault {
  fileprivate var message: String {
    switch self {
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .utf32: "the file is UTF-32; save it as UTF-8"
    case .latin1(let byte):
      "byte \(EncodingFault.hex(byte)) is not UTF-8; if the file is Latin-1, save it as UTF-8"
    case .strayByte(let byte): "byte \(EncodingFault.hex(byte)) is not UTF-8"
    case .overlong: "an overlong form, which UTF-8 does not allow"
    case .surrogate: "half of a surrogate pair, which UTF-8 does not allow"
    case .aboveUnicode: "a character above U+10FFFF, which UTF-8 does not allow"
    case .cutShort: "a character is cut short: its bytes are not all there"
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
