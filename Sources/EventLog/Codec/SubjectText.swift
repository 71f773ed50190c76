import Lifecycle

/// The words before the colon of a subject; they are a file format.
private enum SubjectWord {
  static let session: StaticString = "session:"
  static let page: StaticString = "page:"
  static let navigation: StaticString = "navigation:"
  static let request: StaticString = "request:"
  static let resolver: StaticString = "resolver:"
}

extension ByteBuffer {
  /// Appends a subject as the log spells it: `page:2`.
  mutating func append(_ subject: Subject) {
    switch subject {
    case .session(let ordinal): append(SubjectWord.session, ordinal)
    case .page(let ordinal): append(SubjectWord.page, ordinal)
    case .navigation(let ordinal): append(SubjectWord.navigation, ordinal)
    case .request(let ordinal): append(SubjectWord.request, ordinal)
    case .resolver(let ordinal): append(SubjectWord.resolver, ordinal)
    }
  }

  private mutating func append(_ word: StaticString, _ ordinal: Ordinal) {
    append(word)
    append(Int64(ordinal))
  }
}

extension Subject {
  /// The subject that `bytes` spell; nil if they spell none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: "s"):
      guard let ordinal = ordinal(bytes, SubjectWord.session) else { return nil }
      self = .session(ordinal)
    case UInt8(ascii: "p"):
      guard let ordinal = ordinal(bytes, SubjectWord.page) else { return nil }
      self = .page(ordinal)
    case UInt8(ascii: "n"):
      guard let ordinal = ordinal(bytes, SubjectWord.navigation) else { return nil }
      self = .navigation(ordinal)
    default:  // foreign: bytes
      if let ordinal = ordinal(bytes, SubjectWord.request) {
        self = .request(ordinal)
      } else if let ordinal = ordinal(bytes, SubjectWord.resolver) {
        self = .resolver(ordinal)
      } else {
        return nil
      }
    }
  }

  var session: SessionOrdinal? {
    if case .session(let ordinal) = self { ordinal } else { nil }
  }

  var page: Ordinal? {
    if case .page(let ordinal) = self { ordinal } else { nil }
  }

  var navigation: Ordinal? {
    if case .navigation(let ordinal) = self { ordinal } else { nil }
  }

  var request: Ordinal? {
    if case .request(let ordinal) = self { ordinal } else { nil }
  }

  var resolver: Ordinal? {
    if case .resolver(let ordinal) = self { ordinal } else { nil }
  }
}

/// The number after `word`, in its one form: digits, no leading zero; nil if there is none.
private func ordinal(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Ordinal? {
  let length = word.utf8CodeUnitCount
  guard bytes.count > length else { return nil }
  for index in 0..<length where bytes[index] != word.utf8Start[index] { return nil }
  guard bytes[length] != UInt8(ascii: "0") || bytes.count == length + 1 else { return nil }
  var ordinal: Ordinal = 0
  for byte in bytes[length...] {
    let digit = byte &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    let (tens, overflow) = ordinal.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(Ordinal(digit))
    guard !overflow, !carry else { return nil }
    ordinal = sum
  }
  return ordinal
}

extension PayloadReader {
  mutating func session() throws(ScanFailure) -> SessionOrdinal { try named(subject?.session) }
  mutating func page() throws(ScanFailure) -> Ordinal { try named(subject?.page) }
  mutating func navigation() throws(ScanFailure) -> Ordinal { try named(subject?.navigation) }
  mutating func request() throws(ScanFailure) -> Ordinal { try named(subject?.request) }
  mutating func resolver() throws(ScanFailure) -> Ordinal { try named(subject?.resolver) }

  /// The resolver a call was meant for; 0 where none was ever asked.
  mutating func resolverIfAny() throws(ScanFailure) -> Ordinal {
    guard subject == nil || subject?.resolver != nil else { throw wrongSubject() }
    return subject?.resolver ?? 0
  }

  /// Reads a url that may have come from a host's call, which the subject then names.
  mutating func flow() throws(ScanFailure) -> URLFlow {
    URLFlow(url: try symbol("url"), navigation: subject?.navigation ?? 0)
  }

  private func named(_ ordinal: Ordinal?) throws(ScanFailure) -> Ordinal {
    guard let ordinal else { throw wrongSubject() }
    return ordinal
  }

  /// The failure of a row whose subject is not what its kind is about.
  func wrongSubject() -> ScanFailure {
    var text = ByteBuffer(capacity: 32)
    if let subject { text.append(subject) }
    let spelled = String(decoding: text.bytes(), as: UTF8.self)
    return ScanFailure(problem: .wrongSubject(spelled), offset: 0, column: .subject)
  }
}
