package import Lifecycle

/// What the log knows of one kind of event: what it means, what its rows look like, and how they
/// are read back. Table `event_kinds` holds the same for people.
package struct EventKindEntry: Sendable {
  package let kind: EventKind
  /// One sentence.
  package let meaning: String
  /// What stands in column `subject` of the example; nil for kinds without a subject.
  package let subject: String?
  /// A payload as it is stored.
  package let example: String
  /// Reads the payload, and takes from the subject what the payload leaves to it.
  let reading: KindTable.Reading

  init(
    _ kind: EventKind, _ meaning: String, subject: String? = nil, example: String = "{}",
    read: @escaping @Sendable (inout PayloadReader) throws(ScanFailure) -> Event
  ) {
    self.kind = kind
    self.meaning = meaning
    self.subject = subject
    self.example = example
    reading = KindTable.Reading(read: read)
  }

  /// An entry for a kind that says everything by its name.
  init(_ kind: EventKind, _ meaning: String, _ event: Event) {
    self.init(kind, meaning) { _ throws(ScanFailure) in event }
  }
}

/// All kinds of events, in the order in which `EventKind` declares them.
package enum EventDictionary {
  /// The version of every payload that this program writes, and the only one it reads.
  package static let payloadVersion: Int64 = 1

  package static let entries: [EventKindEntry] =
    clock + host + pushCalls + callback + system + deliveries + client + server + decisions
    + navigation + pushService + rest
}
