import EventLog
import Foundation
import Lifecycle
import TestSupport
import Testing

@Suite struct EventCodecTests {
  /// Four hundred arbitrary events of each kind, from one seed.
  private static let seed: UInt64 = 7_031

  @Test(arguments: EventKind.allCases)
  func `every event comes back as it was`(kind: EventKind) throws {
    var source = ArbitraryEvents(seed: Self.seed ^ UInt64(kind.rawValue.utf8.count))
    var encoder = EventEncoder()
    for _ in 0..<400 {
      let event = source.event(kind)
      try #require(event.kind == kind)
      let payload = encoder.payload(event, symbols: source.symbols)
      var decoder = EventDecoder(symbols: source.symbols)
      let decoded = try decoder.decode(
        kind: kind.rawValue, subject: event.subject?.text(source.symbols), payload: payload)
      #expect(decoded == event, "\(payload)")
    }
  }

  @Test(arguments: EventKind.allCases)
  func `a payload is the JSON that another writer makes of it with sorted keys`(kind: EventKind)
    throws
  {
    var source = ArbitraryEvents(seed: Self.seed)
    var encoder = EventEncoder()
    for _ in 0..<50 {
      let payload = encoder.payload(source.event(kind), symbols: source.symbols)
      let value = try JSONSerialization.jsonObject(with: Data(payload.utf8))
      let again = try JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
      #expect(String(decoding: again, as: UTF8.self) == payload)
    }
  }

  /// Damages payloads by a byte here and there. What is still accepted must be canonical, so that
  /// no two different rows are the same event.
  @Test(arguments: EventKind.allCases)
  func `a damaged payload is refused, or is the one form of another event`(kind: EventKind)
    throws
  {
    var source = ArbitraryEvents(seed: Self.seed)
    var encoder = EventEncoder()
    for _ in 0..<200 {
      let event = source.event(kind)
      var bytes = Array(encoder.payload(event, symbols: source.symbols).utf8)
      for _ in 0...source.random.below(2) { damage(&bytes, &source.random) }
      guard let payload = String(validating: bytes, as: UTF8.self) else { continue }
      var decoder = EventDecoder()
      do {
        let decoded = try decoder.decode(
          kind: kind.rawValue, subject: event.subject?.text(source.symbols), payload: payload)
        #expect(encoder.payload(decoded, symbols: decoder.symbols) == payload)
      } catch {
        #expect(error.kind == kind.rawValue)
        #expect(error.offset <= bytes.count)
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    let other = random.pick(Array("\"\\{}[]:,0123456789-.eEuntrfalsxyz\u{1}".utf8))
    switch random.below(4) {
    case 0: bytes[place] = other
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(other, at: place)
    default: bytes.removeLast(bytes.count - place)
    }
  }
}
