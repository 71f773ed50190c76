package import Lifecycle

/// Turns events into the payloads the log stores.
package struct EventEncoder: ~Copyable {
  private var writer = PayloadWriter()

  package init() {}

  /// The payload of `event`, whose symbols come from `symbols`.
  package mutating func payload(_ event: Event, symbols: SymbolTable) -> String {
    writer.buffer.truncate(to: 0)
    writer.write(event, symbols)
    return String(decoding: writer.buffer.bytes(), as: UTF8.self)
  }
}

extension Subject {
  /// The subject as the log spells it: `page:2`. A notification's name comes from `symbols`.
  package func text(_ symbols: SymbolTable) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(self, symbols)
    return String(decoding: buffer.bytes(), as: UTF8.self)
  }
}
