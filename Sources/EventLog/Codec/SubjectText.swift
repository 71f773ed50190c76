import Lifecycle

/// The words before the colon of a subject; they are a file format.
private enum SubjectWord {
  static let session: StaticString = "session:"
  static let page: StaticString = "page:"
  static let navigation: StaticString = "navigation:"
  static let request: StaticString = "request:"
  static let resolver: StaticString = "resolver:"
  static let tip: StaticString = "tip:"
  /// A notification, by the scenario's name for it.
  static let notification: StaticString = "push:"
}

extension ByteBuffer {
  /// Appends a subject as the log spells it: `page:2`, `push:N1`.
  mutating func append(_ subject: Subject, _ symbols: SymbolTable) {
    switch subject {
    case .session(let ordinal): append(SubjectWord.session, ordinal)
    case .page(let ordinal): append(SubjectWord.page, ordinal)
    case .navigation(let ordinal): append(SubjectWord.navigation, ordinal)
    case .request(let ordinal): append(SubjectWord.request, ordinal)
    case .resolver(let ordinal): append(SubjectWord.resolver, ordinal)
    case .tip(let ordinal): append(SubjectWord.tip, ordinal)
    case .notification(let name):
      append(SubjectWord.notification)
      append(symbols[name])
    }
  }

  private mutating func append(_ word: StaticString, _ ordinal: Ordinal) {
    append(word)
    append(Int64(ordinal))
  }
}

extension Subject {
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

  var tip: Ordinal? {
    if case .tip(let ordinal) = self { ordinal } else { nil }
  }

  var notification: Symbol? {
    if case .notification(let name) = self { name } else { nil }
  }
}

/// The number after `word`, in its one form: digits, no leading zero; nil if there is none.
private func ordinal(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Ordinal? {
  let length = word.utf8CodeUnitCount
  guard bytes.count > length, begins(bytes, word) else { return nil }
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

@inline(__always)
private func begins(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
  let length = word.utf8CodeUnitCount
  guard bytes.count >= length else { return false }
  for index in 0..<length where bytes[index] != word.utf8Start[index] { return false }
  return true
}

extension PayloadReader {
  /// The subject that `bytes` spell; nil if they spell none.
  mutating func subject(_ bytes: UnsafeBufferPointer<UInt8>) -> Subject? {
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: "s"): return ordinal(bytes, SubjectWord.session).map { .session($0) }
    case UInt8(ascii: "n"): return ordinal(bytes, SubjectWord.navigation).map { .navigation($0) }
    case UInt8(ascii: "t"): return ordinal(bytes, SubjectWord.tip).map { .tip($0) }
    case UInt8(ascii: "p"):
      if let page = ordinal(bytes, SubjectWord.page) { return .page(page) }
      return notificationName(bytes).map { .notification($0) }
    default:  // foreign: bytes
      if let request = ordinal(bytes, SubjectWord.request) { return .request(request) }
      return ordinal(bytes, SubjectWord.resolver).map { .resolver($0) }
    }
  }

  /// The name after `push:`; nil where it is not UTF-8, which no name can be.
  private mutating func notificationName(_ bytes: UnsafeBufferPointer<UInt8>) -> Symbol? {
    guard begins(bytes, SubjectWord.notification) else { return nil }
    let name = UnsafeBufferPointer(
      rebasing: bytes[SubjectWord.notification.utf8CodeUnitCount...])
    return String(validating: name, as: UTF8.self).map { intern($0) }
  }

  mutating func session() throws(ScanFailure) -> SessionOrdinal { try named(subject?.session) }
  mutating func page() throws(ScanFailure) -> Ordinal { try named(subject?.page) }
  mutating func navigation() throws(ScanFailure) -> Ordinal { try named(subject?.navigation) }
  mutating func request() throws(ScanFailure) -> Ordinal { try named(subject?.request) }
  mutating func resolver() throws(ScanFailure) -> Ordinal { try named(subject?.resolver) }
  mutating func tip() throws(ScanFailure) -> Ordinal { try named(subject?.tip) }
  mutating func notificationName() throws(ScanFailure) -> Symbol {
    try named(subject?.notification)
  }

  /// The resolver a call was meant for; 0 where none was ever asked.
  mutating func resolverIfAny() throws(ScanFailure) -> Ordinal {
    guard subject == nil || subject?.resolver != nil else { throw wrongSubject() }
    return subject?.resolver ?? 0
  }

  /// Reads a url that may have come from a host's call, which the subject then names.
  mutating func flow() throws(ScanFailure) -> URLFlow {
    URLFlow(url: try symbol("url"), navigation: subject?.navigation ?? 0)
  }

  private func named<Name>(_ name: Name?) throws(ScanFailure) -> Name {
    guard let name else { throw wrongSubject() }
    return name
  }

  /// The failure of a row whose subject is not what its kind is about.
  func wrongSubject() -> ScanFailure {
    let spelled = subject.map { $0.text(symbols) } ?? ""
    return ScanFailure(problem: .wrongSubject(spelled), offset: 0, column: .subject)
  }
}
