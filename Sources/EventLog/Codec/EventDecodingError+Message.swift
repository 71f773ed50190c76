extension EventDecodingError: CustomStringConvertible {
  /// `payload of pageOpened, byte 24: the key "url" is missing`.
  package var description: String {
    "\(column.rawValue) of \(kind), byte \(offset): \(problem)"
  }
}

extension EventDecodingError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKind:
      "this program knows no such kind of event; a newer one may"
    case .unknownVersion(let version):
      "this program does not know payload version \(version)"
    case .wrongSubject(let subject):
      "\"\(subject)\" is not a subject of this kind"
    case .missingKey(let key):
      "the key \"\(key)\" is missing"
    case .unknownKey(let key):
      "the key \"\(key)\" does not belong here"
    case .duplicateKey(let key):
      "the key \"\(key)\" stands here twice"
    case .misplacedKey(let key):
      "the key \"\(key)\" stands here twice or out of order"
    case .wrongType(let key, let expected):
      "the value of \"\(key)\" must be \(expected.phrase)"
    case .fraction(let key):
      "the value of \"\(key)\" must be a whole number"
    case .outOfRange(let key):
      "the number of \"\(key)\" is too large"
    case .malformedText(let key):
      "the text of \"\(key)\" is not well-formed"
    case .loneSurrogate(let key):
      "the text of \"\(key)\" has half of a surrogate pair"
    case .notCanonical(let key):
      "the value of \"\(key)\" is not written in the canonical way"
    case .unknownWord(let key, let word):
      "\"\(word)\" is not a value of \"\(key)\""
    case .contradiction(let key):
      "the value of \"\(key)\" contradicts another value"
    case .expected(let character):
      "a \"\(character)\" is missing"
    case .trailingBytes:
      "something follows the payload"
    }
  }
}

extension EventDecodingError.ValueType {
  fileprivate var phrase: String {
    switch self {
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
