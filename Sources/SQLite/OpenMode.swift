import CSQLite

/// How a database file is opened.
package enum OpenMode: Hashable, Sendable {
  /// Reads; the file must exist.
  case readOnly
  /// Reads a file that nobody writes, without locks and without any file beside it.
  ///
  /// What stands only in a write-ahead log is not seen.
  case immutable
  /// Reads and writes; the file must exist.
  case readWrite
  /// Reads and writes; the file is made if it is missing.
  case create

  /// A connection is used by one thread at a time, which its types guarantee, so that SQLite's own
  /// mutex would only cost.
  var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    }
  }

  /// The name under which SQLite opens the file at `path`.
  func name(of path: String) -> String {
    switch self {
    case .readOnly, .readWrite, .create: path
    case .immutable: "file:" + percentEncoded(path) + "?immutable=1"
    }
  }
}

/// `path` as a part of a URI: everything but letters, digits, `/`, `.`, `-` and `_` is escaped.
private func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF")
  var encoded = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:  // foreign: SQLite's codes
      encoded.append("%")
      encoded.append(digits[Int(byte >> 4)])
      encoded.append(digits[Int(byte & 15)])
    }
  }
  return encoded
}
