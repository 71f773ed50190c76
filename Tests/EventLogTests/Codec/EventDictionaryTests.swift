import EventLog
import Lifecycle
import Testing

@Suite struct EventDictionaryTests {
  @Test func `the dictionary holds every kind once, in the order of its declaration`() {
    #expect(EventDictionary.entries.map(\.kind) == EventKind.allCases)
  }

  @Test(arguments: EventDictionary.entries.indices)
  func `a kind's meaning is one plain sentence`(index: Int) {
    let meaning = EventDictionary.entries[index].meaning
    #expect(meaning.count > 10)
    #expect(meaning.hasSuffix("."))
    #expect(!meaning.dropLast().contains("."))
  }

  @Test(arguments: EventDictionary.entries.indices)
  func `a kind's example is an event of the kind, and has its one canonical form`(index: Int)
    throws
  {
    let entry = EventDictionary.entries[index]
    var decoder = EventDecoder()
    let event = try decoder.decode(
      kind: entry.kind.rawValue, subject: entry.subject, payload: entry.example)
    #expect(event.kind == entry.kind)
    #expect(event.subject?.text(decoder.symbols) == entry.subject)

    var encoder = EventEncoder()
    #expect(encoder.payload(event, symbols: decoder.symbols) == entry.example)
  }
}
