package import Lifecycle

/// Turns stored rows back into events, exactly, or says where a row is not one.
///
/// A decoder holds the texts of the run it reads; the symbols of its events belong to that table.
package struct EventDecoder {
  private var reader: PayloadReader
  private let kinds = KindTable.standard

  /// A decoder that adds the texts it meets to `symbols`.
  package init(symbols: SymbolTable = SymbolTable()) {
    reader = PayloadReader(symbols: symbols)
  }

  /// The texts met so far.
  package var symbols: SymbolTable { reader.symbols }

  /// The event of a row. All bytes must stay until the call returns; an empty `subject` is NULL.
  package mutating func decode(
    kind: UnsafeBufferPointer<UInt8>, subject: UnsafeBufferPointer<UInt8>, version: Int64,
    payload: UnsafeBufferPointer<UInt8>
  ) throws(EventDecodingError) -> Event {
    guard let reading = kinds[kind] else {
      throw EventDecodingError(kind: text(kind), column: .kind, problem: .unknownKind)
    }
    guard version == EventDictionary.payloadVersion else {
      throw EventDecodingError(
        kind: text(kind), column: .payloadVersion, problem: .unknownVersion(version))
    }
    let about = reader.subject(subject)
    guard about != nil || subject.isEmpty else {
      throw EventDecodingError(
        kind: text(kind), column: .subject, problem: .wrongSubject(text(subject)))
    }
    do throws(ScanFailure) {
      return try event(about, payload, reading)
    } catch {
      throw EventDecodingError(
        kind: text(kind), column: error.column, offset: error.offset, problem: error.problem)
    }
  }

  private mutating func event(
    _ subject: Subject?, _ payload: UnsafeBufferPointer<UInt8>, _ reading: KindTable.Reading
  ) throws(ScanFailure) -> Event {
    reader.begin(payload, subject: subject)
    try reader.open()
    let event = try reading.read(&reader)
    try reader.close()
    try reader.end()
    guard event.subject == subject else { throw reader.wrongSubject() }
    return event
  }

  /// The event of a row whose columns are at hand as texts.
  package mutating func decode(
    kind: String, subject: String?, version: Int64 = EventDictionary.payloadVersion,
    payload: String
  ) throws(EventDecodingError) -> Event {
    let kind = Array(kind.utf8)
    let subject = Array((subject ?? "").utf8)
    let payload = Array(payload.utf8)
    var result: Result<Event, EventDecodingError>?
    kind.withUnsafeBufferPointer { kind in
      subject.withUnsafeBufferPointer { subject in
        payload.withUnsafeBufferPointer { payload in
          do throws(EventDecodingError) {
            result = .success(
              try decode(kind: kind, subject: subject, version: version, payload: payload))
          } catch {
            result = .failure(error)
          }
        }
      }
    }
    guard let result else {
      throw EventDecodingError(kind: "", column: .kind, problem: .unknownKind)
    }
    return try result.get()
  }
}

private func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  String(decoding: bytes, as: UTF8.self)
}
